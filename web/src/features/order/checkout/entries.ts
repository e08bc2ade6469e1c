import { KeptValue } from '../kept-value.ts'

const FIELDS = ['way', 'time', 'name', 'address'] as const

/**
 * What the guest has filled in: `way` is `PICKUP`, `DELIVERY` or `TABLE`, empty until it is chosen; `time` is
 * YYYY-MM-DDTHH:MM, empty for as soon as possible.
 */
export type Entries = Readonly<Record<(typeof FIELDS)[number], string>>

const entriesOf = (found: Partial<Record<keyof Entries, unknown>>) =>
  Object.fromEntries(
    FIELDS.map((field) => [field, typeof found[field] === 'string' ? found[field] : '']),
  ) as Entries
const keptIn = (storage: () => Storage) =>
  new KeptValue(storage, 'order', entriesOf, Number.POSITIVE_INFINITY)

const inTab = keptIn(() => sessionStorage)
const onDevice = keptIn(() => localStorage)

/** Whether this device remembers who orders, and where. */
export const isRemembered = (): boolean => onDevice.snapshot().name + onDevice.snapshot().address !== ''

/** What was filled in in this tab, else what this device remembers. */
export function keptEntries(): Entries {
  return Object.values(inTab.snapshot()).some(Boolean) ? inTab.snapshot() : onDevice.snapshot()
}

export function keepEntries(entries: Entries): void {
  inTab.write(entries)
}

/** Keeps name and address on the device. @param entries null to forget them. */
export function remember(entries: Entries | null): void {
  onDevice.write(entries && { ...entries, way: '', time: '' })
}
