import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  useMediaQuery,
} from '@mui/material'
import { useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { graphql } from '../../../gql/gql.ts'
import { pictureMark } from '../../../rules/commonmark.ts'
import { ask } from '../../api/ask.ts'
import { calls } from '../../api/call/calls.ts'
import { newClientKey } from '../../api/client-key.ts'
import { boundsOf } from '../bounded.tsx'
import { CropButton } from '../pictures/crop-button.tsx'
import { useObjectUrl } from '../pictures/object-url.ts'
import { PictureDrop } from '../pictures/picture-drop.tsx'
import { opened } from '../pictures/shrink-picture.ts'
import { UploadProgress } from '../pictures/upload-progress.tsx'
import { useClosing } from '../use-closing.ts'

const ADD_TEXT_PICTURE = graphql(`
  mutation AddTextPicture($input: AddTextPicture!) {
    picture: addTextPicture(input: $input) {
      id
      imageFilePath
    }
  }
`)

const TEXT_PICTURE = graphql(`
  query StoredTextPicture($id: ID!) {
    picture: textPicture(id: $id) {
      id
      imageFilePath
    }
  }
`)

interface TextPictureDialogProps {
  /** Not called after the dialog is closed. @param mark the picture in CommonMark. */
  onAdd(mark: string): void
  onClose(): void
}

/** Uploads a picture for a text, with an alternative text. */
export default function TextPictureDialog({ onAdd, onClose }: TextPictureDialogProps) {
  const translate = useTranslate()
  const isPhone = useMediaQuery('(max-width: 600px)')
  const [file, setFile] = useState<File | null>(null)
  const [words, setWords] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const address = useObjectUrl(file)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture, or the same with other words, is another call.
  const subject = useMemo(() => `textPicture/new/${newClientKey()}`, [file, words])
  const { most } = boundsOf('AddTextPicture', 'name')
  const closing = useClosing()
  const isReady = file !== null && words.trim() !== '' && !isBusy

  const add = async () => {
    if (!file || !isReady) return
    const signal = closing.current
    setBusy(true)
    setFailure(null)
    try {
      const input = { name: words.trim(), image: file }
      const { reply, ids } = await calls.send({
        ...{ document: ADD_TEXT_PICTURE, variables: { input }, resource: 'textPicture' },
        ...{ subject, title: `${translate('admin.commonMark.picture')}: ${input.name}` },
      })
      const { picture } = reply ?? (await ask(TEXT_PICTURE, { id: String(ids[0]) }))
      const imageFilePath = picture?.imageFilePath
      if (!imageFilePath) throw new Error('The picture has no file.')
      const mark = pictureMark(words.trim(), imageFilePath, await storedSize(file, imageFilePath))
      if (!signal.aborted) onAdd(mark)
    } catch (error) {
      setFailure((error as Error).message)
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth>
      <DialogTitle>{translate('admin.commonMark.pictureTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <PictureDrop
          label={translate('admin.commonMark.picture')}
          onPick={([picked]) => setFile(picked ?? null)}
        >
          {address && (
            <img src={address} alt="" style={{ width: 120, maxHeight: 120, objectFit: 'contain' }} />
          )}
        </PictureDrop>
        {file && (
          <Box>
            <CropButton name={translate('admin.commonMark.picture')} picture={file} onCropped={setFile} />
          </Box>
        )}
        <TextField
          label={translate('admin.commonMark.alternative')}
          helperText={translate('admin.commonMark.alternativeHint')}
          value={words}
          required
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') void add()
          }}
          slotProps={{ htmlInput: { maxLength: most } }}
        />
        {failure && <Alert severity="error">{translate(failure, { _: failure })}</Alert>}
        <UploadProgress />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" disabled={!isReady} onClick={() => void add()}>
          {translate('ra.action.add')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** The size in px of a stored picture, whose width is in its path; undefined if the browser cannot decode the file. */
async function storedSize(
  file: File,
  filePath: string,
): Promise<{ width: number; height: number } | undefined> {
  const bitmap = await opened(file).catch(() => undefined)
  if (!bitmap) return undefined
  const { width, height } = bitmap
  bitmap.close()
  const stored = Number(/-(\d+)\.webp$/.exec(filePath)?.[1] ?? width)
  return { width: stored, height: Math.max(1, Math.round((height * stored) / width)) }
}
