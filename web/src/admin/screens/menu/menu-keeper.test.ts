import { describe, expect, test } from 'vitest'
import type { Change, Dish } from './menu-dish.ts'
import {
  MenuKeeper,
  mayBeStored,
  type SendFailure,
  shownDish,
  stillUnsaved,
  type Unsaved,
  unconfirmedPrice,
} from './menu-keeper.ts'

const soup: Dish = {
  id: '1',
  name: 'Mercimek',
  categoryId: '9',
  price: 90,
  availiblity: true,
  status: 'ACTIVE',
  version: 1,
}

class Refusal extends Error {
  readonly why: SendFailure

  constructor(why: SendFailure) {
    super(why)
    this.why = why
  }
}

/** The fault of a call; `lost`: it is stored, and its reply does not arrive. */
type Fault = SendFailure | 'lost' | null

/** A keeper over a server with one dish, and the results of its calls. */
function kitchen(
  faults: readonly Fault[] = [],
  dish: Dish = soup,
  leftover: Unsaved = {},
  read = (stored: Dish) => [stored],
) {
  const stored = new Set<string>()
  const server = {
    dish,
    stored,
    calls: [] as (Change & { version: number })[],
    remembered: {} as Unsaved,
    many: [] as object[],
  }
  const left = [...faults]
  const end = (fault: Fault) => {
    if (fault) throw new Refusal(fault === 'lost' ? 'away' : fault)
  }
  const keeper = new MenuKeeper({
    async send(_id, { change, version, clientKey }) {
      server.calls.push({ ...change, version })
      await Promise.resolve()
      const fault = left.shift() ?? null
      if (fault !== 'lost') end(fault)
      if (!server.stored.has(clientKey)) {
        if (version !== server.dish.version) throw new Refusal('changed')
        server.dish = { ...server.dish, ...change, version: version + 1 }
        server.stored.add(clientKey)
      }
      end(fault)
      return server.dish
    },
    async sendMany({ ids, change, versions, clientKey }) {
      server.many.push({ ids, change, versions })
      await Promise.resolve()
      const fault = left.shift() ?? null
      if (fault !== 'lost') end(fault)
      if (!server.stored.has(clientKey)) {
        if (versions[ids.indexOf(server.dish.id)] !== server.dish.version) throw new Refusal('changed')
        server.dish = { ...server.dish, ...change, version: server.dish.version + 1 }
        server.stored.add(clientKey)
      }
      end(fault)
      return 'request-1'
    },
    read: async () => read(server.dish),
    remember: (unsaved) => {
      server.remembered = unsaved
    },
    causeOf: (error) => (error as Refusal).why,
  })
  keeper.load([dish], leftover)
  const state = () => {
    const found = keeper.snapshot().get('1')
    if (!found) throw new Error('The dish is gone.')
    return found
  }
  /** A concurrent change. */
  const others = (change: Change) => {
    server.dish = { ...server.dish, ...change, version: server.dish.version + 1 }
  }
  return { keeper, server, state, others }
}

/** Until the calls that nobody awaits have ended. */
const calm = () => new Promise((resolve) => setTimeout(resolve))

