import { Box, Typography } from '@mui/material'
import { useState } from 'react'
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
import { clientKeyOf } from '../../api/client-key.ts'
import { removeLater, UNDO_MS } from '../../api/delayed-removals.ts'
import { useAttempt } from '../../api/use-attempt.ts'
import { PictureDrop } from '../../forms/pictures/picture-drop.tsx'
import { UndoNotice } from '../../lists/undo-notice.tsx'
import { SortableItems } from '../../order/sortable-items.tsx'
import { PictureTile } from './picture-tile.tsx'
import { ADD_PRODUCT_IMAGES, MOVE_PRODUCT_IMAGE } from './product-image.operations.ts'
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
  const { images, move, remove, replace } = useStoredPictures(productId, stored, refetch)
  const nameOf = (place: number) => translate('resources.product.pictures.name', { place: place + 1 })

  return (
    <Box sx={{ width: '100%', my: 1, display: 'grid', gap: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <SortableItems
        grid
        items={images.map((image, place) => ({
          id: String(image.id),
          name: nameOf(place),
          content: (
            <PictureTile
              address={image.thumbUrl}
              place={place}
              whole={image.imageUrl}
              onCropped={(file) => void replace(image, file)}
              onRemove={() => remove(image, 'removed')}
            />
          ),
        }))}
        onMove={move}
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

function useStoredPictures(productId: string, stored: readonly RaRecord[], refetch: () => Promise<unknown>) {
  const provider = useDataProvider()
  const notify = useNotify()
  const attempt = useAttempt()
  const [order, setOrder] = useState<readonly string[] | null>(null)
  const translate = useTranslate()

  const byId = new Map(stored.map((image) => [String(image.id), image]))
  const images = order ? order.flatMap((id) => byId.get(id) ?? []) : [...stored]

  const move = async (ids: string[], moved: string) => {
    setOrder(ids)
    try {
      await provider.update('productImage', {
        id: moved,
        data: { index: ids.indexOf(moved) },
        previousData: byId.get(moved) as RaRecord,
      })
      notify('resources.product.pictures.moved', { type: 'success' })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
    await refetch()
    setOrder(null)
  }
  // Only administrators can restore a picture, and it would become the last one: its removal is delayed instead.
  const remove = (image: RaRecord, done: 'removed' | 'cropped') => {
    const takeBack = removeLater('productImage', [image.id], async () => {
      try {
        await provider.delete('productImage', { id: image.id })
      } catch (error) {
        notify((error as Error).message, { type: 'error' })
      }
      await refetch()
    })
    const undo = () => {
      if (takeBack()) void refetch()
    }
    void refetch()
    notify(<UndoNotice done={translate(`resources.product.pictures.${done}`)} onUndo={undo} />, {
      autoHideDuration: UNDO_MS - 500,
    })
  }
  /** The cropped picture replaces the whole one, whose removal can be undone. */
  const replace = async (image: RaRecord, file: File) => {
    const isStored = await attempt(async () => {
      const variables = { productId, images: [file], clientKey: clientKeyOf([file]) }
      const [added] = (await ask(ADD_PRODUCT_IMAGES, variables)).images
      const index = images.findIndex(({ id }) => id === image.id)
      await ask(MOVE_PRODUCT_IMAGE, { id: added?.id, index })
    })
    if (isStored) remove(image, 'cropped')
    else await refetch()
  }
  return { images, move, remove, replace }
}
