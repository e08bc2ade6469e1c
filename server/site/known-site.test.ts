import { expect, test } from 'vitest'
import { KnownSite, type SiteFacts } from './known-site.ts'

function known() {
  let stored: SiteFacts | null = { phone: '1', languages: ['EN'] }
  let last: SiteFacts = { phone: '', languages: [] }
  const counts = { reads: 0 }
  const read = async () => {
    counts.reads++
    await Promise.resolve()
    if (!stored) throw new Error('away')
    last = stored
  }
  const site = new KnownSite(() => last, read)
  const store = (facts: SiteFacts | null) => {
    stored = facts
  }
  return { site, store, counts }
}

test('is read once until something changes', async () => {
  const { site, store, counts } = known()
  site.listen(true)
  expect(site.last.phone).toBe('')
  const both = await Promise.all([site.now(), site.now()])
  expect([...both, await site.now()].map(({ phone }) => phone)).toEqual(['1', '1', '1'])
  expect(counts.reads).toBe(1)
  store({ phone: '2', languages: [] })
  expect((await site.now()).phone).toBe('1')
  site.changed()
  expect((await site.now()).phone).toBe('2')
  expect(site.last.phone).toBe('2')
})

test('is read each time while changes of other processes are not received', async () => {
  const { site, store } = known()
  await site.now()
  store({ phone: '2', languages: [] })
  expect((await site.now()).phone).toBe('2')
  site.listen(true)
  site.listen(false)
  store({ phone: '3', languages: [] })
  expect((await site.now()).phone).toBe('3')
})

test('is as last read while the database is away, and read again after', async () => {
  const { site, store } = known()
  site.listen(true)
  await site.now()
  store(null)
  site.changed()
  expect((await site.now()).phone).toBe('1')
  store({ phone: '2', languages: [] })
  expect((await site.now()).phone).toBe('2')
})
