import { Box, Typography } from '@mui/material'
import { useInput, useTranslate, useTranslateLabel } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { newClientKey } from '../../api/client-key.ts'
import { PictureDrop } from '../../forms/pictures/picture-drop.tsx'
import { useSinglePress } from '../../forms/use-single-press.ts'
import { SortableItems } from '../../order/sortable-items.tsx'
import { FileTile } from './picture-tile.tsx'

const NONE: readonly File[] = []

/** Ids for the list; two files may be alike. */
const ids = new WeakMap<File, string>()

function idOf(file: File): string {
  const id = ids.get(file) ?? newClientKey()
  ids.set(file, id)
  return id
}

/** The pictures of a new dish, which are uploaded after it is added. */
export function NewPictures() {
  const translate = useTranslate()
  const label = useTranslateLabel()({ source: 'pictures' }) as string
  const { field } = useInput({ source: 'pictures', defaultValue: NONE })
  const files: readonly File[] = Array.isArray(field.value) ? field.value : NONE
  const { getValues } = useFormContext()
  const single = useSinglePress()
  // Other pictures may be added during a crop.
  const replace = (file: File, by: File) =>
    field.onChange((getValues('pictures') as File[]).map((each) => (each === file ? by : each)))
  const byId = new Map(files.map((file) => [idOf(file), file]))
  return (
    <Box sx={{ width: '100%', my: 1, display: 'grid', gap: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      {files.length > 0 && (
        <SortableItems
          grid
          items={[...byId].map(([id, file], index) => ({
            id,
            name: translate('resources.product.pictures.name', { place: index + 1 }),
            content: (
              <FileTile
                file={file}
                place={index}
                whole={file}
                onCropped={(result) => replace(file, result)}
                onRemove={() => single(() => field.onChange(files.filter((each) => each !== file)))}
              />
            ),
          }))}
          onMove={(ids) => field.onChange(ids.flatMap((id) => byId.get(id) ?? []))}
        />
      )}
      <PictureDrop label={label} several onPick={(picked) => field.onChange([...files, ...picked])} />
    </Box>
  )
}
