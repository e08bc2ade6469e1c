import { del, get, set } from 'idb-keyval'
import type { RaRecord } from 'react-admin'
import { session } from '../api/session.ts'

/** What was typed, pictures included, when, and into which state of the record. */
export interface Draft {
  readonly changed: Readonly<Record<string, unknown>>
  readonly base: RaRecord | null
  /** Milliseconds since 1970. */
  readonly at: number
}

/** They are typed again rather than kept where others may look. */
const SECRETS = new Set(['password', 'currentPassword'])

/** Drafts are kept on this machine for whoever typed them: another who signs in here does not see them. */
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

/** Takes away what was kept of a form: it is stored now, or given up. */
export async function dropDraft(resource: string, id: unknown): Promise<void> {
  await del(await keyOf(resource, id))
}
