import { createContext, useContext } from 'react'
import type { DayWithoutSlots } from '../rules/table-days.ts'

type Field = 'name' | 'phone' | 'email' | 'people' | 'date' | 'time' | 'note' | 'at'

/** What the form sent without script, with what the server has found. */
export interface PostedTable {
  readonly values: Readonly<Partial<Record<Field, string>>>
  readonly token: string
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

/** On the server: what the page is rendered with; null if it was asked for without a form. */
export const TablePosted = createContext<PostedTable | null>(null)

/** In the browser: what the document carries. Read here, so that no other page loads code for it. */
const carried: PostedTable | null = import.meta.env.SSR
  ? null
  : (JSON.parse(document.getElementById('state')?.textContent ?? '{}').posted ?? null)

/** What a form without script has sent to the page; null if it was asked for otherwise. */
export const usePostedTable = (): PostedTable | null => useContext(TablePosted) ?? carried
