import polyglotI18nProvider from 'ra-i18n-polyglot'
import { formMessages } from '../forms/form.messages.ts'
import { priceMessages } from '../forms/price.messages.ts'
import { listMessages } from '../lists/list.messages.ts'
import { resourceMessages } from '../resources/registry.ts'
import { screenMessages } from '../screens/messages.ts'
import { frameMessages } from './frame.messages.ts'
import { frameworkEnglish } from './framework-english.ts'
import { frameworkTurkish } from './framework-turkish.ts'
import { merged } from './messages.ts'

const parts = [
  frameMessages,
  formMessages,
  listMessages,
  priceMessages,
  ...resourceMessages,
  ...screenMessages,
]

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
