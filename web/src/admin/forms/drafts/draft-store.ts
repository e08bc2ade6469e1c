import { del, entries, get, set } from 'idb-keyval'
import type { RaRecord } from 'ra-core'
import { ifStored, withinASecond } from '../../api/browser-storage.ts'
import type { Call } from '../../api/call/call-store.ts'
import { session } from '../../api/session.ts'
import { isOpen, thisTab } from '../../api/tab.ts'

/** The changed values, pictures included, with their base and time. */
export interface Draft {
  readonly changed: Readonly<Record<string, unknown>>
  readonly base: RaRecord | null
  /** Milliseconds since 1970. */
  readonly at: number
  /** Tells a new record from the others that are added. */
  readonly draftId?: string
}

const COPY = 'copy-'

/** The id in keys of the draft of a new record that is a copy of another. */
export const copyIdOf = (id: unknown): string => `${COPY}${id}`

/** Passwords are never stored in the browser. */
const SECRETS = new Set(['password', 'currentPassword'])

/** The place of a draft in the browser's storage, separate for each signed-in user and each tab. */
async function keyOf(resource: string, id: unknown): Promise<string> {
  const { me } = await session()
  return `draft:${me.id}/${resource}/${id ?? 'new'}/${await thisTab()}`
}

export async function readDraft(resource: string, id: unknown): Promise<Draft | undefined> {
  const key = await keyOf(resource, id)
  return ifStored(async () => (await get<Draft>(key)) ?? adoptDraft(key), undefined)
}

/** The latest draft of the same record from a closed tab, moved to the key of this tab. */
async function adoptDraft(key: string): Promise<Draft | undefined> {
  const tab = await thisTab()
  const place = key.slice(0, key.length - tab.length)
  const left: { key: string; draft: Draft }[] = []
  for (const [other, draft] of await entries<string, Draft>()) {
    const isLeft = other.startsWith(place) && other !== key && !(await isOpen(other.slice(place.length)))
    if (isLeft) left.push({ key: other, draft })
  }
  const [latest] = left.sort((one, two) => two.draft.at - one.draft.at)
  if (!latest) return undefined
  await set(key, latest.draft)
  await del(latest.key)
  return latest.draft
}

export async function keepDraft(resource: string, id: unknown, draft: Draft): Promise<void> {
  const changed = withoutSecrets(draft.changed)
  const key = await keyOf(resource, id)
  const isEmpty = Object.keys(changed).length === 0
  await ifStored(() => (isEmpty ? del(key) : set(key, { ...draft, changed })), undefined)
}

/**
 * Deletes the drafts of a call that turned out to be stored.
 * @param subject of the call, such as `product/12`. @param at when it was made; what was typed since remains.
 */
export async function dropStoredDraft({ subject, at }: Pick<Call, 'subject' | 'at'>): Promise<void> {
  const [resource = '', id = '', draftId] = subject.split('/')
  const [{ me }, tab] = await Promise.all([session(), thisTab()])
  for (const [key, draft] of await entries<string, Draft>()) {
    const place = `draft:${me.id}/${resource}/`
    if (!key.startsWith(place)) continue
    const [of, ofTab = ''] = key.slice(place.length).split('/')
    const isIt = draftId === undefined ? of === id : draft.draftId === draftId
    if (isIt && draft.at <= at && (ofTab === tab || !(await isOpen(ofTab)))) await del(key)
  }
}

function withoutSecrets(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !SECRETS.has(name)))
}

/** Deletes the draft of a form that was saved or discarded; resolves after a second if the storage does not answer. */
export const dropDraft = (resource: string, id: unknown): Promise<void> =>
  withinASecond(keyOf(resource, id).then(del))
