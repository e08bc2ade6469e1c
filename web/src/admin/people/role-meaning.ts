import { useLocaleState, useTranslate } from 'react-admin'
import { isBuiltIn, permissionWords } from './permission-words.ts'

/** What a role is called and what it allows, in plain words; those of one's own are called by their name. */
export function useRoleMeaning(): (role: string) => { title: string; meaning: string } {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (role) => {
    if (!isBuiltIn(role)) return { title: role, meaning: translate('resources.role.own') }
    const words = permissionWords[role]
    return {
      title: translate(words.title, { smart_count: 2 }),
      meaning: words[locale === 'en' ? 'en' : 'tr'],
    }
  }
}
