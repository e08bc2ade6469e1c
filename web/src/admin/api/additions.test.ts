import { HttpError } from 'ra-core'
import { describe, expect, test } from 'vitest'
import { Additions, type Calls } from './additions.ts'

/** A server that stores once per idempotency key; replies for which `lost` returns true do not arrive. */
function connection() {
  const stored = new Map<string, { id: string; [field: string]: unknown }>()
  const answers: ('lost' | 'refused' | 'given')[] = []
  const updates: object[] = []
  const calls: Calls = {
    async add(_resource, data, clientKey) {
      const answer = answers.shift() ?? 'given'
      if (answer === 'refused') throw new HttpError('refused', 400)
      const record = stored.get(clientKey) ?? { id: String(stored.size + 1), ...data }
      stored.set(clientKey, record)
      if (answer === 'lost') throw new HttpError('away', 503)
      return record
    },
    async update(_resource, id, data) {
      updates.push(data)
      const [key, record] = [...stored].find(([, each]) => each.id === id) as [string, { id: string }]
      stored.set(key, { ...record, ...data })
      return { ...record, ...data }
    },
  }
  const additions = new Additions(calls)
  return { additions, calls, answers, stored, updates }
}

const K = { clientKey: 'k', isResumed: false }
const dish = { name: 'Mercimek', price: 90 }

test('after a lost reply nothing is stored twice, and later edits are kept (D45)', async () => {
  const { additions, answers, stored, updates } = connection()
  answers.push('lost', 'lost', 'refused')
  await expect(additions.add('product', dish, K)).rejects.toThrow('away')
  await expect(additions.add('product', dish, K)).rejects.toThrow('away')
  await expect(additions.add('product', { ...dish, price: -1 }, K)).rejects.toThrow('refused')
  expect(await additions.add('product', { ...dish, price: 95 }, K)).toEqual({
    id: '1',
    name: 'Mercimek',
    price: 95,
  })
  expect(updates).toEqual([{ price: 95 }])
  expect(stored.size).toBe(1)
})

test('the same values after a lost reply are not sent as an update', async () => {
  const { additions, answers, updates } = connection()
  answers.push('lost')
  await expect(additions.add('product', dish, K)).rejects.toThrow('away')
  expect(await additions.add('product', dish, K)).toEqual({ id: '1', ...dish })
  expect(updates).toEqual([])
})

test('after a refusal all edits are part of the addition itself', async () => {
  const { additions, answers, updates } = connection()
  answers.push('refused')
  await expect(additions.add('product', { ...dish, price: -1 }, K)).rejects.toThrow('refused')
  expect(await additions.add('product', dish, K)).toMatchObject(dish)
  expect(updates).toEqual([])
})

test('additions without a key are separate', async () => {
  const { additions, stored } = connection()
  await additions.add('blogTag', { name: 'Yaz' })
  await additions.add('blogTag', { name: 'Yaz' })
  expect(stored.size).toBe(2)
})

describe('after the page was loaded again', () => {
  const afterReload = { clientKey: 'k', isResumed: true }
  const byName = ({ name }: Readonly<Record<string, unknown>>) => name

  test('edits are those in which the stored record differs, also after another lost reply', async () => {
    const { additions, calls, answers, stored, updates } = connection()
    answers.push('lost', 'lost')
    await expect(additions.add('product', dish, K)).rejects.toThrow('away')
    // The new page does not know what was sent.
    const again = new Additions(calls)
    const edited = { ...dish, price: 95 }
    await expect(again.add('product', edited, afterReload, byName)).rejects.toThrow('away')
    expect(await again.add('product', edited, afterReload, byName)).toMatchObject(edited)
    expect([stored.size, updates]).toEqual([1, [{ price: 95 }]])
    await again.add('product', edited, afterReload, byName)
    expect(updates).toHaveLength(1)
  })

  test('a record under another name is another one, stored once whatever is lost', async () => {
    const { calls, answers, stored, updates } = connection()
    await new Additions(calls).add('product', dish, K)
    const other = { ...dish, name: 'Ezogelin' }
    const again = new Additions(calls)
    answers.push('given', 'lost')
    await expect(again.add('product', other, afterReload, byName)).rejects.toThrow('away')
    expect(await again.add('product', other, afterReload, byName)).toMatchObject(other)
    const third = { ...dish, name: 'Yayla' }
    expect(await again.add('product', third, afterReload, byName)).toMatchObject(third)
    expect([stored.size, updates]).toEqual([3, []])
  })

  test('a name that the server has normalized is the same', async () => {
    const { calls, stored } = connection()
    const typed = { name: ' İçli köfte '.normalize('NFD') }
    stored.set('k', { id: '1', name: 'İçli köfte' })
    await new Additions(calls).add('product', typed, afterReload, byName)
    expect(stored.size).toBe(1)
  })
})