describe('a change', () => {
  test('is shown at once, and stored', async () => {
    const { keeper, server, state } = kitchen()
    const saved = keeper.change('1', { availiblity: false })
    expect(shownDish(state()).availiblity).toBe(false)
    expect(state().isSaving).toBe(true)
    expect(await saved).toBe(true)
    expect(server.dish.availiblity).toBe(false)
    expect(state()).toMatchObject({ isSaving: false, wanted: {}, savedAt: expect.any(Date) })
  })

  test('waits for the previous one, and is based on its version', async () => {
    const { keeper, server } = kitchen()
    await Promise.all([keeper.change('1', { availiblity: false }), keeper.change('1', { price: 95 })])
    expect(server.calls).toEqual([
      { availiblity: false, version: 1 },
      { price: 95, version: 2 },
    ])
    expect(server.dish).toMatchObject({ availiblity: false, price: 95 })
  })

  test('is undone on the server if it is undone while it is being sent', async () => {
    const { keeper, server } = kitchen()
    await Promise.all([keeper.change('1', { availiblity: false }), keeper.change('1', { availiblity: true })])
    expect(server.calls.map(({ availiblity }) => availiblity)).toEqual([false, true])
    expect(server.dish.availiblity).toBe(true)
  })

  test('to the current value sends nothing', async () => {
    const { keeper, server, state } = kitchen()
    expect(await keeper.change('1', { price: 90 })).toBe(true)
    expect(server.calls).toEqual([])
    expect(state().isSaving).toBe(false)
  })
})

describe('a change that fails', () => {
  test('shows the stored value, and is stored when it is retried', async () => {
    const { keeper, server, state } = kitchen(['away'])
    expect(await keeper.change('1', { availiblity: false })).toBe(false)
    expect(shownDish(state()).availiblity).toBe(true)
    expect(state().failed).toEqual({
      change: { availiblity: false },
      seen: { availiblity: true },
      cause: 'away',
      message: 'away',
    })
    expect(server.remembered).toMatchObject({
      1: {
        change: { availiblity: false },
        seen: { availiblity: true },
        attempt: { change: { availiblity: false }, version: 1, clientKey: expect.any(String) },
      },
    })
    expect(await keeper.retry('1')).toBe(true)
    expect(server.dish.availiblity).toBe(false)
    expect(server.remembered).toEqual({})
  })

  test('is discarded on request', async () => {
    const { keeper, server, state } = kitchen(['refused'])
    await keeper.change('1', { price: 95 })
    keeper.giveUp('1')
    expect(state()).toMatchObject({ isSaving: false, wanted: {}, failed: undefined })
    expect(server.remembered).toEqual({})
  })

  test('is not sent with the next change of the dish', async () => {
    const { keeper, server, state, others } = kitchen()
    others({ price: 130 })
    await keeper.change('1', { price: 110 })
    expect(await keeper.change('1', { availiblity: false })).toBe(true)
    expect(await keeper.changeMany(['1'], { status: 'PASSIVE' })).toBe('request-1')
    expect(server.dish).toMatchObject({ price: 130, availiblity: false, status: 'PASSIVE' })
    expect(state().failed).toMatchObject({ change: { price: 110 }, cause: 'changed' })
  })

  test('is replaced by a later change of the same field', async () => {
    const { keeper, server, state } = kitchen(['refused'])
    await keeper.change('1', { price: 95 })
    await keeper.change('1', { price: 97 })
    expect(server.dish.price).toBe(97)
    expect(state().failed).toBeUndefined()
  })

  test('of an earlier visit waits, unless it is already stored', () => {
    const left = (change: Change) => kitchen([], soup, { 1: { change, seen: soup } }).state().failed
    expect(left({ availiblity: false })).toMatchObject({ cause: 'leftover' })
    expect(left({ price: 90 })).toBeUndefined()
  })
})

