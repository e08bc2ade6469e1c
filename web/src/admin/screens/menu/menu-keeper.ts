import pLimit from 'p-limit'
import { newClientKey } from '../../api/client-key.ts'
import { isSlip } from '../../forms/price-entry.ts'
import {
  type Change,
  type Dish,
  difference,
  isConflict,
  isNothing,
  reverse,
  withoutFields,
} from './menu-dish.ts'

/**
 * Why a change is not saved. `changed`: somebody else has changed the same field; `gone`: the dish was removed;
 * `restored`: it was removed and brought back; `leftover`: it is from an earlier visit; `away`: the server has not
 * answered, so that it may be stored.
 */
export type Cause = 'refused' | 'changed' | 'gone' | 'restored' | 'away' | 'leftover'

/** A call whose reply is awaited or lost. Repeated with the same key, the server stores it once. */
interface Attempt {
  readonly change: Change
  /** The version of the dish that the change was made from. */
  readonly version: number
  readonly clientKey: string
}

/** A call for several dishes, in one transaction; otherwise like an `Attempt`. */
interface ManyAttempt {
  readonly ids: readonly string[]
  readonly change: Change
  /** The versions of the dishes in the order of their ids. */
  readonly versions: readonly number[]
  readonly clientKey: string
}

/** A change that waits for the user. */
export interface FailedChange extends Failure {
  readonly change: Change
  /** The stored values that the user saw when making the change. */
  readonly seen: Change
}

interface Failure {
  readonly cause: Cause
  readonly message?: string | undefined
}

/** A dish as it is stored, with its unsaved changes. */
export interface DishState {
  readonly dish: Dish
  /** The change that is being saved. */
  readonly wanted: Change
  readonly isSaving: boolean
  readonly failed?: FailedChange | undefined
  readonly attempt?: Attempt | undefined
  readonly manyAttempt?: ManyAttempt | undefined
  readonly savedAt?: Date | undefined
}

/** An unsaved change with the values that the user saw, and the call that may have stored it. */
interface UnsavedChange {
  /** As it was last read; earlier versions stored none. */
  readonly dish?: Dish
  readonly change: Change
  readonly seen: Change
  readonly attempt?: Attempt | undefined
  readonly manyAttempt?: ManyAttempt | undefined
}

/** The unsaved changes by the id of their dish. */
export type Unsaved = Readonly<Record<string, UnsavedChange>>

interface MenuConnection {
  /** Stores a change. @throws an error that `causeOf` classifies. */
  send(id: string, attempt: Attempt): Promise<Partial<Dish>>
  /** @returns the id of the request, which undoes it. @throws like `send`. */
  sendMany(attempt: ManyAttempt): Promise<string>
  /** Reads stored dishes; those that are gone are missing. */
  read(ids: readonly string[]): Promise<readonly Partial<Dish>[]>
  /** Called with all unsaved changes whenever they change. */
  remember(unsaved: Unsaved): void
  causeOf(error: unknown): SendFailure
}

export type SendFailure = Exclude<Cause, 'leftover' | 'gone' | 'restored'>

/** More concurrent calls would only be queued by the server, ahead of later changes. */
const CALLS_AT_ONCE = 4

/**
 * The dishes of the menu with optimistic changes. A change is shown at once; if it fails, the stored value is shown
 * again, and the change can be retried or discarded. Changes of one dish are sent in sequence, each on the version
 * of the one before. A call without a reply is repeated with its key before anything else is sent for its dish, so
 * that it is known whether it was stored. After a concurrent change by somebody else, only a change of the same
 * field fails; others are rebased.
 */
export class MenuKeeper {
  private states: ReadonlyMap<string, DishState> = new Map()
  private readonly listeners = new Set<() => void>()
  private readonly runs = new Map<string, Promise<void>>()
  /** The calls for several dishes that are being repeated. */
  private readonly repetitions = new Map<ManyAttempt, Promise<void>>()
  private readonly turn = pLimit(CALLS_AT_ONCE)
  private latest: readonly Dish[] = []
  /** The id of the dish whose price is being typed. */
  private typing: string | null = null

