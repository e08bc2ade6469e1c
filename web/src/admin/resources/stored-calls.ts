import { calls } from '../api/call/calls.ts'
import { dropStoredDraft } from '../forms/drafts/draft-store.ts'
import { storePendingPictures } from './product/pending-pictures.ts'
import { setPlace } from './product/picture-place.ts'

/** The pictures of a new dish, which are uploaded after it is added. */
function picturesIn(values: unknown): readonly File[] {
  const { pictures } = (values ?? {}) as { readonly pictures?: readonly File[] }
  return Array.isArray(pictures) ? pictures : []
}

/** Completes what a page was left during: what turns out to be stored is no draft any more, and its pictures wait. */
export function completeLeftCalls(): void {
  calls.left.watch((resolution) => {
    if (resolution.was !== 'stored') return
    const { call, ids } = resolution
    void dropStoredDraft(call.subject)
    const pictures = call.subject.startsWith('product/new/') ? picturesIn(call.values) : []
    for (const [place, picture] of pictures.entries()) setPlace(picture, place)
    if (pictures.length > 0) void storePendingPictures(String(ids[0]), pictures)
  })
}
