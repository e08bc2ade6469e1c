import { useCallback, useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { keepInHand, picturesInHand } from './pictures-in-hand.ts'
import { type PictureInHand, sendPictures } from './send-pictures.ts'

/**
 * The pictures of a product that are on their way or could not be sent, those of an earlier visit included.
 * `send` adds pictures to them and tries all; one batch after the other.
 */
export function useSending(productId: string, onArrived: () => Promise<unknown>) {
  const notify = useNotify()
  const [waiting, setWaiting] = useState<readonly PictureInHand[]>([])
  const [sending, setSending] = useState(false)
  const inHand = useRef<readonly PictureInHand[]>([])
  const turn = useRef(Promise.resolve())

  const hold = useCallback(
    async (pictures: readonly PictureInHand[]) => {
      inHand.current = pictures
      setWaiting(pictures)
      await keepInHand(
        productId,
        pictures.map(({ file }) => file),
      )
    },
    [productId],
  )

  useEffect(() => {
    void picturesInHand(productId).then((files) => {
      if (files.length === 0 || inHand.current.length > 0) return
      inHand.current = files.map((file) => ({ file }))
      setWaiting(inHand.current)
    })
  }, [productId])

  const sendAll = async () => {
    const tried = inHand.current
    if (tried.length === 0) return
    setSending(true)
    const left = await sendPictures(
      productId,
      tried.map(({ file }) => file),
    )
    // What was picked meanwhile has its turn next.
    await hold([...left, ...inHand.current.filter((each) => !tried.includes(each))])
    await onArrived()
    setSending(false)
    const count = { smart_count: tried.length - left.length }
    if (count.smart_count > 0)
      notify('resources.product.pictures.added', { type: 'success', messageArgs: count })
  }

  const send = (files: readonly File[]) => {
    const held = hold([...inHand.current, ...files.map((file) => ({ file }))])
    turn.current = turn.current.then(() => held).then(sendAll)
  }
  const giveUp = (files: readonly File[]) =>
    void hold(inHand.current.filter(({ file }) => !files.includes(file)))

  return { waiting, sending, send, giveUp }
}