  constructor(private readonly connection: MenuConnection) {}

  readonly snapshot = () => this.states

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  /**
   * Replaces the stored dishes, except those with a call in flight; `leftover` are unsaved changes of an earlier
   * visit. A call without a reply is repeated if its dish was changed since: it stores nothing then, and its reply
   * tells whether it had.
   */
  load(dishes: readonly Dish[], leftover: Unsaved = {}): void {
    this.latest = dishes
    const attempts = distinctAttempts(leftover)
    const loaded = new Map(
      dishes.map((dish) => {
        const left = leftover[dish.id]
        const manyAttempt = attempts.get(left?.manyAttempt?.clientKey)
        return [dish.id, this.loaded(dish, left && { ...left, manyAttempt })]
      }),
    )
    // A removed dish stays at the end of the list until its reply arrives, so that no row moves under a finger, and as
    // long as the user has not seen that a change of it is lost.
    const removed = [...this.states].flatMap(([id, state]): [string, DishState][] => {
      if (loaded.has(id)) return []
      if (this.runs.has(id) || id === this.typing) return [[id, state]]
      const { failed } = state
      if (!failed) return []
      return [[id, { ...state, failed: { ...failed, cause: 'gone' } }]]
    })
    const lost = Object.entries(leftover).flatMap(([id, { dish, ...left }]): [string, DishState][] => {
      if (!dish || loaded.has(id) || this.states.has(id) || isNothing(left.change)) return []
      const { change, seen, attempt, manyAttempt } = left
      const failed = { change, seen, cause: 'gone' as const }
      return [[id, { dish, wanted: {}, isSaving: false, failed, attempt, manyAttempt }]]
    })
    this.states = new Map([...loaded, ...removed, ...lost])
    this.tell()
    for (const [id, state] of this.states) if (isOutdated(state)) void this.run(id, () => this.settle(id))
  }

  /** While the price of a dish is being typed, its row stays where it is, whatever others do to the dish. */
  readonly setTyping = (id: string, isTyping: boolean): void => {
    if (isTyping) this.typing = id
    else if (this.typing === id) {
      this.typing = null
      this.load(this.latest)
    }
  }

  /**
   * Changes a dish.
   * @param seen the values on which the user based the change; those that are shown by default.
   * @returns whether it was stored.
   */
  async change(id: string, change: Change, seen: Change = {}): Promise<boolean> {
    if (!this.states.has(id)) return false
    const { attempt, failed } = this.state(id)
    // A value that was shown because this user is saving it is not a change by somebody else.
    const others = difference(seen, { ...attempt?.change, ...failed?.change })
    if (isConflict(change, shownDish(this.state(id)), [others])) {
      await this.runs.get(id)
      this.fail(id, { cause: 'changed' }, change)
      return false
    }
    this.setMany([id], (state) => wanting(state, change))
    await this.run(id, () => this.save(id))
    return this.isStored(id, change)
  }

  /**
   * Makes one change to several dishes in one call, after their changes in flight.
   * @returns the id of the request, which undoes it; null if it failed, or if all dishes have its values by then.
   */
  async changeMany(chosen: readonly string[], change: Change): Promise<string | null> {
    const running = chosen.flatMap((id) => this.runs.get(id) ?? [])
    if (running.length > 0) await Promise.all(running)
    const ids = chosen.filter((id) => {
      const state = this.states.get(id)
      return state && !isNothing(difference(change, shownDish(state)))
    })
    if (ids.length === 0) return null
    this.setMany(ids, (state) => wanting(state, change))
    const sent = this.saveMany(ids, change)
    // Changes made during the call are sent after it.
    const follow = async (id: string) => {
      if ((await sent) !== null) await this.save(id)
    }
    await Promise.all(ids.map((id) => this.run(id, () => follow(id))))
    return sent
  }

