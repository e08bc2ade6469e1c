import pLimit from 'p-limit'
import { type Change, type Dish, difference, isNothing, reverse } from './menu-dish.ts'

/**
 * Why a change is not saved. `changed`: somebody else has changed the same field; `leftover`: it is from an earlier
 * visit; `unknown`: its reply was lost, and the dish has been changed since, so that it may have been stored before.
 */
export type Cause = 'refused' | 'changed' | 'away' | 'leftover' | 'unknown'

/** A dish as it is stored, with its unsaved change. */
export interface DishState {
  readonly dish: Dish
  readonly wanted: Change
  /** The stored values that the user saw when making the change; those of `dish` if absent. */
  readonly seen?: Change | undefined
  /** The version on which the change was sent without a reply. */
  readonly sentOn?: number | undefined
  readonly phase: 'stored' | 'saving' | 'failed'
  readonly failure?: { readonly cause: Cause; readonly message?: string }
  readonly savedAt?: Date
}

/**
 * The unsaved changes by the id of their dish, with the stored values that the user saw, and the version on which they
 * were sent if they may be stored.
 */
export type Unsaved = Readonly<
  Record<string, Change & { readonly seen?: Change; readonly sentOn?: number | undefined }>
>

const MADE_NOW = { phase: 'saving', seen: undefined, failure: undefined } as const

export interface MenuConnection {
  /** Stores a change made from a version. @throws an error that `causeOf` classifies. */
  send(id: string, change: Change & { version: number }): Promise<Partial<Dish>>
  /** Makes one change to several dishes in one transaction. @returns the id of the request, which undoes it. */
  sendMany(ids: readonly string[], change: Change): Promise<string>
  /** Reads the stored dish. */
  read(id: string): Promise<Partial<Dish>>
  /** Called with all unsaved changes whenever they change. */
  remember(unsaved: Unsaved): void
  causeOf(error: unknown): Exclude<Cause, 'leftover' | 'unknown'>
}

/** More concurrent calls would only be queued by the server, ahead of later changes. */
const CALLS_AT_ONCE = 4

/**
 * The dishes of the menu with optimistic changes. A change is shown at once; if it fails, the stored value is shown
 * again, and the change can be retried or discarded. Changes of one dish are sent in sequence, each on the version
 * of the one before. After a concurrent change by somebody else, only a change of the same field fails; others are
 * rebased.
 */
export class MenuKeeper {
  private states: ReadonlyMap<string, DishState> = new Map()
  private readonly listeners = new Set<() => void>()
  private readonly runs = new Map<string, Promise<void>>()
  private readonly turn = pLimit(CALLS_AT_ONCE)

  constructor(private readonly connection: MenuConnection) {}

  readonly snapshot = () => this.states

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  /**
   * Replaces the stored dishes, except those with a change in flight; `leftover` are unsaved changes of an earlier
   * visit.
   */
  load(dishes: readonly Dish[], leftover: Unsaved = {}): void {
    const onTheirWay = [...this.states].filter(([, { phase }]) => phase === 'saving')
    const loaded = dishes.map((dish) => [dish.id, this.loaded(dish, leftover[dish.id])] as const)
    this.states = new Map([...onTheirWay, ...loaded])
    this.tell()
  }

  /** Changes a dish. @returns whether it was stored. */
  async change(id: string, change: Change): Promise<boolean> {
    const state = this.states.get(id)
    if (!state) return false
    this.set(id, { ...MADE_NOW, wanted: { ...state.wanted, ...change } })
    let run = this.runs.get(id)
    if (!run) {
      run = this.save(id).finally(() => this.runs.delete(id))
      this.runs.set(id, run)
    }
    await run
    return this.states.get(id)?.phase === 'stored'
  }

  /**
   * Makes one change to several dishes in one call, after their changes in flight.
   * @returns the id of the request, which undoes it; null if it failed.
   */
  async changeMany(ids: readonly string[], change: Change): Promise<string | null> {
    const running = ids.flatMap((id) => this.runs.get(id) ?? [])
    if (running.length > 0) await Promise.all(running)
    this.setMany(ids, ({ wanted }) => ({ ...MADE_NOW, wanted: { ...wanted, ...change } }))
    const sent = this.sendMany(ids, change)
    for (const id of ids) {
      // Changes made during the call are sent after it.
      const run = sent
        .then((request) => (request === null ? undefined : this.save(id)))
        .finally(() => this.runs.delete(id))
      this.runs.set(id, run)
    }
    const request = await sent
    await Promise.all(ids.map((id) => this.runs.get(id)))
    return request
  }

  readonly retry = (id: string): Promise<boolean> => this.change(id, {})

  readonly giveUp = (id: string): void => {
    this.set(id, { wanted: {}, phase: 'stored', sentOn: undefined, failure: undefined })
  }

  /** Keeps a change for the next visit without sending it, because the page is being left. */
  readonly setAside = (id: string, change: Change): void => {
    const state = this.state(id)
    const wanted = { ...state.wanted, ...change }
    const failure = { cause: 'leftover' } as const
    this.set(id, { ...MADE_NOW, wanted, sentOn: unansweredOn(state), phase: 'failed', failure })
  }

