import { expect, test } from 'vitest'
import { Language } from '../core/primitives/language.ts'
import { tableFile } from './table-file.ts'

const HOUSE = {
  ...{ name: 'Lezzet Sofrası', address: 'Gölbaşı/Ankara', phone: '0312 000 00 00' },
  languages: ['EN', 'AR', 'RU'] as const,
}
const TABLE = { at: new Date('2026-12-04T16:30:00Z'), people: 7, stayMinutes: 120, version: 2 }

const linesIn = (language: Language) => {
  const { name, text } = tableFile('k2', { ...TABLE, language } as never, HOUSE, 'https://sofra.example')
  return { name, lines: text.replaceAll('\r\n ', '').split('\r\n') }
}

test('a Turkish file is what it was', () => {
  const { name, lines } = linesIn('TR')
  expect(name).toBe('masa.ics')
  expect(lines).toContain('PRODID:-//restaurant-site//table//TR')
  expect(lines).toContain('SUMMARY:Lezzet Sofrası: 7 kişilik masa')
  expect(lines).toContain(
    'DESCRIPTION:Telefon: 0312 000 00 00\\nGelemeyecekseniz: https://sofra.example/book-table/k2',
  )
})

test('a guest of another language is told in it, and led to the page in it while it is published', () => {
  expect(linesIn('EN').lines).toContain(
    'DESCRIPTION:Phone: 0312 000 00 00\\nIf you cannot come: https://sofra.example/en/book-table/k2',
  )
  expect(linesIn('DE').lines).toContain(
    'DESCRIPTION:Telefon: 0312 000 00 00\\nFalls Sie nicht kommen können: https://sofra.example/book-table/k2',
  )
  expect(linesIn('RU').lines).toContain('SUMMARY:Lezzet Sofrası: столик на 7 персон')
})

test('names and numbers are isolated from right to left, and the link is a line of its own', () => {
  const { lines } = linesIn('AR')
  expect(lines.find((line) => line.startsWith('SUMMARY:\u2068Lezzet Sofrası\u2069: '))).toContain('7')
  const note = lines.find((line) => line.startsWith('DESCRIPTION:'))
  expect(note).toContain('\u20680312 000 00 00\u2069\\n')
  expect(note).toMatch(/:\\nhttps:\/\/sofra\.example\/ar\/book-table\/k2$/)
})

test.each(Object.values(Language))('%s: place, moment and number of guests are in the file', (language) => {
  const { name, lines } = linesIn(language)
  expect(name).toMatch(/^[a-z]+\.ics$/)
  expect(lines).toContain('LOCATION:Gölbaşı/Ankara')
  expect(lines).toContain('DTSTART;TZID=Europe/Istanbul:20261204T193000')
  expect(lines.find((line) => line.startsWith('SUMMARY:'))).toMatch(/Lezzet Sofrası.*7/)
  expect(lines.join()).not.toMatch(/undefined|null/)
})
