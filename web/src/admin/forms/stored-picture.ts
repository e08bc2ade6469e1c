import { fromHere } from '../../lib/picture.ts'

/**
 * A stored picture as a file that can be sent again.
 * @param address its address, absolute or not.
 * @throws {Error} where it cannot be had.
 */
export async function storedPicture(address: string, name: string): Promise<File> {
  const reply = await fetch(fromHere(address))
  if (!reply.ok) throw new Error(`The picture answered ${reply.status}.`)
  const blob = await reply.blob()
  return new File([blob], `${name}.${blob.type.replace('image/', '')}`, { type: blob.type })
}
