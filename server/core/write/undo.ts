import { isDeepStrictEqual } from 'node:util'
import type { EntityManager } from '@mikro-orm/postgresql'
import { BadInputError, ChangedSinceError, ConflictError, NotFoundError } from '../errors.ts'
import { OWN_PASSWORD } from '../own-password.ts'
import type { RecordedValues } from '../record-rules.ts'
import { type UndoneLink, UndoObstacle } from './undo-plan.ts'

export function undoRefusal(obstacle: UndoObstacle): ConflictError {
  return new ConflictError(`UNDO_${obstacle}`)
}

/** The obstacle if the state of a record does not allow the undo. */
export function stateObstacle(action: string): UndoObstacle {
  if (action === 'REMOVE') return UndoObstacle.ALREADY_RESTORED
  return action === 'UPDATE' ? UndoObstacle.RECORD_REMOVED : UndoObstacle.ALREADY_REMOVED
}

export function nothingLeft(): ConflictError {
  return new ConflictError('UNDO_NOTHING_LEFT')
}

/**
 * Runs an undo. Its caller has named neither a record nor a value, so that a missing record or a value that is no
 * longer valid is reported as a conflict, not as bad input.
 */
export async function orConflict<T>({ action }: RecordedValues, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof NotFoundError) throw undoRefusal(stateObstacle(action))
    // A fault without fields has its own reason, which is more precise; the caller's own password was sent with the call.
    if (error instanceof BadInputError && error.fields.some(({ field }) => field !== OWN_PASSWORD))
      throw new ConflictError('UNDO_INVALID_FIELDS', {}, error.fields)
    throw error
  }
}

/**
 * The other record of the same update, if only one can be linked: the one that the given link replaced, or was replaced
 * by. The database records a replacement as two changes of one transaction; in a restored dump only the request id
 * links them.
 */
async function replacedLink(
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

/** The id of the newest recorded change of each of several records of a kind. */
export async function newestChanges(
  em: EntityManager,
  entity: string,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const rows: { record: number; newest: number }[] = await em.execute(
    `select record, (select max(id) from change where entity = ? and entity_id = record) as newest
       from unnest(?::integer[]) record`,
    [entity, `{${ids.join(',')}}`],
  )
  return new Map(rows.map(({ record, newest }) => [record, newest]))
}

export function fieldName(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** The column of a property, by the naming strategy of the model. */
export function columnName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** The values of records by their ids, in the format of the history, so that equal values compare equal. */
export async function recordedValuesNow(
  em: EntityManager,
  table: string,
  ids: readonly number[],
): Promise<Map<number, Record<string, unknown>>> {
  const rows: { id: number; now: Record<string, unknown> }[] = await em.execute(
    `select id, to_jsonb(record) as now from "${table}" record where id = any(?::integer[])`,
    [`{${ids.join(',')}}`],
  )
  return new Map(rows.map(({ id, now }) => [id, now]))
}

/**
 * A change without the columns that no longer hold the value which it has set.
 * @param leaveChanged whether there may be such columns.
 * @throws {ConflictError} if there are and may not be, or if nothing is left of the change.
 */
export function withoutChangedSince(
  now: Readonly<Record<string, unknown>> | undefined,
  change: RecordedValues,
  columns: readonly string[],
  leaveChanged: boolean,
): RecordedValues {
  const { before, after } = change
  const differing = (values: RecordedValues['after']) =>
    columns.filter((column) => !isDeepStrictEqual(now?.[column], values?.[column]))
  const changed = differing(after)
  if (differing(before).length === 0 || (leaveChanged && changed.length === columns.length))
    throw nothingLeft()
  const conflicts = changed.map((column) => ({
    field: fieldName(column),
    after: after?.[column] ?? null,
    now: now?.[column] ?? null,
  }))
  if (conflicts.length > 0 && !leaveChanged) throw new ChangedSinceError(conflicts)
  const left = Object.entries(before ?? {}).filter(([column]) => !changed.includes(column))
  return { ...change, before: Object.fromEntries(left) }
}

/**
 * An input that restores the links from before a change.
 * @throws {ConflictError} if the links were changed since.
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
  const exchanged = await replacedLink(em, change, link)
  const [was, left] = isAdded ? [exchanged, id] : [id, exchanged]
  const now = ids[0] ?? null
  if (now === was) throw nothingLeft()
  if (now !== left) throw new ChangedSinceError([{ field: fieldName(link.column), after: left, now }])
  return { [input]: was }
}
