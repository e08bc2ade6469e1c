import pLimit from 'p-limit'
import { HttpError } from 'ra-core'
import { isRefusal } from '../../api/api-failure.ts'
import type { Receipt } from '../../api/call/call.ts'
import { Unanswered } from '../../api/call/line.ts'
import { newClientKey } from '../../api/client-key.ts'
import {
  type Change,
  combined,
  type Dish,
  difference,
  isNothing,
  rebased,
  type UnsentChange,
  withoutFields,
} from './menu-dish.ts'
import { type Cause, compared, replaced, type Unsent } from './unsent.ts'

/** The server and the browser, as the queue uses them. */
export interface MenuLine {
  /**
   * Makes one change to dishes in one call, each at the version given, which is repeated until it is answered.
   * @param sent is kept until then.
   * @throws {HttpError} if it was refused; {Unanswered} if that is not known.
   */
  send(
    dishes: readonly Dish[],
    change: Change,
    sent: readonly UnsentChange[],
  ): Promise<Pick<Receipt, 'requestId' | 'isEarlier'> & { readonly dishes: readonly Partial<Dish>[] }>
  /** Reads stored dishes; those that are gone are missing. */
  read(ids: readonly string[]): Promise<readonly Partial<Dish>[]>
  /** Finds out what became of calls without an answer, which `resolved` is told. @throws if that is not possible. */
  resolve(): Promise<void>
  /** Keeps changes that are in no call for the next visit, instead of those before. */
  persist(unsent: readonly UnsentChange[]): void
  now(): number
}

/** What became of a change; `unchanged` if there was nothing to store, or a later change has replaced it. */
export interface Outcome {
  readonly was: 'stored' | 'unchanged' | Cause
  /** The request that stored it, which `undoRequest` undoes. */
  readonly requestId: string | null
}

interface SentMany extends Pick<Outcome, 'requestId'> {
  readonly count: number
}

interface Press extends UnsentChange {
  resolve(outcome: Outcome): void
}

/** A dish with the changes that were made to it. */
export interface DishState {
  /** As it is stored. */
  readonly dish: Dish
  /** The changes in flight, and those that wait for them. */
  readonly queue: readonly Press[]
  /** The changes that wait for the user. */
  readonly unsent: readonly Unsent[]
  readonly savedAt?: Date
}

/** More concurrent calls would only be queued by the server, ahead of later changes. */
const CALLS_AT_ONCE = 4

const UNCHANGED: Outcome = { was: 'unchanged', requestId: null }

/**
 * The dishes of the menu with optimistic changes. A change is shown at once; if it is not stored, the stored value is
 * shown again, and the change waits for the user. Changes of one dish are sent in sequence, each on the version of the
 * one before.
 */
export class MenuQueue {
  private states: ReadonlyMap<string, DishState> = new Map()
  private readonly listeners = new Set<() => void>()
  private readonly runs = new Map<string, Promise<void>>()
  private readonly inFlight = new Set<Press>()
  private readonly turn = pLimit(CALLS_AT_ONCE)
  private latest: readonly Dish[] = []
  /** The price that is being typed; without a change while it is none. */
  private entry: UnsentChange | null = null

  constructor(private readonly line: MenuLine) {}

  readonly snapshot = () => this.states

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  /** Replaces the stored dishes, except those with a call in flight. */
  load(dishes: readonly Dish[]): void {
    this.latest = dishes
    const loaded = new Map(dishes.map((dish) => [dish.id, this.loaded(dish)]))
    // A removed dish stays at the end of the list until its call is answered, so that no row moves under a finger, and as
    // long as the user has not seen that a change of it is lost.
    for (const [id, state] of this.states) {
      if (loaded.has(id)) continue
      if (state.queue.length > 0 || id === this.entry?.base.id) loaded.set(id, state)
      else if (state.unsent.length > 0)
        loaded.set(id, { ...state, unsent: state.unsent.map((each) => ({ ...each, cause: 'removed' })) })
    }
    this.update(loaded)
  }

