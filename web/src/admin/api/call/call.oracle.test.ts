import { parse } from 'graphql'
import { HttpError } from 'ra-core'
import { expect, test } from 'vitest'
import { Calls } from './call.ts'
import type { Call } from './call-store.ts'
import type { Resolution } from './left-calls.ts'
import { type Line, type Person, Unanswered, type Write } from './line.ts'

const SEEDS = 500
const SECOND = 1_000
const DAY = 24 * 60 * 60 * SECOND
const PEOPLE = ['ayşe', 'barış'] as const
const document = parse('mutation Store { store }') as unknown as Write<string>['document']

type Fate = 'answered' | 'lost request' | 'lost reply' | 'late' | 'fault' | 'proxy' | 'limited'
const FAULTS: readonly Fate[] = ['lost request', 'lost reply', 'late', 'fault', 'proxy', 'limited']
type Told = 'stored' | 'refused' | 'not sent' | 'asked'

/** What a person has pressed. */
interface Press {
  readonly id: string
  readonly by: string
  readonly page: Page
  readonly told: Told[]
}

/** Numbers between 0 and 1 that follow from a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Time, chance, and what happens next. */
class World {
  now = 0
  private events: { at: number; page: Page | null; run: () => void }[] = []
  readonly random: () => number

  constructor(seed: number) {
    this.random = randomOf(seed)
  }

  chance = (share: number) => this.random() < share
  between = (least: number, most: number) => least + this.random() * (most - least)
  pick = <T>(from: readonly T[]): T => from[Math.floor(this.random() * from.length)] as T

  /** @param page sleeps with its machine, and does nothing any more once it is closed. */
  after(ms: number, run: () => void, page: Page | null = null): void {
    this.events.push({ at: this.now + ms, page, run })
  }

  sleep(ms: number): void {
    for (const event of this.events) if (event.page) event.at = Math.max(event.at, this.now + ms)
  }

  /** Runs until nothing is left to happen, or until a moment. */
  async run(until = () => Number.POSITIVE_INFINITY): Promise<void> {
    for (let steps = 0; ; steps++) {
      await new Promise((resolve) => setImmediate(resolve))
      if (this.events.length === 0) break
      if (steps > 5_000) throw new Error('It never ends.')
      const next = this.events.reduce((first, event) => (event.at < first.at ? event : first))
      if (next.at > until()) break
      this.events = this.events.filter((event) => event !== next)
      this.now = Math.max(this.now, next.at)
      if (!next.page || next.page.isOpen) next.run()
    }
    this.now = Math.max(this.now, Number.isFinite(until()) ? until() : 0)
  }
}

/** Stores a call once under its key, which it knows for 8 days. */
class Server {
  readonly people = new Map<string, string>()
  readonly ended = new Set<string>()
  readonly stored: { press: string; by: string }[] = []
  private readonly keys = new Map<string, { at: number; requestId: string | null }>()

  constructor(
    private readonly world: World,
    private readonly refuses: number,
  ) {}

  post(press: string, key: string, token: string): string {
    const known = this.known(key, token)
    if (known) {
      if (known.requestId === null) throw refusal(409, 'CALL_SETTLED')
      // The record was removed since, or the role taken away.
      if (this.world.chance(0.2)) throw refusal(this.world.pick([403, 404]))
      return known.requestId
    }
    if (this.world.chance(this.refuses)) throw refusal(409, 'STALE_VERSION')
    const requestId = `request ${this.stored.length}`
    this.stored.push({ press, by: this.personOf(token) })
    this.keep(key, token, requestId)
    return requestId
  }

  settle(key: string, token: string) {
    const { requestId } = this.known(key, token) ?? this.keep(key, token, null)
    return { stored: requestId !== null, ids: [], requestId }
  }

  private known(key: string, token: string) {
    const found = this.keys.get(`${this.personOf(token)} ${key}`)
    return found && this.world.now - found.at < 8 * DAY ? found : undefined
  }

  private keep(key: string, token: string, requestId: string | null) {
    const kept = { at: this.world.now, requestId }
    this.keys.set(`${this.personOf(token)} ${key}`, kept)
    return kept
  }

  private personOf(token: string): string {
    const person = this.people.get(token)
    if (!person || this.ended.has(token)) throw refusal(401)
    return person
  }
}

const refusal = (status: number, reason = '') => new HttpError(`${status}`, status, { reason })
const unreachable = () => new HttpError('away', 503, { isUnreachable: true })

class Page {
  isOpen = true
  readonly calls: Calls
  readonly wake = new Set<() => void>()

