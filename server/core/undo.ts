import type { EntityMetadata, EntityProperty } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { BadInputError, ConflictError, NotFoundError, type ValueConflict } from './errors.ts'
import { inputFields } from './input-fields.ts'

type Columns = Readonly<Record<string, unknown>>

/** A change as the database recorded it, values by column. */
export interface RecordedValues {
  readonly id: number
  readonly action: string
  readonly entity: string
  readonly entityId: number
  readonly requestId: string | null
  readonly before: Columns | null
  readonly after: Columns | null
}

/** The reasons for which a change cannot be undone, as far as the change and the state of its record tell. */
export enum UndoObstacle {
  RECORD_REMOVED = 'RECORD_REMOVED',
  ALREADY_REMOVED = 'ALREADY_REMOVED',
  ALREADY_RESTORED = 'ALREADY_RESTORED',
  ERASED = 'ERASED',
  SECRET = 'SECRET',
  FIXED = 'FIXED',
}

const REFUSALS: Readonly<Record<UndoObstacle, () => ConflictError>> = {
  RECORD_REMOVED: () => new ConflictError('The record was removed. Restore it first.'),
  ALREADY_REMOVED: () => new ConflictError('Nothing is left to undo: the record was removed since.'),
  ALREADY_RESTORED: () => new ConflictError('Nothing is left to undo: the record was restored since.'),
  ERASED: () => new ConflictError('The data of this user were erased: its changes cannot be undone.'),
  SECRET: () => new ConflictError('A change of a password cannot be undone: the old one is not kept.'),
  FIXED: () => new ConflictError('This change cannot be undone: no call sets what it changed.'),
}

export function undoRefusal(obstacle: UndoObstacle): ConflictError {
  return REFUSALS[obstacle]()
}

/** The obstacle where a record is not in the state that its change can be undone in. */
export function stateObstacle(action: string): UndoObstacle {
  if (action === 'REMOVE') return UndoObstacle.ALREADY_RESTORED
  return action === 'UPDATE' ? UndoObstacle.RECORD_REMOVED : UndoObstacle.ALREADY_REMOVED
}

export function nothingLeft(): ConflictError {
  return new ConflictError('Nothing is left to undo: the record is as it was before this change.')
}

export function changedAgain(conflicts: readonly ValueConflict[]): ConflictError {
  const fields = conflicts.map(({ field }) => field).join(', ')
  return new ConflictError(`These were changed again since: ${fields}. Nothing was undone.`, conflicts)
}

/**
 * Runs an undo. Its caller has named neither a record nor a value, so where the record is missing or a value is no
 * longer accepted, the present state is what stands against it.
 */
export async function orConflict<T>({ action }: RecordedValues, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof NotFoundError) throw undoRefusal(stateObstacle(action))
    if (error instanceof BadInputError) throw new ConflictError(error.message)
    throw error
  }
}

/** A link to another record that was added or taken away. */
export interface UndoneLink {
  readonly column: string
  /** The property of the record that holds the links, and the one of a link that holds the other record. */
  readonly relation: string
  readonly other: string
  /** The field of the update's input, and whether it takes a list. */
  readonly input: string
  readonly isList: boolean
  readonly id: number
  readonly isAdded: boolean
}

/** An update that takes an update back. */
export interface UndoPlan {
  /** Values for the update's input, by its fields. */
  readonly input: Record<string, unknown>
  /** Pictures as their columns hold them, by property: an input takes files alone. */
  readonly pictures: Record<string, unknown>
  /** Paths among them, of files that have to be there. */
  readonly paths: readonly string[]
  /** Columns that must still hold the values that the change left. */
  readonly columns: readonly string[]
  readonly link: UndoneLink | null
}

/** The parts of a record's definition that undo needs. */
export interface UndoDefinition {
  readonly inputs: { readonly update: new () => object }
  readonly pictures?: readonly string[]
  /** Properties that hold links to other records, each with the field of the input that sets them. */
  readonly links?: Readonly<Record<string, string>>
}

/** Plans how an update is taken back, from the columns that it changed. */
export function undoPlan(
  definition: UndoDefinition,
  meta: EntityMetadata,
  change: RecordedValues,
): UndoPlan | UndoObstacle {
  const link = linkOf(definition, meta, change)
  if (link) return { input: {}, pictures: {}, paths: [], columns: [], link }
  const fields = inputFields(definition.inputs.update)
  const input: Record<string, unknown> = {}
  const pictures: Record<string, unknown> = {}
  const paths: string[] = []
  const columns: string[] = []
  for (const [column, value] of Object.entries(change.before ?? {})) {
    const property = meta.props.find(({ fieldNames }) => fieldNames?.[0] === column)
    if (property?.hidden && value === '(secret)') return UndoObstacle.SECRET
    if (!property) return UndoObstacle.FIXED
    // Derived from the name beside it.
    if (property.name.startsWith('normalized')) continue
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
  for (const [relation, input] of Object.entries(definition.links ?? {})) {
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

/**
 * The record that was linked, or no longer was, by the same update as the given link, where only one can be linked.
 * The database records an exchange as two changes of one request.
 */
export async function exchangedLink(
  em: EntityManager,
  { id, entity, entityId, requestId }: RecordedValues,
  { column, isAdded }: UndoneLink,
): Promise<number | null> {
  const side = isAdded ? 'before' : 'after'
  const [found] = (await em.execute(
    `select ("${side}" ->> ?)::integer as id from change
      where entity = ? and entity_id = ? and request_id = ? and action = 'UPDATE' and "${side}" -> ? is not null
      order by abs(id - ?) limit 1`,
    [column, entity, entityId, requestId, column, id],
  )) as { id: number }[]
  return found?.id ?? null
}

/** The id of the change that was recorded last of a record; 0 where there is none. */
export async function newestChange(
  em: EntityManager,
  { entity, entityId }: Pick<RecordedValues, 'entity' | 'entityId'>,
): Promise<number> {
  const [newest] = (await em.execute(
    'select coalesce(max(id), 0) as id from change where entity = ? and entity_id = ?',
    [entity, entityId],
  )) as { id: number }[]
  return newest?.id ?? 0
}

/** A column under the name that the API gives it. */
export function fieldName(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
