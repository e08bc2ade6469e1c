import CropIcon from '@mui/icons-material/Crop'
import { Button, IconButton, Tooltip } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { storedPicture } from './stored-picture.ts'

const CropDialog = lazy(() => import('./crop-dialog.tsx'))

interface CropButtonProps {
  /** The picture's name, for the label of the button and for the new file. */
  readonly name: string
  /** A file, or the address of a stored picture. */
  readonly picture: File | string
  /** Aspect ratio (width by height) of the picture on the site. */
  readonly aspect?: number
  /** Whether there is space only for an icon. */
  readonly small?: boolean
  onCropped(file: File): void
}

/** Opens a dialog to crop a picture; the result is a new file. */
export function CropButton({ name, picture, aspect, small = false, onCropped }: CropButtonProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const [file, setFile] = useState<File | null>(null)
  const [isReading, setReading] = useState(false)
  // Cropping would keep only one frame of an animation.
  if (picture instanceof File && picture.type === 'image/gif') return null

  const open = async () => {
    if (isReading) return
    setReading(true)
    try {
      setFile(picture instanceof File ? picture : await storedPicture(picture, name))
    } catch {
      notify('admin.picture.notRead', { type: 'error', messageArgs: { name } })
    }
    setReading(false)
  }
  const label = translate('admin.crop.open', { name })
  return (
    <>
      {small ? (
        <Tooltip title={label}>
          <IconButton
            size="small"
            aria-label={label}
            onClick={() => void open()}
            sx={{ bgcolor: 'background.paper', boxShadow: 1, '&:hover': { bgcolor: 'background.paper' } }}
          >
            <CropIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      ) : (
        <Button size="small" startIcon={<CropIcon />} onClick={() => void open()}>
          {label}
        </Button>
      )}
      {file && (
        <Suspense fallback={null}>
          <CropDialog
            file={file}
            {...(aspect !== undefined && { aspect })}
            onClose={() => setFile(null)}
            onCropped={(result) => {
              setFile(null)
              onCropped(result)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
