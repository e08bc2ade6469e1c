import { HttpError } from 'ra-core'
import { describe, expect, test } from 'vitest'
import { Unanswered } from '../../api/call/line.ts'
import type { Dish, UnsentChange } from './menu-dish.ts'
import { MenuQueue } from './menu-queue.ts'
import { MenuStates, shownDish } from './menu-states.ts'
import { isSentWithOthers, unconfirmedPrice } from './unsent.ts'

const soup: Dish = {
  id: '1',
  name: 'Mercimek',
  categoryId: '9',
  price: 90,
  availiblity: true,
  status: 'ACTIVE',
  version: 1,
}
const tea: Dish = { ...soup, id: '2', name: 'Çay' }

const refusal = (status: number, reason = '') => new HttpError(`${status}`, status, { reason })
const stale = () => refusal(409, 'STALE_VERSION')
const unchanged = { key: 'k', base: soup, change: { price: 95 }, at: 0 }

/** A queue over a server, whose calls fail with these errors first. */
function kitchen(...faults: (Error | null)[]) {
  const stored = new Map([soup, tea].map((dish) => [dish.id, dish]))
  const server = {
    stored,
    calls: [] as object[],
    persisted: [] as readonly UnsentChange[],
    resolutions: [] as (() => void)[],
    held: Promise.resolve(),
    /** Holds a call back until it is in flight. @returns a function that lets it through. */
    async hold(call: () => void) {
      const { promise, resolve } = Promise.withResolvers<void>()
      server.held = promise
      call()
      await new Promise(setImmediate)
      expect(server.calls).toHaveLength(1)
      return resolve
    },
    /** A change by somebody else. */
    change(id: string, change: Partial<Dish>) {
      const dish = stored.get(id) as Dish
      stored.set(id, { ...dish, ...change, version: dish.version + 1 })
      return [...stored.values()]
    },
    dish: () => stored.get('1') as Dish,
  }
  let time = 0
  const menu = new MenuStates({
    persist: (unsent) => {
      server.persisted = unsent
    },
    now: () => ++time,
  })
  const queue = new MenuQueue(menu, {
    async send(dishes, change) {
      server.calls.push(...dishes.map(({ id, version }) => ({ id, version, ...change })))
      await server.held
      const fault = faults.shift()
      if (fault) throw fault
      if (dishes.some(({ id, version }) => stored.get(id)?.version !== version)) throw stale()
      for (const { id } of dishes) server.change(id, change)
      const replies = dishes.length === 1 ? dishes.flatMap(({ id }) => stored.get(id) ?? []) : []
      return { requestId: `request ${server.calls.length}`, isEarlier: false, dishes: replies }
    },
    read: async (ids) => ids.flatMap((id) => stored.get(id) ?? []),
    async resolve() {
      const resolution = server.resolutions.shift()
      if (!resolution) throw new Unanswered()
      resolution()
    },
  })
  menu.load([soup, tea])
  const state = (id = '1') => {
    const found = menu.snapshot().get(id)
    if (!found) throw new Error('The dish is gone.')
    return found
  }
  const unsent = (id = '1') => state(id).unsent.map(({ change, cause }) => ({ ...change, cause }))
  const first = () => {
    const [waiting] = state().unsent
    if (!waiting) throw new Error('Nothing waits.')
    return waiting
  }
  return { menu, queue, server, state, unsent, first }
}

const was = (what: string) => expect.objectContaining({ was: what })

