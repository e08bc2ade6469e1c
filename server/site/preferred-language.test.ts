import { expect, test } from 'vitest'
import type { SiteLanguage } from '../../web/src/rules/site-languages.ts'
import { preferredLanguage } from './preferred-language.ts'

test.each<[string | undefined, SiteLanguage]>([
  ['de', 'DE'],
  ['de-AT,de;q=0.9', 'DE'],
  ['tr-TR,tr;q=0.9,en;q=0.8', 'TR'],
  ['en;q=0.5, de;q=0.9', 'DE'],
  ['en, de', 'EN'],
  ['DE', 'DE'],
  // Not published, by nobody read, refused, unreadable, any.
  ['ru, de;q=0.1', 'DE'],
  ['fr', 'EN'],
  ['de;q=0, fr', 'EN'],
  ['de;q=x', 'EN'],
  ['*', 'EN'],
  ['', 'EN'],
  [undefined, 'EN'],
])('of English, German and Turkish %j prefers %s', (header, language) => {
  expect(preferredLanguage(header, ['DE', 'EN'])).toBe(language)
})

test('without English who reads none of the languages gets Turkish', () => {
  expect(preferredLanguage('fr', ['DE'])).toBe('TR')
})
