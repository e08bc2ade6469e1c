import { expect, test } from 'vitest'
import { languageAt } from './plain-page.ts'

const FACTS = { phone: '', languages: ['EN', 'RU'] } as const

test.each([
  ['/en/about', 'EN'],
  ['/RU/', 'RU'],
  ['/en', 'EN'],
  ['/ar/about', 'TR'],
  ['/about', 'TR'],
  ['/english', 'TR'],
  ['/en/../about', 'TR'],
  ['/ru/%2e%2e/about', 'TR'],
  ['/x/../en/about?a=/ru', 'EN'],
  ['/en%2fabout', 'TR'],
  ['//en/about', 'TR'],
])('%s is in %s, as its page is', (address, language) => {
  expect(languageAt(address, FACTS)).toBe(language)
})