  /** Sends the change again that failed. @returns whether it was stored. */
  readonly retry = (id: string): Promise<boolean> =>
    this.change(id, this.states.get(id)?.failed?.change ?? {})

  /**
   * Sends what the server has not answered, unless somebody else has replaced what the user saw. Of an earlier visit it
   * only asks what was stored.
   */
  readonly resume = async (id: string): Promise<void> => {
    const state = this.states.get(id)
    if (!state || (state.failed?.cause !== 'away' && !isOutdated(state))) return
    await this.run(id, () => this.settle(id))
    const failed = this.states.get(id)?.failed
    if (failed?.cause === 'away') await this.change(id, failed.change, failed.seen)
  }

  /** Forgets changes of an earlier visit that another tab has saved or discarded meanwhile. */
  readonly adopt = (unsaved: Unsaved): void => {
    const settled = [...this.states].filter(
      ([id, { failed }]) => failed?.cause === 'leftover' && !Object.hasOwn(unsaved, id),
    )
    this.setMany(
      settled.map(([id]) => id),
      () => ({ failed: undefined, attempt: undefined, manyAttempt: undefined }),
    )
  }

  readonly giveUp = (id: string): void => {
    if (!this.states.has(id)) return
    const { isSaving, manyAttempt, failed: lost } = this.state(id)
    this.set(id, isSaving ? { failed: undefined } : { failed: undefined, attempt: undefined })
    // Repeated, the call would change this dish, too: the others are saved one by one.
    if (manyAttempt && !isSaving) this.end(manyAttempt)
    if (lost?.cause === 'gone') this.load(this.latest)
  }

  /** Keeps a change for the next visit without sending it, because the page is being left. */
  readonly setAside = (id: string, change: Change, seen: Change): void => {
    // A dish that was removed while its price was typed has no row any more.
    if (!this.states.has(id)) return
    const { failed } = this.state(id)
    this.set(id, {
      failed: {
        change: { ...failed?.change, ...change },
        seen: { ...failed?.seen, ...seen },
        cause: 'leftover',
      },
    })
  }

  private loaded(dish: Dish, left?: UnsavedChange): DishState {
    const known = this.states.get(dish.id)
    // A call is in flight, or it was read before a change that is already known.
    if (known && (this.runs.has(dish.id) || known.dish.version > dish.version)) return known
    // Its row stays where it is.
    if (known && dish.id === this.typing)
      return compared({ ...known, dish: { ...dish, categoryId: known.dish.categoryId } })
    const state = known ?? {
      wanted: {},
      isSaving: false,
      failed: left && { change: left.change, seen: left.seen, cause: 'leftover' as const },
      attempt: left?.attempt,
      manyAttempt: left?.manyAttempt,
    }
    return compared({ ...state, dish })
  }

  /** Runs one task of a dish at a time; each ends with `save`, which sends what was changed meanwhile. */
  private run(id: string, task: () => Promise<void>): Promise<void> {
    const running = this.runs.get(id)
    if (running) return running
    const run = task().finally(() => this.runs.delete(id))
    this.runs.set(id, run)
    return run
  }

  /** Saves one change of several dishes; those of which others have changed the same field fail. */
  private async saveMany(ids: readonly string[], change: Change): Promise<string | null> {
    for (const each of ids) {
      if (!this.state(each).manyAttempt || (await this.settleMany(each))) continue
      this.failMany(ids, { cause: 'away' })
      return null
    }
    let left = this.present(ids)
    while (left.length > 0) {
      const versions = left.map((id) => this.state(id).dish.version)
      const attempt = { ids: left, change, versions, clientKey: newClientKey() }
      const reply = await this.sendMany(attempt)
      if (reply !== 'stale') return reply.request
      left = await this.rereadMany(attempt)
    }
    return null
  }

