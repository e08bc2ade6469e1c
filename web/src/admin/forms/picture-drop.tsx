import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternate'
import { Box, ButtonBase, Typography } from '@mui/material'
import { type ClipboardEvent, type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useDropzone } from 'react-dropzone'
import { filesOf, PICTURE_TYPES, refusalOf } from './picture-file.ts'

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
  const [refused, setRefused] = useState<string | null>(null)

  const take = (files: readonly File[]) => {
    const faults = files.map((file) => ({ file, fault: refusalOf(file) }))
    const wrong = faults.find(({ fault }) => fault !== null)
    setRefused(wrong?.fault ? translate(wrong.fault, { name: wrong.file.name }) : null)
    const right = faults.flatMap(({ file, fault }) => (fault === null ? file : []))
    if (right.length > 0) onPick(several ? right : right.slice(0, 1))
  }
  // The built-in check has no messages of ours.
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    onDrop: (accepted, rejected) => take([...accepted, ...rejected.map(({ file }) => file)]),
    accept: PICTURE_TYPES,
    multiple: several,
    noClick: true,
    noKeyboard: true,
  })
  const paste = (event: ClipboardEvent) => {
    const files = filesOf(event.clipboardData)
    if (files.length > 0) take(files)
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
          {translate(several ? 'admin.picture.dropSeveral' : 'admin.picture.drop')}
        </Typography>
      </ButtonBase>
      <Typography role="alert" variant="body2" color="error" sx={{ mt: refused ? 0.5 : 0 }}>
        {refused}
      </Typography>
    </Box>
  )
}