describe('a change', () => {
  test('is shown at once, and stored under a request that undoes it', async () => {
    const { queue, server, state } = kitchen()
    const saved = queue.change('1', { availiblity: false })
    expect(shownDish(state()).availiblity).toBe(false)
    expect(server.persisted).toMatchObject([{ base: soup, change: { availiblity: false } }])
    expect(await saved).toEqual({ was: 'stored', requestId: 'request 1' })
    expect(server.dish().availiblity).toBe(false)
    expect(state()).toMatchObject({ queue: [], unsent: [], savedAt: expect.any(Date) })
    expect(server.persisted).toEqual([])
  })

  test('waits for the one before, and is made from its version', async () => {
    const { queue, server } = kitchen()
    const outcomes = await Promise.all([
      queue.change('1', { availiblity: false }),
      queue.change('1', { price: 95 }),
    ])
    expect(outcomes.map(({ requestId }) => requestId)).toEqual(['request 1', 'request 2'])
    expect(server.calls).toEqual([
      { id: '1', version: 1, availiblity: false },
      { id: '1', version: 2, price: 95 },
    ])
  })

  test('that is taken back while it is being sent is taken back on the server', async () => {
    const { queue, server, state } = kitchen()
    const release = await server.hold(() => void queue.change('1', { availiblity: false }))
    const back = queue.change('1', { availiblity: true })
    expect(shownDish(state()).availiblity).toBe(true)
    release()
    expect(await back).toEqual({ was: 'stored', requestId: 'request 2' })
    expect(server.dish()).toMatchObject({ availiblity: true, version: 3 })
  })

  test('that waits is replaced by a later one of the same field, and persisted until it goes', async () => {
    const { queue, server } = kitchen()
    const release = await server.hold(() => void queue.change('1', { availiblity: false }))
    const prices = [queue.change('1', { price: 95 }), queue.change('1', { price: 97 })]
    expect(server.persisted).toMatchObject([{ change: { price: 97 } }])
    release()
    expect(await Promise.all(prices)).toEqual([was('unchanged'), was('stored')])
    expect(server.calls).toHaveLength(2)
    expect(server.dish()).toMatchObject({ price: 97, availiblity: false })
  })

  test('to the current value sends nothing', async () => {
    const { queue, server, state } = kitchen()
    expect(await queue.change('1', { price: 90 })).toEqual(was('unchanged'))
    expect([server.calls, state().queue]).toEqual([[], []])
  })

  test('is left alone when the menu is read again meanwhile, and its row stays in its place', async () => {
    const { menu, queue, state } = kitchen()
    menu.load([tea, soup])
    const saved = queue.change('1', { availiblity: false })
    menu.load([tea, soup])
    expect(shownDish(state()).availiblity).toBe(false)
    expect([...menu.snapshot().keys()]).toEqual(['2', '1'])
    await saved
    expect(state().dish.availiblity).toBe(false)
  })
})

describe('a refused change', () => {
  test('shows the stored value, and is stored when it is sent again', async () => {
    const { queue, server, state, first } = kitchen(refusal(400))
    expect(await queue.change('1', { price: 95 })).toEqual(was('refused'))
    expect(shownDish(state()).price).toBe(90)
    expect(first()).toMatchObject({ change: { price: 95 }, cause: 'refused', message: '400' })
    expect(server.persisted).toMatchObject([{ base: soup, change: { price: 95 } }])
    expect(await queue.retry(first())).toEqual(was('stored'))
    expect([server.dish().price, state().unsent, server.persisted]).toEqual([95, [], []])
  })

  test('is discarded on request', async () => {
    const { menu, queue, server, state, first } = kitchen(refusal(400))
    await queue.change('1', { price: 95 })
    menu.discard(first())
    expect([state().unsent, server.persisted]).toEqual([[], []])
  })

  test('is not sent with the next change of the dish, but replaced by one of its field', async () => {
    const { queue, server, unsent } = kitchen(refusal(400))
    await queue.change('1', { price: 95 })
    expect(await queue.change('1', { availiblity: false })).toEqual(was('stored'))
    expect(unsent()).toEqual([{ price: 95, cause: 'refused' }])
    await queue.change('1', { price: 90 })
    expect([unsent(), server.dish().price]).toEqual([[], 90])
  })

  test('keeps no other from being sent', async () => {
    const { queue, server, unsent } = kitchen(refusal(400))
    const price = queue.change('1', { price: 95 })
    expect(await Promise.all([price, queue.change('1', { availiblity: false })])).toEqual([
      was('refused'),
      was('stored'),
    ])
    expect([unsent(), server.dish().availiblity]).toEqual([[{ price: 95, cause: 'refused' }], false])
  })

  test('waits for the user when its dish is removed and brought back', async () => {
    const { menu, queue, unsent, first, state } = kitchen(refusal(400))
    await queue.change('1', { price: 95 })
    menu.load([tea])
    expect(unsent()).toEqual([{ price: 95, cause: 'removed' }])
    menu.load([soup, tea])
    expect(unsent()).toEqual([{ price: 95, cause: 'restored' }])
    expect(isSentWithOthers(first(), state().dish)).toBe(true)
    expect(await queue.retry(first())).toEqual(was('stored'))
  })
})

