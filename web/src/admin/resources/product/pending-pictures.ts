import { del, get, keys, set } from 'idb-keyval'

const PLACE = 'pictures:product/'
const keyOf = (productId: string) => PLACE + productId

/**
 * Stores the pictures of a product that are not uploaded yet in the browser, so that they survive a lost
 * connection, an expired session and a closed browser.
 */
export async function storePendingPictures(productId: string, files: readonly File[]): Promise<void> {
  await (files.length > 0 ? set(keyOf(productId), files) : del(keyOf(productId)))
}

/** The stored pictures of a product. */
export async function pendingPictures(productId: string): Promise<readonly File[]> {
  return (await get<File[]>(keyOf(productId))) ?? []
}

/** The ids of the products whose pictures are stored in this browser and not uploaded yet. */
export async function productsWithPendingPictures(): Promise<string[]> {
  const all = await keys<string>()
  return all.filter((key) => key.startsWith(PLACE)).map((key) => key.slice(PLACE.length))
}
