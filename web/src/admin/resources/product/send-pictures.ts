import pLimit from 'p-limit'
import { ask } from '../../api/ask.ts'
import type { Call } from '../../api/call/call-store.ts'
import { calls } from '../../api/call/calls.ts'
import { newClientKey } from '../../api/client-key.ts'
import { currentI18n } from '../../language/i18n-provider.ts'
import {
  ADD_PRODUCT_IMAGES,
  MOVE_PRODUCT_IMAGE,
  ORDER_OF_IMAGES,
  REMOVE_PRODUCT_IMAGE,
} from './product-image.operations.ts'

/** The dish that pictures are added to. */
export interface Dish {
  readonly id: string
  readonly name: string
}

/** A picture as its call persists it. */
export interface Picture {
  readonly file: File
  /** Its index in the form of a new dish; undefined if it is added at the end. */
  readonly place?: number | undefined
  /** The id of the stored picture of which it is a crop. */
  readonly replaces?: string | undefined
}

/** A new picture, or one whose call was made before under this subject. */
export interface Unsent extends Picture {
  readonly subject?: string
}

const PICTURES = 'productImages'

/** The subjects of those that this page waits for, and puts in their places. */
const underWay = new Set<string>()

/** The subject of the pictures of a dish, each of which has one below it. */
export const picturesOf = (productId: string) => `${PICTURES}/${productId}`

/** The ids of the dishes with pictures that were left on this device. */
export async function dishesWithLeftPictures(): Promise<string[]> {
  await calls.left.resolve(PICTURES)
  const left = await calls.left.unsent(PICTURES)
  return [...new Set(left.map(({ subject }) => subject.split('/')[1] ?? ''))]
}

/** The ids of the pictures of a dish in their stored order. */
export async function orderOf(productId: string): Promise<string[]> {
  const { productImages } = await ask(ORDER_OF_IMAGES, { productId })
  return productImages.map(({ id }) => id)
}

export const titleOf = ({ name }: Dish) =>
  `${name}: ${currentI18n().translate('resources.productImage.name', { smart_count: 1 })}`

const newSubject = ({ id }: Dish) => `${picturesOf(id)}/${newClientKey()}`

/**
 * Leaves the pictures of a dish on this device, until they are sent from its form.
 * @param key what they are left under; left again under it, they are not there twice.
 */
export async function leavePictures(dish: Dish, files: readonly File[], key = newClientKey()): Promise<void> {
  const title = titleOf(dish)
  const left = files.map((file, place) =>
    calls.keep({ key: `${key}-${place}`, subject: newSubject(dish), title, values: { file, place } }),
  )
  await Promise.all(left)
}

/**
 * Adds a picture to a dish after its existing ones. If it is refused, it is left on this device.
 * @returns its id.
 */
export async function addPicture(
  dish: Dish,
  { subject = newSubject(dish), ...values }: Unsent,
  onWaiting = () => {},
): Promise<string> {
  underWay.add(subject)
  try {
    const { reply, ids } = await calls.send({
      ...{ document: ADD_PRODUCT_IMAGES, variables: { productId: dish.id, images: [values.file] } },
      resource: 'productImage',
      ...{ subject, title: titleOf(dish), values, keepsRefused: true, onWaiting },
    })
    return String(reply?.images[0]?.id ?? ids[0])
  } finally {
    underWay.delete(subject)
  }
}

/**
 * Puts a picture in its place that turns out to be stored, though the page that sent it is closed or did not wait.
 * @returns whether it had another place.
 */
export async function placeStored({ subject, title, values }: Call, id: string): Promise<boolean> {
  const [kind, productId = ''] = subject.split('/')
  if (kind !== PICTURES || underWay.has(subject)) return false
  const { place, replaces } = (values ?? {}) as Partial<Picture>
  const others = (await orderOf(productId)).filter((each) => each !== id)
  const index = replaces === undefined ? place : others.indexOf(replaces)
  if (index === undefined || index < 0) return false
  await movePicture(title, id, index)
  if (replaces === undefined) return true
  const removal = { document: REMOVE_PRODUCT_IMAGE, variables: { id: replaces }, title }
  await calls.send({ ...removal, resource: 'productImage', subject: `productImage/${replaces}` })
  return true
}

/** Moves a picture to an index. @param title its subject in words. */
export async function movePicture(title: string, id: string, index: number): Promise<void> {
  const write = { document: MOVE_PRODUCT_IMAGE, variables: { id, index }, title }
  await calls.send({ ...write, resource: 'productImage', subject: `productImage/${id}` })
}

/**
 * Adds pictures to a dish, at their positions or after its existing ones, each by a call of its own, so that a refused
 * one does not delay others.
 * @param onStored called with the number of pictures once the others are refused or wait for the server, and again after
 *   each that is stored later.
 * @returns the number of pictures that are not stored by then.
 */
export async function sendPictures(
  dish: Dish,
  pictures: readonly Unsent[],
  onStored: (count: number) => void,
): Promise<number> {
  const ids: (string | undefined)[] = pictures.map(() => undefined)
  // Concurrent uploads arrive in any order.
  const inTurn = pLimit(1)
  const arrive = async (count: number) => {
    const stored = pictures.flatMap(({ place }, at) => (ids[at] === undefined ? [] : { id: ids[at], place }))
    // They stay stored even if the order cannot be set, which the user can also change.
    await inTurn(() => putInOrder(dish, stored)).catch(() => {})
    onStored(count)
  }
  const uploads = pictures.map((picture, at) => {
    const { promise: isWaiting, resolve } = Promise.withResolvers<void>()
    const upload = addPicture(dish, picture, resolve).then(
      (id) => {
        ids[at] = id
      },
      // It is listed with its reason among the calls of the dish.
      () => {},
    )
    return { upload, atRest: Promise.race([upload, isWaiting]) }
  })
  await Promise.all(uploads.map(({ atRest }) => atRest))
  const late = uploads.flatMap(({ upload }, at) => (ids[at] === undefined ? { upload, at } : []))
  for (const { upload, at } of late) {
    void upload.then(async () => {
      if (ids[at] !== undefined) await arrive(1)
    })
  }
  const count = uploads.length - late.length
  if (count > 0) await arrive(count)
  return late.length
}

interface Placed {
  readonly id: string
  readonly place: number | undefined
}

async function putInOrder(dish: Dish, added: readonly Placed[]): Promise<void> {
  if (added.length === 1 && added[0]?.place === undefined) return
  const present = await orderOf(dish.id)
  for (const [id, index] of movesTo(present, orderWith(present, added)))
    await movePicture(titleOf(dish), id, index)
}

/** The order of a list in which new pictures stand at their positions; those without one come last. */
export function orderWith(present: readonly string[], added: readonly Placed[]): string[] {
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