describe('a change by somebody else', () => {
  test('of another field is kept, and the own change is rebased', async () => {
    const { keeper, server, state, others } = kitchen()
    others({ price: 99 })
    expect(await keeper.change('1', { availiblity: false })).toBe(true)
    expect(server.dish).toMatchObject({ price: 99, availiblity: false, version: 3 })
    expect(state().dish.price).toBe(99)
  })

  test('of the same field is reported and shown', async () => {
    const { keeper, server, state, others } = kitchen()
    others({ price: 99 })
    expect(await keeper.change('1', { price: 95 })).toBe(false)
    expect(state()).toMatchObject({ isSaving: false, failed: { cause: 'changed', change: { price: 95 } } })
    expect(shownDish(state()).price).toBe(99)
    expect(await keeper.retry('1')).toBe(true)
    expect(server.dish.price).toBe(95)
  })

  test('is reported if it was shown while the user was typing', async () => {
    const { keeper, server, state, others } = kitchen()
    others({ price: 130 })
    keeper.load([server.dish])
    expect(await keeper.change('1', { price: 110 }, { price: 90 })).toBe(false)
    expect(server.calls).toEqual([])
    expect(state().failed).toMatchObject({ cause: 'changed', change: { price: 110 } })
    expect(await keeper.retry('1')).toBe(true)
    expect(server.dish.price).toBe(110)
  })

  test('is not undone with the own change before it', async () => {
    const { keeper, server, others } = kitchen()
    await keeper.change('1', { price: 110 })
    others({ price: 130 })
    keeper.load([server.dish])
    expect(await keeper.change('1', { price: 90 }, { price: 110 })).toBe(false)
    expect(server.dish.price).toBe(130)
  })

  test('of the same field since an earlier visit is reported, and not of another one', async () => {
    const left: Unsaved = { 1: { change: { price: 95 }, seen: { price: 90 } } }
    const resumed = (stored: Partial<Dish>) => kitchen([], { ...soup, ...stored, version: 2 }, left)
    const changed = resumed({ price: 150 })
    expect(changed.state()).toMatchObject({ failed: { cause: 'changed' }, dish: { price: 150 } })
    expect(changed.server.remembered).toMatchObject(left)
    expect(resumed({ availiblity: false }).state().failed?.cause).toBe('leftover')
    expect(resumed({ price: 95 }).state().failed).toBeUndefined()
  })

  test('of the same field while the server cannot be reached is reported', async () => {
    const { keeper, server, state, others } = kitchen(['away'])
    await keeper.change('1', { price: 95 })
    others({ price: 150 })
    keeper.load([server.dish])
    await calm()
    expect(state().failed).toMatchObject({ cause: 'changed', change: { price: 95 } })
    expect(server.dish.price).toBe(150)
    expect(await keeper.retry('1')).toBe(true)
    expect(server.dish.price).toBe(95)
  })

  test('to the same value is no conflict', async () => {
    const { keeper, server, state, others } = kitchen()
    others({ availiblity: false })
    expect(await keeper.change('1', { availiblity: false })).toBe(true)
    expect(server.calls).toHaveLength(1)
    expect(state().failed).toBeUndefined()
  })
})

describe('a change whose reply is lost', () => {
  test('is no longer unsaved once the dish has its value', () => {
    const unsaved: Unsaved = { 1: { change: { price: 95 }, seen: { price: 90 } } }
    expect(stillUnsaved(unsaved, [{ ...soup, price: 95, version: 2 }])).toEqual({})
    expect(stillUnsaved(unsaved, [soup])).toEqual(unsaved)
    expect(stillUnsaved(unsaved, [])).toEqual(unsaved)
  })

  test('is stored once, and what was changed during the call after it', async () => {
    const { keeper, server, state } = kitchen(['lost'])
    void keeper.change('1', { availiblity: false })
    expect(await keeper.change('1', { availiblity: true })).toBe(false)
    expect(server.dish).toMatchObject({ availiblity: false, version: 2 })
    expect(await keeper.retry('1')).toBe(true)
    expect(server.dish).toMatchObject({ availiblity: true, version: 3 })
    expect(state()).toMatchObject({ failed: undefined, dish: { availiblity: true } })
  })

  test('is not sent over the value that somebody else has stored since', async () => {
    const { keeper, server, state, others } = kitchen(['lost'])
    await keeper.change('1', { price: 95 })
    others({ price: 90 })
    expect(await keeper.retry('1')).toBe(true)
    expect(state()).toMatchObject({ failed: undefined, dish: { price: 90, version: 3 } })
    expect(server.dish).toMatchObject({ price: 90, version: 3 })
  })

  test('is asked about as soon as the dish is read again', async () => {
    const { keeper, server, state, others } = kitchen(['lost'])
    await keeper.change('1', { price: 95 })
    others({ price: 130 })
    keeper.load([server.dish])
    await calm()
    expect(state()).toMatchObject({ failed: undefined, attempt: undefined, dish: { price: 130 } })
    expect(server.dish).toMatchObject({ price: 130, version: 3 })
  })

  test('is asked about on the next visit, and the rest waits', async () => {
    const before = kitchen(['lost'])
    void before.keeper.change('1', { price: 95 })
    await before.keeper.change('1', { availiblity: false })
    const next = kitchen([], before.server.dish, before.server.remembered)
    for (const key of before.server.stored) next.server.stored.add(key)
    await calm()
    expect(next.state()).toMatchObject({
      dish: { price: 95, availiblity: true },
      attempt: undefined,
      failed: { cause: 'leftover', change: { availiblity: false } },
    })
    expect(next.server.dish.version).toBe(2)
  })

  test('is remembered with its key if the page did not wait for it', async () => {
    const { keeper, server } = kitchen()
    const saved = keeper.change('1', { price: 95 })
    expect(server.remembered[1]?.attempt).toMatchObject({ change: { price: 95 }, version: 1 })
    await saved
    expect(server.remembered).toEqual({})
  })
})

