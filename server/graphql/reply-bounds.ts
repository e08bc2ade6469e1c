import {
  defaultFieldResolver,
  type FieldNode,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isIntrospectionType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { BadInputError } from '../core/errors.ts'
import { MEBIBYTE } from '../core/primitives/units.ts'

export const REPLY_BOUNDS = { rows: 20_000, bytes: 8 * MEBIBYTE, values: 400_000 } as const

/** A value's name, quotes and separators; it also bounds the number of values, and so the time. */
export const BYTES_OF_A_VALUE = REPLY_BOUNDS.bytes / REPLY_BOUNDS.values

/** Rows and bytes of a reply so far. */
export class ReplySize {
  private rows = 0
  private bytes = 0
  private exceeded = false

  get isExceeded(): boolean {
    return this.exceeded
  }

  /** Adds the rows of a list, with the fields that the operation selects of each. */
  add(rows: readonly unknown[], fields: ReadonlyMap<string, number>): void {
    this.rows += rows.length
    for (const row of rows) {
      for (const [field, times] of fields) {
        const value = (row as Record<string, unknown> | null)?.[field]
        this.bytes += times * (BYTES_OF_A_VALUE + (typeof value === 'string' ? value.length : 0))
      }
      if (this.bytes > REPLY_BOUNDS.bytes) break
    }
    if (this.rows > REPLY_BOUNDS.rows || this.bytes > REPLY_BOUNDS.bytes) this.exceeded = true
  }
}

export const replyTooLarge = () =>
  new BadInputError('REPLY_TOO_LARGE', { maxRecords: REPLY_BOUNDS.rows, maxBytes: REPLY_BOUNDS.bytes })

interface SizedContext {
  readonly size?: ReplySize
}

/**
 * Bounds the size of a reply: nested lists multiply, whatever the estimated cost was. Each list is counted before its
 * records are completed; past the bound, every further list is empty and the whole reply is refused.
 */
export function boundLists(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue
    for (const field of Object.values(type.getFields())) {
      if (isListType(getNullableType(field.type)) || COUNTED.has(getNamedType(field.type).name))
        field.resolve = counting(field.resolve ?? defaultFieldResolver)
    }
  }
}

/** Types of single objects that count like the records of a list. */
const COUNTED: ReadonlySet<string> = new Set(['Translated'])

function counting<Source>(
  resolve: GraphQLFieldResolver<Source, unknown>,
): GraphQLFieldResolver<Source, SizedContext> {
  return (source, args, context, info) => {
    if (context.size?.isExceeded) return []
    const value = resolve(source, args, context, info)
    return value instanceof Promise
      ? value.then((rows) => withinBounds(rows, context, info))
      : withinBounds(value, context, info)
  }
}

function withinBounds(value: unknown, { size }: SizedContext, info: GraphQLResolveInfo): unknown {
  if (!size || typeof value !== 'object' || value === null) return value
  const isList = Array.isArray(value)
  size.add(isList ? value : [value], selectedFields(info))
  return size.isExceeded && isList ? [] : value
}

/** Cached by the first field node that selects them, since a parsed document is executed repeatedly. */
const selected = new WeakMap<FieldNode, ReadonlyMap<string, number>>()

/** The fields that an operation selects on each record of a list, with the number of aliases of each. */
function selectedFields({ fieldNodes, fragments }: GraphQLResolveInfo): ReadonlyMap<string, number> {
  const [first] = fieldNodes
  const known = first && selected.get(first)
  if (known && fieldNodes.length === 1) return known
  const byAlias = new Map<string, string>()
  const spread = new Set<string>()
  const collect = (selectionSet: SelectionSetNode | undefined) => {
    for (const selection of selectionSet?.selections ?? []) {
      if (selection.kind === Kind.FIELD) {
        byAlias.set((selection.alias ?? selection.name).value, selection.name.value)
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        collect(selection.selectionSet)
      } else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value)
        collect(fragments[selection.name.value]?.selectionSet)
      }
    }
  }
  for (const node of fieldNodes) collect(node.selectionSet)
  const fields = new Map<string, number>()
  for (const field of byAlias.values()) fields.set(field, (fields.get(field) ?? 0) + 1)
  if (first && fieldNodes.length === 1) selected.set(first, fields)
  return fields
}
