import { HttpError } from 'ra-core'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Calls } from '../../api/call/call.ts'
import type { Call } from '../../api/call/call-store.ts'
import type { Line } from '../../api/call/line.ts'
import type { Change, Dish } from './menu-dish.ts'
import { CallLine } from './menu-line.ts'
import { MenuQueue } from './menu-queue.ts'
import { MenuStates } from './menu-states.ts'

const soup: Dish = {
  id: '1',
  name: 'Mercimek',
  categoryId: '9',
  price: 90,
  availiblity: true,
  status: 'ACTIVE',
  version: 1,
}

/** What becomes of a request; one that is on its way has no end on its page. */
type Fate = 'stored' | 'lost request' | 'lost reply' | 'request on its way' | 'reply on its way'

/** A server with one dish, the browser of one person, and what becomes of the requests to come. */
function restaurant() {
  const stored = new Map<string, string | null>()
  const server = { dish: soup, posts: 0, isReachable: true, fates: [] as Fate[] }
  const disk = new Map<string, Call>()
  const open = new Set<string>()
  const store = {
    persist: async (call: Call) => void disk.set(call.key, structuredClone(call)),
    discard: async ({ key }: Call) => void disk.delete(key),
    ofUser: async (userId: string) => [...disk.values()].filter((call) => call.userId === userId),
    claim: async (call: Call, tab: string) => {
      if (disk.get(call.key)?.tab !== call.tab) return null
      disk.set(call.key, { ...call, tab })
      return { ...call, tab }
    },
  }
  const unreachable = () => new HttpError('away', 503, { isUnreachable: true })
  const update = (key: string, input: Change & { version?: number }) => {
    if (stored.has(key)) return
    if (input.version !== server.dish.version) throw new HttpError('stale', 409, { reason: 'STALE_VERSION' })
    server.dish = { ...server.dish, ...input, version: server.dish.version + 1 }
    stored.set(key, `request ${stored.size}`)
  }

  /** The menu in a tab. */
  async function visit(tab: string, userId = 'ayşe') {
    open.add(tab)
    const never = new Promise<never>(() => {})
    const line: Line = {
      person: async () => ({ userId, token: userId }),
      signedIn: async () => ({ userId, token: userId }),
      tab: async () => tab,
      isOpen: async (other) => open.has(other),
      async post({ variables }, key) {
        server.posts++
        const fate = server.fates.shift() ?? 'stored'
        if (!fate.includes('request')) update(key, (variables as { input: Change }).input)
        if (fate.includes('way')) return never
        if (fate !== 'stored') throw unreachable()
        return { reply: { product: server.dish } as never, requestId: stored.get(key) ?? null }
      },
      async settle(key) {
        if (!server.isReachable) throw unreachable()
        if (!stored.has(key)) stored.set(key, null)
        const requestId = stored.get(key) ?? null
        return { stored: requestId !== null, ids: [], requestId }
      },
      now: () => 0,
      pause: () => new Promise((resolve) => setImmediate(resolve)),
    }
    const calls = new Calls(line, store)
    const callLine = new CallLine(
      calls,
      async () => [server.dish],
      ([dish]) => String(dish?.name),
    )
    const menu = new MenuStates(callLine)
    const queue = new MenuQueue(menu, callLine)
    const said: unknown[] = []
    calls.left.watch(({ call, was }) => said.push([call.title, was]))
    const read = async () => {
      menu.load([server.dish])
      await callLine.adoptInto(menu)
    }
    await read()
    const close = () => open.delete(tab)
    const state = () => menu.snapshot().get('1')
    const unsent = () => state()?.unsent.map(({ change, cause }) => ({ ...change, cause }))
    return { menu, queue, calls, read, close, state, unsent, said }
  }
  return { server, disk, visit }
}

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

