import polyglotI18nProvider from 'ra-i18n-polyglot'
import { formWords } from '../forms/form-words.ts'
import { priceWords } from '../forms/price-words.ts'
import { listWords } from '../lists/list-words.ts'
import { resourceWords } from '../resources/registry.ts'
import { screenWords } from '../screens/words.ts'
import { frameWords } from './frame-words.ts'
import { frameworkEnglish } from './framework-english.ts'
import { frameworkTurkish } from './framework-turkish.ts'
import { merged } from './words.ts'

const parts = [frameWords, formWords, listWords, priceWords, ...resourceWords, ...screenWords]

const languages = {
  tr: merged([frameworkTurkish, ...parts.map(({ tr }) => tr)]),
  en: merged([frameworkEnglish, ...parts.map(({ en }) => en)]),
}

/** Turkish first, English by a switch. */
export const i18nProvider = polyglotI18nProvider(
  (language) => {
    const chosen = language === 'en' ? 'en' : 'tr'
    // Screen readers speak the language that the page says it is in.
    document.documentElement.lang = chosen
    return languages[chosen] as never
  },
  'tr',
  [
    { locale: 'tr', name: 'Türkçe' },
    { locale: 'en', name: 'English' },
  ],
)
