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
import { calls, repeatNow } from '../../api/call/calls.ts'
import { useReceipt } from '../../api/call/receipt.tsx'
import type { RestoringProvider } from '../../api/data-provider.ts'
import { PictureDrop } from '../../forms/pictures/picture-drop.tsx'
import { useSinglePress } from '../../forms/use-single-press.ts'
import { SortableItems } from '../../order/sortable-items.tsx'
import { PictureTile } from './picture-tile.tsx'
import {
  addPicture,
  type Dish,
  movePicture,
  orderOf,
  sendPictures,
  titleOf,
  type Unsent,
} from './send-pictures.ts'
import { usePendingPictures } from './use-pending-pictures.ts'
import { WaitingPictures } from './waiting-pictures.tsx'

/** The pictures of an existing dish; each change of them is stored at once, independently of the form. */
export function ProductPictures() {
  const record = useRecordContext()
  return record ? <Pictures key={record.id} dish={{ id: String(record.id), name: record.name }} /> : null
}

function Pictures({ dish }: { dish: Dish }) {
  const translate = useTranslate()
  const label = useTranslateLabel()({ source: 'pictures' }) as string
  const { data: stored = [], refetch } = useGetList('productImage', {
    filter: { productId: dish.id },
    sort: { field: 'index', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  })
  const pending = usePendingPictures(dish.id)
  const { images, replaced, move, remove, send } = useStoredPictures(dish, stored, refetch)
  // Another crop of the same picture would not replace the failed one, which may be stored.
  const failedCrops = new Set(pending.map(({ replaces }) => replaces))
  // Removed meanwhile, it would come back as its crop.
  const beingCropped = new Set([
    ...replaced,
    ...pending.filter(({ state }) => state === 'sending').map(({ replaces }) => replaces),
  ])
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
              busy={beingCropped.has(String(image.id))}
              {...(!failedCrops.has(String(image.id)) && { whole: image.imageUrl })}
              onCropped={(file) => send([{ file, replaces: String(image.id) }])}
              onRemove={() => single(() => void remove(image, 'removed'))}
            />
          ),
        }))}
        onMove={move}
      />
      <WaitingPictures
        pictures={pending}
        stored={images.length}
        onRetry={() => {
          repeatNow()
          send(pending.filter(({ state }) => state === 'left'))
        }}
        onGiveUp={(pictures) => void Promise.all(pictures.map(({ subject }) => calls.giveUp(subject)))}
      />
      <PictureDrop label={label} several onPick={(picked) => send(picked.map((file) => ({ file })))} />
    </Box>
  )
}

function useStoredPictures(dish: Dish, stored: readonly RaRecord[], refetch: () => Promise<unknown>) {
  const provider = useDataProvider<RestoringProvider>()
  const notify = useNotify()
  const showReceipt = useReceipt()
  const [replaced, setReplaced] = useState<readonly string[]>([])
  const [order, setOrder] = useState<readonly string[] | null>(null)
  const translate = useTranslate()
  // One after the other: a position is relative to the order that the move before has stored.
  const inTurn = useRef(pLimit(1)).current

  const byId = new Map(stored.map((image) => [String(image.id), image]))
  const images = order ? order.flatMap((id) => byId.get(id) ?? []) : [...stored]

  /** The stored order without one picture. */
  const orderWithout = async (moved: string) => (await orderOf(dish.id)).filter((id) => id !== moved)
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
  /** Uploads the cropped picture, and removes the original. */
  const replace = async (picture: Unsent, image: RaRecord) => {
    const original = String(image.id)
    setReplaced((others) => [...others, original])
    // Without an id it is listed with its reason among the calls of the dish.
    const id = await addPicture(dish, picture).catch(() => null)
    if (id !== null) {
      const place = inTurn(async () => {
        // Where it is by now: it may have been moved during the upload.
        const index = (await orderWithout(id)).indexOf(original)
        if (index >= 0) await movePicture(titleOf(dish), id, index)
      })
      const fail = (error: Error) => notify(error.message, { type: 'error' })
      await place.then(() => remove(image, 'cropped'), fail)
      await refetch()
    }
    setReplaced((others) => others.filter((each) => each !== original))
  }
  const send = (pictures: readonly Unsent[]) => {
    const added: Unsent[] = []
    for (const picture of pictures) {
      const image = byId.get(picture.replaces ?? '')
      if (image) void replace(picture, image)
      else added.push(picture)
    }
    void sendPictures(dish, added, async (count) => {
      await refetch()
      notify('resources.product.pictures.added', { type: 'success', messageArgs: { smart_count: count } })
    })
  }
  return { images, replaced, move, remove, send }
}