  constructor(
    readonly browser: Browser,
    readonly tab: string,
    readonly person: Person,
  ) {
    this.calls = new Calls(browser.lineOf(this), browser.store)
    this.calls.left.watch((resolution) => browser.resolved(this, resolution))
    void this.calls.left.resolve()
  }
}

class Browser {
  readonly presses: Press[] = []
  readonly sent: { readonly press: Press; readonly page: Page; readonly token: string }[] = []
  readonly seen = new Set<string>()
  pages: Page[] = []
  isBroken = true
  private token: string | null = null
  private readonly disk = new Map<string, Call>()

  constructor(
    private readonly world: World,
    private readonly server: Server,
    private readonly faulty: number,
  ) {}

  readonly store = {
    persist: async (call: Call) => void this.disk.set(call.key, call),
    claim: async (call: Call, tab: string) => {
      if (this.disk.get(call.key)?.tab !== call.tab) return null
      const claimed = { ...call, tab }
      this.disk.set(call.key, claimed)
      return claimed
    },
    discard: async (call: Call) => void this.disk.delete(call.key),
    ofUser: async (userId: string) => [...this.disk.values()].filter((call) => call.userId === userId),
  }

  /** Pages of somebody else are loaded again a moment later. */
  signIn(userId: string): void {
    const token = `token ${this.world.random()}`
    this.server.people.set(token, userId)
    this.token = token
    for (const page of this.pages) {
      for (const wake of page.wake) wake()
      if (page.person.userId !== userId)
        this.world.after(this.world.between(0, 2 * SECOND), () => this.reload(page), page)
    }
    if (this.pages.length === 0) this.open()
  }

  signedIn(): Person | null {
    const { token, server } = this
    const userId = token === null || server.ended.has(token) ? undefined : server.people.get(token)
    return token !== null && userId !== undefined ? { userId, token } : null
  }

  endSession(): void {
    if (this.token) this.server.ended.add(this.token)
  }

  open(tab = `tab ${this.world.random()}`): void {
    const person = this.signedIn()
    if (person) this.pages.push(new Page(this, tab, person))
  }

  close(page: Page): void {
    page.isOpen = false
    this.pages = this.pages.filter((each) => each !== page)
  }

  reload(page: Page): void {
    this.close(page)
    this.open(page.tab)
  }

  press(page: Page): void {
    const press: Press = {
      id: `press ${this.presses.length}`,
      by: page.person.userId,
      page,
      told: [],
    }
    this.presses.push(press)
    const subject = `subject ${Math.floor(this.world.between(0, 4))}`
    const write = {
      document,
      variables: { id: press.id },
      subject,
      title: press.id,
      values: { id: press.id },
    }
    page.calls.send(write).then(
      ({ isEarlier, reply }) => {
        this.tell(press, page, isEarlier ? 'not sent' : 'stored')
        if (!isEarlier && reply === null) this.seen.add('stored, by settle')
      },
      (error) => {
        if (!(error instanceof Unanswered)) return this.tell(press, page, 'refused')
        this.seen.add('unanswered')
      },
    )
  }

  resolved(page: Page, { call, was }: Resolution): void {
    const press = this.presses.find(({ id }) => id === call.title) as Press
    this.tell(press, page, was === 'unknown' ? 'asked' : was)
    this.seen.add(`${was}, on a ${press.page === page ? 'same' : 'later'} visit`)
  }

  lineOf(page: Page): Line {
    const { world, server } = this
    const request = <T>(handle: () => T) =>
      new Promise<T>((resolve, reject) => {
        const fate = this.isBroken && world.chance(this.faulty) ? world.pick(FAULTS) : 'answered'
        this.seen.add(fate)
        const reply = (answer: () => void) => world.after(world.between(10, 500), answer, page)
        const arrive = () => {
          try {
            const value = handle()
            return () => resolve(value)
          } catch (error) {
            if (!(error instanceof HttpError)) throw error
            return () => reject(error)
          }
        }
        if (fate === 'answered') return world.after(world.between(10, 500), () => reply(arrive()))
        if (fate === 'lost reply') arrive()
        if (fate === 'late') world.after(world.between(0, 300 * SECOND), arrive)
        if (fate === 'proxy' && world.chance(0.5)) arrive()
        const error = {
          fault: refusal(503),
          limited: refusal(429),
          proxy: refusal(world.pick([408, 502, 504])),
        }[fate as string]
        reply(() => reject(error ?? unreachable()))
      })
    return {
      person: async () => page.person,
      signedIn: async () => this.signedIn(),
      tab: async () => page.tab,
      isOpen: async (tab) => this.pages.some((each) => each.tab === tab),
      post: async ({ title }, key, token) => {
        const press = this.presses.find(({ id }) => id === title) as Press
        this.sent.push({ press, page, token })
        const requestId = await request(() => server.post(title, key, token))
        return { reply: 'stored' as never, requestId }
      },
      settle: (key, token) => request(() => server.settle(key, token)),
      now: () => world.now,
      pause: (ms) =>
        new Promise((resolve) => {
          page.wake.add(resolve)
          world.after(ms, resolve, page)
        }),
    }
  }

