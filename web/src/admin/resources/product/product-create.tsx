import { Backdrop, Button, CircularProgress, Paper, Typography } from '@mui/material'
import { useRef, useState, useSyncExternalStore } from 'react'
import { type RaRecord, useNotify, useRedirect, useRefresh, useTranslate } from 'react-admin'
import { useLocation, useSearchParams } from 'react-router-dom'
import { UploadProgress } from '../../forms/pictures/upload-progress.tsx'
import { RecordCreate } from '../../forms/record-form.tsx'
import { NewPictures } from './new-pictures.tsx'
import { ProductFields } from './product-fields.tsx'
import { leavePictures, sendPictures } from './send-pictures.ts'

/**
 * The form for a new dish. Its pictures are uploaded after it is added; failed uploads are shown on its edit form.
 */
export function ProductCreate() {
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const refresh = useRefresh()
  const [searchParams, setSearchParams] = useSearchParams()
  const { state } = useLocation()
  const pictures = useRef<readonly File[]>([])
  /** Leaves the upload to its own; null without one. */
  const [leave, setLeave] = useState<(() => void) | null>(null)
  const isOnline = useOnline()

  const sendAfter = async ({ id, name }: RaRecord, done: () => void) => {
    let isLeft = false
    const leaveNow = () => {
      isLeft = true
      setLeave(null)
      done()
      notify('resources.product.pictures.keptHere', { type: 'warning', autoHideDuration: 12_000 })
    }
    setLeave(() => leaveNow)
    const placed = pictures.current.map((file, place) => ({ file, place }))
    // Those that are stored later are shown by whatever screen is open then.
    const left = await sendPictures({ id: String(id), name }, placed, refresh)
    if (isLeft) return
    setLeave(null)
    if (left > 0) {
      const count = { smart_count: left }
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
        onConflict={({ id, name }) => leavePictures({ id: String(id), name }, pictures.current)}
        onNext={({ categoryId }) =>
          setSearchParams({ category: String(categoryId) }, { replace: true, state: { from: state?.from } })
        }
      >
        <ProductFields category={searchParams.get('category') ?? undefined} />
        <NewPictures />
      </RecordCreate>
      <Backdrop open={leave !== null} sx={{ zIndex: 'modal' }}>
        <Paper role="status" sx={{ p: 3, minWidth: 280, display: 'grid', gap: 2, justifyItems: 'center' }}>
          <CircularProgress aria-hidden />
          <Typography sx={{ maxWidth: 320 }}>
            {translate(`resources.product.pictures.${isOnline ? 'sending' : 'away'}`)}
          </Typography>
          <UploadProgress />
          {!isOnline && leave && (
            <Button variant="outlined" onClick={leave}>
              {translate('resources.product.pictures.later')}
            </Button>
          )}
        </Paper>
      </Backdrop>
    </>
  )
}

/** Whether the browser has a network. */
function useOnline(): boolean {
  return useSyncExternalStore(watchNetwork, () => navigator.onLine)
}

function watchNetwork(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
