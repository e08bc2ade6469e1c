import { del, get, set } from 'idb-keyval'
import type { RaRecord } from 'react-admin'
import { session } from '../api/session.ts'

/** The changed values, pictures included, with their base and time. */
export interface Draft {
  readonly changed: Readonly<Record<string, unknown>>
  readonly base: RaRecord | null
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Passwords are not stored where others could read them. */
const SECRETS = new Set(['password', 'currentPassword'])

/** Drafts in the browser's storage, separate for each signed-in user. */
async function keyOf(resource: string, id: unknown): Promise<string> {
  const { me } = await session()
  return `draft:${me.id}/${resource}/${id ?? 'new'}`
}

export async function readDraft(resource: string, id: unknown): Promise<Draft | undefined> {
  return get<Draft>(await keyOf(resource, id))
}

export async function keepDraft(resource: string, id: unknown, draft: Draft): Promise<void> {
  const kept = Object.entries(draft.changed).filter(([name]) => !SECRETS.has(name))
  const key = await keyOf(resource, id)
  await (kept.length > 0 ? set(key, { ...draft, changed: Object.fromEntries(kept) }) : del(key))
}

/** Deletes the draft of a form that was saved or discarded. */
export async function dropDraft(resource: string, id: unknown): Promise<void> {
  await del(await keyOf(resource, id))
}
