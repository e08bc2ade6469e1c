import CloseIcon from '@mui/icons-material/Close'
import { Box, CircularProgress, IconButton, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { fromHere } from '../../../lib/picture.ts'
import { CropButton } from '../../forms/pictures/crop-button.tsx'
import { useObjectUrl } from '../../forms/pictures/object-url.ts'

interface PictureTileProps {
  readonly address: string | null
  /** Its index, from 0. */
  readonly place: number
  readonly busy?: boolean
  /** The whole picture, if it can be cropped. */
  readonly whole?: File | string
  onCropped?(file: File): void
  onRemove(): void
}

export function PictureTile({ address, place, busy = false, whole, onCropped, onRemove }: PictureTileProps) {
  const translate = useTranslate()
  const name = translate('resources.product.pictures.name', { place: place + 1 })
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ position: 'relative', width: 80, height: 80, borderRadius: 1, overflow: 'hidden' }}>
        {address && (
          <img
            src={fromHere(address)}
            alt={name}
            width={80}
            height={80}
            style={{ objectFit: 'cover', display: 'block' }}
          />
        )}
        {busy && (
          <Box
            sx={{
              position: 'absolute',
              inset: 0,
              display: 'grid',
              placeItems: 'center',
              bgcolor: 'action.focus',
            }}
          >
            <CircularProgress size={28} aria-label={translate('admin.picture.uploading')} />
          </Box>
        )}
        {!busy && whole !== undefined && onCropped && (
          <Box sx={{ position: 'absolute', bottom: 4, right: 4 }}>
            <CropButton small name={name} picture={whole} aspect={1} onCropped={onCropped} />
          </Box>
        )}
      </Box>
      {place === 0 && (
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{ display: 'block', lineHeight: 1.2, mt: 0.5 }}
        >
          {translate('resources.product.pictures.first')}
        </Typography>
      )}
      {!busy && (
        <IconButton
          size="small"
          aria-label={translate('resources.product.pictures.remove', { place: place + 1 })}
          onClick={onRemove}
          sx={{ position: 'absolute', top: 4, right: 4, bgcolor: 'background.paper', boxShadow: 1 }}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  )
}

/** A tile of a file that is not uploaded yet. */
export function FileTile({ file, ...props }: Omit<PictureTileProps, 'address'> & { file: File }) {
  return <PictureTile address={useObjectUrl(file)} {...props} />
}
