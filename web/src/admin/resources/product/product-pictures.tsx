import { Box, Typography } from '@mui/material'
import pLimit from 'p-limit'
import { useRef, useState } from 'react'
import {
  type RaRecord,
  useDataProvider,
  useGetList,
  useNotify,
  useRecordContext,
  useTranslate,
  useTranslateLabel,
} from 'react-admin'
import { ask } from '../../api/ask.ts'
import { useReceipt } from '../../api/call/receipt.tsx'
import type { RestoringProvider } from '../../api/data-provider.ts'
import { PictureDrop } from '../../forms/pictures/picture-drop.tsx'
import { useSinglePress } from '../../forms/use-single-press.ts'
import { SortableItems } from '../../order/sortable-items.tsx'
import { PictureTile } from './picture-tile.tsx'
import { MOVE_PRODUCT_IMAGE, ORDER_OF_IMAGES } from './product-image.operations.ts'
import { addPicture, type PendingPicture } from './send-pictures.ts'
import { useSending } from './use-sending.ts'
import { WaitingPictures } from './waiting-pictures.tsx'

/** The pictures of an existing dish; each change of them is stored at once, independently of the form. */
export function ProductPictures() {
  const record = useRecordContext()
  return record ? <Pictures productId={String(record.id)} /> : null
}

function Pictures({ productId }: { productId: string }) {
  const translate = useTranslate()
  const label = useTranslateLabel()({ source: 'pictures' }) as string
  const { data: stored = [], refetch } = useGetList('productImage', {
    filter: { productId },
    sort: { field: 'index', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  })
  const { waiting, sending, send, giveUp } = useSending(productId, refetch)
  const { images, crops, move, remove, replace, giveUpCrops } = useStoredPictures(productId, stored, refetch)
  // Another crop of the same picture would not replace the failed one, which may be stored.
  const failedCrops = new Set(crops.flatMap(({ image, reason }) => (reason === undefined ? [] : image.id)))
  // Removed meanwhile, it would come back as its crop.
  const beingCropped = new Set(crops.flatMap(({ image, isSending }) => (isSending ? image.id : [])))
  const single = useSinglePress()
  const nameOf = (index: number) => translate('resources.product.pictures.name', { place: index + 1 })

  return (
    <Box sx={{ width: '100%', my: 1, display: 'grid', gap: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <SortableItems
        grid
        items={images.map((image, index) => ({
          id: String(image.id),
          name: nameOf(index),
          content: (
            <PictureTile
              address={image.thumbUrl}
              place={index}
              busy={beingCropped.has(image.id)}
              {...(!failedCrops.has(image.id) && { whole: image.imageUrl })}
              onCropped={(file) => void replace({ image, file })}
              onRemove={() => single(() => void remove(image, 'removed'))}
            />
          ),
        }))}
        onMove={move}
      />
      <WaitingPictures
        pictures={crops}
        sending={crops.some(({ isSending }) => isSending)}
        stored={images.length}
        onRetry={() => void Promise.all(crops.map(replace))}
        onGiveUp={giveUpCrops}
      />
      <WaitingPictures
        pictures={waiting}
        sending={sending}
        stored={images.length}
        onRetry={() => send([])}
        onGiveUp={giveUp}
      />
      <PictureDrop label={label} several onPick={send} />
    </Box>
  )
}

/** A cropped picture that is being uploaded or failed, and the one that it replaces. */
interface Crop extends PendingPicture {
  readonly image: RaRecord
  readonly isSending?: boolean
}

function useStoredPictures(productId: string, stored: readonly RaRecord[], refetch: () => Promise<unknown>) {
  const provider = useDataProvider<RestoringProvider>()
  const notify = useNotify()
  const showReceipt = useReceipt()
  const [held, setHeld] = useState<readonly Crop[]>([])
  const [order, setOrder] = useState<readonly string[] | null>(null)
  const translate = useTranslate()
  // One after the other: a position is relative to the order that the move before has stored.
  const inTurn = useRef(pLimit(1)).current

  const byId = new Map(stored.map((image) => [String(image.id), image]))
  const images = order ? order.flatMap((id) => byId.get(id) ?? []) : [...stored]

  /** The stored order without one picture. */
  const orderWithout = async (moved: string) => {
    const { productImages } = await ask(ORDER_OF_IMAGES, { productId })
    return productImages.map(({ id }) => id).filter((id) => id !== moved)
  }
  const move = async (ids: string[], moved: string) => {
    setOrder(ids)
    await inTurn(() => storeMove(ids, moved))
    // That of a later move stays until it is stored.
    setOrder((now) => (now === ids ? null : now))
  }
  const storeMove = async (ids: readonly string[], moved: string) => {
    try {
      const previous = ids.slice(0, ids.indexOf(moved))
      const index = (await orderWithout(moved)).findLastIndex((id) => previous.includes(id)) + 1
      await provider.update('productImage', {
        id: moved,
        data: { index },
        previousData: byId.get(moved) as RaRecord,
      })
      notify('resources.product.pictures.moved', { type: 'success' })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
    await refetch()
  }
  const remove = async (image: RaRecord, done: 'removed' | 'cropped') => {
    try {
      const many = await provider.changeMany('productImage', 'removeMany', [image.id])
      showReceipt(translate(`resources.product.pictures.${done}`), many, () => void refetch())
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
    await refetch()
  }
  const crops = held.filter(({ image }) => byId.has(String(image.id)))
  const giveUpCrops = (files: readonly File[]) =>
    setHeld((now) => now.filter(({ file }) => !files.includes(file)))
  const hold = (crop: Crop) => setHeld((now) => [...now.filter(({ file }) => file !== crop.file), crop])
  /**
   * Uploads the cropped picture and removes the original. After a failure the file is kept, so that
   * a retry sends the same idempotency key.
   */
  const replace = async (crop: Crop) => {
    const { image, file } = crop
    hold({ ...crop, isSending: true })
    try {
      const id = await addPicture(productId, file)
      await inTurn(async () => {
        // Where it is by now: it may have been moved during the upload.
        const index = (await orderWithout(id)).indexOf(String(image.id))
        if (index >= 0) await ask(MOVE_PRODUCT_IMAGE, { id, index })
      })
      await remove(image, 'cropped')
      giveUpCrops([file])
    } catch (error) {
      hold({ image, file, reason: (error as Error).message })
      await refetch()
    }
  }
  return { images, crops, move, remove, replace, giveUpCrops }
}
