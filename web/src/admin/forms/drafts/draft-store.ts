import { del, entries, keys, set } from 'idb-keyval'
import type { RaRecord } from 'ra-core'
import { claimRecord, deleteIf, ifStored, withinASecond } from '../../api/browser-storage.ts'
import type { Call } from '../../api/call/call-store.ts'
import { session } from '../../api/session.ts'
import { isOpen, thisTab } from '../../api/tab.ts'

/** The changed values, pictures included, with their base and time. */
export interface Draft {
  /** Tells it from the other drafts of its record. */
  readonly key: string
  readonly changed: Readonly<Record<string, unknown>>
  readonly base: RaRecord | null
  /** When they were typed, in milliseconds since 1970. */
  readonly at: number
}

/** As it is stored under its key, with the tab that has it; those of former versions are under the id of their tab. */
type StoredDraft = Omit<Draft, 'key'> & { readonly tab?: string }

const COPY = 'copy-'

/** The id in keys of the draft of a new record that is a copy of another. */
export const copyIdOf = (id: unknown): string => `${COPY}${id}`

/** Passwords are never stored in the browser. */
const SECRETS = new Set(['password', 'currentPassword'])

const placesOf = async () => `draft:${(await session()).me.id}/`

/** The beginning of the places of the drafts of a record. */
const placesFor = async (resource: string, id: unknown) => `${await placesOf()}${resource}/${id ?? 'new'}/`

/** The latest draft of a record in this tab, or else the latest of a closed tab, which this one takes over. */
export async function readDraft(resource: string, id: unknown): Promise<Draft | undefined> {
  const [places, tab] = await Promise.all([placesFor(resource, id), thisTab()])
  return ifStored(async () => {
    const found = (await entries<string, StoredDraft>()).filter(([place]) => place.startsWith(places))
    const drafts = found.map(([place, stored]) => {
      const key = place.slice(places.length)
      return { place, key, stored, tab: stored.tab ?? key }
    })
    const left = await Promise.all(drafts.map(async (each) => ((await isOpen(each.tab)) ? [] : each)))
    const own = drafts.filter((each) => each.tab === tab)
    const [latest] = (own.length > 0 ? own : left.flat()).sort((one, two) => two.stored.at - one.stored.at)
    if (!latest) return undefined
    const claimed = await claimRecord(latest.place, latest.stored, tab)
    // It was taken over meanwhile, by another tab or by another call of this one.
    return claimed ? { ...claimed, key: latest.key } : readDraft(resource, id)
  }, undefined)
}

export async function keepDraft(resource: string, id: unknown, { key, ...draft }: Draft): Promise<void> {
  const changed = withoutSecrets(draft.changed)
  const [places, tab] = await Promise.all([placesFor(resource, id), thisTab()])
  const place = `${places}${key}`
  const isEmpty = Object.keys(changed).length === 0
  await ifStored(() => (isEmpty ? del(place) : set(place, { ...draft, changed, tab })), undefined)
}

/** Deletes the draft of a call that turned out to be stored, unless something was typed since. */
export async function endDraft({ draft, at }: Pick<Call, 'draft' | 'at'>): Promise<void> {
  if (draft === undefined) return
  const end = async () => {
    const places = await placesOf()
    const place = (await keys<string>()).find((each) => each.startsWith(places) && each.endsWith(`/${draft}`))
    if (place) await deleteIf<StoredDraft>(place, (stored) => stored.at <= at)
  }
  await ifStored(end, undefined)
}

function withoutSecrets(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !SECRETS.has(name)))
}

/** Deletes the draft of a form that was saved or discarded; resolves after a second if the storage does not answer. */
export const dropDraft = (resource: string, id: unknown, key: string): Promise<void> =>
  withinASecond(placesFor(resource, id).then((places) => del(`${places}${key}`)))
