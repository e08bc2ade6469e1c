import type { RaRecord } from 'ra-core'
import { createContext, type RefObject, useContext, useRef } from 'react'
import type { AdditionKey } from '../api/client-key.ts'

/** An attempt to add a record. */
interface Sent {
  readonly clientKey: string
  /** Undefined in drafts without them. */
  readonly values?: Readonly<Record<string, unknown>> | undefined
}

/** The state of a form in addition to its values. */
export interface FormBase {
  /** The record that the changes are relative to; null for a new record. */
  readonly base: RefObject<RaRecord | null>
  /** Whether the form was saved or discarded, so that it may be left. */
  readonly settled: RefObject<boolean>
  /** The first attempt to add the record that may be stored. */
  readonly sent: RefObject<Sent | undefined>
  /** Saves the draft; null until it is loaded. */
  readonly keepDraft: RefObject<(() => void) | null>
  /** The id of the draft of a new record that is a copy; drafts of other new records have none. */
  readonly copyId?: string | undefined
  /** The idempotency key of a new record. */
  readonly addition?: AdditionKey
  setAddition?(addition: AdditionKey): void
}

export const FormBaseContext = createContext<FormBase | null>(null)

export function useNewFormBase(): FormBase {
  const base = useRef<RaRecord | null>(null)
  const settled = useRef(false)
  const sent = useRef<Sent | undefined>(undefined)
  const keepDraft = useRef<(() => void) | null>(null)
  return useRef({ base, settled, sent, keepDraft }).current
}

export function useFormBase(): FormBase {
  const found = useContext(FormBaseContext)
  if (!found) throw new Error('There is no record form around this.')
  return found
}
