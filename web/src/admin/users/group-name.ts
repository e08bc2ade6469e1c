import { useLocaleState } from 'ra-core'

interface NamedGroup {
  readonly name: string
  readonly displayName: string | null
}

/** The name of a group in the language of the screen. */
export function useGroupName(): (group: NamedGroup) => string {
  const [locale] = useLocaleState()
  return ({ name, displayName }) => (locale === 'tr' && displayName) || name
}
