import { useNotify } from 'ra-core'
import { useEffect, useSyncExternalStore } from 'react'
import { pendingPictures, storePendingPictures } from './pending-pictures.ts'
import { PictureSender } from './picture-sender.ts'
import { sendPictures } from './send-pictures.ts'

interface Sending {
  readonly sender: PictureSender
  /** Called after a batch by the form that is open. */
  onSent?: ((count: number) => Promise<unknown>) | undefined
}

const byProduct = new Map<string, Sending>()

function sendingOf(productId: string): Sending {
  const known = byProduct.get(productId)
  if (known) return known
  const sending: Sending = {
    sender: new PictureSender(
      {
        send: (files) => sendPictures(productId, files),
        store: (files, handled) => storePendingPictures(productId, files, handled),
        stored: () => pendingPictures(productId),
      },
      (count) => sending.onSent?.(count),
    ),
  }
  byProduct.set(productId, sending)
  return sending
}

/** The pictures of a product that are being uploaded or failed. `send` adds pictures and retries all of them. */
export function useSending(productId: string, onArrived: () => Promise<unknown>) {
  const notify = useNotify()
  const sending = sendingOf(productId)
  const { sender } = sending
  const { pictures, isSending } = useSyncExternalStore(sender.subscribe, sender.snapshot)
  useEffect(() => {
    sending.onSent = async (count) => {
      await onArrived()
      const options = { type: 'success', messageArgs: { smart_count: count } } as const
      if (count > 0) notify('resources.product.pictures.added', options)
    }
    return () => {
      sending.onSent = undefined
    }
  }, [sending, onArrived, notify])
  useEffect(
    () => () => {
      // The next form reads the browser's storage again, because the form for new dishes adds pictures to it.
      const { pictures, isSending } = sender.snapshot()
      if (pictures.length === 0 && !isSending) byProduct.delete(productId)
    },
    [sender, productId],
  )
  return { waiting: pictures, sending: isSending, send: sender.send, giveUp: sender.giveUp }
}
