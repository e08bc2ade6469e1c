import { useLocaleState } from 'ra-core'

interface NamedGroup {
  readonly name: string
  readonly displayName: string | null
}

/** The name of a group in the language of the screen. */
export function useGroupName(): (group: NamedGroup) => string {
  const [locale] = useLocaleState()
  return (group) => groupName(group, locale)
}

/** The name of a group in a language. */
export function groupName({ name, displayName }: NamedGroup, locale: string): string {
  return (locale === 'tr' && displayName) || name
}
