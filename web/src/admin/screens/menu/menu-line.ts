import type { Calls } from '../../api/call/call.ts'
import type { Call } from '../../api/call/call-store.ts'
import { Unanswered } from '../../api/call/line.ts'
import { newClientKey } from '../../api/client-key.ts'
import { CHANGE_MENU_DISH, CHANGE_MENU_DISHES, MENU } from './menu.operations.ts'
import type { Change, Dish, UnsentChange } from './menu-dish.ts'
import type { MenuLine } from './menu-queue.ts'
import type { MenuStates, MenuStorage } from './menu-states.ts'

/** The changes of the menu as calls and a draft. */
export class CallLine implements MenuLine, MenuStorage {
  private readonly key = newClientKey()
  private unsent: readonly UnsentChange[] = []
  private draft: Call | undefined
  private following: (() => void) | undefined
  private persisting: Promise<void> | null = null

  /** @param titleOf a change in words, for notices. */
  constructor(
    private readonly calls: Calls,
    readonly read: MenuLine['read'],
    private readonly titleOf: (dishes: readonly Dish[], change: Change) => string,
  ) {}

  async send(dishes: readonly Dish[], change: Change, sent: readonly UnsentChange[]) {
    const ids = dishes.map(({ id }) => id)
    const write = {
      resource: 'product',
      subject: `${MENU}/${ids.join()}`,
      title: this.titleOf(dishes, change),
      values: sent,
    }
    const [dish] = dishes
    if (dish && dishes.length === 1) {
      const variables = { id: dish.id, input: { ...change, version: dish.version } }
      const receipt = await this.calls.send({ ...write, document: CHANGE_MENU_DISH, variables })
      return { ...receipt, dishes: receipt.reply ? [receipt.reply.product] : [] }
    }
    const variables = { ids, input: change, versions: dishes.map(({ version }) => version) }
    return {
      ...(await this.calls.send({ ...write, document: CHANGE_MENU_DISHES, variables })),
      dishes: [],
    }
  }

  async resolve(): Promise<void> {
    if ((await this.calls.left.resolve(MENU)).includes(null)) throw new Unanswered()
  }

  persist(unsent: readonly UnsentChange[]): void {
    if (unsent.length + this.unsent.length === 0) return
    this.unsent = unsent
    this.persisting ??= this.persistLatest()
      // Without a session the page is left.
      .catch(() => {})
      .finally(() => {
        this.persisting = null
      })
  }

  now(): number {
    return Date.now()
  }

  /** Takes notice of what became of calls without an answer, and what pages that are closed have not sent. */
  async adoptInto(states: MenuStates): Promise<void> {
    this.following ??= this.calls.left.watch(({ call, was }) => {
      if (!call.subject.startsWith(`${MENU}/`)) return
      states.resolved(changesIn(call), was === 'stored')
      if (was !== 'stored') void this.replace([call])
    })
    await this.resolve().catch(() => {})
    const drafts = (await this.calls.left.drafts(MENU)).filter(({ key }) => key !== this.key)
    states.adopt(drafts.flatMap(changesIn))
    await this.replace(drafts)
  }

  /** Discards drafts that the one of this page contains. */
  private async replace(drafts: readonly Call[]): Promise<void> {
    await this.persisting
    for (const draft of drafts) await this.calls.discard(draft)
  }

  private async persistLatest(): Promise<void> {
    for (let persisted: typeof this.unsent | undefined; persisted !== this.unsent; ) {
      persisted = this.unsent
      if (persisted.length > 0)
        this.draft = await this.calls.keep({ key: this.key, subject: MENU, title: '', values: persisted })
      else if (this.draft) await this.calls.discard(this.draft)
    }
  }
}

const changesIn = ({ values }: Call) => values as readonly UnsentChange[]
