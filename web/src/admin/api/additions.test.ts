import { HttpError } from 'ra-core'
import { expect, test } from 'vitest'
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

test('after the page was loaded again, edits are those in which the stored record differs', async () => {
  const { additions, calls, answers, stored, updates } = connection()
  answers.push('lost')
  await expect(additions.add('product', dish, K)).rejects.toThrow('away')
  // The new page does not know what was sent.
  const afterReload = { clientKey: 'k', isResumed: true }
  await new Additions(calls).add('product', { ...dish, price: 95 }, afterReload)
  expect([stored.size, updates]).toEqual([1, [{ price: 95 }]])
  await new Additions(calls).add('product', { ...dish, price: 95 }, afterReload)
  expect(updates).toHaveLength(1)
})

test('a restored draft under another name is another record', async () => {
  const { calls, stored, updates } = connection()
  await new Additions(calls).add('product', dish, K)
  const other = { ...dish, name: 'Ezogelin' }
  expect(await new Additions(calls).add('product', other, { ...K, isResumed: true })).toMatchObject(other)
  expect([stored.size, updates]).toEqual([2, []])
})
