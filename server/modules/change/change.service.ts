import type { FilterQuery } from '@mikro-orm/core'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { IsOptional } from 'class-validator'
import {
  administratorsOnly,
  type Caller,
  refusal,
  requireRule,
  signedIn,
  withFactor,
} from '../../core/access.ts'
import {
  BadInputError,
  ChangedSinceError,
  ConflictError,
  ForbiddenError,
  NotFoundError,
  UnauthenticatedError,
  type ValueConflict,
} from '../../core/errors.ts'
import { checked, idFrom } from '../../core/input/check-input.ts'
import { CalendarDay, IdValue, limits, Text } from '../../core/input/validation.ts'
import type { PictureStore } from '../../core/pictures/picture-store.ts'
import { sqlCondition } from '../../core/read/sql-condition.ts'
import { PAGE_SIZE, TableQuery } from '../../core/read/table-query.ts'
import { searchPattern } from '../../core/read/table-where.ts'
import type { LockedRows } from '../../core/record-rules.ts'
import type { RequestContext } from '../../core/request-context.ts'
import type { ContentChanges } from '../../core/write/content-changes.ts'
import { joinedRows, lockRows } from '../../core/write/lock-order.ts'
import type { UndoService } from '../../core/write/record-service.ts'
import { inTransaction } from '../../core/write/transaction.ts'
import { undoRefusal } from '../../core/write/undo.ts'
import { actsOf, type Page } from './acts.ts'
import { Change } from './change.entity.ts'
import type { ChangeQuery } from './change.input.ts'
import type { ActTable, ChangeTable, RecordedChange } from './change.types.ts'
import { NamedChanges, type RecordedKind } from './named-changes.ts'

/** The largest number of changes of one request that are undone together. */
const MAX_CHANGES = 1_000
/** The format of request ids; others cannot have made a change. */
const REQUEST_ID = /^[\w.-]{1,200}$/

/** Refusals for which one record does not keep the others from being undone: it was removed, or is as it was before. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'UNDO_NOTHING_LEFT',
  'UNDO_ALREADY_RESTORED',
  'UNDO_ALREADY_REMOVED',
  'UNDO_RECORD_REMOVED',
  // A record that was added and that others need by now stays.
  'IN_USE',
])

class ChangeFilter {
  @IsOptional()
  @IdValue()
  userId?: unknown

  @IsOptional()
  @CalendarDay()
  from?: string | null | undefined

  @IsOptional()
  @CalendarDay()
  to?: string | null | undefined

  @IsOptional()
  @Text(limits.search)
  text?: string | null | undefined
}

/** Reads the history, which the database records, and undoes changes. */
export class ChangeService {
  private readonly named: NamedChanges

  constructor(
    private readonly orm: MikroORM,
    private readonly pictures: PictureStore,
    private readonly contentChanges: ContentChanges,
    /** By the names of their look-ups, such as `blogTag`. */
    private readonly kinds: ReadonlyMap<string, RecordedKind>,
    /** The time zone that bounds the days of a filter. */
    private readonly timeZone: string,
  ) {
    this.named = new NamedChanges(pictures, kinds)
  }

  /**
   * The changes of one record, of one kind of record, or of all that the caller may read; the newest first.
   * Administrators read all, managers those of their content.
   */
  async changes(context: RequestContext, query: ChangeQuery): Promise<ChangeTable> {
    const { conditions, page } = await this.filtered(context, query)
    const options = { orderBy: { id: 'desc' }, ...page, disableIdentityMap: true } as const
    const [rows, totalCount] = await context.em.findAndCount(Change, { $and: conditions }, options)
    return { totalCount, items: await this.named.described(context, rows) }
  }

  /** The same changes, those of one request as one act; its number of changes and its lines are those that match. */
  async acts(context: RequestContext, query: ChangeQuery): Promise<ActTable> {
    const { conditions, page } = await this.filtered(context, query)
    const { acts, totalCount } = await actsOf(context.em, { $and: conditions }, page)
    const ids = acts.flatMap(({ lines }) => lines)
    const rows = await context.em.find(
      Change,
      { id: { $in: ids } },
      { orderBy: { id: 'desc' }, disableIdentityMap: true },
    )
    const changes = new Map((await this.named.described(context, rows)).map((each) => [each.id, each]))
    const items = acts.map(({ lines, ...act }) => {
      const described = lines.flatMap((id) => changes.get(id) ?? [])
      const { date, requestId, userId, userName, userFullName, program } = described[0] as RecordedChange
      return { ...act, date, requestId, userId, userName, userFullName, program, changes: described }
    })
    return { totalCount, items }
  }

