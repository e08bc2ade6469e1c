import pLimit from 'p-limit'
import { type Change, type Dish, difference, isNothing } from './menu-dish.ts'

/** Why a change is not saved. `changed`: somebody else has changed the same; `leftover`: of an earlier visit. */
export type Cause = 'refused' | 'changed' | 'away' | 'leftover'

/** A dish as it is stored, and what is to become of it. */
export interface DishState {
  readonly dish: Dish
  readonly wanted: Change
  readonly phase: 'stored' | 'saving' | 'failed'
  readonly failure?: { readonly cause: Cause; readonly message?: string }
  readonly savedAt?: Date
}

export type Unsaved = Readonly<Record<string, Change>>

export interface MenuConnection {
  /** Stores a change of a version. @throws whatever `causeOf` knows. */
  send(id: string, change: Change & { version: number }): Promise<Partial<Dish>>
  /** The dish as it is stored now. */
  read(id: string): Promise<Partial<Dish>>
  /** Told of everything that is not saved, whenever that changes. */
  remember(unsaved: Unsaved): void
  causeOf(error: unknown): Exclude<Cause, 'leftover'>
}

/** More at once would only stand in line, before what is tapped next. */
const CALLS_AT_ONCE = 4

/**
 * Keeps the dishes of the menu and what is being changed of them. A change shows at once. Where it fails, what is stored
 * shows again, and the change waits to be tried anew or given up. Changes of one dish go one after the other, each on
 * top of the version that the one before has made; a change by somebody else stands in the way of those of the same
 * field only.
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

  /** Takes over what is stored now, but where a change is under way; `leftover` is what an earlier visit left. */
  load(dishes: readonly Dish[], leftover: Unsaved = {}): void {
    const onTheirWay = [...this.states].filter(([, { phase }]) => phase === 'saving')
    const loaded = dishes.map((dish) => [dish.id, this.loaded(dish, leftover[dish.id])] as const)
    this.states = new Map([...onTheirWay, ...loaded])
    this.tell()
  }

  /** Changes a dish. @returns whether it is stored. */
  async change(id: string, change: Change): Promise<boolean> {
    const state = this.states.get(id)
    if (!state) return false
    this.set(id, { wanted: { ...state.wanted, ...change }, phase: 'saving', failure: undefined })
    let run = this.runs.get(id)
    if (!run) {
      run = this.save(id).finally(() => this.runs.delete(id))
      this.runs.set(id, run)
    }
    await run
    return this.states.get(id)?.phase === 'stored'
  }

  readonly retry = (id: string): Promise<boolean> => this.change(id, {})

  readonly giveUp = (id: string): void => {
    this.set(id, { wanted: {}, phase: 'stored', failure: undefined })
  }

  private loaded(dish: Dish, left: Change = {}): DishState {
    const known = this.states.get(dish.id)
    if (known?.phase === 'saving') return known
    const wanted = difference(known?.wanted ?? left, dish)
    if (isNothing(wanted)) return { dish, wanted, phase: 'stored', savedAt: known?.savedAt }
    return { dish, wanted, phase: 'failed', failure: known?.failure ?? { cause: 'leftover' } }
  }

  /** Sends until the dish is as wanted: more may be wanted while a call is under way. */
  private async save(id: string): Promise<void> {
    for (;;) {
      const { dish, wanted } = this.state(id)
      const change = difference(wanted, dish)
      if (isNothing(change)) return this.set(id, { wanted: {}, phase: 'stored' })
      try {
        const stored = await this.turn(() => this.connection.send(id, { ...change, version: dish.version }))
        this.set(id, { dish: { ...dish, ...stored }, savedAt: new Date() })
      } catch (error) {
        const cause = this.connection.causeOf(error)
        if (cause === 'changed' && (await this.rebase(id, change))) continue
        const { message } = error as Error
        return this.set(id, { phase: 'failed', failure: { cause, message } })
      }
    }
  }

  /** Reads what somebody else has stored. @returns whether the change can go on top of it. */
  private async rebase(id: string, change: Change): Promise<boolean> {
    const { dish } = this.state(id)
    const stored = await this.connection.read(id).catch(() => null)
    if (!stored) return false
    const fresh = { ...dish, ...stored }
    this.set(id, { dish: fresh })
    const isNew = fresh.version !== dish.version
    const fields = Object.keys(change) as (keyof Change)[]
    return isNew && fields.every((field) => fresh[field] === dish[field] || fresh[field] === change[field])
  }

  private state(id: string): DishState {
    return this.states.get(id) as DishState
  }

  private set(id: string, news: Partial<DishState>): void {
    this.states = new Map(this.states).set(id, { ...this.state(id), ...news })
    this.tell()
  }

  private tell(): void {
    const open = [...this.states].filter(([, { phase }]) => phase !== 'stored')
    this.connection.remember(Object.fromEntries(open.map(([id, { wanted }]) => [id, wanted])))
    for (const listener of this.listeners) listener()
  }
}

/** What a screen shows of a dish: a change as soon as it is made, what is stored where it failed. */
export function shownDish({ dish, wanted, phase }: DishState): Dish {
  return phase === 'saving' ? { ...dish, ...wanted } : dish
}
