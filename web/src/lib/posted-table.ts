import { createContext, useContext } from 'react'
import type { DayWithoutSlots } from '../rules/table-days.ts'

type Field = 'name' | 'phone' | 'email' | 'people' | 'date' | 'time' | 'note' | 'at'

/** The moments of a day that a form without script has sent, with what the server has found. */
interface PostedDay {
  /** The moments of the day; null if the day or the number of guests cannot be read. */
  readonly slots: readonly { readonly time: string; readonly at: string; readonly isFull: boolean }[] | null
  /** Why the day has no moment to choose, null where all are taken, and the nearest day that may; null if it has one. */
  readonly without: { readonly why: DayWithoutSlots | null; readonly nearest: string | null } | null
  /** Broken rules by field, as the API names them. */
  readonly faults: Readonly<
    Record<string, { readonly rule: string; readonly params: Readonly<Record<string, unknown>> }>
  >
  /** Why nothing was stored, as the API names it; null on the first answer. */
  readonly failure: { readonly reason: string; readonly params: Readonly<Record<string, unknown>> } | null
}

/** What the form for a table sent. */
export interface PostedTable extends PostedDay {
  readonly values: Readonly<Partial<Record<Field, string>>>
  readonly token: string
}

/** What the form on a guest's page sent. */
export interface PostedChange extends PostedDay {
  /** That of the table. */
  readonly code: string
  readonly values: Readonly<Partial<Record<'people' | 'date' | 'at', string>>>
}

export type Posted = PostedTable | PostedChange

/** On the server: what the page is rendered with; null if it was asked for without a form. */
export const TablePosted = createContext<Posted | null>(null)

/** In the browser: what the document carries. Read here, so that no other page loads code for it. */
const carried: Posted | null = import.meta.env.SSR
  ? null
  : (JSON.parse(document.getElementById('state')?.textContent ?? '{}').posted ?? null)

const usePosted = (): Posted | null => useContext(TablePosted) ?? carried

/** What the form for a table has sent without script; null if the page was asked for otherwise. */
export function usePostedTable(): PostedTable | null {
  const posted = usePosted()
  return posted && 'token' in posted ? posted : null
}

/** What the form on the page of a guest's table has sent without script; null if it was asked for otherwise. */
export function usePostedChange(code: string): PostedChange | null {
  const posted = usePosted()
  return posted && 'code' in posted && posted.code === code ? posted : null
}
