import { useNotify } from 'ra-core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { pendingPictures, storePendingPictures } from './pending-pictures.ts'
import { type PendingPicture, sendPictures } from './send-pictures.ts'

/** The uploads under way by product: a form that is opened again waits for those of the one before. */
const underway = new Map<string, Promise<void>>()

/**
 * The pictures of a product that are being uploaded or failed, including those of an earlier visit. `send` adds
 * pictures and retries all of them, one batch after the other.
 */
export function useSending(productId: string, onArrived: () => Promise<unknown>) {
  const notify = useNotify()
  const [waiting, setWaiting] = useState<readonly PendingPicture[]>([])
  const [sending, setSending] = useState(false)
  const pending = useRef<readonly PendingPicture[]>([])
  const turn = useRef(Promise.resolve())

  const hold = useCallback(
    async (pictures: readonly PendingPicture[]) => {
      pending.current = pictures
      setWaiting(pictures)
      await storePendingPictures(
        productId,
        pictures.map(({ file }) => file),
      )
    },
    [productId],
  )

  const arrived = useRef(onArrived)
  arrived.current = onArrived
  useEffect(() => {
    const restore = async () => {
      const before = underway.get(productId)
      if (before) {
        setSending(true)
        await before
        await arrived.current()
        setSending(false)
      }
      const files = await pendingPictures(productId)
      if (files.length === 0 || pending.current.length > 0) return
      pending.current = files.map((file) => ({ file }))
      setWaiting(pending.current)
    }
    void restore()
  }, [productId])

  const sendAll = async () => {
    const tried = pending.current
    if (tried.length === 0) return
    setSending(true)
    const left = await sendPictures(
      productId,
      tried.map(({ file }) => file),
    )
    // Pictures that were added meanwhile are sent next.
    await hold([...left, ...pending.current.filter((each) => !tried.includes(each))])
    await onArrived()
    setSending(false)
    const count = { smart_count: tried.length - left.length }
    if (count.smart_count > 0)
      notify('resources.product.pictures.added', { type: 'success', messageArgs: count })
  }

  const send = (files: readonly File[]) => {
    const held = hold([...pending.current, ...files.map((file) => ({ file }))])
    const sent = turn.current.then(() => held).then(sendAll)
    turn.current = sent
    underway.set(productId, sent)
    void sent.finally(() => underway.get(productId) === sent && underway.delete(productId))
  }
  const giveUp = (files: readonly File[]) =>
    void hold(pending.current.filter(({ file }) => !files.includes(file)))

  return { waiting, sending, send, giveUp }
}