  /**
   * Sends a call for several dishes, for the first time or again.
   * @returns the id of the request, null if it failed; `stale` if it was not stored, because a dish was changed.
   */
  private async sendMany(attempt: ManyAttempt): Promise<{ request: string | null } | 'stale'> {
    const { ids, change } = attempt
    const isRepeated = ids.some((id) => this.states.get(id)?.manyAttempt === attempt)
    this.setMany(ids, () => ({ manyAttempt: attempt }))
    try {
      const request = await this.turn(() => this.connection.sendMany(attempt))
      this.setMany(ids, (state) => ({
        dish: isOutdated(state) ? state.dish : { ...state.dish, ...change },
        wanted: difference(state.wanted, change),
        failed: state.failed && stored(state.failed, change),
        savedAt: new Date(),
      }))
      this.end(attempt)
      return { request }
    } catch (error) {
      const failure = this.failureOf(error)
      if (isKnown(failure, isRepeated)) this.end(attempt)
      if (failure.cause === 'changed') return 'stale'
      this.failMany(ids, failure)
      return { request: null }
    }
  }

  /** Repeats a call for several dishes without a reply, once for all of them. @returns whether it was answered. */
  private async settleMany(id: string): Promise<boolean> {
    const attempt = this.state(id).manyAttempt as ManyAttempt
    const repetition =
      this.repetitions.get(attempt) ??
      this.repeatMany(attempt).finally(() => this.repetitions.delete(attempt))
    this.repetitions.set(attempt, repetition)
    await repetition
    return this.state(id).manyAttempt !== attempt
  }

  private async repeatMany(attempt: ManyAttempt): Promise<void> {
    const reply = await this.sendMany(attempt)
    if (reply !== 'stale' && reply.request === null) return
    await this.rereadMany(attempt)
    this.setMany(attempt.ids, compared)
  }

  /**
   * Reads the dishes of a call for several.
   * @returns the ids of those to which its change can still be applied.
   */
  private async rereadMany({ ids, versions, change }: ManyAttempt): Promise<string[]> {
    const read = await this.connection.read(ids).catch(() => null)
    if (!read) {
      this.failMany(ids, { cause: 'away' })
      return []
    }
    const byId = new Map(read.map((dish) => [dish.id, dish]))
    const isNewer = ids.some((id, index) => {
      const stored = byId.get(id)
      return !stored || Number(stored.version) > Number(versions[index])
    })
    return this.present(ids).filter((id) => {
      const { dish, wanted, attempt } = this.state(id)
      const fresh = { ...dish, ...byId.get(id) }
      this.set(id, { dish: fresh })
      const isThere = byId.has(id)
      if (isThere && isNewer && !isConflict(wanted, fresh, [dish, attempt?.change, change])) return true
      this.fail(id, { cause: isThere ? 'changed' : 'gone' })
      return false
    })
  }

  /** Forgets a call for several dishes, of which is known whether it was stored. */
  private end(attempt: ManyAttempt): void {
    const ids = attempt.ids.filter((id) => this.states.get(id)?.manyAttempt === attempt)
    this.setMany(ids, () => ({ manyAttempt: undefined }))
  }

  /** Sends until nothing is left: the user may change the dish again during a call. */
  private async save(id: string): Promise<void> {
    for (;;) {
      if (this.state(id).manyAttempt && !(await this.settleMany(id))) return this.fail(id, { cause: 'away' })
      const { dish, wanted, attempt } = this.state(id)
      const change = difference(wanted, dish)
      if (!attempt && isNothing(change)) return this.set(id, { wanted: {}, isSaving: false })
      const next = attempt ?? { change, version: dish.version, clientKey: newClientKey() }
      const reply = await this.send(id, next)
      if (reply === 'failed') return
      if (reply === 'stale' && !(await this.reread(id, next.version))) return
    }
  }

  /** Finds out whether a call was stored whose reply is lost; the rest of the change waits for the user. */
  private async settle(id: string): Promise<void> {
    if (this.state(id).manyAttempt) await this.settleMany(id)
    const { attempt } = this.state(id)
    if (attempt && (await this.send(id, attempt)) !== 'failed') this.set(id, compared(this.state(id)))
    if (this.state(id).isSaving) await this.save(id)
  }

