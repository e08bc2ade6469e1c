import { createContext } from 'react'

type Field = 'name' | 'phone' | 'email' | 'people' | 'date' | 'time' | 'note' | 'at'

/** What the form sent without script, with what the server has found. */
export interface PostedTable {
  readonly values: Readonly<Partial<Record<Field, string>>>
  readonly token: string
  /** The moments of the day; null if the day or the number of guests cannot be read. */
  readonly slots: readonly { readonly time: string; readonly at: string; readonly isFull: boolean }[] | null
  /** Broken rules by field, as the API names them. */
  readonly faults: Readonly<
    Record<string, { readonly rule: string; readonly params: Readonly<Record<string, unknown>> }>
  >
  /** Why nothing was stored, as the API names it; null on the first answer. */
  readonly failure: { readonly reason: string; readonly params: Readonly<Record<string, unknown>> } | null
}

/** Null for a page that was asked for without a form. */
export const TablePosted = createContext<PostedTable | null>(null)
