import { del, get, set } from 'idb-keyval'

const keyOf = (productId: string) => `pictures:product/${productId}`

/**
 * Keeps the pictures of a product that are not uploaded yet on this machine, so that they outlive a lost connection, an
 * ended session and a closed browser.
 */
export async function keepInHand(productId: string, files: readonly File[]): Promise<void> {
  await (files.length > 0 ? set(keyOf(productId), files) : del(keyOf(productId)))
}

/** The pictures of a product that were left in hand. */
export async function picturesInHand(productId: string): Promise<readonly File[]> {
  return (await get<File[]>(keyOf(productId))) ?? []
}
