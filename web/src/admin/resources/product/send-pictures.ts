import { HttpError } from 'ra-core'
import { ask } from '../../api/ask.ts'
import { clientKeyOf } from '../../api/client-key.ts'
import { ADD_PRODUCT_IMAGES } from './product-image.operations.ts'

/** The largest number of files in a call. */
export const MOST_AT_ONCE = 10

/** A picture that was not uploaded, with the error if there was one. */
export interface PendingPicture {
  readonly file: File
  readonly reason?: string
}

type Send = (files: readonly File[]) => Promise<unknown>

/**
 * Uploads pictures in their order, as many at once as a call accepts. A call stores all of its pictures or none, so
 * the pictures of a refused call are sent one by one, and only the refused ones are left.
 * @returns the pictures that were not stored.
 */
export async function sendInGroups(files: readonly File[], send: Send): Promise<PendingPicture[]> {
  const groups = Array.from({ length: Math.ceil(files.length / MOST_AT_ONCE) }, (_, at) =>
    files.slice(at * MOST_AT_ONCE, (at + 1) * MOST_AT_ONCE),
  )
  const left: PendingPicture[] = []
  for (const group of groups) {
    const error = await failureOf(send(group))
    if (!error) continue
    const reason = error.message
    if (group.length > 1 && isAboutOnePicture(error)) {
      for (const file of group) left.push(...(await sendInGroups([file], send)))
    } else {
      left.push(...group.map((file) => ({ file, reason })))
    }
  }
  return left
}

async function failureOf(sent: Promise<unknown>): Promise<Error | null> {
  try {
    await sent
    return null
  } catch (error) {
    return error as Error
  }
}

function isAboutOnePicture(error: Error): boolean {
  return error instanceof HttpError && (error.status === 400 || error.status === 413)
}

/** Adds pictures to a product after its existing ones. @returns those that were not stored. */
export function sendPictures(productId: string, files: readonly File[]): Promise<PendingPicture[]> {
  return sendInGroups(files, (images) =>
    ask(ADD_PRODUCT_IMAGES, { productId, images, clientKey: clientKeyOf(images) }),
  )
}
