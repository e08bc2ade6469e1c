import { createContext, type RefObject, useContext, useRef } from 'react'
import type { RaRecord } from 'react-admin'

/** What a form knows beside its values. */
export interface FormBase {
  /** The state of the record that the changes in the form were made from; null of a new record. */
  readonly base: RefObject<RaRecord | null>
  /** Whether what is in the form is stored, or given up: it may be left. */
  readonly settled: RefObject<boolean>
}

export const FormBaseContext = createContext<FormBase | null>(null)

export function useNewFormBase(): FormBase {
  const base = useRef<RaRecord | null>(null)
  const settled = useRef(false)
  return useRef({ base, settled }).current
}

export function useFormBase(): FormBase {
  const found = useContext(FormBaseContext)
  if (!found) throw new Error('There is no record form around this.')
  return found
}

const STAMPS = ['version', 'concurrencyStamp'] as const

/** By which the server tells whether a change was made from what is stored. */
export function stampsOf(record: Readonly<Record<string, unknown>> | null): Record<string, unknown> {
  return Object.fromEntries(
    STAMPS.flatMap((name) => (record?.[name] === undefined ? [] : [[name, record[name]]])),
  )
}