test('what the server did not answer is not sent by itself over a value that somebody else has stored', async () => {
  const { keeper, server, state, others } = kitchen(['away'])
  await keeper.change('1', { price: 95 })
  others({ price: 130 })
  keeper.load([server.dish])
  await keeper.resume('1')
  expect(state().failed).toMatchObject({ cause: 'changed', change: { price: 95 } })
  expect(server.dish.price).toBe(130)
})

test('what the server did not answer is sent by itself', async () => {
  const { keeper, server, state } = kitchen(['away', 'lost'])
  void keeper.change('1', { availiblity: false })
  await keeper.change('1', { price: 95 })
  await keeper.resume('1')
  await keeper.resume('1')
  expect(server.dish).toMatchObject({ availiblity: false, price: 95, version: 3 })
  expect(state().failed).toBeUndefined()
})

test('a value of one’s own that was shown while it was being saved is not called somebody else’s', async () => {
  const { keeper, server } = kitchen(['away'])
  await keeper.change('1', { price: 110 })
  expect(await keeper.change('1', { price: 120 }, { price: 110 })).toBe(true)
  expect(server.dish.price).toBe(120)
})

test('the stored price replaces another one that was not saved', async () => {
  const { keeper, server, state } = kitchen(['lost'])
  await keeper.change('1', { price: 110 })
  expect(await keeper.change('1', { price: 90 })).toBe(true)
  expect([server.dish.price, state().failed]).toEqual([90, undefined])
})

test('the refusal of a repetition leaves open whether the first call was stored', async () => {
  const { keeper, server, state, others } = kitchen(['lost', 'refused'])
  await keeper.change('1', { price: 110 })
  expect(await keeper.retry('1')).toBe(false)
  others({ price: 130 })
  expect(await keeper.retry('1')).toBe(true)
  expect([server.dish.price, state().failed]).toEqual([130, undefined])
})

test('a change after a call that is known to be stored on the next visit is no conflict', async () => {
  const before = kitchen(['lost'])
  void before.keeper.change('1', { availiblity: false })
  await before.keeper.change('1', { availiblity: true })
  const leftover = { 1: { ...before.server.remembered[1], seen: { availiblity: true } } } as Unsaved
  const next = kitchen([], before.server.dish, leftover)
  for (const key of before.server.stored) next.server.stored.add(key)
  await calm()
  expect(next.state()).toMatchObject({ dish: { availiblity: false }, failed: { cause: 'leftover' } })
})

