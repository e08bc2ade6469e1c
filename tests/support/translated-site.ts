import type { Page } from 'playwright'
import { beforeAll, expect } from 'vitest'
import { type SiteLanguage, toldOf } from '../../web/src/rules/site-languages.ts'
import { overflowAt } from './accessibility.ts'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { openSite, PHONE, type Site } from './site.ts'

const PAGES = [
  ...['', '/food-collection', '/food-collection/1', '/food-collection/1/1', '/categories', '/services'],
  ...['/services-details/1', '/about', '/contact', '/book-table', '/privacy-policy'],
]

interface Work {
  readonly kind: string
  readonly recordId: string
  readonly field: string
  readonly source: string
  readonly proposal: string | null
}

/** Saves the proposals of the glossary that have no word left in Turkish. */
async function translate(office: BackOffice, language: string): Promise<void> {
  const proposed: Work[] = []
  for (let page = 1; ; page++) {
    const { translationWork } = (await office.ask(
      `{ translationWork(language: ${language}, page: ${page}, pageSize: 100) { totalCount items { kind recordId field source proposal } } }`,
    )) as { translationWork: { totalCount: number; items: readonly Work[] } }
    proposed.push(...translationWork.items.filter(({ proposal }) => proposal && !proposal.includes('[')))
    if (page * 100 >= translationWork.totalCount) break
  }
  const lines = proposed.map(({ source, proposal, ...line }) => ({
    ...line,
    text: proposal,
    seenSource: source,
  }))
  await office.ask(
    'mutation ($language: Language!, $lines: [TranslationLine!]!) { saveTranslations(language: $language, lines: $lines) { __typename } }',
    { language, lines },
  )
}

/** A site in languages beside Turkish, with what the glossary proposes in all of them but Russian. */
export function openTranslatedSite(languages: readonly SiteLanguage[]): { site: Site; office: BackOffice } {
  const site = openSite()
  const office = openBackOffice(site)
  beforeAll(async () => {
    const input = { languages, pages: [{ key: 'book-table', mode: 'LIVE' }] }
    await office.ask('mutation ($input: UpdateSite!) { updateSite(input: $input) { name } }', { input })
    for (const language of languages) if (language !== 'RU') await translate(office, language)
  })
  return { site, office }
}

/** Texts with letters that are Turkish alone, outside of what is marked as Turkish and of names. */
export const turkishTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const { parentElement: at, textContent } = walker.currentNode
      if (!at || at.closest('script, style, [lang="tr"], .wordmark')) continue
      // Names: those of the restaurant, of where it is, and of what is called so everywhere.
      const text = (textContent ?? '').replace(
        /İncek Sofrası|Taşpınar, Incek, Gölbaşı\/Ankara|pastırma|maraş/gi,
        '',
      )
      if (/[ğĞıİşŞ]/.test(text)) found.push(String(textContent))
    }
    return found
  })

/** Phone numbers that a line from right to left would turn around, and English lines of the Turkish pages. */
export const misplaced = (page: Page) =>
  page.evaluate(() => {
    const numbers = [...document.querySelectorAll('a[href^="tel:"]')]
      .filter(
        (link) =>
          /\d/.test(link.textContent) && !link.querySelector('[dir="ltr"]') && !link.closest('[dir="ltr"]'),
      )
      .map(({ outerHTML }) => outerHTML)
    const english = [...document.querySelectorAll('body [lang="en"]:not(.languages a)')]
    return [...numbers, ...english.map(({ textContent }) => textContent)]
  })

/** Goes through all pages of a language: each is of it, marks what is Turkish, and fits a small phone. */
export async function expectPagesOf(site: Site, language: SiteLanguage): Promise<void> {
  const { code, direction } = toldOf(language)
  for (const path of PAGES) {
    const { page } = await site.visit(`/${code}${path}`, { viewport: PHONE.viewport })
    expect(await page.locator('html').getAttribute('lang')).toBe(code)
    expect(await page.locator('html').getAttribute('dir')).toBe(direction)
    expect({ path, texts: await turkishTexts(page) }).toEqual({ path, texts: [] })
    if (direction === 'rtl') {
      expect({ path, found: await misplaced(page) }).toEqual({ path, found: [] })
      const foreignCommas = await page.getByText(/[\u0600-\u06ff)], ?[\u0600-\u06ff]/).allTextContents()
      expect({ path, foreignCommas }).toEqual({ path, foreignCommas: [] })
    }
    expect({ path, over: await overflowAt(page, [320]) }).toEqual({ path, over: [] })
    await page.context().close()
  }
}
