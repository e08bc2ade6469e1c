import { useTranslate } from 'react-admin'

/** What a role is called and what it allows, in plain words; those of one's own are called by their name. */
export function useRoleMeaning(): (role: string) => { title: string; meaning: string } {
  const translate = useTranslate()
  return (role) => ({
    title: translate(`admin.role.${role}.title`, { _: role }),
    meaning: translate(`admin.role.${role}.meaning`, { _: translate('admin.role.own') }),
  })
}