test('rows keep their places while one of them is being saved', async () => {
  const other = { ...soup, id: '2' }
  const { keeper } = kitchen([], soup)
  keeper.load([other, soup])
  const saved = keeper.change('1', { price: 95 })
  keeper.load([other, soup])
  expect([...keeper.snapshot().keys()]).toEqual(['2', '1'])
  await saved
})

test('a dish that is removed while its call is repeated is gone afterwards', async () => {
  const { keeper, server, others } = kitchen(['lost'])
  await keeper.change('1', { price: 95 })
  others({ price: 130 })
  keeper.load([server.dish])
  keeper.load([])
  await calm()
  expect(keeper.snapshot().get('1')?.failed).toBeUndefined()
  keeper.load([])
  expect([...keeper.snapshot()]).toEqual([])
})

test('reloading does not revert changes in flight', async () => {
  const { keeper, state } = kitchen()
  const saved = keeper.change('1', { availiblity: false })
  keeper.load([soup])
  expect(shownDish(state()).availiblity).toBe(false)
  await saved
  expect(state().dish.availiblity).toBe(false)
})

test('a price that was being typed when the page was left waits on the next visit', () => {
  const { keeper, server } = kitchen()
  keeper.setAside('1', { price: 95 }, { price: 90 })
  const next = kitchen([], { ...soup, price: 130, version: 2 }, server.remembered)
  expect(next.state().failed).toMatchObject({ cause: 'changed', change: { price: 95 } })
})

