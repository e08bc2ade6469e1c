import pLimit from 'p-limit'
import { HttpError } from 'ra-core'
import { ask } from '../../api/ask.ts'
import { clientKeyOf } from '../../api/client-key.ts'
import { placeOf } from './picture-place.ts'
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

/** The order of a list in which new pictures stand at their positions; those without one come last. */
export function orderWith(
  present: readonly string[],
  added: readonly { readonly id: string; readonly place: number | undefined }[],
): string[] {
  const ids = new Set(added.map(({ id }) => id))
  const order = present.filter((id) => !ids.has(id))
  for (const { id, place = order.length } of added) order.splice(place, 0, id)
  return order
}

/** The moves that bring a list into an order, each an id with its new index. */
export function movesTo(
  present: readonly string[],
  wanted: readonly string[],
): [id: string, place: number][] {
  const order = [...present]
  return wanted.flatMap((id, index): [string, number][] => {
    if (order[index] === id) return []
    order.splice(order.indexOf(id), 1)
    order.splice(index, 0, id)
    return [[id, index]]
  })
}

/** Adds a picture to a product after its existing ones. @returns its id. */
export async function addPicture(productId: string, file: File): Promise<string> {
  const variables = { productId, images: [file], clientKey: clientKeyOf([file]) }
  const [image] = (await ask(ADD_PRODUCT_IMAGES, variables)).images
  return String(image?.id)
}

/** Adds pictures to a product, at their positions or after its existing ones. @returns those that were not stored. */
export async function sendPictures(
  productId: string,
  files: readonly File[],
): Promise<readonly PendingPicture[]> {
  const { ids, left } = await sendSideBySide(files, (file) => addPicture(productId, file))
  const unsent = new Set(left.map(({ file }) => file))
  const sent = files.filter((file) => !unsent.has(file))
  const added = sent.map((file, index) => ({ id: ids[index] as string, place: placeOf(file) }))
  // They stay stored even if the order cannot be set, which the user can also change.
  if (added.length > 1 || added.some(({ place }) => place !== undefined))
    await putInOrder(productId, added).catch(() => {})
  return left
}

/** Concurrent uploads arrive in any order. */
async function putInOrder(productId: string, added: Parameters<typeof orderWith>[1]): Promise<void> {
  const { productImages } = await ask(ORDER_OF_IMAGES, { productId })
  const present = productImages.map(({ id }) => id)
  for (const [id, index] of movesTo(present, orderWith(present, added)))
    await ask(MOVE_PRODUCT_IMAGE, { id, index })
}
