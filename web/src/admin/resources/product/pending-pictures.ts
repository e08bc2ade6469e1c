import { del, get, set } from 'idb-keyval'

const keyOf = (productId: string) => `pictures:product/${productId}`

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