describe('a change of several dishes', () => {
  test('D46: is one call, and returns the request that undoes it', async () => {
    const { keeper, server, state } = kitchen()
    const changed = keeper.changeMany(['1'], { availiblity: false })
    await Promise.resolve()
    expect(shownDish(state()).availiblity).toBe(false)
    expect(await changed).toBe('request-1')
    expect(server.many).toEqual([{ ids: ['1'], change: { availiblity: false }, versions: [1] }])
    expect(server.calls).toEqual([])
    expect(state()).toMatchObject({ isSaving: false, wanted: {}, dish: { availiblity: false } })
  })

  test('leaves changes made during the call to be sent after it', async () => {
    const { keeper, server, state } = kitchen()
    const changed = keeper.changeMany(['1'], { availiblity: false })
    await Promise.resolve()
    void keeper.change('1', { price: 95 })
    await changed
    expect(server.dish).toMatchObject({ availiblity: false, price: 95 })
    expect(state().isSaving).toBe(false)
  })

  test('is shown as not saved at each dish when the server cannot be reached', async () => {
    const { keeper, state } = kitchen(['away'])
    expect(await keeper.changeMany(['1'], { availiblity: false })).toBeNull()
    expect(state()).toMatchObject({ failed: { cause: 'away' }, dish: { availiblity: true } })
  })

  test('is repeated before anything else if its reply is lost', async () => {
    const { keeper, server, state } = kitchen(['lost'])
    const changed = keeper.changeMany(['1'], { availiblity: false })
    await Promise.resolve()
    void keeper.change('1', { availiblity: true })
    await changed
    expect(server.dish.availiblity).toBe(false)
    expect(await keeper.retry('1')).toBe(true)
    expect(server.dish).toMatchObject({ availiblity: true, version: 3 })
    expect(server.many).toHaveLength(2)
    expect(state().failed).toBeUndefined()
  })

  test('is repeated once for all of its dishes, and stored then if it was not', async () => {
    const { keeper, server, state } = kitchen(['away'])
    keeper.load([server.dish, { ...soup, id: '2' }])
    await keeper.changeMany(['1', '2'], { availiblity: false })
    await Promise.all([keeper.resume('1'), keeper.resume('2')])
    expect(server.many).toHaveLength(2)
    expect(server.calls).toEqual([])
    expect(server.dish.availiblity).toBe(false)
    expect(state()).toMatchObject({ failed: undefined, manyAttempt: undefined })
  })

  test('is rebased on the change that somebody else has made of another field', async () => {
    const { keeper, server, others } = kitchen()
    others({ price: 95 })
    expect(await keeper.changeMany(['1'], { availiblity: false })).toBe('request-1')
    expect(server.dish).toMatchObject({ availiblity: false, price: 95 })
  })

  test('is not made over the value that somebody else has stored meanwhile', async () => {
    const { keeper, server, state, others } = kitchen()
    others({ price: 95 })
    expect(await keeper.changeMany(['1'], { price: 100 })).toBeNull()
    expect(state()).toMatchObject({ failed: { cause: 'changed', change: { price: 100 } }, isSaving: false })
    expect(server.dish.price).toBe(95)
  })

  test('is not made again over the value that somebody else has stored after it', async () => {
    const { keeper, server, state, others } = kitchen(['lost'])
    await keeper.changeMany(['1'], { availiblity: false })
    others({ availiblity: true })
    keeper.load([server.dish])
    await keeper.resume('1')
    expect(state()).toMatchObject({ failed: undefined, dish: { availiblity: true } })
    expect(server.dish).toMatchObject({ availiblity: true, version: 3 })
  })

  test('is not repeated after it was given up for one of its dishes', async () => {
    const { keeper, server, state } = kitchen(['away'])
    keeper.load([server.dish, { ...soup, id: '2' }])
    await keeper.changeMany(['1', '2'], { availiblity: false })
    keeper.giveUp('2')
    await keeper.resume('1')
    expect(server.many).toHaveLength(1)
    expect(server.calls).toEqual([{ availiblity: false, version: 1 }])
    expect(state().failed).toBeUndefined()
    expect(keeper.snapshot().get('2')?.failed).toBeUndefined()
  })

  test('leaves open whether it is stored if its repetition is refused', async () => {
    const { keeper, server, state } = kitchen(['lost', 'refused'])
    await keeper.changeMany(['1'], { availiblity: false })
    await keeper.retry('1')
    expect(state()).toMatchObject({ failed: { change: { availiblity: false } } })
    expect(await keeper.retry('1')).toBe(true)
    expect(server.dish.version).toBe(2)
  })

  test('is made for the others if one of its dishes is gone', async () => {
    const { keeper, server } = kitchen(['changed'])
    keeper.load([server.dish, { ...soup, id: '2' }])
    expect(await keeper.changeMany(['1', '2'], { availiblity: false })).toBe('request-1')
    expect(server.many).toMatchObject([{ ids: ['1', '2'] }, { ids: ['1'] }])
    expect(keeper.snapshot().get('2')?.failed).toMatchObject({ cause: 'gone' })
  })

  test('is one call if its button is pressed twice', async () => {
    const { keeper, server } = kitchen()
    void keeper.change('1', { price: 95 })
    const taps = [
      keeper.changeMany(['1'], { availiblity: false }),
      keeper.changeMany(['1'], { availiblity: false }),
    ]
    expect(await Promise.all(taps)).toEqual(['request-1', null])
    expect(server.many).toHaveLength(1)
  })

  test('is repeated although one of its dishes was removed meanwhile', async () => {
    const { keeper, server, state } = kitchen(['lost'])
    keeper.load([server.dish, { ...soup, id: '2' }])
    await keeper.changeMany(['1', '2'], { availiblity: false })
    keeper.load([server.dish])
    expect(keeper.snapshot().get('2')?.failed).toMatchObject({ cause: 'gone' })
    await keeper.resume('1')
    expect(state()).toMatchObject({ failed: undefined, dish: { availiblity: false } })
    keeper.load([server.dish])
    expect([...keeper.snapshot().keys()]).toEqual(['1'])
  })

  test('is known to be stored on the next visit, although others have replaced it', async () => {
    const before = kitchen(['lost'])
    await before.keeper.changeMany(['1'], { availiblity: false })
    before.others({ availiblity: true })
    // As it comes from the storage of the browser.
    const leftover = JSON.parse(JSON.stringify(before.server.remembered)) as Unsaved
    const next = kitchen([], before.server.dish, leftover)
    for (const key of before.server.stored) next.server.stored.add(key)
    await calm()
    expect(next.state()).toMatchObject({ dish: { availiblity: true }, failed: undefined })
    expect(next.server.remembered).toEqual({})
    expect(next.server.dish.version).toBe(3)
  })
})

