import { describe, expect, test } from 'vitest'
import { searchText } from './lib/search-text.ts'
import { pageAddress, varyingParameters } from './page-address.ts'

const declaring = [
  {
    path: '/food-collection/:id?',
    parameters: {
      names: ['q', 'at'],
      normalized: (given: URLSearchParams) => ({
        q: searchText(given.get('q') ?? ''),
        at: searchText(given.get('at') ?? ''),
      }),
    },
  },
]

describe('the address of a page', () => {
  test.each([
    ['/about', '/about'],
    ['/about?fbclid=1&utm_source=x', '/about'],
    ['/about?', '/about'],
    ['/about?q=1', '/about'],
    ['/food-collection/3?utm_medium=y', '/food-collection/3'],
    ['/food-collection/3?x=1&q=k%C3%B6fte', '/food-collection/3?q=k%C3%B6fte'],
    ['/food-collection?at=2&q=1', '/food-collection?q=1&at=2'],
    ['/food-collection?q=', '/food-collection'],
    ['/food-collection?q=++', '/food-collection'],
    ['/food-collection?q=+k%C3%B6fte++pilav+', '/food-collection?q=k%C3%B6fte+pilav'],
    [`/food-collection?q=${'x'.repeat(400)}`, `/food-collection?q=${'x'.repeat(60)}`],
    ['//@/?x', '//@'],
    ['/About/', '/about'],
    ['/about///?x', '/about'],
    ['/', '/'],
    ['//', '//'],
    ['/en/../about', '/about'],
    ['/about/%2E./en/./about', '/en/about'],
    ['/de/..', '/'],
  ])('%s is %s', (url, address) => expect(pageAddress(url, declaring)).toBe(address))
})

test('No-Vary-Search names only the declared parameters', () => {
  expect(varyingParameters('/about?x=1', declaring)).toBe('params')
  expect(varyingParameters('/food-collection/3', declaring)).toBe('params, except=("q" "at")')
})

test.each([
  ['?icermesin=sut&icermesin=gluten', '?icermesin=gluten+sut'],
  ['?icermesin=sut+gluten+sut&q=pilav', '?q=pilav&icermesin=gluten+sut'],
  ['?icermesin=SUT', '?icermesin=sut'],
  ['?icermesin=bal&icermesin=', ''],
  [`?icermesin=${'x'.repeat(5000)}`, ''],
  ['?icermesin=alkol+sut&diyet=vejetaryen&diyet=vegan', '?diyet=vegan+vejetaryen&icermesin=alkol+sut'],
  ['?diyet=sut&icermesin=vegan', ''],
])('what guests wish of the menu is known, each once and in one order: %s', (given, address) => {
  expect(pageAddress(`/food-collection${given}`)).toBe(`/food-collection${address}`)
})

test('only the menu has parameters', () => {
  expect(pageAddress('/food-collection?q=1&x=2')).toBe('/food-collection?q=1')
  expect(pageAddress('/food-collection/3?q=1')).toBe('/food-collection/3?q=1')
  expect(pageAddress('/about?q=1')).toBe('/about')
})
