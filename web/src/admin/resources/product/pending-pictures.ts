import { del, get, keys, update } from 'idb-keyval'
import { ifStored } from '../../api/browser-storage.ts'
import { clientKeyOf, keepKeyOf } from '../../api/client-key.ts'
import { placeOf, setPlace } from './picture-place.ts'

const PLACE = 'pending:product/'
/** A picture with its idempotency key, because an upload without a reply may have stored it. */
interface StoredPicture {
  readonly file: File
  readonly clientKey: string
  readonly place?: number | undefined
}

const keyOf = (productId: string) => PLACE + productId

/**
 * Stores the pictures of a product that are not uploaded yet in the browser, so that they survive a lost
 * connection, an expired session and a closed browser.
 * @param known pictures that this page has handled; the others are of another tab, and stay.
 */
export async function storePendingPictures(
  productId: string,
  files: readonly File[],
  known: readonly File[] = files,
): Promise<void> {
  const own = files.map(
    (file): StoredPicture => ({ file, clientKey: clientKeyOf([file]), place: placeOf(file) }),
  )
  const handled = new Set(known.map((file) => clientKeyOf([file])))
  const key = keyOf(productId)
  await ifStored(async () => {
    await update<StoredPicture[]>(key, (stored = []) => [
      ...stored.filter(({ clientKey }) => !handled.has(clientKey)),
      ...own,
    ])
    if ((await get<StoredPicture[]>(key))?.length === 0) await del(key)
  }, undefined)
}

/** The stored pictures of a product. */
export async function pendingPictures(productId: string): Promise<readonly File[]> {
  const stored = (await ifStored(() => get<StoredPicture[]>(keyOf(productId)), undefined)) ?? []
  return stored.map(({ file, clientKey, place }) => {
    setPlace(file, place)
    return keepKeyOf(file, clientKey)
  })
}

/** The ids of the products whose pictures are stored in this browser and not uploaded yet. */
export async function productsWithPendingPictures(): Promise<string[]> {
  const all = await ifStored(() => keys<string>(), [])
  return all.filter((key) => key.startsWith(PLACE)).map((key) => key.slice(PLACE.length))
}
