import { newClientKey } from '../../api/client-key.ts'
import {
  type Change,
  combined,
  type Dish,
  isNothing,
  rebased,
  type UnsentChange,
  withoutFields,
} from './menu-dish.ts'
import { type Cause, compared, replaced, type Unsent } from './unsent.ts'

/** What became of a change; `unchanged` if there was nothing to store, or a later change has replaced it. */
export interface Outcome {
  readonly was: 'stored' | 'unchanged' | Cause
  /** The request that stored it, which `undoRequest` undoes. */
  readonly requestId: string | null
}

export const UNCHANGED: Outcome = { was: 'unchanged', requestId: null }

/** A change that the user has made. */
export interface Press extends UnsentChange {
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

/** The browser, as the states use it. */
export interface MenuStorage {
  /** Keeps changes that are in no call for the next visit, instead of those before. */
  persist(unsent: readonly UnsentChange[]): void
  now(): number
}

/** The dishes of the menu as they are shown, and the changes that wait, for those in flight or for the user. */
export class MenuStates {
  private states: ReadonlyMap<string, DishState> = new Map()
  private readonly listeners = new Set<() => void>()
  private readonly inFlight = new Set<Press>()
  private latest: readonly Dish[] = []
  /** The price that is being typed; without a change while it is none. */
  private entry: UnsentChange | null = null

  constructor(private readonly storage: MenuStorage) {}

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
    this.entry = this.newChange({ ...state.dish, price: seen }, isChanged ? { price } : {})
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

  get(id: string): DishState | undefined {
    return this.states.get(id)
  }

  /** @param base the dish that the user saw. */
  newChange(base: Dish, change: Change): UnsentChange {
    return { key: newClientKey(), base, change, at: this.storage.now() }
  }

  /** Shows changes; they replace those that are not in flight. */
  enqueue(presses: readonly Press[]): void {
    const states = new Map(this.states)
    for (const press of presses) {
      const { change, base } = press
      const state = this.known(base.id)
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

  isQueued(press: Press): boolean {
    return this.states.get(press.base.id)?.queue.includes(press) ?? false
  }

  /** Sends changes in a call, which keeps them meanwhile. */
  async whileInFlight<T>(presses: readonly Press[], send: () => Promise<T>): Promise<T> {
    for (const press of presses) this.inFlight.add(press)
    this.persist()
    try {
      return await send()
    } finally {
      for (const press of presses) this.inFlight.delete(press)
    }
  }

  /** Takes over that a change is stored. */
  stored(press: Press, fresh: Partial<Dish>, requestId: string | null): void {
    const { id } = press.base
    const own = changedOnce(this.known(id).dish, press.change)
    this.drop(press, { was: 'stored', requestId }, { dish: own, savedAt: new Date(this.storage.now()) })
    this.rebase(id, { ...own, ...fresh })
  }

  /** Takes over a dish as others have changed it; changes wait for the user of which somebody else was faster. */
  rebase(id: string, fresh: Dish): void {
    const { dish, queue } = this.known(id)
    const { open, conflicting } = rebased({ base: dish, change: combined(queue) }, fresh)
    this.set(id, () => ({ dish: fresh }))
    for (const press of queue) {
      if (shares(press.change, conflicting)) this.offer([press], 'conflict')
      else if (!shares(press.change, open)) this.drop(press, UNCHANGED)
    }
  }

  drop(press: Press, outcome: Outcome, news: Partial<DishState> = {}): void {
    this.set(press.base.id, ({ queue }) => ({ ...news, queue: queue.filter((each) => each !== press) }))
    press.resolve(outcome)
  }

  /** Lets changes wait for the user. */
  offer(presses: readonly Press[], cause: Cause, message?: string): void {
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

  private known(id: string): DishState {
    return this.states.get(id) as DishState
  }

  set(id: string, newsOf: (state: DishState) => Partial<DishState>): void {
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
    this.storage.persist([...entry, ...changes].map(unsentOf))
  }
}

/** The shown state of a dish: with its changes while they are being saved, otherwise as it is stored. */
export function shownDish({ dish, queue }: DishState): Dish {
  return { ...dish, ...combined(queue) }
}

/** Each change makes one version. */
const changedOnce = (dish: Dish, change: Change): Dish => ({ ...dish, ...change, version: dish.version + 1 })

export const unsentOf = ({ key, base, change, at }: UnsentChange): UnsentChange => ({ key, base, change, at })

const shares = (change: Change, other: Change) =>
  Object.keys(change).some((field) => Object.hasOwn(other, field))