  /**
   * Changes a dish.
   * @param seen the values on which the user based the change; those that are stored by default.
   */
  async change(id: string, change: Change, seen: Change = {}): Promise<Outcome> {
    const state = this.states.get(id)
    if (!state) return { was: 'removed', requestId: null }
    const { dish, queue, unsent } = state
    // A value that was shown because this user is saving it is not a change by somebody else.
    const base = { ...dish, ...difference(seen, combined([...unsent, ...queue])) }
    return new Promise((resolve) => {
      const press = { ...this.unsentChange(base, change), resolve }
      this.enqueue([press])
      if (!isNothing(rebased(press, dish).conflicting)) this.offer([press], 'conflict')
      this.run(id, () => this.drain(id))
    })
  }

  /**
   * Makes one change to several dishes in one call, after their changes in flight.
   * @returns the request that undoes it, and the number of dishes; null if none was changed.
   */
  async changeMany(chosen: readonly string[], change: Change): Promise<SentMany | null> {
    const running = () => chosen.flatMap((id) => this.runs.get(id) ?? [])
    while (running().length > 0) await Promise.all(running())
    const presses = chosen.flatMap((id): Press[] => {
      const state = this.states.get(id)
      if (!state || isNothing(difference(change, shownDish(state)))) return []
      return [{ ...this.unsentChange(state.dish, change), resolve: () => {} }]
    })
    this.enqueue(presses)
    const sent = this.sendMany(presses)
    // Changes made during the call are sent after it.
    for (const { base } of presses) this.run(base.id, () => sent.then(() => this.drain(base.id)))
    return sent
  }

  /** Sends a change that waits for the user, over what is stored now, unless it turns out to be stored already. */
  async retry({ key, base, cause }: Unsent): Promise<Outcome> {
    if (!(await this.isResolved(base.id))) return { was: cause, requestId: null }
    const left = this.states.get(base.id)?.unsent.find((each) => each.key === key)
    return left ? this.change(base.id, left.change) : UNCHANGED
  }

  readonly discard = ({ key, base }: UnsentChange): void => {
    this.set(base.id, ({ unsent }) => ({ unsent: unsent.filter((each) => each.key !== key) }))
    this.load(this.latest)
  }

  /**
   * Keeps a price that is being typed for the next visit. Its row stays where it is meanwhile, whatever others do to the
   * dish.
   * @param seen the price that was stored when the user began to type.
   */
  readonly type = (id: string, price: number | undefined, seen: number): void => {
    const state = this.states.get(id)
    if (!state) return
    const isChanged = price !== undefined && price !== state.dish.price
    this.entry = this.unsentChange({ ...state.dish, price: seen }, isChanged ? { price } : {})
    this.persist()
  }

  /** @param isLeft whether the screen was left, so that the price waits for the user. */
  readonly endTyping = (id: string, isLeft = false): void => {
    const { entry } = this
    if (entry?.base.id !== id) return
    this.entry = null
    if (isLeft) this.adopt([entry])
    this.load(this.latest)
  }

  /** Offers changes of an earlier visit that are not stored. */
  adopt(changes: readonly UnsentChange[]): void {
    for (const each of changes) {
      const { key, base, at } = each
      const { dish, queue, unsent } = this.states.get(base.id) ?? { dish: base, queue: [], unsent: [] }
      const others = [...queue, ...unsent]
      const newer = others.filter((other) => other.at > at)
      const change = withoutFields(each.change, combined(newer))
      if (isNothing(change) || others.some((other) => other.key === key)) continue
      const offered = compared({ key, base, change, at, cause: 'unsent' }, dish)
      const state = { dish, queue, unsent: [...replaced(unsent, change), ...offered] }
      this.states = new Map([...this.states, [base.id, state]])
    }
    this.load(this.latest)
  }

  /** Takes notice of what became of calls that were not answered. */
  resolved(sent: readonly UnsentChange[], isStored: boolean): void {
    for (const { key, base, change } of sent) {
      this.set(base.id, ({ dish, unsent }) => ({
        dish: isStored && dish.version === base.version ? changedOnce(dish, change) : dish,
        // What is stored is not a change by somebody else.
        unsent: unsent
          .filter((each) => each.key !== key)
          .map((each) => (isStored ? { ...each, base: { ...each.base, ...change } } : each)),
      }))
    }
    if (isStored) this.load(this.latest)
    else this.adopt(sent)
  }