  private tell(press: Press, page: Page, told: Told): void {
    if (page.isOpen) press.told.push(told)
  }
}

/** @returns what it has seen. */
async function live(seed: number): Promise<ReadonlySet<string>> {
  const world = new World(seed)
  const server = new Server(world, world.pick([0, 0, 0.3]))
  const browser = new Browser(world, server, world.pick([0, 0.3, 0.7, 0.95]))
  const { seen } = browser
  const actions: Readonly<Record<string, (page: Page) => void>> = {
    press: (page) => browser.press(page),
    'press again': (page) => browser.press(page),
    leave: (page) => page.calls.snapshot().forEach(page.calls.cancel),
    reload: (page) => browser.reload(page),
    'open a tab': () => browser.open(),
    'close a tab': (page) => browser.close(page),
    'end the session': () => browser.endSession(),
    'sign in': () => browser.signIn(world.pick(PEOPLE)),
    'end the session and press': (page) => {
      browser.endSession()
      browser.press(page)
    },
    'online or focus': (page) => {
      for (const wake of page.wake) wake()
    },
    sleep: () => {
      const length = world.pick([10 * SECOND, 300 * SECOND, 9 * DAY])
      world.sleep(length)
      end = Math.max(end, world.now + length)
    },
    'nine days': () => {
      for (const page of browser.pages) browser.close(page)
      end = 9 * DAY
    },
  }
  let end = 500 * SECOND
  browser.signIn(PEOPLE[0])
  for (let count = 0; count < 12; count++) {
    world.after(world.between(0, 400 * SECOND), () => {
      if (end > DAY) return
      const [name, act] = world.pick(Object.entries(actions))
      const page = browser.pages.length > 0 ? world.pick(browser.pages) : null
      if (page || name === 'sign in') act(page as Page)
      seen.add(name)
    })
  }
  // In the end the line is good, and both come back.
  await world.run(() => end + 20 * SECOND)
  browser.isBroken = false
  for (const person of PEOPLE) {
    for (const page of browser.pages) browser.close(page)
    browser.signIn(person)
    await world.run()
  }

  for (const { id, by, told } of browser.presses) {
    const stored = server.stored.filter(({ press }) => press === id)
    expect(told, `${id} is told once`).toHaveLength(1)
    expect(stored.length, `${id} is stored at most once`).toBeLessThanOrEqual(1)
    if (told[0] !== 'asked') expect(stored.length === 1, `${id} is ${told[0]}`).toBe(told[0] === 'stored')
    for (const each of stored) expect(each.by, `${id} is of its person`).toBe(by)
    seen.add(`told ${told[0]}`)
  }
  for (const { press, page, token } of browser.sent) {
    expect(page === press.page, `${press.id} is not sent on a later visit`).toBe(true)
    expect(server.people.get(token), `${press.id} is sent by its person`).toBe(press.by)
  }
  return seen
}

test('each press is stored at most once, told once, and sent by its person and page alone', async () => {
  const seen = new Set<string>()
  for (let seed = 1; seed <= SEEDS; seed++) {
    try {
      for (const each of await live(seed)) seen.add(each)
    } catch (error) {
      throw new Error(`seed ${seed}: ${(error as Error).message}`, { cause: error })
    }
  }
  expect([...seen].sort()).toMatchInlineSnapshot(`
    [
      "answered",
      "close a tab",
      "end the session",
      "end the session and press",
      "fault",
      "late",
      "leave",
      "limited",
      "lost reply",
      "lost request",
      "nine days",
      "online or focus",
      "open a tab",
      "press",
      "press again",
      "proxy",
      "refused, on a later visit",
      "refused, on a same visit",
      "reload",
      "sign in",
      "sleep",
      "stored, by settle",
      "stored, on a later visit",
      "stored, on a same visit",
      "told asked",
      "told refused",
      "told stored",
      "unanswered",
      "unknown, on a later visit",
    ]
  `)
})
