import { Box, Button, Typography } from '@mui/material'
import { useInput, useRecordContext, useTranslate, useTranslateLabel, ValidationError } from 'react-admin'
import { fromHere } from '../../../lib/picture.ts'
import { CropButton } from './crop-button.tsx'
import { useObjectUrl } from './object-url.ts'
import { PictureDrop } from './picture-drop.tsx'

interface PictureInputProps {
  /** A new file, or null to delete the stored picture; undefined keeps it. */
  readonly source: string
  /** The field of the record with the address of the stored picture. */
  readonly stored: string
  /** The message key of a hint on its use and size. */
  readonly hint?: string
  /** Aspect ratio (width by height) of the picture on the site; without one it is shown whole. */
  readonly aspect?: number
}

const asItIs = (value: unknown) => value

/** The value of a picture input. Unlike react-admin's default, null is kept, because it deletes what is stored. */
export const usePictures = (source: string) =>
  useInput({ source, defaultValue: undefined, format: asItIs, parse: asItIs })

/** The value of a picture input for one picture, and the address of what it shows. */
export function usePicture({ source, stored }: Pick<PictureInputProps, 'source' | 'stored'>) {
  const label = useTranslateLabel()({ source }) as string
  const record = useRecordContext()
  const { field, fieldState } = usePictures(source)
  const file = field.value instanceof File ? field.value : null
  const preview = useObjectUrl(file)
  const kept: string | null = record?.[stored] ?? null
  const shown = file ? preview : field.value === null ? null : kept
  return { label, field, fieldState, file, kept, shown: shown && fromHere(shown) }
}

/** A picture of a record, with a preview. */
export function PictureInput({ source, stored, hint, aspect }: PictureInputProps) {
  const translate = useTranslate()
  const { label, field, fieldState, file, kept, shown } = usePicture({ source, stored })

  return (
    <Box sx={{ width: '100%', my: 1 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <PictureDrop label={label} onPick={([picked]) => field.onChange(picked)}>
        {shown ? (
          <img src={shown} alt="" style={{ width: 96, height: 72, objectFit: 'cover', borderRadius: 8 }} />
        ) : undefined}
      </PictureDrop>
      {hint && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
          {translate(hint)}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {file && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {file.name}
          </Typography>
        )}
        {field.value === null && (
          <Typography variant="body2" role="status">
            {translate('admin.picture.removed')}
          </Typography>
        )}
        {(file || field.value === null) && kept && (
          <Button size="small" onClick={() => field.onChange(undefined)}>
            {translate('admin.picture.keep')}
          </Button>
        )}
        {shown && (
          <CropButton
            name={label}
            picture={file ?? shown}
            {...(aspect !== undefined && { aspect })}
            onCropped={field.onChange}
          />
        )}
        {shown && (
          <Button size="small" color="inherit" onClick={() => field.onChange(kept ? null : undefined)}>
            {translate('admin.picture.remove')}
          </Button>
        )}
      </Box>
      {fieldState.error?.message && (
        <Typography role="alert" variant="body2" color="error">
          <ValidationError error={fieldState.error.message} />
        </Typography>
      )}
    </Box>
  )
}