  private loaded(dish: Dish): DishState {
    const known = this.states.get(dish.id)
    if (!known) return { dish, queue: [], unsent: [] }
    // A call is in flight, or it was read before a change that is already known.
    if (known.queue.length > 0 || known.dish.version > dish.version) return known
    const { categoryId } = dish.id === this.entry?.base.id ? known.dish : dish
    return {
      ...known,
      dish: { ...dish, categoryId },
      unsent: known.unsent.flatMap((each) => compared(each, dish)),
    }
  }

  private unsentChange(base: Dish, change: Change): UnsentChange {
    return { key: newClientKey(), base, change, at: this.line.now() }
  }

  /** Shows changes; they replace those that are not in flight. */
  private enqueue(presses: readonly Press[]): void {
    const states = new Map(this.states)
    for (const press of presses) {
      const { change, base } = press
      const state = this.state(base.id)
      const queue = state.queue.flatMap((each) => {
        if (this.inFlight.has(each)) return each
        const left = withoutFields(each.change, change)
        if (!isNothing(left)) return { ...each, change: left }
        each.resolve(UNCHANGED)
        return []
      })
      states.set(base.id, { ...state, queue: [...queue, press], unsent: replaced(state.unsent, change) })
    }
    this.update(states)
  }

  /** Does one thing with a dish at a time, which ends with `drain`. */
  private run(id: string, task: () => Promise<void>): void {
    if (!this.runs.has(id)) this.runs.set(id, Promise.resolve().then(task))
  }

  /** Sends until nothing is left: the user may change the dish again during a call. */
  private async drain(id: string): Promise<void> {
    for (;;) {
      const [press] = this.states.get(id)?.queue ?? []
      if (!press) break
      if (await this.isResolved(id)) await this.turn(() => this.attempt([press]))
      else this.offer(this.state(id).queue, 'unanswered')
    }
    this.runs.delete(id)
  }

  private async sendMany(presses: readonly Press[]): Promise<SentMany | null> {
    for (;;) {
      const open = presses.filter((press) => this.state(press.base.id).queue.includes(press))
      if (open.length === 0) return null
      const sent = await this.turn(() => this.attempt(open))
      if (sent) return sent
    }
  }

  /** Makes one change of dishes in one call. What can be sent again is left in the queue if it is not stored. */
  private async attempt(presses: readonly Press[]): Promise<SentMany | null> {
    const sending = presses.filter((press) => {
      const { queue, dish } = this.state(press.base.id)
      if (!queue.includes(press)) return false
      const isOpen = !isNothing(difference(press.change, dish))
      if (!isOpen) this.drop(press, UNCHANGED)
      return isOpen
    })
    const [first] = sending
    if (!first) return null
    const { change } = first
    const dishes = sending.map(({ base }) => this.state(base.id).dish)
    for (const press of sending) this.inFlight.add(press)
    this.persist()
    try {
      const { isEarlier, requestId, ...reply } = await this.line
        .send(dishes, change, sending.map(unsentOf))
        .finally(() => {
          for (const press of sending) this.inFlight.delete(press)
        })
      if (isEarlier) await this.reread(sending)
      else {
        for (const press of sending) {
          const { id } = press.base
          const own = changedOnce(this.state(id).dish, change)
          this.drop(press, { was: 'stored', requestId }, { dish: own, savedAt: new Date(this.line.now()) })
          this.rebase(id, { ...own, ...reply.dishes.find((dish) => dish.id === id) })
        }
        return { requestId, count: dishes.length }
      }
    } catch (error) {
      if (error instanceof Unanswered)
        for (const { id } of dishes) this.offer(this.state(id).queue, 'unanswered')
      else if (isOvertaken(error)) await this.reread(sending, true)
      else this.offer(sending, 'refused', (error as Error).message)
    }
    return null
  }

  private drop(press: Press, outcome: Outcome, news: Partial<DishState> = {}): void {
    this.set(press.base.id, ({ queue }) => ({ ...news, queue: queue.filter((each) => each !== press) }))
    press.resolve(outcome)
  }

