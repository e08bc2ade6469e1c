import { HttpError } from 'ra-core'
import { describe, expect, test } from 'vitest'
import { AdditionConflict, Additions, type Calls, type IsMeant } from './additions.ts'

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
    async update(_resource, record, changed) {
      updates.push(changed)
      const [key] = [...stored].find(([, each]) => each.id === record.id) as [string, object]
      stored.set(key, { ...record, ...changed })
      return { ...record, ...changed }
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
  const isMeant: IsMeant = async (data, record) => data.name === record.name

  test('edits are those in which the stored record differs, also after another lost reply', async () => {
    const { additions, calls, answers, stored, updates } = connection()
    answers.push('lost', 'lost')
    await expect(additions.add('product', dish, K)).rejects.toThrow('away')
    // The new page does not know what was sent.
    const again = new Additions(calls)
    const edited = { ...dish, price: 95 }
    await expect(again.add('product', edited, afterReload, isMeant)).rejects.toThrow('away')
    expect(await again.add('product', edited, afterReload, isMeant)).toMatchObject(edited)
    expect([stored.size, updates]).toEqual([1, [{ price: 95 }]])
    await again.add('product', edited, afterReload, isMeant)
    expect(updates).toHaveLength(1)
  })

  test('what somebody else has corrected since stays, if the values sent before are known', async () => {
    const { calls, stored, updates } = connection()
    await new Additions(calls).add('product', dish, K)
    stored.set('k', { id: '1', ...dish, price: 99 })
    const edited = { ...dish, availiblity: false }
    await new Additions(calls).add('product', edited, { ...afterReload, sent: dish }, isMeant)
    expect(stored.get('k')).toEqual({ id: '1', ...dish, price: 99, availiblity: false })
    expect(updates).toEqual([{ availiblity: false }])
  })

  test('a picture that was read back from the browser’s storage is not sent again', async () => {
    const { calls, updates } = connection()
    const icon = (bytes: string) => new File([bytes], 'icon.png', { type: 'image/png', lastModified: 1 })
    await new Additions(calls).add('category', { name: 'Çorba', icon: icon('one') }, K)
    const sent = { name: 'Çorba', icon: icon('one') }
    await new Additions(calls).add(
      'category',
      { ...sent, icon: icon('one') },
      { ...afterReload, sent },
      isMeant,
    )
    expect(updates).toEqual([])
    await new Additions(calls).add(
      'category',
      { ...sent, icon: icon('three') },
      { ...afterReload, sent },
      isMeant,
    )
    expect(updates).toHaveLength(1)
  })

  test('another record is stored once whatever is lost', async () => {
    const { calls, answers, stored, updates } = connection()
    await new Additions(calls).add('product', dish, K)
    const other = { ...dish, name: 'Ezogelin' }
    const again = new Additions(calls)
    answers.push('given', 'lost')
    await expect(again.add('product', other, afterReload, isMeant)).rejects.toThrow('away')
    expect(await again.add('product', other, afterReload, isMeant)).toMatchObject(other)
    const third = { ...dish, name: 'Yayla' }
    expect(await again.add('product', third, afterReload, isMeant)).toMatchObject(third)
    expect([stored.size, updates]).toEqual([3, []])
  })
})

test('an edit that would replace what somebody else has stored since is a conflict, and any other is stored', async () => {
  const { additions, answers, stored, updates } = connection()
  answers.push('lost')
  await expect(additions.add('product', dish, K)).rejects.toThrow('away')
  stored.set('k', { id: '1', name: 'Ezogelin', price: 90, version: 2 })
  const conflict = await additions.add('product', { name: 'Yayla', price: 90 }, K).catch((error) => error)
  expect(conflict).toBeInstanceOf(AdditionConflict)
  expect(conflict).toMatchObject({ record: { name: 'Ezogelin' }, before: dish, changed: { name: 'Yayla' } })
  expect(updates).toEqual([])
  await additions.add('product', { name: 'Mercimek', price: 95 }, K)
  expect(updates).toEqual([{ price: 95, version: 2 }])
})

test('an edit of a record without a version is a conflict if its value was changed since, and is sent with its stamp', async () => {
  const { additions, answers, stored, updates } = connection()
  const group = { name: 'Mutfak', roleIds: ['1'] }
  answers.push('lost')
  await expect(additions.add('group', group, K)).rejects.toThrow('away')
  stored.set('k', { id: '1', name: 'Mutfak', roleIds: ['1', '2'], concurrencyStamp: 'b' })
  const edited = { name: 'Mutfak', roleIds: ['1', '3'] }
  await expect(additions.add('group', edited, K)).rejects.toBeInstanceOf(AdditionConflict)
  await additions.add('group', { name: 'Ocak', roleIds: ['1'] }, K)
  expect(updates).toEqual([{ name: 'Ocak', concurrencyStamp: 'b' }])
})

test('another picture for a record that somebody else has changed since is a conflict', async () => {
  const { additions, answers, stored, updates } = connection()
  const image = (name: string) => new File([name], name)
  answers.push('lost')
  await expect(additions.add('category', { name: 'Çorba', image: image('a.png') }, K)).rejects.toThrow('away')
  stored.set('k', { id: '1', name: 'Çorba', imageUrl: '/resource/c.webp', version: 2 })
  const edited = { name: 'Çorba', image: image('b.png') }
  await expect(additions.add('category', edited, K)).rejects.toBeInstanceOf(AdditionConflict)
  expect(updates).toEqual([])
})