  private async filtered(
    context: RequestContext,
    query: ChangeQuery,
  ): Promise<{ conditions: FilterQuery<Change>[]; page: Page }> {
    const readable = this.readableKinds(context)
    const { userId, from, to, text } = await checked(ChangeFilter, {
      userId: query.userId,
      from: query.from,
      to: query.to,
      text: query.text,
    })
    const { page, pageSize } = await checked(TableQuery, { page: query.page, pageSize: query.pageSize })
    const size = pageSize ?? PAGE_SIZE.default
    const where: Record<string, unknown> = readable ? { entity: { $in: readable } } : {}
    if (query.entity) {
      if (!/^[a-zA-Z]{1,64}$/.test(query.entity)) {
        throw BadInputError.field('entity', 'UNKNOWN_KIND')
      }
      where.entity = readable && !readable.includes(query.entity) ? { $in: [] } : query.entity
    }
    if (query.id !== undefined && query.id !== null) {
      if (!query.entity) throw BadInputError.field('entity', 'REQUIRED_WITH', { other: 'id' })
      where.entityId = idFrom(query.id) ?? 0
    }
    if (query.requestId) where.requestId = query.requestId
    const conditions = [
      where,
      ...(userId != null ? [{ userId: idFrom(userId) ?? 0 }] : []),
      ...(from ? [sqlCondition<Change>('date >= ?::timestamp at time zone ?', from, this.timeZone)] : []),
      ...(to
        ? [sqlCondition<Change>("date < (?::timestamp + interval '1 day') at time zone ?", to, this.timeZone)]
        : []),
      ...(text?.trim() ? [this.matching(text.trim(), readable)] : []),
    ]
    return { conditions, page: { limit: size, offset: ((page ?? 1) - 1) * size } }
  }

  /** The id of the newest change of any record; null before the first. For every signed-in user. */
  async latest({ em, caller }: RequestContext): Promise<number | null> {
    requireRule(caller, signedIn)
    const [row] = await em.execute<{ id: number | null }[]>('select max(id) as id from change')
    return row?.id ?? null
  }

  /** The kinds of record whose history the caller may read; null for all. */
  private readableKinds({ caller }: RequestContext): string[] | null {
    const readableBy = (each: Caller) =>
      administratorsOnly(each)
        ? null
        : [...this.kinds].flatMap(([kind, { mayFollow }]) => (mayFollow(each) ? kind : []))
    const kinds = readableBy(caller)
    if (kinds?.length === 0) throw refusal(caller, (each) => readableBy(each)?.length !== 0)
    return kinds
  }

  /** Changes of records with that current name, and those that contain the text in a value. */
  private matching(text: string, readable: readonly string[] | null): object {
    const pattern = searchPattern(text)
    const named = [...this.kinds].flatMap(([kind, { entity, label }]) => {
      const isReadable = readable === null || readable.includes(kind)
      const column = label && this.namesOf(entity, label)
      return isReadable && column
        ? sqlCondition(
            `entity = ? and entity_id in (select id from ${column.table} where fold_turkish(${column.name}) like fold_turkish(?))`,
            kind,
            pattern,
          )
        : []
    })
    const inValues = `exists (select from (values (before), (after)) side (fields), jsonb_each_text(coalesce(fields, '{}')) field
      where fold_turkish(field.value) like fold_turkish(?))`
    return { $or: [sqlCondition(inValues, pattern), ...named] }
  }

  /** Table and column of the names of records; null for those named by a related record. */
  private namesOf(entity: new () => object, label: string): { table: string; name: string } | null {
    const meta = this.orm.getMetadata().get(entity)
    const name = (meta.properties as Record<string, { fieldNames: string[] }>)[label]?.fieldNames[0]
    return name ? { table: `"${meta.tableName}"`, name: `"${name}"` } : null
  }

