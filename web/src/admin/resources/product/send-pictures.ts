import pLimit from 'p-limit'
import { HttpError } from 'ra-core'
import { ask } from '../../api/ask.ts'
import { clientKeyOf } from '../../api/client-key.ts'
import { ADD_PRODUCT_IMAGES, MOVE_PRODUCT_IMAGE, ORDER_OF_IMAGES } from './product-image.operations.ts'

/** Number of concurrent uploads. */
export const SIDE_BY_SIDE = 3

/** A picture that was not uploaded, with the error if there was one. */
export interface PendingPicture {
  readonly file: File
  readonly reason?: string
}

interface Sent {
  /** Ids of the stored pictures, in the order of their files. */
  readonly ids: readonly string[]
  /** The pictures that were not stored. */
  readonly left: readonly PendingPicture[]
}

/**
 * Uploads pictures concurrently, each in its own call, so that a refused one does not delay others. Without a
 * connection, those not started are left.
 * @param send uploads a picture and returns its id.
 */
export async function sendSideBySide(
  files: readonly File[],
  send: (file: File) => Promise<string>,
): Promise<Sent> {
  const turn = pLimit(SIDE_BY_SIDE)
  let away: string | undefined
  const results = await Promise.all(
    files.map((file) =>
      turn(async (): Promise<string | PendingPicture> => {
        if (away !== undefined) return { file, reason: away }
        try {
          return await send(file)
        } catch (error) {
          const { message } = error as Error
          if (!isAboutOnePicture(error)) away = message
          return { file, reason: message }
        }
      }),
    ),
  )
  return {
    ids: results.filter((result) => typeof result === 'string'),
    left: results.filter((result) => typeof result !== 'string'),
  }
}

function isAboutOnePicture(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 400 || error.status === 413)
}

/** The moves that bring `wanted` to the end of a list in that order, each an id with its new index. */
export function movesTo(
  present: readonly string[],
  wanted: readonly string[],
): [id: string, place: number][] {
  const order = [...present]
  const goal = [...present.filter((id) => !wanted.includes(id)), ...wanted]
  return goal.flatMap((id, index): [string, number][] => {
    if (order[index] === id) return []
    order.splice(order.indexOf(id), 1)
    order.splice(index, 0, id)
    return [[id, index]]
  })
}

/** Adds pictures to a product after its existing ones. @returns those that were not stored. */
export async function sendPictures(
  productId: string,
  files: readonly File[],
): Promise<readonly PendingPicture[]> {
  const { ids, left } = await sendSideBySide(files, async (file) => {
    const variables = { productId, images: [file], clientKey: clientKeyOf([file]) }
    const [image] = (await ask(ADD_PRODUCT_IMAGES, variables)).images
    return String(image?.id)
  })
  // They stay stored even if the order cannot be set, which the user can also change.
  if (ids.length > 1) await putInOrder(productId, ids).catch(() => {})
  return left
}

/** Concurrent uploads arrive in any order. */
async function putInOrder(productId: string, ids: readonly string[]): Promise<void> {
  const { productImages } = await ask(ORDER_OF_IMAGES, { productId })
  const present = productImages.map(({ id }) => id)
  for (const [id, index] of movesTo(present, ids)) await ask(MOVE_PRODUCT_IMAGE, { id, index })
}
