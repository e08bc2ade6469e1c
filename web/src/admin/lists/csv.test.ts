import { expect, test } from 'vitest'
import { type CsvColumns, csvOf } from './csv.ts'

const columns: CsvColumns = { name: ({ name }) => name, price: ({ price }) => price }
const headings: Record<string, string> = { name: 'Ad', price: 'Fiyat' }
const headingOf = (field: string) => headings[field] ?? ''

test('an export opens in a Turkish spreadsheet: semicolons, decimal commas, Turkish letters', () => {
  const csv = csvOf([{ id: '1', name: 'İçli köfte; acılı', price: 12.5 }], columns, headingOf)
  expect(csv).toBe('\uFEFFAd;Fiyat\r\n"İçli köfte; acılı";12,5')
})

test.each(['=1+1', '=1+1\nfoo', '-2\r\n=1'])('the name %j becomes no formula', (name) => {
  expect(csvOf([{ id: '1', name, price: 0 }], columns, headingOf)).toContain(`'${name}`)
})

test('a missing value is an empty cell', () => {
  expect(csvOf([{ id: '1' }], columns, headingOf)).toBe('\uFEFFAd;Fiyat\r\n;')
})
