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

/** A value that a change has set: a column, or a member of a list whose members are values of their own. */
interface ChangedValue {
  readonly column: string
  /** The key of the member; null for the whole column. */
  readonly member: unknown
  readonly before: unknown
  readonly after: unknown
  readonly now: unknown
}

/** Columns with lists whose members are values of their own, each with the property that tells the members apart. */
export type KeyedLists = Readonly<Record<string, string | undefined>>

/**
 * A change without the values that are no longer those which it has set.
 * @param leaveChanged whether there may be such values.
 * @throws {ConflictError} if there are and may not be, or if nothing is left of the change.
 */
export function withoutChangedSince(
  now: Readonly<Record<string, unknown>> | undefined,
  change: RecordedValues,
  columns: readonly string[],
  leaveChanged: boolean,
  keyedLists: KeyedLists = {},
): RecordedValues {
  const values = columns.flatMap((column) => changedValues(column, now, change, keyedLists[column]))
  const changed = values.filter((value) => !isDeepStrictEqual(value.now, value.after))
  const isAsBefore = values.every((value) => isDeepStrictEqual(value.now, value.before))
  if (isAsBefore || (leaveChanged && changed.length === values.length)) throw nothingLeft()
  const conflicts = changed.map(({ column, member, ...value }) => ({
    field: fieldName(column),
    after: shown(member, value.after),
    now: shown(member, value.now),
  }))
  if (conflicts.length > 0 && !leaveChanged) throw new ChangedSinceError(conflicts)
  const kept = new Map(Object.entries(change.before ?? {}))
  for (const { column, member } of changed) if (member === null) kept.delete(column)
  for (const [column, members] of Map.groupBy(values, (value) => value.column)) {
    if (members[0]?.member === null) continue
    const undone = members.filter((value) => !changed.includes(value))
    if (undone.length === 0) kept.delete(column)
    else kept.set(column, withMembers(now?.[column] as object[], undone, keyedLists[column] as string))
  }
  return { ...change, before: Object.fromEntries(kept) }
}

/** In a list of one, as its column holds it. */
function shown(member: unknown, value: unknown): unknown {
  return member === null ? (value ?? null) : value === undefined ? [] : [value]
}

function changedValues(
  column: string,
  now: Readonly<Record<string, unknown>> | undefined,
  { before, after }: RecordedValues,
  key: string | undefined,
): ChangedValue[] {
  const lists = { before: before?.[column], after: after?.[column], now: now?.[column] }
  if (key === undefined || !Object.values(lists).every(Array.isArray))
    return [{ column, member: null, ...lists }]
  const by = (list: unknown) => new Map((list as Record<string, unknown>[]).map((each) => [each[key], each]))
  const members = { before: by(lists.before), after: by(lists.after), now: by(lists.now) }
  const values = [...new Set([...members.before.keys(), ...members.after.keys()])].map((member) => ({
    ...{ column, member, before: members.before.get(member) },
    ...{ after: members.after.get(member), now: members.now.get(member) },
  }))
  const differing = values.filter((value) => !isDeepStrictEqual(value.before, value.after))
  // The members are the same in another order.
  return differing.length > 0 ? differing : [{ column, member: null, ...lists }]
}

/** A list with the former values of some members; those that were removed follow the others. */
function withMembers(list: readonly object[], values: readonly ChangedValue[], key: string): object[] {
  const former = new Map(values.map(({ member, before }) => [member, before as object | undefined]))
  const keyOf = (each: object) => (each as Record<string, unknown>)[key]
  const there = new Set(list.map(keyOf))
  return [
    ...list.flatMap((each) => (former.has(keyOf(each)) ? (former.get(keyOf(each)) ?? []) : each)),
    ...[...former].flatMap(([member, value]) => (there.has(member) ? [] : (value ?? []))),
  ]
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
