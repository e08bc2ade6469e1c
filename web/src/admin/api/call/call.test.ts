import { parse, print } from 'graphql'
import { HttpError } from 'ra-core'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Calls } from './call.ts'
import { type Call, CallStore } from './call-store.ts'
import { type Line, Unanswered, type Write } from './line.ts'
import { withClientKey } from './with-client-key.ts'

const document = parse('mutation Store { store }') as unknown as Write<string>['document']
const write = (press: string, values?: unknown): Write<string> => ({
  ...{ document, variables: { press }, subject: 'prices', title: 'Fiyatlar', values },
})
const fault = () => new HttpError('fault', 500, {})
const unreachable = () => new HttpError('away', 503, { isUnreachable: true })

beforeEach(() => {
  // There is no IndexedDB here, as in some private windows.
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

/** A page whose requests are answered by these functions, in their order. */
function pageWith({ store = new CallStore(), tab = 'one', open = ['one', 'two'] } = {}) {
  const answers: (() => unknown)[] = []
  const requests: string[] = []
  const pauses: number[] = []
  const take = async (request: string) => {
    requests.push(request)
    return (answers.shift() ?? (() => ({})))()
  }
  const line: Line = {
    person: async () => ({ userId: 'ayşe', token: 'first' }),
    signedIn: async () => ({ userId: 'ayşe', token: 'second' }),
    tab: async () => tab,
    isOpen: async (other) => open.includes(other),
    post: async ({ variables }, _key, token) =>
      (await take(`${(variables as { press: string }).press} by ${token}`)) as never,
    settle: async (_key, token) => (await take(`settle by ${token}`)) as never,
    now: () => 0,
    pause: async (ms) => void pauses.push(ms),
  }
  const calls = new Calls(line, store)
  const resolved: unknown[] = []
  calls.left.watch(({ call, was }) => resolved.push([call.title, was]))
  return { calls, answers, requests, pauses, resolved, store }
}

const stored = () => ({ reply: 'done', requestId: '7' })
const throwing = (error: () => Error) => () => {
  throw error()
}
const settledAs = (isStored: boolean) => () => ({
  stored: isStored,
  ids: ['3'],
  requestId: isStored ? '7' : null,
})

describe('a call', () => {
  test('is answered, and then forgotten', async () => {
    const { calls, answers, requests, store } = pageWith()
    answers.push(stored)
    expect(await calls.send(write('a'))).toEqual({ reply: 'done', requestId: '7', ids: [], isEarlier: false })
    expect(requests).toEqual(['a by first'])
    expect(await store.ofUser('ayşe')).toEqual([])
  })

  test('is persisted before it goes, without its secrets', async () => {
    const { calls, answers, store } = pageWith()
    let persisted: readonly Call[] = []
    answers.push(async () => {
      persisted = await store.ofUser('ayşe')
      return stored()
    })
    const file = new File(['x'], 'x.png')
    const values = { name: 'x', password: 'x', rows: [{ currentPassword: 'x', file }] }
    await calls.send({ ...write('a', values), resource: 'product' })
    expect(persisted).toMatchObject([
      { call: 'store', resource: 'product', subject: 'prices', userId: 'ayşe', at: 0 },
    ])
    expect(persisted[0]?.values).toEqual({ name: 'x', rows: [{ file }] })
  })

  test('is repeated ever more slowly while there is no reply, and shown meanwhile', async () => {
    const { calls, answers, requests, pauses } = pageWith()
    const shown: string[][] = []
    calls.subscribe(() => shown.push(calls.snapshot().map(({ title }) => title)))
    answers.push(...Array.from({ length: 9 }, () => throwing(unreachable)), stored)
    await calls.send(write('a'))
    expect(requests).toHaveLength(10)
    expect(pauses.map((ms) => ms / 1000)).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60])
    expect([shown.find(({ length }) => length > 0), shown.at(-1)]).toEqual([['Fiyatlar'], []])
  })

  test('that the server fails eight times in a row stops, and is resolved before the next', async () => {
    const { calls, answers, requests, resolved } = pageWith()
    answers.push(throwing(fault), throwing(unreachable))
    answers.push(...Array.from({ length: 8 }, () => throwing(fault)))
    await expect(calls.send(write('a'))).rejects.toThrow(Unanswered)
    expect(requests).toHaveLength(10)
    answers.push(settledAs(true))
    const earlier = { reply: null, requestId: '7', ids: ['3'], isEarlier: true }
    expect(await calls.send(write('b'))).toMatchObject({ ...earlier, call: { title: 'Fiyatlar' } })
    expect(requests.slice(10)).toEqual(['settle by first'])
    expect(resolved).toEqual([['Fiyatlar', 'stored']])
  })

  test('learns of the one before, too, if that is resolved between the press and the look', async () => {
    const store = new CallStore()
    const { calls, answers, requests } = pageWith({ store })
    answers.push(...Array.from({ length: 8 }, () => throwing(fault)))
    await expect(calls.send(write('a'))).rejects.toThrow(Unanswered)
    answers.length = 0
    answers.push(settledAs(true))
    const persist = store.persist.bind(store)
    vi.spyOn(store, 'persist').mockImplementationOnce(async (call) => {
      await calls.left.resolve('prices')
      await persist(call)
    })
    expect(await calls.send(write('b'))).toMatchObject({ isEarlier: true, requestId: '7', ids: ['3'] })
    expect(requests.filter((request) => request.startsWith('b'))).toEqual([])
  })

  test('is not sent as long as nobody knows what became of the one before', async () => {
    const { calls, answers, requests } = pageWith()
    answers.push(...Array.from({ length: 8 }, () => throwing(fault)))
    await expect(calls.send(write('a'))).rejects.toThrow(Unanswered)
    answers.push(throwing(() => new HttpError('forbidden', 403, {})))
    await expect(calls.send(write('b'))).rejects.toThrow(Unanswered)
    expect(requests.filter((request) => request.startsWith('b'))).toEqual([])
  })

  test('that is refused at once is refused; a refused repetition is settled', async () => {
    const refused = () => new HttpError('stale', 409, { reason: 'STALE_VERSION' })
    const { calls, answers, requests } = pageWith()
    answers.push(throwing(refused))
    await expect(calls.send(write('a'))).rejects.toThrow('stale')
    answers.push(throwing(unreachable), throwing(refused), settledAs(true))
    expect(await calls.send(write('b'))).toMatchObject({ reply: null, requestId: '7', isEarlier: false })
    answers.push(throwing(unreachable), throwing(refused), settledAs(false))
    await expect(calls.send(write('c'))).rejects.toThrow('stale')
    expect(requests.filter((request) => request.startsWith('settle'))).toHaveLength(2)
  })

  test('keeps its token until that has ended', async () => {
    const { calls, answers, requests } = pageWith()
    answers.push(
      throwing(unreachable),
      throwing(() => new HttpError('ended', 401, {})),
      stored,
    )
    await calls.send(write('a'))
    expect(requests).toEqual(['a by first', 'a by first', 'a by second'])
  })

  test('that nobody waits for any more is resolved, and its values are a draft', async () => {
    const { calls, answers, resolved } = pageWith()
    answers.push(throwing(unreachable), settledAs(false))
    calls.subscribe(() => calls.snapshot().forEach(calls.cancel))
    await expect(calls.send(write('a', { percent: 5 }))).rejects.toThrow(Unanswered)
    await calls.left.resolve('prices')
    const [draft] = await calls.left.drafts('prices')
    expect([resolved, draft?.values]).toEqual([[['Fiyatlar', 'refused']], { percent: 5 }])
    await calls.discard(draft as Call)
    expect(await calls.left.drafts('prices')).toEqual([])
  })

  test('of a draft leaves nothing once it is known not to be stored, since the draft has its values', async () => {
    const { calls, answers, resolved, store } = pageWith()
    answers.push(...Array.from({ length: 8 }, () => throwing(fault)), settledAs(false))
    await expect(calls.send({ ...write('a', { percent: 5 }), draft: 'k' })).rejects.toThrow(Unanswered)
    expect(await store.ofUser('ayşe')).toMatchObject([{ draft: 'k', values: { percent: 5 } }])
    await calls.left.resolve('prices')
    expect([resolved, await store.ofUser('ayşe')]).toEqual([[['Fiyatlar', 'refused']], []])
  })

  test('that turns out to be stored is forgotten once what follows from it is done', async () => {
    const { calls, answers, resolved, store } = pageWith()
    answers.push(...Array.from({ length: 8 }, () => throwing(fault)), settledAs(true), settledAs(true))
    await expect(calls.send({ ...write('a'), draft: 'k' })).rejects.toThrow(Unanswered)
    const ends: (() => Promise<unknown>)[] = [
      () => Promise.reject(new Error('The storage is away.')),
      () => store.ofUser('ayşe').then((kept) => expect(kept).toMatchObject([{ draft: 'k' }])),
    ]
    calls.left.complete(({ ids }) => {
      expect(ids).toEqual(['3'])
      return (ends.shift() as () => Promise<unknown>)()
    })
    expect([await calls.left.resolve('prices'), resolved]).toEqual([[null], []])
    await calls.left.resolve('prices')
    expect([resolved, await store.ofUser('ayşe')]).toEqual([[['Fiyatlar', 'stored']], []])
  })

  test('that turns out to be stored is known to be so once everybody has been told', async () => {
    const { calls, answers } = pageWith()
    const told: string[] = []
    calls.left.watch(async ({ call }) => {
      await Promise.resolve()
      told.push(String(call.draft))
    })
    answers.push(...Array.from({ length: 8 }, () => throwing(fault)), settledAs(true))
    await expect(calls.send({ ...write('a'), draft: 'k' })).rejects.toThrow(Unanswered)
    await calls.left.resolve('prices')
    expect(told).toEqual(['k'])
  })
})