  /** Sends a call, for the first time or again. @returns `stale` if it was not stored, because the dish was changed. */
  private async send(id: string, attempt: Attempt): Promise<'stored' | 'stale' | 'failed'> {
    const isRepeated = this.state(id).attempt === attempt
    this.set(id, { attempt })
    try {
      const reply = await this.turn(() => this.connection.send(id, attempt))
      const { dish, wanted, failed } = this.state(id)
      const fresh = { ...dish, ...reply }
      const left = difference(wanted, attempt.change)
      this.set(id, {
        dish: fresh,
        wanted: left,
        attempt: undefined,
        failed: failed && stored(failed, attempt.change),
        savedAt: new Date(),
      })
      if (!isConflict(left, fresh, [dish, attempt.change])) return 'stored'
      this.fail(id, { cause: 'changed' })
      return 'failed'
    } catch (error) {
      const failure = this.failureOf(error)
      if (isKnown(failure, isRepeated)) this.set(id, { attempt: undefined })
      if (failure.cause === 'changed') return 'stale'
      this.fail(id, failure)
      return 'failed'
    }
  }

  /**
   * Reads a dish that somebody else has changed.
   * @param older the version that the server has called stale.
   * @returns whether the change can be applied to it.
   */
  private async reread(id: string, older: number): Promise<boolean> {
    const read = await this.connection.read([id]).catch(() => null)
    const { dish, wanted } = this.state(id)
    if (!read) {
      this.fail(id, { cause: 'away' })
      return false
    }
    const [news] = read
    const fresh = { ...dish, ...news }
    this.set(id, { dish: fresh })
    if (fresh.version > older && !isConflict(wanted, fresh, [dish])) return true
    this.fail(id, { cause: news ? 'changed' : 'gone' })
    return false
  }

  /** Lets the change that is being saved wait for the user. */
  private fail(id: string, failure: Failure, change = this.state(id).wanted): void {
    const { dish, failed } = this.state(id)
    // A change that needs a decision of the user is not retried with another one.
    const isDecided = failed && failed.cause !== 'away' && failure.cause !== 'gone'
    const { cause, message } = isDecided ? failed : failure
    const seen = { ...failed?.seen, ...reverse(change, dish) }
    const all = { ...failed?.change, ...change }
    this.set(id, { wanted: {}, isSaving: false, failed: withChange({ change, seen, cause, message }, all) })
  }

  private failMany(ids: readonly string[], failure: Failure): void {
    for (const id of this.present(ids)) this.fail(id, failure)
  }

  private failureOf(error: unknown): Failure & { cause: SendFailure } {
    return { cause: this.connection.causeOf(error), message: (error as Error).message }
  }

  private isStored(id: string, change: Change): boolean {
    const failed = this.state(id).failed?.change ?? {}
    return Object.keys(change).every((field) => !Object.hasOwn(failed, field))
  }

  /** The dishes that are still on the menu: others may remove one while a call is repeated. */
  private present(ids: readonly string[]): string[] {
    return ids.filter((id) => this.states.has(id))
  }

  private state(id: string): DishState {
    return this.states.get(id) as DishState
  }

  private set(id: string, news: Partial<DishState>): void {
    this.setMany([id], () => news)
  }

  private setMany(ids: readonly string[], newsOf: (state: DishState) => Partial<DishState>): void {
    const states = new Map(this.states)
    for (const id of this.present(ids)) states.set(id, { ...this.state(id), ...newsOf(this.state(id)) })
    this.states = states
    this.tell()
  }

  private tell(): void {
    const unsaved = [...this.states].flatMap(([id, { dish, wanted, failed, attempt, manyAttempt }]) => {
      const change = { ...failed?.change, ...wanted }
      if (isNothing(change) && !attempt && !manyAttempt) return []
      const seen = { ...failed?.seen, ...reverse(wanted, dish) }
      return [[id, { dish, change, seen, attempt, manyAttempt }] as const]
    })
    this.connection.remember(Object.fromEntries(unsaved))
    for (const listener of this.listeners) listener()
  }
}

