import type { RaRecord } from 'ra-core'
import { createContext, type RefObject, useContext, useRef } from 'react'
import { newClientKey } from '../api/client-key.ts'

/** The state of a form in addition to its values. */
export interface FormBase {
  /** The record that the changes are relative to; null for a new record. */
  readonly base: RefObject<RaRecord | null>
  /** Whether the form was saved or discarded, so that it may be left. */
  readonly finished: RefObject<boolean>
  /** The key of its draft, which also tells a new record from the others that are added. */
  readonly draftKey: RefObject<string>
  /** Whether the form is for a new record. */
  readonly isNew?: boolean
  /** The id of the draft of a new record that is a copy; drafts of other new records have none. */
  readonly copyId?: string | undefined
  /** The part of the record that the form edits, if others have the rest: each has a draft of its own. */
  readonly part?: string | undefined
}

/** The id of the draft of a form. */
export function draftIdOf({ copyId, part }: FormBase, record: RaRecord | undefined): unknown {
  if (copyId !== undefined) return copyId
  return part === undefined ? record?.id : `${record?.id}:${part}`
}

export const FormBaseContext = createContext<FormBase | null>(null)

export function useNewFormBase(): FormBase {
  const base = useRef<RaRecord | null>(null)
  const finished = useRef(false)
  const draftKey = useRef(newClientKey())
  return useRef({ base, finished, draftKey }).current
}

export function useFormBase(): FormBase {
  const found = useContext(FormBaseContext)
  if (!found) throw new Error('There is no record form around this.')
  return found
}
