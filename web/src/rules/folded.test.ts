import { expect, test } from 'vitest'
import { matches } from './folded.ts'

test.each([
  ['kofte', true],
  ['KÖFTE', true],
  ['ızgara', true],
  ['IZGARA', true],
  ['izgara', true],
  ['İZGARA', true],
  ['bıber kofte', true],
  ['pılav', true],
  ['köfte ekmek', false],
])('%s in Izgara Köfte, dana kıyma; pilav ve közlenmiş biberle: %s', (search, found) =>
  expect(matches(['Izgara Köfte', null, 'dana kıyma; pilav ve közlenmiş biberle'], search)).toBe(found),
)

test.each([
  ['İskender', 'isk'],
  ['İskender', 'İSK'],
  ['Islak kek', 'ISLAK'],
  ['Islak kek', 'islak'],
  ['Şiş köfte', 'sis kof'],
  ['Şiş köfte', 'KÖFTE şiş'],
  ['Kâğıt kebabı', 'kagit kebabi'],
  ['Künefe', ''],
])('%s is found by “%s”', (name, search) => expect(matches([name], search)).toBe(true))

test.each([
  ['Künefe', 'kun kebap'],
  ['Çay', 'caz'],
])('%s is not found by “%s”', (name, search) => expect(matches([name], search)).toBe(false))