describe('while a price is being typed', () => {
  test('its row stays when somebody else moves or removes the dish, and follows afterwards', () => {
    const { keeper, state } = kitchen()
    keeper.setTyping('1', true)
    keeper.load([{ ...soup, categoryId: '8', price: 99, version: 2 }])
    expect(state().dish).toMatchObject({ categoryId: '9', price: 99 })
    keeper.load([])
    expect(state().dish).toMatchObject({ categoryId: '9' })
    keeper.load([{ ...soup, categoryId: '8', price: 99, version: 2 }])
    keeper.setTyping('1', false)
    expect(state().dish).toMatchObject({ categoryId: '8' })
    keeper.setTyping('1', true)
    keeper.load([])
    keeper.setTyping('1', false)
    expect(keeper.snapshot().size).toBe(0)
  })

  test('of a dish that somebody else removes, the change says so until the user has discarded it', async () => {
    const { keeper, state } = kitchen(['changed'], soup, {}, (): Dish[] => [])
    keeper.setTyping('1', true)
    keeper.load([])
    const saved = keeper.change('1', { price: 95 })
    keeper.setTyping('1', false)
    expect(await saved).toBe(false)
    expect(state().failed).toMatchObject({ cause: 'gone', change: { price: 95 } })
    keeper.load([])
    expect(state().failed).toMatchObject({ cause: 'gone' })
    keeper.giveUp('1')
    expect(keeper.snapshot().size).toBe(0)
  })
})

test('a failed change of a dish that is there again waits for the user', async () => {
  const { keeper, state } = kitchen(['refused'])
  await keeper.change('1', { price: 95 })
  keeper.load([])
  expect(state().failed).toMatchObject({ cause: 'gone' })
  keeper.load([soup])
  expect(state().failed).toMatchObject({ cause: 'restored', change: { price: 95 } })
  expect(await keeper.retry('1')).toBe(true)
})

test('whether a change was stored whose dish was removed is asked once the dish is there again', async () => {
  const { keeper, server, others, state } = kitchen(['lost'])
  await keeper.change('1', { price: 95 })
  keeper.load([])
  expect(state()).toMatchObject({ failed: { cause: 'gone', change: { price: 95 } }, attempt: {} })
  others({ status: 'PASSIVE' })
  keeper.load([server.dish])
  await calm()
  expect(state()).toMatchObject({ failed: undefined, attempt: undefined, dish: { price: 95 } })
  expect(server.stored.size).toBe(1)
})

test('a change that waits for the user is not sent by itself once its dish is there again', async () => {
  const { keeper, server, state } = kitchen(['away'])
  await keeper.change('1', { availiblity: false })
  keeper.setAside('1', { price: 900 }, { price: 90 })
  keeper.load([])
  server.dish = { ...server.dish, version: 3 }
  keeper.load([server.dish])
  await keeper.resume('1')
  expect(state()).toMatchObject({
    attempt: undefined,
    failed: { cause: 'restored', change: { availiblity: false, price: 900 } },
  })
  expect(unconfirmedPrice(state())).toBe(900)
  expect(server.dish.version).toBe(3)
})

