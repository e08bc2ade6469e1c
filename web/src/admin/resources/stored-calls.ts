import { forgetOld, ifStored } from '../api/browser-storage.ts'
import { calls } from '../api/call/calls.ts'
import { endDraft } from '../forms/drafts/draft-store.ts'
import { leavePictures, placeStored } from './product/send-pictures.ts'

/** What is sent of a new dish; its pictures are uploaded after it is added. */
interface NewDish {
  readonly name?: string
  readonly pictures?: readonly File[]
}

/**
 * Completes what a page was left during: what turns out to be stored is no draft any more, its pictures wait, and a
 * picture has its place.
 * @param onPlaced called once the pictures of a dish have another order.
 */
export function completeLeftCalls(onPlaced: () => void): void {
  void ifStored(() => forgetOld(), undefined)
  calls.left.complete(async ({ call, ids }) => {
    await endDraft(call)
    if (!call.subject.startsWith('product/new/')) return
    const { name = '', pictures = [] } = (call.values ?? {}) as NewDish
    await leavePictures({ id: String(ids[0]), name }, pictures, call.key)
  })
  calls.left.watch((resolution) => {
    if (resolution.was !== 'stored') return
    // Not awaited: whoever resolves calls would wait for these requests, and fail with them.
    placeStored(resolution.call, String(resolution.ids[0])).then(
      (isPlaced) => isPlaced && onPlaced(),
      () => {},
    )
  })
}
