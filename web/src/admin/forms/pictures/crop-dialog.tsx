import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import {
  centerCrop,
  makeAspectCrop,
  type PercentCrop,
  ReactCrop,
  type ReactCropProps,
} from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { useClosing } from '../use-closing.ts'
import { useObjectUrl } from './object-url.ts'
import { cropped, pixelsOf } from './shrink-picture.ts'

/** Pictures narrower than this, in px, look blurred where the site shows them large. */
const SHARP_WIDTH = 600
const WHOLE: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 }
const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const

interface CropDialogProps {
  readonly file: File
  /** Aspect ratio (width by height) of the picture on the site; without one the shape is free. */
  readonly aspect?: number
  /** Not called once the dialog is closed. */
  onCropped(file: File): void
  onClose(): void
}

/** Crops a picture, by mouse, touch or keyboard. */
export default function CropDialog({ file, aspect, onCropped, onClose }: CropDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const isPhone = useMediaQuery('(max-width: 600px)')
  const address = useObjectUrl(file)
  const [size, setSize] = useState<{ readonly width: number; readonly height: number } | null>(null)
  const [shape, setShape] = useState<'place' | 'free'>(aspect === undefined ? 'free' : 'place')
  const [crop, setCrop] = useState<PercentCrop>(WHOLE)
  const [isBusy, setBusy] = useState(false)
  const closing = useClosing()
  const fixed = shape === 'place' ? aspect : undefined

  const largest = ({ width, height }: { width: number; height: number }) =>
    aspect === undefined
      ? WHOLE
      : centerCrop(
          width / height > aspect
            ? makeAspectCrop({ unit: '%', height: 100 }, aspect, width, height)
            : makeAspectCrop({ unit: '%', width: 100 }, aspect, width, height),
          width,
          height,
        )
  const choose = (next: 'place' | 'free' | null) => {
    if (next === null || size === null) return
    setShape(next)
    setCrop(next === 'place' ? largest(size) : WHOLE)
  }
  const finish = async () => {
    const signal = closing.current
    setBusy(true)
    const result = await cropped(file, crop)
    if (signal.aborted) return
    setBusy(false)
    if (result) onCropped(result)
    else notify('admin.picture.notRead', { type: 'error', messageArgs: { name: file.name } })
  }
  const kept = size && pixelsOf(crop, size)

  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="md">
      <DialogTitle>{translate('admin.crop.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, justifyItems: 'center', alignContent: 'start' }}>
        {aspect !== undefined && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={shape}
            onChange={(_, next) => choose(next)}
            aria-label={translate('admin.crop.shape')}
          >
            <ToggleButton value="place">{translate('admin.crop.place')}</ToggleButton>
            <ToggleButton value="free">{translate('admin.crop.free')}</ToggleButton>
          </ToggleButtonGroup>
        )}
        <Box
          sx={{
            // Large enough for a finger, and for an unsteady mouse.
            '--rc-drag-handle-size': '18px',
            '--rc-drag-handle-mobile-size': '32px',
            '& .ReactCrop__drag-handle': { bgcolor: 'primary.main' },
            '@media (prefers-reduced-motion: reduce)': {
              '& .ReactCrop__crop-selection': { animation: 'none !important' },
            },
            lineHeight: 0,
            // The handles at the edge must not be cut off.
            p: 2,
          }}
        >
          {address && (
            <ReactCrop
              crop={crop}
              onChange={(_, next) => setCrop(next)}
              {...(fixed !== undefined && { aspect: fixed })}
              keepSelection
              ruleOfThirds
              minWidth={24}
              minHeight={24}
              style={{ maxHeight: '58dvh' }}
              ariaLabels={
                Object.fromEntries([
                  ['cropArea', translate('admin.crop.area')],
                  ...HANDLES.map((handle) => [
                    `${handle}DragHandle`,
                    translate(`admin.crop.handle.${handle}`),
                  ]),
                ]) as NonNullable<ReactCropProps['ariaLabels']>
              }
            >
              <img
                src={address}
                alt=""
                onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
                  setSize({ width, height })
                  setCrop(largest({ width, height }))
                }}
              />
            </ReactCrop>
          )}
        </Box>
        <Typography variant="body2" role="status">
          {kept &&
            translate(kept.width < SHARP_WIDTH ? 'admin.crop.smallSize' : 'admin.crop.size', {
              width: kept.width,
              height: kept.height,
            })}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {translate('admin.crop.hint')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" disabled={isBusy || !size} onClick={() => void finish()}>
          {translate('admin.crop.crop')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