test('a change without a reply may be stored, whatever else waits for the user, and no other', async () => {
  const conflict = kitchen([null, 'lost'])
  conflict.others({ price: 100 })
  await conflict.keeper.change('1', { price: 95 })
  expect([conflict.state().failed?.cause, mayBeStored(conflict.state())]).toEqual(['changed', false])
  await conflict.keeper.change('1', { availiblity: false })
  expect(conflict.server.dish.availiblity).toBe(false)
  expect([conflict.state().failed?.cause, mayBeStored(conflict.state())]).toEqual(['changed', true])

  const removed = kitchen(['lost'])
  await removed.keeper.change('1', { availiblity: false })
  removed.keeper.load([])
  expect([removed.state().failed?.cause, mayBeStored(removed.state())]).toEqual(['gone', true])

  const next = kitchen([], soup, removed.server.remembered)
  expect([next.state().failed?.cause, mayBeStored(next.state())]).toEqual(['leftover', true])

  const typed = kitchen()
  typed.keeper.setAside('1', { price: 95 }, { price: 90 })
  expect(mayBeStored(typed.state())).toBe(false)
})

test('only an unlikely price that was not sent yet is confirmed before it is', async () => {
  const leftover = (price: number) => ({ 1: { change: { price }, seen: { price: 90 } } })
  expect(unconfirmedPrice(kitchen([], soup, leftover(900)).state())).toBe(900)
  expect(unconfirmedPrice(kitchen([], soup, leftover(95)).state())).toBe(undefined)
  const removed = kitchen([], soup, leftover(900))
  for (const dishes of [[], [soup]]) removed.keeper.load(dishes)
  expect([removed.state().failed?.cause, unconfirmedPrice(removed.state())]).toEqual(['restored', 900])
  const changed = kitchen([], { ...soup, price: 91 }, leftover(900))
  expect([changed.state().failed?.cause, unconfirmedPrice(changed.state())]).toEqual(['changed', 900])
  const { keeper, state } = kitchen(['away'])
  await keeper.change('1', { price: 900 })
  expect(unconfirmedPrice(state())).toBe(undefined)
})

test('whether a call of an earlier visit was stored is asked again after a failed attempt', async () => {
  const before = kitchen(['lost'])
  await before.keeper.change('1', { availiblity: false })
  before.others({ availiblity: true })
  const next = kitchen(['away'], before.server.dish, before.server.remembered)
  for (const key of before.server.stored) next.server.stored.add(key)
  await calm()
  expect(next.state()).toMatchObject({ attempt: {}, failed: { change: { availiblity: false } } })
  await next.keeper.resume('1')
  expect(next.state()).toMatchObject({ attempt: undefined, failed: undefined, dish: { availiblity: true } })
  expect(next.server.dish.version).toBe(3)
})

test('an unsaved change of an earlier visit is shown though its dish was removed since, until it is given up', async () => {
  const before = kitchen(['away'])
  await before.keeper.change('1', { price: 95 })
  const leftover = JSON.parse(JSON.stringify(before.server.remembered)) as Unsaved
  const { keeper, server, state } = kitchen([], { ...soup, id: '2' })
  keeper.load([{ ...soup, id: '2' }], leftover)
  expect(state()).toMatchObject({ dish: soup, failed: { cause: 'gone', change: { price: 95 } } })
  keeper.giveUp('1')
  expect([keeper.snapshot().has('1'), server.remembered]).toEqual([false, {}])
})

test('a price that was typed for a dish that is gone is dropped', () => {
  const { keeper, server } = kitchen()
  keeper.load([])
  keeper.setAside('1', { price: 95 }, { price: 90 })
  keeper.giveUp('1')
  expect([keeper.snapshot().size, server.remembered]).toEqual([0, {}])
})

test('a change of an earlier visit is forgotten when another tab has saved it', () => {
  const leftover = { 1: { change: { price: 95 }, seen: { price: 90 } } }
  const { keeper, server, state } = kitchen([], soup, leftover)
  keeper.adopt(leftover)
  expect(state().failed).toMatchObject({ cause: 'leftover' })
  keeper.adopt({})
  expect([state().failed, server.remembered]).toEqual([undefined, {}])
})
