import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternate'
import { Box, ButtonBase, Typography } from '@mui/material'
import { type ClipboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useDropzone } from 'react-dropzone'
import { LibraryButton } from './library-button.tsx'
import { filesOf, PICTURE_TYPES, prepared } from './picture-file.ts'
import { usePreparing } from './preparing.tsx'

interface PictureDropProps {
  /** The accessible name. */
  readonly label: string
  readonly several?: boolean
  onPick(files: File[]): void
  /** The content; by default a hint. */
  readonly children?: ReactNode
}

/** Accepts pictures by drop, paste (while focused) and file picker, and reports refused files at once. */
export function PictureDrop({ label, several = false, onPick, children }: PictureDropProps) {
  const translate = useTranslate()
  const [refused, setRefused] = useState<readonly string[]>([])
  const [preparing, setPreparing] = useState<{ readonly done: number; readonly of: number } | null>(null)

  // The form may have changed while pictures were being resized.
  const latest = useRef(onPick)
  useEffect(() => {
    latest.current = onPick
  })

  const { begin, end } = usePreparing()
  const take = async (chosen: readonly File[]) => {
    const files = several ? chosen : chosen.slice(0, 1)
    const accepted: File[] = []
    const faults: string[] = []
    begin()
    try {
      // One at a time: decoding a photo of 48 megapixels takes 200 MB.
      for (const [done, file] of files.entries()) {
        setPreparing({ done: done + 1, of: files.length })
        const result = await prepared(file)
        if ('file' in result) accepted.push(result.file)
        else faults.push(translate(result.refused, { name: result.name }))
      }
      setRefused(faults)
      if (accepted.length > 0) latest.current(accepted)
    } finally {
      setPreparing(null)
      end(accepted.length < files.length)
    }
  }
  // The built-in check has no translated messages.
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    onDrop: (allowed, rejected) => void take([...allowed, ...rejected.map(({ file }) => file)]),
    accept: PICTURE_TYPES,
    multiple: several,
    noClick: true,
    noKeyboard: true,
  })
  const paste = (event: ClipboardEvent) => {
    const files = filesOf(event.clipboardData)
    if (files.length > 0) void take(files)
  }

  return (
    <Box sx={{ width: '100%' }}>
      {/* Outside the button, which must not contain another control. */}
      <input {...getInputProps({ 'aria-label': label })} />
      <ButtonBase
        {...getRootProps({ role: 'button' })}
        component="div"
        aria-label={`${label}: ${translate('admin.picture.choose')}`}
        tabIndex={0}
        onClick={open}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ' ') open()
        }}
        onPaste={paste}
        sx={{
          width: '100%',
          minHeight: 96,
          p: 1.5,
          gap: 1.5,
          justifyContent: 'flex-start',
          textAlign: 'left',
          border: '1.5px dashed',
          borderColor: isDragActive ? 'primary.main' : 'divider',
          borderRadius: 1,
          '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
        }}
      >
        {children ?? <AddPhotoIcon color="action" />}
        <Typography variant="body2" color="textSecondary">
          {preparing
            ? translate('admin.picture.preparing', preparing)
            : translate(several ? 'admin.picture.dropSeveral' : 'admin.picture.drop')}
        </Typography>
      </ButtonBase>
      <LibraryButton label={label} onPick={(file) => void take([file])} />
      <Box role="alert">
        {refused.map((sentence) => (
          <Typography key={sentence} variant="body2" color="error" sx={{ mt: 0.5 }}>
            {sentence}
          </Typography>
        ))}
      </Box>
    </Box>
  )
}
