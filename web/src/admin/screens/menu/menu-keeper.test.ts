import { describe, expect, test } from 'vitest'
import type { Change, Dish } from './menu-dish.ts'
import { type Cause, MenuKeeper, shownDish, stillUnsaved, type Unsaved } from './menu-keeper.ts'

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
  readonly why: Exclude<Cause, 'leftover' | 'unknown'>

  constructor(why: Exclude<Cause, 'leftover' | 'unknown'>) {
    super(why)
    this.why = why
  }
}

/** A keeper over a server with one dish, and the results of its calls. */
function kitchen(
  fault: (call: number) => Refusal | null = () => null,
  dish: Dish = soup,
  leftover: Unsaved = {},
) {
  const server = {
    dish,
    calls: [] as (Change & { version: number })[],
    remembered: {} as Unsaved,
    manyCalls: 0,
    many: {} as object,
  }
  const keeper = new MenuKeeper({
    async send(_id, input) {
      server.calls.push(input)
      await Promise.resolve()
      const refusal = fault(server.calls.length)
      if (refusal) throw refusal
      const { version, ...change } = input
      if (version !== server.dish.version) throw new Refusal('changed')
      server.dish = { ...server.dish, ...change, version: version + 1 }
      return server.dish
    },
    async sendMany(ids, change) {
      await Promise.resolve()
      const refusal = fault(++server.manyCalls)
      if (refusal) throw refusal
      server.many = { ids, change }
      server.dish = { ...server.dish, ...change, version: server.dish.version + 1 }
      return 'request-1'
    },
    read: async () => server.dish,
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
  return { keeper, server, state }
}

describe('a change', () => {
  test('is shown at once, and stored', async () => {
    const { keeper, server, state } = kitchen()
    const saved = keeper.change('1', { availiblity: false })
    expect(shownDish(state()).availiblity).toBe(false)
    expect(state().phase).toBe('saving')
    expect(await saved).toBe(true)
    expect(server.dish.availiblity).toBe(false)
    expect(state()).toMatchObject({ phase: 'stored', wanted: {}, savedAt: expect.any(Date) })
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

  test('that is undone while it is being sent is undone on the server', async () => {
    const { keeper, server } = kitchen()
    await Promise.all([keeper.change('1', { availiblity: false }), keeper.change('1', { availiblity: true })])
    expect(server.calls.map(({ availiblity }) => availiblity)).toEqual([false, true])
    expect(server.dish.availiblity).toBe(true)
  })

  test('to the current value sends nothing', async () => {
    const { keeper, server } = kitchen()
    expect(await keeper.change('1', { price: 90 })).toBe(true)
    expect(server.calls).toEqual([])
  })
})

describe('a change that fails', () => {
  test('shows the stored value, and is stored when it is retried', async () => {
    const { keeper, server, state } = kitchen((call) => (call === 1 ? new Refusal('away') : null))
    expect(await keeper.change('1', { availiblity: false })).toBe(false)
    expect(shownDish(state()).availiblity).toBe(true)
    expect(state()).toMatchObject({ phase: 'failed', wanted: { availiblity: false } })
    expect(state().failure).toEqual({ cause: 'away', message: 'away' })
    expect(server.remembered).toEqual({ 1: { availiblity: false, seen: { availiblity: true }, sentOn: 1 } })
    expect(await keeper.retry('1')).toBe(true)
    expect(server.dish.availiblity).toBe(false)
    expect(server.remembered).toEqual({})
  })

  test('is discarded on request', async () => {
    const { keeper, server, state } = kitchen(() => new Refusal('refused'))
    await keeper.change('1', { price: 95 })
    keeper.giveUp('1')
    expect(state()).toMatchObject({ phase: 'stored', wanted: {} })
    expect(state().failure).toBeUndefined()
    expect(server.remembered).toEqual({})
  })

  test('of an earlier visit waits, unless it is already stored', () => {
    const { keeper, state } = kitchen()
    const again = new MenuKeeper({
      send: async () => ({}),
      sendMany: async () => '',
      read: async () => ({}),
      remember: () => {},
      causeOf: () => 'away',
    })
    again.load([soup], { 1: { availiblity: false } })
    expect(again.snapshot().get('1')).toMatchObject({ phase: 'failed', failure: { cause: 'leftover' } })
    keeper.load([soup], { 1: { price: 90 } })
    expect(state().phase).toBe('stored')
  })
})

describe('a change by somebody else', () => {
  test('of another field is kept, and the own change is rebased', async () => {
    const { keeper, server, state } = kitchen()
    server.dish = { ...soup, price: 99, version: 5 }
    expect(await keeper.change('1', { availiblity: false })).toBe(true)
    expect(server.dish).toMatchObject({ price: 99, availiblity: false, version: 6 })
    expect(state().dish.price).toBe(99)
  })

  test('of the same field is reported and shown', async () => {
    const { keeper, server, state } = kitchen()
    server.dish = { ...soup, price: 99, version: 5 }
    expect(await keeper.change('1', { price: 95 })).toBe(false)
    expect(state()).toMatchObject({ phase: 'failed', failure: { cause: 'changed' }, wanted: { price: 95 } })
    expect(shownDish(state()).price).toBe(99)
    expect(await keeper.retry('1')).toBe(true)
    expect(server.dish.price).toBe(95)
  })

  test('of the same field since an earlier visit is reported, and not of another one', async () => {
    const before = kitchen(() => new Refusal('away'))
    await before.keeper.change('1', { price: 95 })
    const resumed = (stored: Partial<Dish>) => {
      const { state, server } = kitchen(
        undefined,
        { ...soup, ...stored, version: 2 },
        before.server.remembered,
      )
      return { ...state(), remembered: server.remembered }
    }
    const changed = resumed({ price: 150 })
    expect(changed).toMatchObject({
      failure: { cause: 'changed' },
      wanted: { price: 95 },
      dish: { price: 150 },
    })
    expect(changed.remembered).toEqual({ 1: { price: 95, seen: { price: 90 } } })
    expect(resumed({ availiblity: false }).failure?.cause).toBe('leftover')
    expect(resumed({ price: 95 }).phase).toBe('stored')
  })

  test('of the same field while the server cannot be reached is reported, and stays so on the next visit', async () => {
    const { keeper, server, state } = kitchen((call) => (call === 1 ? new Refusal('away') : null))
    await keeper.change('1', { price: 95 })
    server.dish = { ...soup, price: 150, version: 2 }
    keeper.load([server.dish])
    expect(state().failure?.cause).toBe('changed')
    const next = kitchen(undefined, server.dish, server.remembered)
    expect(next.state().failure?.cause).toBe('changed')
    expect(await keeper.retry('1')).toBe(true)
    expect(server.dish.price).toBe(95)
  })

  test('to the same value is no conflict', async () => {
    const { keeper, server, state } = kitchen()
    server.dish = { ...soup, availiblity: false, version: 2 }
    expect(await keeper.change('1', { availiblity: false })).toBe(true)
    expect(server.calls).toHaveLength(1)
    expect(state().phase).toBe('stored')
  })
})

describe('a change without a reply', () => {
  const sent: Unsaved = { 1: { price: 95, seen: { price: 90 }, sentOn: 1 } }

  test('is no longer unsaved once the dish has its value', () => {
    expect(stillUnsaved(sent, [{ ...soup, price: 95, version: 2 }])).toEqual({})
    expect(stillUnsaved(sent, [soup])).toEqual(sent)
    expect(stillUnsaved(sent, [])).toEqual(sent)
  })

  test('may have been stored if the dish was changed twice since, on this visit and the next', () => {
    const { state, server } = kitchen(undefined, { ...soup, version: 3 }, sent)
    expect(state()).toMatchObject({ phase: 'failed', failure: { cause: 'unknown' }, wanted: { price: 95 } })
    const next = kitchen(undefined, { ...soup, price: 130, version: 4 }, server.remembered)
    expect(next.state().failure?.cause).toBe('unknown')
    expect(kitchen(undefined, soup, sent).state().failure?.cause).toBe('leftover')
  })

  test('that the page did not wait for is remembered with its version', async () => {
    const { keeper, server } = kitchen()
    const saved = keeper.change('1', { price: 95 })
    expect(server.remembered).toEqual(sent)
    await saved
    expect(server.remembered).toEqual({})
  })

  test('is not sent again over the value that somebody else has put back, until the user asks for it', async () => {
    const { keeper, server, state } = kitchen((call) => (call === 1 ? new Refusal('away') : null))
    await keeper.change('1', { price: 95 })
    server.dish = { ...soup, version: 3 }
    expect(await keeper.retry('1')).toBe(false)
    expect(state().failure?.cause).toBe('unknown')
    expect(server.dish.price).toBe(90)
    expect(await keeper.retry('1')).toBe(true)
    expect(server.dish.price).toBe(95)
  })
})

test('reloading does not revert changes in flight', async () => {
  const { keeper, state } = kitchen()
  const saved = keeper.change('1', { availiblity: false })
  keeper.load([soup])
  expect(shownDish(state()).availiblity).toBe(false)
  await saved
  expect(state().dish.availiblity).toBe(false)
})

describe('a change of several dishes', () => {
  test('D46: is one call, and returns the request that undoes it', async () => {
    const { keeper, server, state } = kitchen()
    const changed = keeper.changeMany(['1'], { availiblity: false })
    await Promise.resolve()
    expect(shownDish(state()).availiblity).toBe(false)
    expect(await changed).toBe('request-1')
    expect(server.many).toEqual({ ids: ['1'], change: { availiblity: false } })
    expect(server.calls).toEqual([])
    expect(state()).toMatchObject({ phase: 'stored', wanted: {}, dish: { availiblity: false } })
  })

  test('leaves changes made during the call to be sent after it', async () => {
    const { keeper, server, state } = kitchen()
    const changed = keeper.changeMany(['1'], { availiblity: false })
    await Promise.resolve()
    void keeper.change('1', { price: 95 })
    await changed
    expect(server.dish).toMatchObject({ availiblity: false, price: 95 })
    expect(state().phase).toBe('stored')
  })

  test('is shown as not saved at each dish when it is refused', async () => {
    const { keeper, server, state } = kitchen(() => new Refusal('away'))
    expect(await keeper.changeMany(['1'], { availiblity: false })).toBeNull()
    expect(state()).toMatchObject({
      phase: 'failed',
      failure: { cause: 'away' },
      dish: { availiblity: true },
    })
    expect(server.remembered).toEqual({ 1: { availiblity: false, seen: { availiblity: true }, sentOn: 1 } })
  })
})
