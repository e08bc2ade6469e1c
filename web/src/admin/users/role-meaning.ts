import { useLocaleState, useTranslate } from 'react-admin'
import { isBuiltIn, permissionMessages } from './permission.messages.ts'

/** What a role is called and what it allows, in plain words; those of one's own are called by their name. */
export function useRoleMeaning(): (role: string) => { title: string; meaning: string } {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (role) => {
    if (!isBuiltIn(role)) return { title: role, meaning: translate('resources.role.own') }
    const messages = permissionMessages[role]
    return {
      title: translate(messages.title, { smart_count: 2 }),
      meaning: messages[locale === 'en' ? 'en' : 'tr'],
    }
  }
}
