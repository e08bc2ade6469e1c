import { Box, Button, Typography } from '@mui/material'
import { useRecordContext, useTranslate, useTranslateLabel } from 'react-admin'
import { fromHere } from '../../../lib/picture.ts'
import { boundsOf } from '../../forms/bounded.tsx'
import { CropButton } from '../../forms/pictures/crop-button.tsx'
import { useObjectUrl } from '../../forms/pictures/object-url.ts'
import { PictureDrop } from '../../forms/pictures/picture-drop.tsx'
import { usePictures } from '../../forms/pictures/picture-input.tsx'

/** The pictures of the home page: new ones replace all stored ones together. */
export function HeroPictures() {
  const translate = useTranslate()
  const label = useTranslateLabel()({ source: 'heroImages' }) as string
  const record = useRecordContext()
  const { field } = usePictures('heroImages')
  const { most = 1 } = boundsOf('UpdateSite', 'heroImages')
  const files: readonly File[] = Array.isArray(field.value) ? field.value : []
  const stored = (record?.heroImageUrls as readonly string[] | undefined) ?? []
  const isKept = field.value === undefined
  const count = files.length || (isKept ? stored.length : 0)
  return (
    <Box sx={{ width: '100%', my: 1 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <PictureDrop
        label={label}
        several
        onPick={(picked) => field.onChange([...files, ...picked].slice(0, most))}
      >
        {count > 0 ? (
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            {files.map((file) => (
              <NewPicture key={`${file.name}-${file.size}`} file={file} />
            ))}
            {isKept && stored.map((address) => <Preview key={address} address={fromHere(address)} />)}
          </Box>
        ) : undefined}
      </PictureDrop>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
        {translate('resources.site.heroHint')}
      </Typography>
      {field.value === null && (
        <Typography variant="body2" role="status">
          {translate('admin.picture.removed')}
        </Typography>
      )}
      {files.map((file, index) => (
        <CropButton
          key={`${file.name}-${file.size}`}
          name={`${label} ${index + 1}`}
          picture={file}
          onCropped={(result) => field.onChange(files.map((each) => (each === file ? result : each)))}
        />
      ))}
      {!isKept && stored.length > 0 && (
        <Button size="small" onClick={() => field.onChange(undefined)}>
          {translate('admin.picture.keep')}
        </Button>
      )}
      {count > 0 && (
        <Button
          size="small"
          color="inherit"
          onClick={() => field.onChange(stored.length > 0 ? null : undefined)}
        >
          {translate('resources.site.heroClear')}
        </Button>
      )}
    </Box>
  )
}

function NewPicture({ file }: { file: File }) {
  const address = useObjectUrl(file)
  return address ? <Preview address={address} /> : null
}

function Preview({ address }: { address: string }) {
  return <img src={address} alt="" style={{ width: 72, height: 56, objectFit: 'cover', borderRadius: 8 }} />
}
