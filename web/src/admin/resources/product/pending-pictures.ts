import { del, get, keys, set } from 'idb-keyval'
import { ifStored } from '../../api/browser-storage.ts'
import { clientKeyOf, keepKeyOf } from '../../api/client-key.ts'

const PLACE = 'pending:product/'
/** A picture with its idempotency key, because an upload without a reply may have stored it. */
interface StoredPicture {
  readonly file: File
  readonly clientKey: string
}

const keyOf = (productId: string) => PLACE + productId

/**
 * Stores the pictures of a product that are not uploaded yet in the browser, so that they survive a lost
 * connection, an expired session and a closed browser.
 */
export async function storePendingPictures(productId: string, files: readonly File[]): Promise<void> {
  const stored = files.map((file): StoredPicture => ({ file, clientKey: clientKeyOf([file]) }))
  const key = keyOf(productId)
  await ifStored(() => (stored.length > 0 ? set(key, stored) : del(key)), undefined)
}

/** The stored pictures of a product. */
export async function pendingPictures(productId: string): Promise<readonly File[]> {
  const stored = (await ifStored(() => get<StoredPicture[]>(keyOf(productId)), undefined)) ?? []
  return stored.map(({ file, clientKey }) => keepKeyOf(file, clientKey))
}

/** The ids of the products whose pictures are stored in this browser and not uploaded yet. */
export async function productsWithPendingPictures(): Promise<string[]> {
  const all = await ifStored(() => keys<string>(), [])
  return all.filter((key) => key.startsWith(PLACE)).map((key) => key.slice(PLACE.length))
}
