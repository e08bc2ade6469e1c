import { Backdrop, CircularProgress, Paper, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { type RaRecord, useNotify, useRedirect, useTranslate } from 'react-admin'
import { useLocation, useSearchParams } from 'react-router-dom'
import { UploadProgress } from '../../forms/pictures/upload-progress.tsx'
import { RecordCreate } from '../../forms/record-form.tsx'
import { NewPictures } from './new-pictures.tsx'
import { storePendingPictures } from './pending-pictures.ts'
import { setPlace } from './picture-place.ts'
import { ProductFields } from './product-fields.tsx'
import { sendPictures } from './send-pictures.ts'

/**
 * The form for a new dish. Its pictures are uploaded after it is added; failed uploads are shown on its edit form.
 */
export function ProductCreate() {
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const [searchParams, setSearchParams] = useSearchParams()
  const { state } = useLocation()
  const pictures = useRef<readonly File[]>([])
  const [sending, setSending] = useState(false)

  const sendAfter = async ({ id }: RaRecord, done: () => void) => {
    setSending(true)
    const productId = String(id)
    for (const [place, picture] of pictures.current.entries()) setPlace(picture, place)
    await storePendingPictures(productId, pictures.current)
    const left = await sendPictures(productId, pictures.current)
    await storePendingPictures(
      productId,
      left.map(({ file }) => file),
      pictures.current,
    )
    setSending(false)
    if (left.length > 0) {
      const count = { smart_count: left.length }
      notify('resources.product.pictures.productOnly', {
        type: 'warning',
        messageArgs: count,
        autoHideDuration: 12_000,
      })
      return redirect('edit', 'product', id)
    }
    done()
  }

  return (
    <>
      <RecordCreate
        transform={(typed) => {
          pictures.current = typed.pictures ?? []
          return typed
        }}
        onCreated={(record, done) => void sendAfter(record, done)}
        onConflict={({ id }) => storePendingPictures(String(id), pictures.current)}
        onNext={({ categoryId }) =>
          setSearchParams({ category: String(categoryId) }, { replace: true, state: { from: state?.from } })
        }
      >
        <ProductFields category={searchParams.get('category') ?? undefined} />
        <NewPictures />
      </RecordCreate>
      <Backdrop open={sending} sx={{ zIndex: 'modal' }}>
        <Paper role="status" sx={{ p: 3, minWidth: 280, display: 'grid', gap: 2, justifyItems: 'center' }}>
          <CircularProgress aria-hidden />
          <Typography>{translate('resources.product.pictures.sending')}</Typography>
          <UploadProgress />
        </Paper>
      </Backdrop>
    </>
  )
}