describe('a change by somebody else', () => {
  test('of another field is kept, and the own change is made to it', async () => {
    const { queue, server, state } = kitchen()
    server.change('1', { price: 99 })
    expect(await queue.change('1', { availiblity: false })).toEqual(was('stored'))
    expect(server.dish()).toMatchObject({ price: 99, availiblity: false, version: 3 })
    expect(state().dish.price).toBe(99)
  })

  test('of the same field is a conflict, which the user decides', async () => {
    const { queue, server, state, unsent, first } = kitchen()
    server.change('1', { price: 99 })
    expect(await queue.change('1', { price: 95 })).toEqual(was('conflict'))
    expect([shownDish(state()).price, unsent()]).toEqual([99, [{ price: 95, cause: 'conflict' }]])
    expect(isSentWithOthers(first(), state().dish)).toBe(false)
    expect(await queue.retry(first())).toEqual(was('stored'))
    expect(server.dish().price).toBe(95)
  })

  test('to the same value is none', async () => {
    const { queue, server, unsent } = kitchen()
    server.change('1', { availiblity: false })
    expect(await queue.change('1', { availiblity: false })).toEqual(was('unchanged'))
    expect([server.calls.length, unsent()]).toEqual([1, []])
  })

  test('is not replaced by own changes that have taken each other back', async () => {
    const { queue, server, unsent } = kitchen()
    server.change('1', { availiblity: false })
    const release = await server.hold(() => void queue.change('1', { availiblity: false }))
    const back = queue.change('1', { availiblity: true })
    release()
    expect([await back, unsent()]).toEqual([was('unchanged'), []])
    expect(server.dish()).toMatchObject({ availiblity: false, version: 2 })
  })

  test('that was shown while the user was typing is a conflict before anything is sent', async () => {
    const { menu, queue, server } = kitchen()
    menu.load(server.change('1', { price: 130 }))
    expect(await queue.change('1', { price: 110 }, { price: 90 })).toEqual(was('conflict'))
    expect(server.calls).toEqual([])
  })

  test('is not what was shown because the user was saving it', async () => {
    const { queue, server, first } = kitchen(refusal(400))
    await queue.change('1', { price: 110 })
    expect(first().change).toEqual({ price: 110 })
    expect(await queue.change('1', { price: 120 }, { price: 110 })).toEqual(was('stored'))
    expect(server.dish().price).toBe(120)
  })

  test('of the same field turns a waiting change into a conflict, to the same value ends it', async () => {
    const { menu, queue, server, unsent } = kitchen(refusal(400))
    await queue.change('1', { price: 95 })
    menu.load(server.change('1', { availiblity: false }))
    expect(unsent()).toEqual([{ price: 95, cause: 'refused' }])
    menu.load(server.change('1', { price: 150 }))
    expect(unsent()).toEqual([{ price: 95, cause: 'conflict' }])
    menu.load(server.change('1', { price: 95 }))
    expect(unsent()).toEqual([])
  })

  test('that the server calls newer and does not show is a conflict', async () => {
    const { queue } = kitchen(stale())
    expect(await queue.change('1', { price: 95 })).toEqual(was('conflict'))
  })
})

