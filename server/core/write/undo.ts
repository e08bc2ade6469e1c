import { isDeepStrictEqual } from 'node:util'
import type { EntityManager } from '@mikro-orm/postgresql'
import { BadInputError, ChangedSinceError, ConflictError, NotFoundError } from '../errors.ts'
import { type RecordedValues, type UndoneLink, UndoObstacle } from './undo-plan.ts'

export function undoRefusal(obstacle: UndoObstacle): ConflictError {
  return new ConflictError(`UNDO_${obstacle}`)
}

/** The obstacle where a record is not in the state that its change can be undone in. */
export function stateObstacle(action: string): UndoObstacle {
  if (action === 'REMOVE') return UndoObstacle.ALREADY_RESTORED
  return action === 'UPDATE' ? UndoObstacle.RECORD_REMOVED : UndoObstacle.ALREADY_REMOVED
}

export function nothingLeft(): ConflictError {
  return new ConflictError('UNDO_NOTHING_LEFT')
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
    // A fault of no single field says itself what stands against it.
    if (error instanceof BadInputError && error.fields.length > 0)
      throw new ConflictError('UNDO_INVALID_FIELDS', {}, error.fields)
    throw error
  }
}

/**
 * The record that was linked, or no longer was, by the same update as the given link, where only one can be linked.
 * The database records an exchange as two changes of one transaction, which a restored dump tells by the request alone.
 */
async function exchangedLink(
  em: EntityManager,
  { id, entity, entityId, requestId }: RecordedValues,
  { column, isAdded }: UndoneLink,
): Promise<number | null> {
  const side = isAdded ? 'before' : 'after'
  const [found] = (await em.execute(
    `select ("${side}" ->> ?)::integer as id from change
      where entity = ? and entity_id = ? and request_id = ? and action = 'UPDATE' and "${side}" -> ? is not null
        and xmin = (select xmin from change where id = ?)
      order by abs(id - ?) limit 1`,
    [column, entity, entityId, requestId, column, id, id],
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

/** The column of a property, by the naming strategy of the model. */
export function columnName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** @throws {ConflictError} where a column of the record no longer holds the value that the change left. */
export async function expectAsLeft(
  em: EntityManager,
  table: string,
  { entityId, before, after }: RecordedValues,
  columns: readonly string[],
): Promise<void> {
  // As the history writes values, so that equal ones look equal.
  const [row] = (await em.execute(`select to_jsonb(record) as now from "${table}" record where id = ?`, [
    entityId,
  ])) as { now: Record<string, unknown> }[]
  const differing = (values: RecordedValues['after']) =>
    columns.filter((column) => !isDeepStrictEqual(row?.now[column], values?.[column]))
  if (differing(before).length === 0) throw nothingLeft()
  const conflicts = differing(after).map((column) => ({
    field: fieldName(column),
    after: after?.[column] ?? null,
    now: row?.now[column] ?? null,
  }))
  if (conflicts.length > 0) throw new ChangedSinceError(conflicts)
}

/**
 * An input by which a record is linked as it was before a change of its links.
 * @throws {ConflictError} where it is no longer linked as the change left it.
 */
export async function linksBefore(
  em: EntityManager,
  record: object,
  change: RecordedValues,
  link: UndoneLink,
): Promise<Record<string, unknown>> {
  const { relation, other, input, isList, id, isAdded } = link
  await em.populate(record, [`${relation}.${other}`] as never)
  const links = (record as Record<string, unknown>)[relation] as Iterable<Record<string, unknown>>
  const ids = Array.from(links, (each) => each[other] as { id: number; isDeleted: boolean })
    .filter(({ isDeleted }) => !isDeleted)
    .map((linked) => linked.id)
  if (isList) {
    if (ids.includes(id) !== isAdded) throw nothingLeft()
    return { [input]: isAdded ? ids.filter((each) => each !== id) : [...ids, id] }
  }
  const exchanged = await exchangedLink(em, change, link)
  const [was, left] = isAdded ? [exchanged, id] : [id, exchanged]
  const now = ids[0] ?? null
  if (now === was) throw nothingLeft()
  if (now !== left) throw new ChangedSinceError([{ field: fieldName(link.column), after: left, now }])
  return { [input]: was }
}
