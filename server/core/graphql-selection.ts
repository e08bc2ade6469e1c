import { type ASTNode, BREAK, type FieldNode, type GraphQLResolveInfo, visit } from 'graphql'
import { type FieldsByTypeName, parseResolveInfo, type ResolveTree } from 'graphql-parse-resolve-info'
import type { Selection } from './selection.ts'
import { merge } from './selection.ts'

const nothing: Selection = { fields: new Set(), relations: new Map() }

/** By the field that asks, for as long as its document is kept; null where it is not the same each time. */
const fixed = new WeakMap<FieldNode, Selection | null>()

/**
 * What a query asks of the field that is being resolved: services read just those columns and relations. It is the same
 * object each time where variables change nothing of it, so that what it takes to read it is found once.
 */
export function selectionOf(info: GraphQLResolveInfo): Selection {
  const [field] = info.fieldNodes
  // Of several nodes it depends on the operation which of them are asked for together.
  if (!field || info.fieldNodes.length > 1) return readFrom(info)
  const known = fixed.get(field)
  if (known) return known
  const selection = readFrom(info)
  if (known === undefined) fixed.set(field, isConditional(field, info) ? null : selection)
  return selection
}

/** Whether a directive below a field may leave something out. */
function isConditional(field: FieldNode, { fragments }: GraphQLResolveInfo): boolean {
  return [field, ...Object.values(fragments)].some(hasDirective)
}

function hasDirective(node: ASTNode): boolean {
  let found = false
  visit(node, {
    Directive() {
      found = true
      return BREAK
    },
  })
  return found
}

function readFrom(info: GraphQLResolveInfo): Selection {
  const tree = parseResolveInfo(info) as ResolveTree | null
  return tree ? fromTypes(tree.fieldsByTypeName) : nothing
}

function fromTypes(types: FieldsByTypeName): Selection {
  let selection = nothing
  for (const fields of Object.values(types)) {
    for (const field of Object.values(fields)) selection = merge(selection, fromField(field))
  }
  return selection
}

function fromField(field: ResolveTree): Selection {
  if (Object.keys(field.fieldsByTypeName).length === 0)
    return { fields: new Set([field.name]), relations: new Map() }
  return { fields: new Set(), relations: new Map([[field.name, fromTypes(field.fieldsByTypeName)]]) }
}

/** Whether a field is read from a single look-up: its parent stands right below the query, in no list. */
export function isLookUp(info: GraphQLResolveInfo): boolean {
  return info.path.prev !== undefined && info.path.prev.prev === undefined
}
