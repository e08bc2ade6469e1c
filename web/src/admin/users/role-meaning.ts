import { useLocaleState, useTranslate } from 'ra-core'
import { isBuiltIn, messagesOfPermission } from '../api/permission-messages.ts'

/** The title and description of a role in the language of the screen; a custom role has its name as title. */
export function useRoleMeaning(): (role: string) => { title: string; meaning: string } {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (role) => {
    if (!isBuiltIn(role)) return { title: role, meaning: translate('resources.role.own') }
    const messages = messagesOfPermission(role)
    return {
      title: translate(messages.title, { smart_count: 2 }),
      meaning: messages[locale === 'en' ? 'en' : 'tr'],
    }
  }
}
