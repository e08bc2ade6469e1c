import { beforeEach, expect, test, vi } from 'vitest'

const AYSE = { way: 'DELIVERY', time: '', name: 'Ayşe', address: 'Çınar Sok. 4' }
const MEHMET = { way: 'PICKUP', time: '2026-11-28T12:30', name: 'Mehmet', address: '' }

/** A storage as that of a browser. */
function storage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  }
}

/** What a tab knows, with storages of its own and those of the device. */
async function openTab() {
  vi.resetModules()
  vi.stubGlobal('sessionStorage', storage())
  return import('./entries.ts')
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
})

test('what a tab has filled in stays in it', async () => {
  const tab = await openTab()
  expect(tab.keptEntries()).toEqual({ way: '', time: '', name: '', address: '' })
  tab.keepEntries(AYSE)
  expect([tab.keptEntries(), tab.isRemembered()]).toEqual([AYSE, false])
  const other = await openTab()
  expect(other.keptEntries().name).toBe('')
})

test('the device remembers name and address, no way and no time, until it is to forget them', async () => {
  const tab = await openTab()
  tab.remember(MEHMET)
  const other = await openTab()
  expect(other.isRemembered()).toBe(true)
  expect(other.keptEntries()).toEqual({ way: '', time: '', name: 'Mehmet', address: '' })
  other.remember(null)
  expect(tab.isRemembered()).toBe(false)
})

test('what a tab keeps that was opened before erases nothing of what another has remembered since', async () => {
  const before = await openTab()
  const device = globalThis.localStorage
  const other = await openTab()
  other.remember(AYSE)
  before.keepEntries(MEHMET)
  expect(device.getItem('order')).toContain('Ayşe')
})

test.each(['x', 'null', '5', '[]', '{}', '{"at":1,"name":5,"way":{}}'])(
  'what is none is empty: %s',
  async (text) => {
    const tab = await openTab()
    for (const store of [sessionStorage, localStorage]) store.setItem('order', text)
    expect(tab.keptEntries()).toEqual({ way: '', time: '', name: '', address: '' })
    expect(tab.isRemembered()).toBe(false)
  },
)