/** The shown state of a dish: with its change while it is being saved, otherwise as it is stored. */
export function shownDish({ dish, wanted }: DishState): Dish {
  return { ...dish, ...wanted }
}

/** Whether a change that waits for the user, or a part of it, may be stored: its call is without a reply. */
export function mayBeStored({ failed, attempt, manyAttempt }: DishState): boolean {
  if (!failed) return false
  const sent: Change = { ...manyAttempt?.change, ...attempt?.change }
  return failed.cause === 'away' || !isNothing(withoutFields(failed.change, difference(failed.change, sent)))
}

/** Why a change waits that was sent as it is; the others may never have been. */
const SENT: readonly (Cause | undefined)[] = ['away', 'refused']

/** The waiting price that looks like a typing error, so that it is confirmed before it is sent. */
export function unconfirmedPrice({ dish, failed }: DishState): number | undefined {
  const price = SENT.includes(failed?.cause) ? undefined : failed?.change.price
  return price !== undefined && isSlip(dish.price, price) ? price : undefined
}

/** The unsaved changes without those whose dishes have their values by now. */
export function stillUnsaved(unsaved: Unsaved, dishes: readonly Dish[]): Unsaved {
  const byId = new Map(dishes.map((dish) => [dish.id, dish]))
  return Object.fromEntries(
    Object.entries(unsaved).filter(([id, { change }]) => {
      const dish = byId.get(id)
      return !dish || !isNothing(difference(change, dish))
    }),
  )
}

/** The calls for several dishes by their keys: each dish has stored a copy of its own, but they are one call. */
function distinctAttempts(unsaved: Unsaved): ReadonlyMap<string | undefined, ManyAttempt> {
  const attempts = Object.values(unsaved).flatMap(({ manyAttempt }) => manyAttempt ?? [])
  return new Map(attempts.map((attempt) => [attempt.clientKey, attempt]))
}

/** A dish for which a change is to be saved; what failed before is replaced field by field. */
function wanting({ wanted, failed }: DishState, change: Change): Partial<DishState> {
  return {
    wanted: { ...wanted, ...change },
    isSaving: true,
    failed: failed && withChange(failed, withoutFields(failed.change, change)),
  }
}

/** A dish that was read again: without the changes that it has by now, and with a conflict for those that others replaced. */
function compared(state: DishState): DishState {
  const { dish, failed, attempt, manyAttempt } = state
  if (!failed) return state
  const known = failed.cause === 'gone' ? 'restored' : failed.cause
  // Whether the call was stored is not known yet.
  if (attempt || manyAttempt) return { ...state, failed: { ...failed, cause: known } }
  const change = difference(failed.change, dish)
  const cause = isConflict(change, dish, [failed.seen]) ? 'changed' : known
  return { ...state, failed: withChange({ ...failed, cause }, change) }
}

/** Whether a dish was changed since a call without a reply was made for it. */
function isOutdated({ dish, attempt, manyAttempt }: DishState): boolean {
  const versions = [attempt?.version, manyAttempt?.versions[manyAttempt.ids.indexOf(dish.id)]]
  return versions.some((version) => version !== undefined && dish.version > version)
}

/** Whether a failure tells that the call is not stored. That of a repetition, such as the end of the session, does not. */
function isKnown({ cause }: Failure, isRepeated: boolean): boolean {
  return cause === 'changed' || (cause === 'refused' && !isRepeated)
}

/** What is left of a change that failed after another one was stored. */
function stored(failed: FailedChange, change: Change): FailedChange | undefined {
  return withChange({ ...failed, seen: { ...failed.seen, ...change } }, difference(failed.change, change))
}

function withChange(failed: FailedChange, change: Change): FailedChange | undefined {
  return isNothing(change) ? undefined : { ...failed, change }
}
