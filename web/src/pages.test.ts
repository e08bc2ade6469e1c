import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pages } from './pages.ts'

test('each page has a file and a path of its own', () => {
  const files = pages.map(({ file }) => new URL(`routes/${file}.tsx`, import.meta.url))
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
})

test('search engines are told of no page that nobody may keep', () => {
  const ofOneGuest = pages.filter(({ kept }) => kept === 'NOWHERE')
  expect(ofOneGuest.map(({ path, indexed }) => [path, indexed])).toEqual([['/book-table/:code', false]])
})
