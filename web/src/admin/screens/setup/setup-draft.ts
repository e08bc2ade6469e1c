import { isSame } from '../../api/same-value.ts'
import type { StoredSetup } from './use-setup.ts'

/** The settings that a step changes, as the form of all settings has them. */
export type SetupInput = Readonly<Record<string, unknown>>

interface SetupDraft {
  readonly place: number
  /** Unsaved input by the name of the step. */
  readonly inputs: Readonly<Record<string, SetupInput>>
  /** The stored settings that the input of each step is relative to. */
  readonly bases: Readonly<Record<string, StoredSetup['settings']>>
}

export const FIRST_STEP: SetupDraft = { place: 0, inputs: {}, bases: {} }

/** What remains once the input of a step is stored: the steps after it, and what was typed since. */
export function afterStep(
  { inputs, bases }: SetupDraft,
  sent: SetupDraft,
  steps: readonly string[],
): SetupDraft {
  const name = steps[sent.place] ?? ''
  const without = <V>({ [name]: _, ...others }: Readonly<Record<string, V>>) => others
  const isEdited = !isSame(inputs[name], sent.inputs[name])
  return {
    place: isEdited ? sent.place : (sent.place + 1) % steps.length,
    inputs: isEdited ? inputs : without(inputs),
    bases: without(bases),
  }
}

/** What has to be sent of a step once the input of one is stored, by the stored settings; null if nothing. */
export function restOfStep(
  now: SetupDraft,
  sent: SetupDraft,
  steps: readonly string[],
): Pick<SetupDraft, 'bases'> | null {
  const name = steps[now.place] ?? ''
  if (now.place === sent.place && isSame(now.inputs[name], sent.inputs[name])) return null
  return { bases: afterStep(now, sent, steps).bases }
}
