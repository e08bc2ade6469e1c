import { HttpError } from 'react-admin'
import { ask } from '../../api/ask.ts'
import { ADD_PRODUCT_IMAGES } from './product-image.operations.ts'

/** How many one call may bring. */
export const MOST_AT_ONCE = 10

/** A picture that the server does not have, and why, where that is known. */
export interface PictureInHand {
  readonly file: File
  readonly reason?: string
}

type Send = (files: readonly File[]) => Promise<unknown>

/**
 * Sends pictures in their order, as many at once as one call takes. A call keeps all of its pictures or none, so those
 * of a refused one go singly: only what is refused itself stays behind.
 * @returns those that did not arrive.
 */
export async function sendInGroups(files: readonly File[], send: Send): Promise<PictureInHand[]> {
  const groups = Array.from({ length: Math.ceil(files.length / MOST_AT_ONCE) }, (_, at) =>
    files.slice(at * MOST_AT_ONCE, (at + 1) * MOST_AT_ONCE),
  )
  const left: PictureInHand[] = []
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

/** Adds pictures to a product, behind those that it has. @returns those that did not arrive. */
export function sendPictures(productId: string, files: readonly File[]): Promise<PictureInHand[]> {
  return sendInGroups(files, (images) => ask(ADD_PRODUCT_IMAGES, { productId, images }))
}
