import { expect, test } from 'vitest'
import { type Page, pages } from '../../web/src/pages.ts'
import { loggedPathOf } from './table-requests.ts'

test('what follows the address of a page of one guest is in no log, whichever page it is', () => {
  const own: Page[] = pages.map((page) =>
    page.path === '/blog' ? { ...page, path: '/x/:id', kept: 'NOWHERE' } : page,
  )
  const logged = loggedPathOf(own)
  expect(
    ['/book-table/abc', '/a/BOOK-TABLE%2fabc', '/x/1', '/book-table', '/faq/1', '/%E0'].map(logged),
  ).toEqual(['/book-table/…', '/a/BOOK-TABLE/…', '/x/…', '/book-table', '/faq/1', '/%E0'])
})

test('without such a page, paths are logged as they are', () => {
  expect(loggedPathOf([])('/book-table/abc')).toBe('/book-table/abc')
})
