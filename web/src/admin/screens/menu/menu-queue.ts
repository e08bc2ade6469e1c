import pLimit from 'p-limit'
import { HttpError } from 'ra-core'
import { isRefusal } from '../../api/api-failure.ts'
import type { Receipt } from '../../api/call/call.ts'
import { Unanswered } from '../../api/call/line.ts'
import {
  type Change,
  combined,
  type Dish,
  difference,
  isNothing,
  rebased,
  type UnsentChange,
} from './menu-dish.ts'
import {
  type DishState,
  type MenuStates,
  type Outcome,
  type Press,
  shownDish,
  UNCHANGED,
  unsentOf,
} from './menu-states.ts'
import { replaced, type Unsent } from './unsent.ts'

/** The server, as the queue uses it. */
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
}

interface SentMany extends Pick<Outcome, 'requestId'> {
  readonly count: number
}

/** More concurrent calls would only be queued by the server, ahead of later changes. */
const CALLS_AT_ONCE = 4

/**
 * Sends the changes of the menu. Each is shown at once; if it is not stored, the stored value is shown again, and the
 * change waits for the user. Changes of one dish are sent in sequence, each on the version of the one before.
 */
export class MenuQueue {
  private readonly runs = new Map<string, Promise<void>>()
  private readonly turn = pLimit(CALLS_AT_ONCE)

  constructor(
    private readonly states: MenuStates,
    private readonly line: MenuLine,
  ) {}

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
      const press = { ...this.states.newChange(base, change), resolve }
      this.states.enqueue([press])
      if (!isNothing(rebased(press, dish).conflicting)) this.states.offer([press], 'conflict')
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
      return [{ ...this.states.newChange(state.dish, change), resolve: () => {} }]
    })
    this.states.enqueue(presses)
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
      else this.states.offer(this.state(id).queue, 'unanswered')
    }
    this.runs.delete(id)
  }

  private async sendMany(presses: readonly Press[]): Promise<SentMany | null> {
    for (;;) {
      const open = presses.filter((press) => this.states.isQueued(press))
      if (open.length === 0) return null
      const sent = await this.turn(() => this.attempt(open))
      if (sent) return sent
    }
  }

  /** Makes one change of dishes in one call. What can be sent again is left in the queue if it is not stored. */
  private async attempt(presses: readonly Press[]): Promise<SentMany | null> {
    const sending = presses.filter((press) => {
      if (!this.states.isQueued(press)) return false
      const isOpen = !isNothing(difference(press.change, this.state(press.base.id).dish))
      if (!isOpen) this.states.drop(press, UNCHANGED)
      return isOpen
    })
    const [first] = sending
    if (!first) return null
    const { change } = first
    const dishes = sending.map(({ base }) => this.state(base.id).dish)
    try {
      const send = () => this.line.send(dishes, change, sending.map(unsentOf))
      const { isEarlier, requestId, ...reply } = await this.states.whileInFlight(sending, send)
      if (isEarlier) await this.reread(sending)
      else {
        for (const press of sending) {
          const fresh = reply.dishes.find(({ id }) => id === press.base.id)
          this.states.stored(press, fresh ?? {}, requestId)
        }
        return { requestId, count: dishes.length }
      }
    } catch (error) {
      if (error instanceof Unanswered)
        for (const { id } of dishes) this.states.offer(this.state(id).queue, 'unanswered')
      else if (isOvertaken(error)) await this.reread(sending, true)
      else this.states.offer(sending, 'refused', (error as Error).message)
    }
    return null
  }

  /** Reads dishes that somebody else has changed. @param isOvertaken whether one of them must have a newer version. */
  private async reread(sending: readonly Press[], isOvertaken = false): Promise<void> {
    const dishes = sending.map(({ base }) => this.state(base.id).dish)
    try {
      const read = await this.line.read(dishes.map(({ id }) => id))
      const byId = new Map(read.map((dish) => [dish.id, dish]))
      for (const { id } of dishes) {
        const fresh = byId.get(id)
        if (fresh) this.states.rebase(id, { ...this.state(id).dish, ...fresh })
        else this.states.offer(this.state(id).queue, 'removed')
      }
      const isNewer = dishes.some(({ id, version }) => version !== byId.get(id)?.version)
      if (isOvertaken && !isNewer) this.states.offer(sending, 'conflict')
    } catch (error) {
      this.states.offer(sending, 'refused', (error as Error).message)
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
    this.states.set(id, ({ queue, unsent }) => ({
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
}

/** A dish that was removed, or hidden from this user, does not keep the others of its call from being changed. */
const isOvertaken = (error: unknown) =>
  isRefusal(error, 'STALE_VERSION') || (error instanceof HttpError && error.status === 404)
