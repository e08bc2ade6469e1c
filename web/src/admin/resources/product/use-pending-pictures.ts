import { useCallsBelow } from '../../api/call/use-calls-below.ts'
import { type Picture, picturesOf } from './send-pictures.ts'

/** A picture that is being uploaded, or was not stored. */
export interface PendingPicture extends Picture {
  /** The subject of its call. */
  readonly subject: string
  readonly state: 'sending' | 'waiting' | 'left'
  /** Why it is not stored, in words or as a message key. */
  readonly reason?: string | undefined
}

/** The pictures of a dish that are being uploaded, or were not stored. */
export function usePendingPictures(productId: string): PendingPicture[] {
  return useCallsBelow(picturesOf(productId)).flatMap(({ call, state }) => {
    const { subject, reason = state === 'waiting' ? 'admin.failure.away' : undefined } = call
    // Without values it was given up, or the browser could not store it.
    const { file, ...values } = (call.values ?? {}) as Partial<Picture>
    return file ? [{ ...values, file, subject, state, reason }] : []
  })
}