describe('a call that is not answered', () => {
  test('may be stored; it is asked before anything else is sent for its dish', async () => {
    const { menu, queue, server, state, unsent } = kitchen(new Unanswered())
    expect(await queue.change('1', { price: 95 })).toEqual(was('unanswered'))
    expect([unsent(), state().dish.price]).toEqual([[{ price: 95, cause: 'unanswered' }], 90])
    expect(await queue.change('1', { availiblity: false })).toEqual(was('unanswered'))
    expect(server.calls).toHaveLength(1)

    server.change('1', { price: 95 })
    server.resolutions.push(() => menu.resolved(state().unsent.slice(0, 1), true))
    expect(await queue.change('1', { price: 97 })).toEqual(was('stored'))
    expect(server.calls.slice(1)).toEqual([{ id: '1', version: 2, price: 97 }])
    expect(unsent()).toEqual([{ availiblity: false, cause: 'unsent' }])
  })

  test('and turns out to be stored is not sent again, though somebody else has changed it since', async () => {
    const { menu, queue, server, unsent, first } = kitchen(new Unanswered())
    await queue.change('1', { price: 95 })
    server.change('1', { price: 95 })
    menu.load(server.change('1', { price: 90 }))
    expect(unsent()).toEqual([{ price: 95, cause: 'unanswered' }])
    server.resolutions.push(() => menu.resolved([first()], true))
    expect(await queue.retry(first())).toEqual(was('unchanged'))
    expect([server.calls.length, server.dish().price, unsent()]).toEqual([1, 90, []])
  })

  test('and turns out not to be stored is sent again when the user says so', async () => {
    const { menu, queue, server, unsent, first } = kitchen(new Unanswered())
    await queue.change('1', { price: 95 })
    menu.resolved([first()], false)
    expect(unsent()).toEqual([{ price: 95, cause: 'unsent' }])
    expect(await queue.retry(first())).toEqual(was('stored'))
    expect(server.dish().price).toBe(95)
  })
})

describe('a change of an earlier visit', () => {
  test('waits for the user, unless the dish has its value, or somebody else has replaced what was seen', () => {
    const offered = (stored: Partial<Dish>) => {
      const { menu, unsent, server } = kitchen()
      menu.load(server.change('1', stored))
      menu.adopt([unchanged])
      expect(server.calls).toEqual([])
      return unsent()
    }
    expect(offered({})).toEqual([{ price: 95, cause: 'unsent' }])
    expect(offered({ price: 130 })).toEqual([{ price: 95, cause: 'conflict' }])
    expect(offered({ price: 95 })).toEqual([])
  })

  test('is offered once, and not over a later one', async () => {
    const { menu, queue, server, unsent } = kitchen(refusal(400))
    menu.adopt([unchanged])
    menu.adopt([unchanged])
    expect([unsent().length, server.persisted.length]).toEqual([1, 1])
    await queue.change('1', { price: 97 })
    menu.adopt([{ ...unchanged, key: 'older' }])
    expect(unsent()).toEqual([{ price: 97, cause: 'refused' }])
  })

  test('of a dish that was removed since is shown until it is discarded', () => {
    const { menu, server, unsent, first } = kitchen()
    menu.load([tea])
    menu.adopt([unchanged])
    expect(unsent()).toEqual([{ price: 95, cause: 'removed' }])
    menu.discard(first())
    expect([...menu.snapshot().keys(), server.persisted]).toEqual(['2', []])
  })

  test('is confirmed before it is sent if its price is unlikely, but not if it was sent before', async () => {
    const { menu, queue, first, state } = kitchen(refusal(400))
    menu.adopt([{ ...unchanged, change: { price: 900 } }])
    expect(unconfirmedPrice(first(), soup)).toBe(900)
    expect(isSentWithOthers(first(), soup)).toBe(false)
    menu.load([])
    menu.load([soup])
    expect([first().cause, unconfirmedPrice(first(), soup)]).toEqual(['restored', 900])
    await queue.retry(first())
    expect([first().cause, unconfirmedPrice(first(), state().dish)]).toEqual(['refused', undefined])
  })
})