describe('the calls below a subject', () => {
  const listed = async ({ calls }: ReturnType<typeof pageWith>) =>
    (await calls.below('prices')).map(({ call, state }) => [call.values, state, call.reason])

  test('are those that are sent or wait, and what was refused where that is kept', async () => {
    const page = pageWith()
    const seen: unknown[] = []
    page.answers.push(
      async () => {
        seen.push(await listed(page))
        throw unreachable()
      },
      async () => {
        seen.push(await listed(page))
        throw new HttpError('no picture', 400, {})
      },
      settledAs(false),
    )
    const refused = { ...write('a', 5), subject: 'prices/1', keepsRefused: true }
    await expect(page.calls.send(refused)).rejects.toThrow('no picture')
    expect([...seen, await listed(page)]).toEqual([
      [[5, 'sending', undefined]],
      [[5, 'waiting', undefined]],
      [[5, 'left', 'no picture']],
    ])
    page.answers.push(stored)
    await page.calls.send(refused)
    expect(await listed(page)).toEqual([])
  })

  test('are listed in their order, though a batch begins in one millisecond', async () => {
    const { disk, shared } = browser()
    // As IndexedDB does, whose keys are random.
    const ofUser = async () => [...disk.values()].reverse().sort((one, other) => one.at - other.at)
    const page = pageWith({ store: { ...shared, ofUser } as never })
    page.answers.push(...[1, 2, 3].map(() => throwing(() => new HttpError('no picture', 400, {}))))
    const sent = [1, 2, 3].map((at) =>
      page.calls.send({ ...write('a', at), subject: `prices/${at}`, keepsRefused: true }),
    )
    await Promise.allSettled(sent)
    expect((await page.calls.below('prices')).map(({ call }) => call.values)).toEqual([1, 2, 3])
  })

  test('are listed though nobody knows what became of them, and resolved before they are sent again', async () => {
    const page = pageWith()
    page.answers.push(...Array.from({ length: 8 }, () => throwing(fault)))
    await expect(page.calls.send(write('a', 5))).rejects.toThrow(Unanswered)
    expect(await listed(page)).toEqual([[5, 'left', undefined]])
    page.answers.push(settledAs(true))
    expect(await page.calls.send(write('a', 5))).toMatchObject({ ids: ['3'], isEarlier: true })
  })

  test.each([
    ['not stored, are forgotten', false, 'refused'],
    ['stored, are told', true, 'stored'],
  ])('that were given up while they waited and were %s', async (_what, isStored, was) => {
    const page = pageWith()
    page.answers.push(throwing(unreachable), () => new Promise(() => {}), settledAs(isStored))
    const end = page.calls.subscribe(() => {
      if (page.calls.snapshot().length === 0) return
      end()
      void page.calls.giveUp('prices')
    })
    await expect(page.calls.send(write('a', 5))).rejects.toThrow(Unanswered)
    await expect.poll(() => page.resolved).toEqual([['Fiyatlar', was]])
    expect([await listed(page), await page.store.ofUser('ayşe')]).toEqual([[], []])
  })
})

