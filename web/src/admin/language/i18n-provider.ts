import { type I18nProvider, mergeTranslations } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { frameworkEnglish } from './framework-english.ts'
import { frameworkTurkish } from './framework-turkish.ts'
import type { BothLanguages } from './messages.ts'

let current: I18nProvider | null = null

/**
 * Messages in Turkish, the default, and English. @param parts the messages of the back-office, beside the
 * framework's.
 */
export function createI18nProvider(parts: readonly BothLanguages[]): I18nProvider {
  const languages = languagesOf(parts)
  current = polyglotI18nProvider(
    (language) => {
      const chosen = language === 'en' ? 'en' : 'tr'
      // Screen readers use the language of the document.
      document.documentElement.lang = chosen
      return languages[chosen] as never
    },
    'tr',
    [
      { locale: 'tr', name: 'Türkçe' },
      { locale: 'en', name: 'English' },
    ],
    { onMissingKey },
  )
  return current
}

/** All messages by language, with the framework's. */
export const languagesOf = (parts: readonly BothLanguages[]) => ({
  tr: mergeTranslations(frameworkTurkish, ...parts.map(({ tr }) => tr)),
  en: mergeTranslations(frameworkEnglish, ...parts.map(({ en }) => en)),
})

/** The shape of keys; the framework also passes texts that are translated already. */
const KEY = /^(admin|ra|resources)(\.\w+)+$/

/** By default a key without a message is shown, and the build for production does not even warn of it. */
function onMissingKey(key: string): string {
  if (KEY.test(key)) console.error(`There is no message "${key}".`)
  return key
}

/** The current translations for code outside React. */
export function currentI18n(): I18nProvider {
  if (!current) throw new Error('The back-office has not started.')
  return current
}
