import { createStore, del, delMany, entries, promisifyRequest, update } from 'idb-keyval'

/**
 * The result of a call of the browser's storage; `otherwise` if there is none, as in some private windows, or if it is
 * full. What would be kept there is lost with the page then.
 */
export async function ifStored<T>(call: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await call()
  } catch (error) {
    console.info('The storage of the browser does not answer.', error)
    return otherwise
  }
}

/** The database of `idb-keyval`, for what it cannot do in one step. */
const records = createStore('keyval-store', 'keyval')

/** Deletes a record if it is the one meant, in one step with reading it. */
export async function deleteIf<T>(place: string, isMeant: (record: T) => boolean): Promise<void> {
  await records('readwrite', async (store) => {
    store.get(place).onsuccess = ({ target }) => {
      const { result } = target as IDBRequest<T | undefined>
      if (result !== undefined && isMeant(result)) store.delete(place)
    }
    await promisifyRequest(store.transaction)
  })
}

/** Takes over the record of a closed tab. @returns null if another tab was faster. */
export async function claimRecord<T extends { readonly tab?: string }>(
  place: string,
  record: T,
  tab: string,
): Promise<T | null> {
  let found: T | undefined
  await update<T | undefined>(place, (stored) => {
    found = stored
    return stored?.tab === record.tab ? { ...record, tab } : stored
  })
  if (!found) await del(place)
  return found?.tab === record.tab ? { ...record, tab } : null
}

const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** Deletes the calls and drafts that were left long ago, whoever has left them. */
export async function forgetOld(now = Date.now()): Promise<void> {
  const all = await entries<string, { readonly at?: number } | undefined>()
  const old = all.filter(
    ([place, record]) => /^(call|draft):/.test(place) && now - (record?.at ?? 0) > KEPT_MS,
  )
  await delMany(old.map(([place]) => place))
}

/** Waits for the storage, which must not keep the user waiting. */
export async function withinASecond(work: Promise<void>): Promise<void> {
  const waited = new Promise<void>((resolve) => setTimeout(resolve, 1_000))
  await Promise.race([work, waited]).catch(() => {})
}