/** The storage that all tabs share. */
function browser() {
  const disk = new Map<string, Call>()
  const shared = {
    persist: async (call: Call) => void disk.set(call.key, call),
    discard: async (call: Call) => void disk.delete(call.key),
    ofUser: async () => [...disk.values()],
    claim: async (call: Call, tab: string) => {
      if (disk.get(call.key)?.tab !== call.tab) return null
      disk.set(call.key, { ...call, tab })
      return { ...call, tab }
    },
  }
  return { disk, shared }
}

test('a call of a closed tab is resolved by one of two others', async () => {
  const { disk, shared } = browser()
  await shared.persist({
    key: 'k',
    userId: 'ayşe',
    tab: 'closed',
    call: 'store',
    subject: 'prices',
    title: 'Fiyatlar',
    at: 0,
  })
  const pages = ['one', 'two'].map((tab) => pageWith({ store: shared as never, tab }))
  for (const { answers } of pages) answers.push(settledAs(true))
  await Promise.all(pages.map(({ calls }) => calls.left.resolve()))
  expect(pages.flatMap(({ resolved }) => resolved)).toEqual([['Fiyatlar', 'stored']])
  expect(disk.size).toBe(0)
})

test('drafts are found by a subject above theirs, and those of a closed tab by one of two others', async () => {
  const { shared } = browser()
  const [closed, one, two] = ['closed', 'one', 'two'].map((tab) => pageWith({ store: shared as never, tab }))
  const draft = { title: '', values: 5 }
  for (const subject of ['menu', 'menu/12', 'menus'])
    await closed?.calls.keep({ ...draft, key: subject, subject })
  await one?.calls.keep({ ...draft, key: 'own', subject: 'menu/7' })
  const found = await Promise.all([one, two].map((page) => page?.calls.left.drafts('menu')))
  expect(
    found
      .flat()
      .map((each) => each?.key)
      .sort(),
  ).toEqual(['menu', 'menu/12', 'own'])
  expect(found[1]?.map((each) => each.key)).not.toContain('own')
})

describe('the key', () => {
  test('is an argument of the field of each mutation', () => {
    const before = parse('mutation Remove($id: ID!) { many: removeDishes(ids: [$id]) { count } }')
    expect(print(withClientKey(before))).toBe(
      print(
        parse(
          'mutation Remove($id: ID!, $clientKey: ID) { many: removeDishes(ids: [$id], clientKey: $clientKey) { count } }',
        ),
      ),
    )
    expect(withClientKey(before)).toBe(withClientKey(before))
  })

  test('is left as it is where it is written already', () => {
    const keyed = parse('mutation Add($clientKey: ID) { add(clientKey: $clientKey) { id } }')
    expect(withClientKey(keyed)).toBe(keyed)
  })

  test('belongs to one mutation', () => {
    expect(() => withClientKey(parse('mutation { one two }'))).toThrow('one field')
    expect(() => withClientKey(parse('{ one }'))).toThrow('one mutation')
  })
})
