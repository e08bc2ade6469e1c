import { fromHere } from '../../lib/picture.ts'

/**
 * A stored picture as a file that can be sent again.
 * @param address its address, absolute or not.
 * @param signal gives the fetch up.
 * @throws {Error} where it cannot be had, or was given up.
 */
export async function storedPicture(address: string, name: string, signal?: AbortSignal): Promise<File> {
  const reply = await fetch(fromHere(address), { ...(signal && { signal }) })
  if (!reply.ok) throw new Error(`The picture answered ${reply.status}.`)
  const blob = await reply.blob()
  return new File([blob], `${name}.${blob.type.replace('image/', '')}`, { type: blob.type })
}
