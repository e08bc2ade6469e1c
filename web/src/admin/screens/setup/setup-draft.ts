import type { SetupQuery } from '../../../gql/graphql.ts'
import { isSame } from '../../api/same-value.ts'
import type { SetupInput } from './steps.tsx'

interface SetupDraft {
  readonly place: number
  /** Unsaved input by the name of the step. */
  readonly inputs: Readonly<Record<string, SetupInput>>
  /** The stored settings that the input of each step is relative to. */
  readonly bases: Readonly<Record<string, Settings>>
}

export type Settings = SetupQuery['site']['settings'] & Pick<SetupQuery['site'], 'logoUrl'>

/** The stored settings, and the address of the logo, which changes with it. */
export function settingsOf({ site }: SetupQuery): Settings {
  return { ...site.settings, logoUrl: site.logoUrl }
}

export const FIRST_STEP: SetupDraft = { place: 0, inputs: {}, bases: {} }

/** Settings with their lists as texts, to be compared in whatever order the items are. */
export function comparable({ weekly, pages, ...settings }: Partial<Settings>): Record<string, unknown> {
  const periods = weekly?.map(({ weekday, opens, closes, kind }) => [weekday, opens, closes, kind].join(' '))
  const modes = pages?.map(({ key, mode }) => `${key} ${mode}`)
  return {
    ...settings,
    ...(periods && { weekly: String(periods.sort()) }),
    ...(modes && { pages: String(modes.sort()) }),
  }
}

/** The inputs that differ from the stored settings; those of an attempt whose reply was lost may be stored. */
export function unstored(inputs: SetupDraft['inputs'], settings: Settings): SetupDraft['inputs'] {
  const stored = comparable(settings)
  const isUnstored = (input: SetupInput) =>
    Object.entries(comparable(input as Partial<Settings>)).some(
      ([name, value]) => !isSame(value, stored[name]),
    )
  return Object.fromEntries(Object.entries(inputs).filter(([, input]) => isUnstored(input)))
}
