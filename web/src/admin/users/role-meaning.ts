import { useLocaleState, useTranslate } from 'ra-core'
import { isBuiltIn, messagesOfPermission } from '../api/permission-messages.ts'

/** The title and description of a role in the language of the screen; a custom role has its name as title. */
export function useRoleMeaning(): (role: string) => { title: string; meaning: string } {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (role) => {
    if (!isBuiltIn(role)) return { title: role, meaning: translate('resources.role.own') }
    const { title, meaning } = messagesOfPermission(role)
    return { title: translate(title, { smart_count: 2 }), meaning: meaning[locale === 'en' ? 1 : 0] }
  }
}
