import { useSyncExternalStore } from 'react'
import { tableNumber } from '../../rules/table-number.ts'
import { KeptValue } from './kept-value.ts'

/** How long a guest stays at a table, in ms. */
const KEPT_MS = 3 * 60 * 60 * 1000
/** As the printed codes of tables lead to it. */
const FRAGMENT = /^#masa=(.*)$/

/** The number of the table whose code the guest has scanned in this tab; null if there is none. */
const kept = new KeptValue<{ readonly number: number | null }>(
  () => sessionStorage,
  'table',
  ({ number }) => ({ number: tableNumber(String(number)) }),
  KEPT_MS,
)

/** @param number null for none. */
export const setTable = (number: number | null): void => kept.write(number === null ? null : { number })

/** Null until the page is hydrated, too. */
export const useTable = (): number | null =>
  useSyncExternalStore(
    kept.listen,
    () => kept.snapshot().number,
    () => null,
  )

/** Takes the number out of the address, where it would be shared with a link. */
function takeTable(): void {
  const [, text] = FRAGMENT.exec(location.hash) ?? []
  if (text === undefined) return
  const number = tableNumber(text)
  if (number) setTable(number)
  history.replaceState(history.state, '', location.pathname + location.search)
}

if (!import.meta.env.SSR) {
  takeTable()
  addEventListener('hashchange', takeTable)
}
