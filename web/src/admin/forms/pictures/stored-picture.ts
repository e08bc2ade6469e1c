import { fromHere } from '../../../lib/picture.ts'

/**
 * Downloads a stored picture as a file for another upload.
 * @param address its address, absolute or relative.
 * @param signal aborts the request.
 * @throws {Error} if the request fails or was aborted.
 */
export async function storedPicture(address: string, name: string, signal?: AbortSignal): Promise<File> {
  const reply = await fetch(fromHere(address), { ...(signal && { signal }) })
  if (!reply.ok) throw new Error(`The picture answered ${reply.status}.`)
  const blob = await reply.blob()
  return new File([blob], `${name}.${blob.type.replace('image/', '')}`, { type: blob.type })
}
