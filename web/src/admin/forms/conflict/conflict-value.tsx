import { Typography } from '@mui/material'
import { useLocaleState, useResourceContext, useResourceDefinition, useTranslate } from 'react-admin'
import { fromHere } from '../../../lib/picture.ts'
import { useAll } from '../../api/use-all.ts'
import { drawingText, isListOfItems, listText, rulesText } from '../../language/list-text.ts'
import { useRecordName } from '../../users/record-name.ts'
import { useObjectUrl } from '../pictures/object-url.ts'

export function ConflictValue({ field, value }: { field: string; value: unknown }) {
  const resource = useResourceContext() ?? ''
  const { referenceOf } = useResourceDefinition({ resource }).options ?? {}
  const named: string | null = referenceOf?.(field) ?? null
  if (value instanceof File) return <FilePicture file={value} />
  if (isPicture(value)) return <Picture address={value} />
  if (Array.isArray(value) && value.some((each) => each instanceof File || isPicture(each))) {
    return value.map((each: File | string) => (
      <ConflictValue key={each instanceof File ? each.name : each} field={field} value={each} />
    ))
  }
  if (named) return <Names resource={named} ids={Array.isArray(value) ? value : [value]} />
  return <Plain field={field} value={value} />
}

/** Whether a stored value is the address of a picture. */
const isPicture = (value: unknown): value is string =>
  typeof value === 'string' && /^(data:image\/|\/resource\/|https?:.*\/resource\/)/.test(value)

function Plain({ field, value }: { field: string; value: unknown }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const text =
    value === null || value === undefined || value === ''
      ? translate('admin.conflict.empty')
      : field === 'status'
        ? translate(`admin.status.${value}`)
        : typeof value === 'boolean'
          ? translate(`ra.boolean.${value}`)
          : typeof value === 'number'
            ? value.toLocaleString(locale)
            : isListOfItems(value)
              ? listText(value, translate)
              : field === 'reservations'
                ? rulesText(Object(value), translate)
                : field === 'drawing'
                  ? drawingText(Object(value), translate)
                  : String(value)
  return (
    <Typography
      variant="body2"
      sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 240, overflowY: 'auto' }}
    >
      {text}
    </Typography>
  )
}

function Names({ resource, ids }: { resource: string; ids: readonly unknown[] }) {
  const { data = [] } = useAll(resource, 'name')
  const recordName = useRecordName()
  const names = data
    .filter(({ id }) => ids.map(String).includes(String(id)))
    .map((record) => recordName(resource, record as typeof record & { name: string }))
  return <Plain field="names" value={names.join(', ')} />
}

function FilePicture({ file }: { file: File }) {
  return <Picture address={useObjectUrl(file)} />
}

function Picture({ address }: { address: string | null }) {
  return address ? (
    <img src={fromHere(address)} alt="" style={{ maxWidth: '100%', maxHeight: 160, borderRadius: 8 }} />
  ) : null
}
