import { vi } from 'vitest'
import type { SiteLanguage } from '../../web/src/rules/site-languages.ts'

/** The modules of the search as the pages of a language have them. */
export async function searchIn(language: Exclude<SiteLanguage, 'TR'>) {
  const code = language.toLowerCase()
  vi.resetModules()
  vi.doMock('../../web/src/rules/spoken.words.ts', async (original) => ({
    ...(await original<object>()),
    ...{ isTurkish: false, language, code },
  }))
  vi.doMock(
    '../../web/src/rules/menu-search.words.ts',
    () => import(`../../web/src/languages/${code}/menu-search.words.ts`),
  )
  const { searchMenu } = await import('../../web/src/rules/menu-search.ts')
  const { folded } = await import('../../web/src/rules/folded.ts')
  const { searchTables } = await import('../../web/src/rules/menu-search.words.ts')
  if (!searchTables) throw new Error(`The search knows no words in ${language}.`)
  return { searchMenu, folded, tables: searchTables }
}
