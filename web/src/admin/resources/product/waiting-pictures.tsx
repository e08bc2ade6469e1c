import { Alert, Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useSinglePress } from '../../forms/use-single-press.ts'
import { FileTile } from './picture-tile.tsx'
import type { PendingPicture } from './use-pending-pictures.ts'

interface WaitingPicturesProps {
  readonly pictures: readonly PendingPicture[]
  /** The number of pictures that the dish has already. */
  readonly stored: number
  onRetry(): void
  onGiveUp(pictures: readonly PendingPicture[]): void
}

/** Pictures that are being uploaded or failed, with the error and a button to try again. */
export function WaitingPictures({ pictures, stored, onRetry, onGiveUp }: WaitingPicturesProps) {
  const translate = useTranslate()
  const single = useSinglePress()
  // Its own: whoever removes a picture may press the other button at once.
  const retryOnce = useSinglePress()
  if (pictures.length === 0) return null
  const sending = pictures.some(({ state }) => state === 'sending')
  const words = `resources.product.pictures.${sending ? 'sending' : 'notSent'}`
  return (
    <Alert severity={sending ? 'info' : 'error'} sx={{ '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
      {translate(words, { smart_count: pictures.length })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}>
        {pictures.map((picture, at) => (
          <Box key={picture.subject} sx={{ position: 'relative', maxWidth: 200 }}>
            <FileTile
              file={picture.file}
              place={stored + at}
              busy={sending}
              onRemove={() => single(() => onGiveUp([picture]))}
            />
            <Typography variant="caption" sx={{ overflowWrap: 'anywhere' }}>
              {picture.reason ? translate(picture.reason, { _: picture.reason }) : picture.file.name}
            </Typography>
          </Box>
        ))}
      </Box>
      {!sending && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button size="small" variant="contained" onClick={() => retryOnce(onRetry)}>
            {translate('admin.list.retry')}
          </Button>
          <Button size="small" color="inherit" onClick={() => onGiveUp(pictures)}>
            {translate('resources.product.pictures.giveUp')}
          </Button>
        </Box>
      )}
    </Alert>
  )
}