  /**
   * Undoes a change in one transaction. Administrators may undo all, managers of content those whose opposite call they
   * may make.
   * @returns the change that this recorded.
   * @throws {NotFoundError} if there is no such change.
   * @throws {ConflictError} if the record has changed since, or the change cannot be undone.
   */
  async undo(context: RequestContext, id: unknown): Promise<RecordedChange> {
    const readable = this.readableKinds(context)
    const change = await this.find(context, idFrom(id) ?? 0)
    if (!change || (readable && !readable.includes(change.entity)))
      throw new NotFoundError('NOT_FOUND', { entity: 'change', id: String(id).slice(0, 40) })
    return this.recorded(context, await this.undoOne(context, change))
  }

  async recorded(context: RequestContext, id: number): Promise<RecordedChange> {
    const [described] = await this.named.described(context, [(await this.find(context, id)) as Change])
    return described as RecordedChange
  }

  /**
   * Undoes all changes of one request in one transaction, the last one first. For the user who made the request, and
   * those who may read the history of all its records; each change under the rules of the opposite call. Leaves out
   * records that were removed since, or are as they were before.
   * @param leaveChanged whether values that were changed again since stay.
   * @returns the number of changes undone.
   * @throws {NotFoundError} if there are none.
   * @throws {ConflictError} if one of them cannot be undone, or if nothing is left to undo; then none is.
   */
  async undoRequest(context: RequestContext, requestId: string, leaveChanged = false): Promise<number> {
    if (context.caller.userId === null) requireAdministrator(context)
    const changes = await context.em.find(
      Change,
      { requestId: REQUEST_ID.test(requestId) ? requestId : '' },
      { orderBy: { id: 'desc' }, limit: MAX_CHANGES + 1, disableIdentityMap: true },
    )
    if (!this.mayUndoTogether(context, changes)) requireAdministrator(context)
    if (changes.length === 0)
      throw new NotFoundError('NOT_FOUND', { entity: 'change', id: requestId.slice(0, 40) })
    if (changes.length > MAX_CHANGES) throw new ConflictError('UNDO_TOO_MANY', { max: MAX_CHANGES })
    return this.undoTogether(context, changes, leaveChanged)
  }

  /**
   * Undoes the changes of a request in portions, each in one transaction, the last change first; values that were changed
   * again since stay. For administrators. What is undone already is passed over, so that it may be repeated.
   * @returns the number of changes undone, for each portion.
   * @throws {NotFoundError} if there are none.
   */
  async *undoInPortions(context: RequestContext, requestId: string): AsyncGenerator<number> {
    requireRule(context.caller, administratorsOnly)
    for (let last: number | null = null; ; ) {
      const changes: Change[] = await context.em
        .fork()
        .find(
          Change,
          { requestId, ...(last !== null && { id: { $lt: last } }) },
          { orderBy: { id: 'desc' }, limit: MAX_CHANGES, disableIdentityMap: true },
        )
      if (changes.length === 0 && last === null)
        throw new NotFoundError('NOT_FOUND', { entity: 'change', id: requestId.slice(0, 40) })
      if (changes.length === 0) return
      last = (changes.at(-1) as Change).id
      yield await this.undoTogether(context, changes, true).catch((error: unknown) => {
        if (error instanceof ConflictError && LEFT_OUT.has(error.reason)) return 0
        throw error
      })
    }
  }

  private async undoTogether(
    context: RequestContext,
    changes: readonly Change[],
    leaveChanged: boolean,
  ): Promise<number> {
    const own = changes.filter(
      (change) => !this.kinds.get(change.entity)?.service.isCausedIn(changes, change),
    )
    const services = [...Map.groupBy(own, (change) => this.named.kindOf(change).service)]
    const { count, replaced } = await inTransaction(
      context,
      async (em) => {
        await this.lock(em, services)
        const undone = await this.undoRuns({ ...context, em }, own, leaveChanged)
        return { ids: [], ...undone }
      },
      ...services.map(([service]) => service.lock),
    )
    this.contentChanges.announce()
    await this.pictures.release(replaced).catch(() => {})
    return count
  }