  /** Reads dishes that somebody else has changed. @param isOvertaken whether one of them must have a newer version. */
  private async reread(sending: readonly Press[], isOvertaken = false): Promise<void> {
    const dishes = sending.map(({ base }) => this.state(base.id).dish)
    try {
      const read = await this.line.read(dishes.map(({ id }) => id))
      const byId = new Map(read.map((dish) => [dish.id, dish]))
      for (const { id } of dishes) {
        const fresh = byId.get(id)
        if (fresh) this.rebase(id, { ...this.state(id).dish, ...fresh })
        else this.offer(this.state(id).queue, 'removed')
      }
      const isNewer = dishes.some(({ id, version }) => version !== byId.get(id)?.version)
      if (isOvertaken && !isNewer) this.offer(sending, 'conflict')
    } catch (error) {
      this.offer(sending, 'refused', (error as Error).message)
    }
  }

  /** Takes over a dish as it is stored; those of its changes wait for the user that somebody else was faster with. */
  private rebase(id: string, fresh: Dish): void {
    const { dish, queue } = this.state(id)
    const { conflicting } = rebased({ base: dish, change: combined(queue) }, fresh)
    this.set(id, () => ({ dish: fresh }))
    this.offer(
      queue.filter(({ change }) => Object.keys(change).some((field) => Object.hasOwn(conflicting, field))),
      'conflict',
    )
  }

  /** Lets changes wait for the user. */
  private offer(presses: readonly Press[], cause: Cause, message?: string): void {
    for (const press of presses) {
      this.set(press.base.id, ({ queue, unsent }) => {
        const left = queue.filter((each) => each !== press)
        const change = withoutFields(press.change, combined(left))
        const offered = isNothing(change) ? [] : [{ ...unsentOf(press), change, cause, message }]
        return { queue: left, unsent: [...replaced(unsent, change), ...offered] }
      })
      press.resolve({ was: cause, requestId: null })
    }
  }

  /** Finds out whether changes of a dish are stored. @returns false if that is not possible. */
  private async isResolved(id: string): Promise<boolean> {
    const isOpen = ({ cause }: Unsent) => cause === 'unanswered'
    if (!this.state(id).unsent.some(isOpen)) return true
    try {
      await this.line.resolve()
    } catch {
      return false
    }
    this.set(id, ({ queue, unsent }) => ({
      unsent: replaced(
        unsent.map((each) => (isOpen(each) ? { ...each, cause: 'unsent' } : each)),
        combined(queue),
      ),
    }))
    return true
  }

  private state(id: string): DishState {
    return this.states.get(id) as DishState
  }

  private set(id: string, newsOf: (state: DishState) => Partial<DishState>): void {
    const state = this.states.get(id)
    if (state) this.update(new Map([...this.states, [id, { ...state, ...newsOf(state) }]]))
  }

  private update(states: ReadonlyMap<string, DishState>): void {
    this.states = states
    this.persist()
    for (const listener of this.listeners) listener()
  }

  private persist(): void {
    const changes = [...this.states.values()].flatMap(({ queue, unsent }) => [
      ...unsent,
      ...queue.filter((press) => !this.inFlight.has(press)),
    ])
    const entry = this.entry && !isNothing(this.entry.change) ? [this.entry] : []
    this.line.persist([...entry, ...changes].map(unsentOf))
  }
}

/** The shown state of a dish: with its changes while they are being saved, otherwise as it is stored. */
export function shownDish({ dish, queue }: DishState): Dish {
  return { ...dish, ...combined(queue) }
}

/** Each change makes one version. */
const changedOnce = (dish: Dish, change: Change): Dish => ({ ...dish, ...change, version: dish.version + 1 })

const unsentOf = ({ key, base, change, at }: UnsentChange): UnsentChange => ({ key, base, change, at })

/** A dish that was removed, or hidden from this user, does not keep the others of its call from being changed. */
const isOvertaken = (error: unknown) =>
  isRefusal(error, 'STALE_VERSION') || (error instanceof HttpError && error.status === 404)
