import type { EntityMetadata, EntityProperty } from '@mikro-orm/core'
import { linksOf } from '../input/content-fields.ts'
import { inputFields } from '../input/input-fields.ts'
import { describedEnum } from '../primitives/described-enum.ts'
import type { RecordedValues } from '../record-rules.ts'

/** Reasons why a change cannot be undone, derived from the change and the state of its record. */
export const UndoObstacle = describedEnum('UndoObstacle', 'A reason for which a change cannot be undone.', {
  RECORD_REMOVED: 'The record was removed; it has to be restored first.',
  ALREADY_REMOVED: 'The record was removed since.',
  ALREADY_RESTORED: 'The record was restored since.',
  ERASED: 'The personal data of the user were erased.',
  SECRET: 'It changed a password, and the old one is not stored.',
  FIXED: 'It changed something that no call sets.',
})
export type UndoObstacle = keyof typeof UndoObstacle

/** A link to another record that was added or removed. */
export interface UndoneLink {
  readonly column: string
  /** The property of the record that holds the links, and the property of a link that holds the other record. */
  readonly relation: string
  readonly other: string
  /** The field of the update input, and whether it accepts a list. */
  readonly input: string
  readonly isList: boolean
  readonly id: number
  readonly isAdded: boolean
}

export interface UndoPlan {
  /** Values for the update input, by field. */
  readonly input: Record<string, unknown>
  /** Stored pictures by property, set directly because an input accepts only files. */
  readonly pictures: Record<string, unknown>
  /** Their paths, whose files must exist. */
  readonly paths: readonly string[]
  /** Columns that must still hold the values set by the change. */
  readonly columns: readonly string[]
  readonly link: UndoneLink | null
}

interface UndoDefinition {
  readonly entity: unknown
  readonly inputs: { readonly update: new () => object; readonly undo?: new () => object }
  readonly pictures?: readonly string[]
}

/** Plans the undo of an update from the columns that it changed. */
export function undoPlan(
  definition: UndoDefinition,
  meta: EntityMetadata,
  change: RecordedValues,
): UndoPlan | UndoObstacle {
  const link = linkOf(definition, meta, change)
  if (link) return { input: {}, pictures: {}, paths: [], columns: [], link }
  const fields = inputFields(undoInput(definition))
  const input: Record<string, unknown> = {}
  const pictures: Record<string, unknown> = {}
  const paths: string[] = []
  const columns: string[] = []
  for (const [column, value] of Object.entries(change.before ?? {})) {
    const property = meta.props.find(({ fieldNames }) => fieldNames?.[0] === column)
    if (property?.hidden && value === '(secret)') return UndoObstacle.SECRET
    if (!property) return UndoObstacle.FIXED
    // Computed from another column.
    if (property.generated || property.name.startsWith('normalized')) continue
    const isPath = definition.pictures?.includes(property.name) ?? false
    const field = fieldOf(property)
    const kind = fields.get(field)?.kind
    if (isPath || kind === 'picture') pictures[property.name] = value
    else if (!kind || (kind === 'null' && value !== null)) return UndoObstacle.FIXED
    else input[field] = value
    if (isPath && typeof value === 'string') paths.push(value)
    columns.push(column)
  }
  if (columns.length === 0) return UndoObstacle.FIXED
  return { input, pictures, paths, columns, link: null }
}

export function undoInput<T extends object>({
  inputs,
}: {
  readonly inputs: { readonly update: new () => T; readonly undo?: new () => T }
}): new () => T {
  return inputs.undo ?? inputs.update
}

function fieldOf({ name, targetMeta }: EntityProperty): string {
  return targetMeta ? `${name}Id` : name
}

function linkOf(
  definition: UndoDefinition,
  meta: EntityMetadata,
  { before, after }: RecordedValues,
): UndoneLink | null {
  if (before && after) return null
  const [column, id] = Object.entries(before ?? after ?? {})[0] ?? []
  for (const [relation, input] of linksOf(definition.entity)) {
    const property = meta.props.find(({ name }) => name === relation)
    const other = property?.targetMeta?.props.find(
      ({ name, fieldNames }) => name !== property.mappedBy && fieldNames?.[0] === column,
    )
    if (!column || !other) continue
    const isList = inputFields(definition.inputs.update).get(input)?.kind === 'ids'
    return { column, relation, other: other.name, input, isList, id: Number(id), isAdded: before === null }
  }
  return null
}
