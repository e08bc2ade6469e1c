import { expect, test } from 'vitest'
import { isFound } from './dish-search.ts'

test.each([
  ['İskender', 'isk'],
  ['İskender', 'İSK'],
  ['Islak kek', 'ISLAK'],
  ['Islak kek', 'islak'],
  ['Şiş köfte', 'sis kof'],
  ['Şiş köfte', 'KÖFTE şiş'],
  ['Çay', 'cay'],
  ['Kâğıt kebabı', 'kagit kebabi'],
  ['Künefe', ''],
])('%s is found by “%s”', (name, search) => {
  expect(isFound(name, search)).toBe(true)
})

test.each([
  ['Künefe', 'kun kebap'],
  ['Çay', 'caz'],
])('%s is not found by “%s”', (name, search) => {
  expect(isFound(name, search)).toBe(false)
})