  private loaded(
    dish: Dish,
    { seen: seenThen = dish, sentOn: sentThen, ...left }: Unsaved[string] = {},
  ): DishState {
    const known = this.states.get(dish.id)
    if (known?.phase === 'saving') return known
    // It was read before a change that is already known.
    if (known?.phase === 'stored' && known.dish.version > dish.version) return known
    const wanted = difference(known?.wanted ?? left, dish)
    if (isNothing(wanted)) return { dish, wanted, phase: 'stored', savedAt: known?.savedAt }
    const seen = known ? (known.seen ?? known.dish) : seenThen
    const sentOn = known ? known.sentOn : sentThen
    if (mayBeStored(sentOn, dish))
      return { dish, wanted, seen, sentOn, phase: 'failed', failure: { cause: 'unknown' } }
    const isOthers = !isNothing(difference(reverse(wanted, seen), dish))
    const failure = isOthers ? { cause: 'changed' as const } : known?.failure
    const state = { dish, wanted, seen, phase: 'failed', failure: failure ?? { cause: 'leftover' } } as const
    // One version later, and without the change: that version is somebody else's.
    return dish.version === sentOn ? { ...state, sentOn } : state
  }

  private async sendMany(ids: readonly string[], change: Change): Promise<string | null> {
    try {
      const request = await this.turn(() => this.connection.sendMany(ids, change))
      this.setMany(ids, ({ dish, wanted }) => {
        const stored = { ...dish, ...change }
        const left = difference(wanted, stored)
        return {
          dish: stored,
          wanted: left,
          sentOn: undefined,
          phase: isNothing(left) ? 'stored' : 'saving',
          savedAt: new Date(),
        }
      })
      return request
    } catch (error) {
      const failure = { cause: this.connection.causeOf(error), message: (error as Error).message }
      this.setMany(ids, (state) => ({
        phase: 'failed',
        sentOn: failure.cause === 'away' ? unansweredOn(state) : undefined,
        failure,
      }))
      return null
    }
  }

  /** Sends until nothing is left: the user may change the dish again during a call. */
  private async save(id: string): Promise<void> {
    for (;;) {
      const { dish, wanted } = this.state(id)
      const change = difference(wanted, dish)
      if (isNothing(change)) {
        const { phase } = this.state(id)
        if (phase !== 'stored') this.set(id, { wanted: {}, phase: 'stored', sentOn: undefined })
        return
      }
      try {
        const stored = await this.turn(() => this.connection.send(id, { ...change, version: dish.version }))
        this.set(id, { dish: { ...dish, ...stored }, sentOn: undefined, savedAt: new Date() })
      } catch (error) {
        const cause = this.connection.causeOf(error)
        if (cause === 'changed' && (await this.rebase(id, change))) continue
        const state = this.state(id)
        const isUnknown = cause === 'changed' && mayBeStored(state.sentOn, state.dish)
        const failure = { cause: isUnknown ? ('unknown' as const) : cause, message: (error as Error).message }
        const sentOn = cause === 'away' || isUnknown ? unansweredOn(state) : undefined
        return this.set(id, { phase: 'failed', seen: dish, sentOn, failure })
      }
    }
  }

  /** Reads the version that somebody else has stored. @returns whether the change can be applied to it. */
  private async rebase(id: string, change: Change): Promise<boolean> {
    const { dish, sentOn } = this.state(id)
    const stored = await this.connection.read(id).catch(() => null)
    if (!stored) return false
    const fresh = { ...dish, ...stored }
    this.set(id, { dish: fresh })
    const isNew = fresh.version !== dish.version
    const isStored = isNothing(difference(change, fresh))
    if (!isStored && mayBeStored(sentOn, fresh)) return false
    const fields = Object.keys(change) as (keyof Change)[]
    return isNew && fields.every((field) => fresh[field] === dish[field] || fresh[field] === change[field])
  }

  private state(id: string): DishState {
    return this.states.get(id) as DishState
  }

  private set(id: string, news: Partial<DishState>): void {
    this.setMany([id], () => news)
  }

  private setMany(ids: readonly string[], newsOf: (state: DishState) => Partial<DishState>): void {
    const states = new Map(this.states)
    for (const id of ids) states.set(id, { ...this.state(id), ...newsOf(this.state(id)) })
    this.states = states
    this.tell()
  }

  private tell(): void {
    const open = [...this.states].filter(([, { phase }]) => phase !== 'stored')
    const unsaved = open.map(([id, state]) => {
      const { wanted, dish, seen = dish } = state
      return [id, { ...wanted, seen: reverse(wanted, seen), sentOn: unansweredOn(state) }]
    })
    this.connection.remember(Object.fromEntries(unsaved))
    for (const listener of this.listeners) listener()
  }
}

/** The shown state of a dish: with its change while it is being saved, otherwise as it is stored. */
export function shownDish({ dish, wanted, phase }: DishState): Dish {
  return phase === 'saving' ? { ...dish, ...wanted } : dish
}

/** Whether it cannot be told if a failed change is stored. */
export function isUnknown(cause: Cause | undefined): boolean {
  return cause === 'away' || cause === 'unknown'
}

/** The unsaved changes without those whose dishes have their values by now: these were stored without a reply. */
export function stillUnsaved(unsaved: Unsaved, dishes: readonly Dish[]): Unsaved {
  const byId = new Map(dishes.map((dish) => [dish.id, dish]))
  return Object.fromEntries(
    Object.entries(unsaved).filter(([id, { seen: _, sentOn: __, ...change }]) => {
      const dish = byId.get(id)
      return !dish || !isNothing(difference(change, dish))
    }),
  )
}

/** The version on which a change was sent whose reply is missing. */
function unansweredOn({ phase, sentOn, dish }: DishState): number | undefined {
  return phase === 'saving' ? (sentOn ?? dish.version) : sentOn
}

/**
 * Whether a change may be stored that a dish does not have. The change itself and its replacement are two versions at
 * least.
 */
function mayBeStored(sentOn: number | undefined, dish: Dish): boolean {
  return sentOn !== undefined && dish.version >= sentOn + 2
}