describe('a price whose reply is lost', () => {
  test('is stored once while the page is open', async () => {
    const { server, disk, visit } = restaurant()
    const { queue, unsent } = await visit('one')
    server.fates.push('lost request', 'lost reply', 'lost request')
    expect(await queue.change('1', { price: 95 })).toEqual({ was: 'stored', requestId: 'request 0' })
    expect([server.dish, server.posts]).toMatchObject([{ price: 95, version: 2 }, 4])
    expect([unsent(), [...disk.values()]]).toEqual([[], []])
  })

  test('and whose page was left is told to be stored, though somebody else has changed it since', async () => {
    const { server, disk, visit } = restaurant()
    const before = await visit('one')
    server.fates.push('reply on its way')
    void before.queue.change('1', { price: 95 })
    await vi.waitFor(() => expect(server.posts).toBe(1))
    before.close()
    server.dish = { ...server.dish, price: 90, version: 3 }
    const next = await visit('one')
    expect([next.unsent(), next.said]).toEqual([[], [['Mercimek', 'stored']]])
    expect([server.dish.price, server.posts, disk.size]).toEqual([90, 1, 0])
  })

  test('and which is not stored is offered, and never sent by itself', async () => {
    const { server, disk, visit } = restaurant()
    const before = await visit('one')
    server.fates.push('request on its way')
    void before.queue.change('1', { price: 95 })
    await vi.waitFor(() => expect(server.posts).toBe(1))
    before.close()
    const next = await visit('one')
    expect([next.unsent(), next.said]).toEqual([[{ price: 95, cause: 'unsent' }], [['Mercimek', 'refused']]])
    expect([server.dish.price, server.posts]).toEqual([90, 1])
    const [unsent] = next.state()?.unsent ?? []
    if (unsent) await next.queue.retry(unsent)
    expect(server.dish.price).toBe(95)
    await vi.waitFor(() => expect(disk.size).toBe(0))
  })

  test('and whom nobody waits for any more is resolved before the next change', async () => {
    const { server, visit } = restaurant()
    const { queue, calls, unsent } = await visit('one')
    server.fates.push('lost reply')
    server.isReachable = false
    calls.subscribe(() => calls.snapshot().forEach(calls.cancel))
    expect(await queue.change('1', { price: 95 })).toMatchObject({ was: 'unanswered' })
    expect(unsent()).toEqual([{ price: 95, cause: 'unanswered' }])
    const sold = queue.change('1', { availiblity: false })
    server.isReachable = true
    expect(await sold).toMatchObject({ was: 'stored' })
    expect(server.dish).toMatchObject({ price: 95, availiblity: false, version: 3 })
    expect(unsent()).toEqual([])
  })
})

describe('what is not sent', () => {
  test('waits in its tab alone, and in another one when that is closed', async () => {
    const { visit, disk } = restaurant()
    const one = await visit('one')
    const two = await visit('two')
    one.menu.type('1', 95, 90)
    await vi.waitFor(() => expect(disk.size).toBe(1))
    await two.read()
    expect(two.unsent()).toEqual([])
    one.close()
    await Promise.all([two.read(), two.read()])
    expect(two.unsent()).toEqual([{ price: 95, cause: 'unsent' }])
    await vi.waitFor(() => expect([...disk.values()].map(({ tab }) => tab)).toEqual(['two']))
  })

  test('is of its person', async () => {
    const { visit, disk } = restaurant()
    const mine = await visit('one')
    mine.menu.type('1', 95, 90)
    await vi.waitFor(() => expect(disk.size).toBe(1))
    mine.close()
    const theirs = await visit('one', 'barış')
    expect(theirs.unsent()).toEqual([])
    theirs.close()
    expect((await visit('one')).unsent()).toEqual([{ price: 95, cause: 'unsent' }])
  })

  test('is kept behind a call in flight, until the person discards it', async () => {
    const { server, visit, disk } = restaurant()
    const before = await visit('one')
    server.fates.push('reply on its way')
    void before.queue.change('1', { price: 95 })
    void before.queue.change('1', { status: 'PASSIVE' })
    await vi.waitFor(() => expect([server.posts, disk.size]).toEqual([1, 2]))
    before.close()
    const next = await visit('one')
    expect([server.dish.price, next.unsent()]).toEqual([95, [{ status: 'PASSIVE', cause: 'unsent' }]])
    for (const unsent of next.state()?.unsent ?? []) next.menu.discard(unsent)
    await vi.waitFor(() => expect(disk.size).toBe(0))
  })
})
