import { keptForm, TYPED } from './kept-form.ts'
import { isDay } from './table-moment.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | null

const control = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Control

/** The text of a field, in a form that is not locked. */
const textIn = (entries: FormData, name: string) => String(entries.get(name) ?? '')

/** Keeps what a form holds. @param time HH:MM, as in `KeptEntries`. @param search the query of its address. */
export function keepEntries(form: HTMLFormElement, time: string, search: string): void {
  const entries = new FormData(form)
  const values = Object.fromEntries(TYPED.map((name) => [name, textIn(entries, name)]))
  keptForm.keepEntries({ values: values as Record<(typeof TYPED)[number], string>, time, search })
}

/**
 * Fills in what this tab was left with, and what the query of the address asks for. What was typed before the script came,
 * or the browser has brought back, stays.
 * @returns the time that is wanted, HH:MM; empty if none is.
 */
export function restoreEntries(form: HTMLFormElement, search: string): string {
  const kept = keptForm.entries()
  const query = new URLSearchParams(search)
  // What was changed on a page that the query had filled in counts more than the query.
  const asked = kept?.search === search ? null : query
  const day = asked?.get('date') ?? ''
  const values = { ...kept?.values, ...(isDay(day) && { date: day }) }
  for (const name of TYPED) {
    const [field, value] = [control(form, name), values[name]]
    if (field && value !== undefined && field.value === field.defaultValue) field.value = value
  }
  return control(form, 'time')?.value || asked?.get('time') || kept?.time || ''
}
