import { expect, test } from 'vitest'
import { KeptForm, type KeptSending } from './kept-form.ts'
import { KeptTables } from './kept-tables.ts'

const ZONE = 'Europe/Istanbul'
const code = (letter: string) => letter.repeat(22)
const input = { name: 'Ayşe', phone: '0532 111 22 33', people: 4, at: '2026-11-28T17:30:00Z', note: null }
const sending: KeptSending = { token: 'a.b.c', unheard: [input] }
const entries = {
  values: { people: '4', date: '2026-11-28', name: 'Ayşe', phone: '0532', email: '', note: '' },
  ...{ time: '20:30', search: '' },
}

/** A storage as that of a browser. */
function storage(items: Record<string, string> = {}) {
  return {
    items,
    getItem: (key: string) => items[key] ?? null,
    setItem(key: string, text: string) {
      items[key] = text
    },
    removeItem(key: string) {
      delete items[key]
    },
  }
}

const refuses = () => {
  throw new DOMException('refused', 'SecurityError')
}
const full = () => ({ ...storage(), setItem: refuses, removeItem: refuses })

test('a table that was changed is found at its new moment, and none that is not known', () => {
  const store = storage()
  const tables = new KeptTables(() => store)
  tables.keep({ code: code('a'), at: '2026-11-28T17:30:00Z' })
  tables.move({ code: code('a'), at: '2026-11-29T17:30:00Z' })
  tables.move({ code: code('b'), at: '2026-11-29T17:30:00Z' })
  expect(tables.list(new Date('2026-11-29T10:00:00Z'), ZONE)).toEqual([
    { code: code('a'), at: '2026-11-29T17:30:00Z' },
  ])
})

test('a table is found again until its day is over, in the order of the moments', () => {
  const store = storage()
  const tables = new KeptTables(() => store)
  tables.keep({ code: code('b'), at: '2026-11-29T17:30:00Z' })
  tables.keep({ code: code('a'), at: '2026-11-28T17:30:00Z' })
  const again = new KeptTables(() => store)
  const codes = (now: string) => again.list(new Date(now), ZONE).map((each) => each.code)
  expect(codes('2026-11-28T20:59:59Z')).toEqual([code('a'), code('b')])
  expect(codes('2026-11-28T21:00:00Z')).toEqual([code('b')])
  expect(store.items.tables).not.toContain(code('a'))
  expect(codes('2026-11-29T21:00:00Z')).toEqual([])
  expect(store.items).toEqual({})
})

test('a table after midnight is there through its night', () => {
  const store = storage()
  const tables = new KeptTables(() => store)
  tables.keep({ code: code('a'), at: '2026-11-28T22:30:00Z' })
  // Half past midnight, an hour before it.
  expect(tables.list(new Date('2026-11-28T21:30:00Z'), ZONE)).toHaveLength(1)
})

test('a table is kept once, forgotten alone, and each change is heard', () => {
  const store = storage()
  const tables = new KeptTables(() => store)
  let heard = 0
  const end = tables.listen(() => heard++)
  const at = '2026-11-28T17:30:00Z'
  for (const letter of ['a', 'a', 'b']) tables.keep({ code: code(letter), at })
  tables.forget(code('c'))
  tables.forget(code('a'))
  expect(tables.list(new Date(at), ZONE)).toEqual([{ code: code('b'), at }])
  expect(heard).toBe(4)
  end()
  tables.forget(code('b'))
  expect(heard).toBe(4)
})

test.each([
  'x',
  '{}',
  'null',
  '[null, 1, {"code": "x", "at": "2026-11-28T17:30:00Z"}]',
  `[{"code": "${code('a')}", "at": "bugün"}]`,
  '[{"code": ["aaaaaaaaaaaaaaaaaaaaaa"], "at": 5}]',
])('what is no table is none: %s', (text) => {
  expect(new KeptTables(() => storage({ tables: text })).list(new Date(), ZONE)).toEqual([])
  const form = new KeptForm(() => storage({ 'table-sending': text, 'table-entries': text }))
  expect([form.sending(new Date()), form.entries()]).toEqual([null, null])
})

test.each([
  ['is switched off', refuses],
  ['is full', full],
])('where the storage %s, memory does for as long as the page lives', (_, storage) => {
  const tables = new KeptTables(storage as never)
  const at = '2026-11-28T17:30:00Z'
  tables.keep({ code: code('a'), at })
  expect(tables.list(new Date(at), ZONE)).toHaveLength(1)
  tables.forget(code('a'))
  expect(tables.list(new Date(at), ZONE)).toEqual([])
  const form = new KeptForm(storage as never)
  form.keepSending(sending)
  form.keepEntries(entries)
  expect([form.sending(new Date(0)), form.entries()]).toEqual([sending, entries])
  form.clear()
  expect([form.sending(new Date(0)), form.entries()]).toEqual([null, null])
})

test('a tab has what it was left with until that is stored', () => {
  const store = storage()
  const form = new KeptForm(() => store)
  form.keepSending(sending)
  form.keepEntries(entries)
  const again = new KeptForm(() => store)
  expect([again.sending(new Date('2026-11-28T17:29:59Z')), again.entries()]).toEqual([sending, entries])
  // Nobody sends for a moment that has passed.
  expect(again.sending(new Date('2026-11-28T17:30:00Z'))).toEqual({ token: 'a.b.c', unheard: [] })
  again.clear()
  expect(store.items).toEqual({})
})
