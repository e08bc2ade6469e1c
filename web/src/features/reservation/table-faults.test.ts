import { expect, test } from 'vitest'
import { faultsIn, faultText, peopleIn, type TableEntries } from './table-faults.ts'

const entries: TableEntries = {
  ...{ people: '4', date: '2026-12-01', at: '2026-12-01T16:00:00Z' },
  ...{ name: 'Ayşe', phone: '0532', email: '', note: '' },
}

test('what is missing is found before anything is sent', () => {
  expect(faultsIn(entries, 12)).toEqual({})
  const empty = { ...entries, people: '', date: '', at: '', name: ' ', phone: '' }
  expect(Object.keys(faultsIn(empty, 12))).toEqual(['people', 'date', 'at', 'name', 'phone'])
  expect(faultsIn({ ...entries, people: '13' }, 12)).toEqual({
    people: { rule: 'INTEGER_RANGE', params: { min: 1, max: 12 } },
  })
})

test.each([
  ['4', 4],
  ['0', 0],
  ['2.5', null],
  [' ', null],
  ['iki', null],
])('%j guests are %j', (text, people) => expect(peopleIn(text)).toBe(people))

test('each rule is told in a sentence of its field', () => {
  const told = (field: Parameters<typeof faultText>[0], rule: string, params = {}) =>
    faultText(field, { rule, params })
  expect(told('name', 'LENGTH', { min: 1, max: 100 })).toBe('Adınızı yazın.')
  expect(told('phone', 'NOT_A_PHONE_NUMBER', { max: 32 })).toContain('telefon numarası')
  expect(told('people', 'INTEGER_RANGE', { min: 1, max: 12 })).toContain('12')
  expect(told('note', 'MAX_LENGTH', { max: 300 })).toBe('En çok 300 karakter yazabilirsiniz.')
  expect(told('date', 'NOT_A_DATE')).toBe('Hangi gün geleceğinizi seçin.')
  expect(told('email', 'A_NEW_RULE')).toBe('Burayı bir daha gözden geçirin.')
  expect(faultText('name', undefined)).toBeUndefined()
})