describe('a change of several dishes', () => {
  const sell = { availiblity: false }

  test('D46: is one call, and tells the request that undoes it', async () => {
    const { queue, server, state } = kitchen()
    const changed = queue.changeMany(['1', '2'], sell)
    expect([shownDish(state('1')), shownDish(state('2'))]).toMatchObject([sell, sell])
    expect(await changed).toEqual({ requestId: 'request 2', count: 2 })
    expect(server.calls).toEqual([
      { id: '1', version: 1, ...sell },
      { id: '2', version: 1, ...sell },
    ])
    expect(state()).toMatchObject({ queue: [], dish: sell })
  })

  test('leaves out those that are so already, and is one call if its button is pressed twice', async () => {
    const { queue, server } = kitchen()
    void queue.change('1', sell)
    const taps = [queue.changeMany(['1', '2'], sell), queue.changeMany(['1', '2'], sell)]
    expect(await Promise.all(taps)).toEqual([{ requestId: 'request 2', count: 1 }, null])
    expect(server.calls).toHaveLength(2)
  })

  test('is sent before what is changed meanwhile', async () => {
    const { queue, server, state } = kitchen()
    const changed = queue.changeMany(['1', '2'], sell)
    const price = queue.change('1', { price: 95 })
    await changed
    expect(await price).toEqual(was('stored'))
    expect(server.calls.slice(2)).toEqual([{ id: '1', version: 2, price: 95 }])
    expect(state().queue).toEqual([])
  })

  test('waits at each dish if it is refused', async () => {
    const { queue, unsent } = kitchen(refusal(403))
    expect(await queue.changeMany(['1', '2'], sell)).toBeNull()
    expect([unsent('1'), unsent('2')]).toEqual(Array(2).fill([{ ...sell, cause: 'refused' }]))
  })

  test('is made to what somebody else has changed of another field', async () => {
    const { queue, server } = kitchen()
    server.change('1', { price: 95 })
    expect(await queue.changeMany(['1', '2'], sell)).toMatchObject({ count: 2 })
    expect(server.dish()).toMatchObject({ ...sell, price: 95 })
  })

  test('is made without those of which somebody else was faster, or which are gone', async () => {
    const { queue, server, unsent } = kitchen()
    server.change('1', { price: 95 })
    expect(await queue.changeMany(['1', '2'], { price: 100 })).toMatchObject({ count: 1 })
    expect([server.dish().price, server.stored.get('2')?.price]).toEqual([95, 100])
    expect(unsent('1')).toEqual([{ price: 100, cause: 'conflict' }])
    server.stored.delete('2')
    expect(await queue.changeMany(['1', '2'], sell)).toMatchObject({ count: 1 })
    expect(unsent('2')).toEqual([{ ...sell, cause: 'removed' }])
  })
})

describe('while a price is being typed', () => {
  test('its row stays when somebody else moves or removes the dish, and follows afterwards', () => {
    const { menu, state, server } = kitchen()
    menu.type('1', undefined, 90)
    menu.load(server.change('1', { categoryId: '8', price: 99 }))
    expect(state().dish).toMatchObject({ categoryId: '9', price: 99 })
    menu.load([])
    expect(state().dish.categoryId).toBe('9')
    menu.endTyping('1')
    expect(menu.snapshot().size).toBe(0)
  })

  test('it is persisted, and waits for the user if the screen is left', () => {
    const { menu, server, unsent } = kitchen()
    menu.type('1', 95, 90)
    expect([server.persisted, unsent()]).toMatchObject([[{ base: soup, change: { price: 95 } }], []])
    menu.type('1', undefined, 90)
    expect(server.persisted).toEqual([])
    menu.type('1', 95, 90)
    menu.endTyping('2', true)
    menu.endTyping('1', true)
    expect(unsent()).toEqual([{ price: 95, cause: 'unsent' }])
    menu.type('1', 97, 90)
    menu.endTyping('1')
    expect([server.persisted.length, unsent().length]).toEqual([1, 1])
  })

  test('of a dish that somebody else removes, the change says so until the user has discarded it', async () => {
    const { menu, queue, server, unsent, first } = kitchen()
    menu.type('1', 95, 90)
    server.stored.delete('1')
    menu.load([tea])
    const saved = queue.change('1', { price: 95 })
    menu.endTyping('1')
    expect(await saved).toEqual(was('removed'))
    menu.load([tea])
    expect(unsent()).toEqual([{ price: 95, cause: 'removed' }])
    menu.discard(first())
    expect(menu.snapshot().has('1')).toBe(false)
  })
})