  /** Locks all rows of a request at once, in the order of all writes: its changes are undone in another one. */
  private async lock(
    em: EntityManager,
    services: readonly (readonly [UndoService, readonly Change[]])[],
  ): Promise<void> {
    await this.pictures.lock(
      em,
      services.flatMap(([service, changes]) => service.picturesOfUndo(changes)),
    )
    const rows: LockedRows[] = []
    for (const [service, changes] of services) rows.push(await service.lockedByUndo(em, changes))
    const tables = [...this.kinds].map(
      ([kind, { entity }]) => [kind, this.orm.getMetadata().get(entity).tableName] as const,
    )
    await lockRows(em, joinedRows(rows), new Map(tables))
  }

  /** @throws {ConflictError} unless the records of all refused changes were removed or are as before. */
  private async undoRuns(
    context: RequestContext,
    own: readonly Change[],
    leaveChanged: boolean,
  ): Promise<{ count: number; replaced: readonly string[] }> {
    const refusals: ConflictError[] = []
    const changedSince: ValueConflict[] = []
    const replaced: string[] = []
    for (const run of runsOf(own)) {
      const obstacles = await this.named.obstacles(context, run)
      const possible = run.filter((_, index) => obstacles[index] === null)
      const { service } = this.named.kindOf(run[0] as Change)
      const undone = await service.undoAll(context, possible, leaveChanged)
      changedSince.push(...(await this.named.conflicts(context, possible, undone.outcomes)))
      refusals.push(
        ...obstacles.flatMap((obstacle) => (obstacle ? undoRefusal(obstacle) : [])),
        ...undone.outcomes.filter((outcome) => typeof outcome !== 'number'),
      )
      const fatal = refusals.find(
        (refusal) => !(refusal instanceof ChangedSinceError) && !LEFT_OUT.has(refusal.reason),
      )
      if (fatal) throw fatal
      replaced.push(...undone.replaced)
      // Each flush checks all records that are still managed.
      context.em.clear()
    }
    if (changedSince.length > 0 && !leaveChanged) throw new ChangedSinceError(changedSince)
    // A repeated undo whose reply was lost is told that it was made, although a record is gone.
    const refusal = refusals.find(({ reason }) => reason !== 'UNDO_RECORD_REMOVED') ?? refusals[0]
    if (refusal && refusals.length === own.length) throw refusal
    return { count: own.length - refusals.length, replaced }
  }

  private async undoOne(context: RequestContext, change: Change): Promise<number> {
    const [obstacle] = await this.named.obstacles(context, [change])
    if (obstacle) throw undoRefusal(obstacle)
    return this.named.kindOf(change).service.undo(context, change)
  }

  private mayUndoTogether(context: RequestContext, changes: readonly Change[]): boolean {
    if (changes.length === 0) return false
    if (changes.every(({ userId }) => userId === context.caller.userId)) return true
    const readable = this.readableKinds(context)
    return !readable || changes.every(({ entity }) => readable.includes(entity))
  }

  private find({ em }: RequestContext, id: number): Promise<Change | null> {
    return em.findOne(Change, { id }, { disableIdentityMap: true })
  }
}

/** Consecutive changes of one kind and action whose records differ, which can be undone together. */
function runsOf(changes: readonly Change[]): Change[][] {
  const runs: Change[][] = []
  let records = new Set<number>()
  for (const change of changes) {
    const run = runs.at(-1)
    const [first] = run ?? []
    const isSame = first?.entity === change.entity && first.action === change.action
    if (run && isSame && !records.has(change.entityId)) run.push(change)
    else {
      runs.push([change])
      records = new Set()
    }
    records.add(change.entityId)
  }
  return runs
}

function requireAdministrator({ caller }: RequestContext): void {
  if (caller.userId === null) throw new UnauthenticatedError('SIGN_IN_REQUIRED')
  if (administratorsOnly(caller)) return
  throw new ForbiddenError(
    administratorsOnly(withFactor(caller)) ? 'SECOND_FACTOR_REQUIRED' : 'ADMINISTRATORS_ONLY',
  )
}
