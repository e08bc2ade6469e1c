import { Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { inlinePicture, thumbUrl } from '../../../lib/picture.ts'
import { formatPrice } from '../../../rules/turkish-number.ts'
import { drawingText, isListOfItems, listText, orderingText, rulesText } from '../../language/list-text.ts'
import { momentText } from '../../language/moment-text.ts'
import { isPicture, referenceOf } from '../../resources/registry.ts'
import type { RecordedChange } from './acts.operations.ts'
import { foodValueText } from './food-value.ts'

const LONGEST = 400

interface FieldValueProps {
  readonly change: RecordedChange
  readonly field: string
  readonly value: unknown
  readonly nameOf: (kind: string, id: unknown) => string
}

/** The value of a field as text, or its picture. */
export function FieldValue({ change, field, value, nameOf }: FieldValueProps) {
  const translate = useTranslate()
  const valueText = useValueText()
  const { entity, goneFilePaths } = change
  const address = pictureAddress(entity, field, value)
  if (!address) {
    const kind = referenceOf(entity, field)
    const isEmpty = value === null || value === undefined
    const text = kind && !isEmpty ? nameOf(kind, value) : valueText(entity, field, value)
    return (
      <Typography variant="body2" component="span" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}
      </Typography>
    )
  }
  if (goneFilePaths.includes(String(value))) {
    return (
      <Typography variant="body2" component="span" sx={{ fontStyle: 'italic', color: 'text.secondary' }}>
        {translate('admin.changes.pictureGone')}
      </Typography>
    )
  }
  return (
    <img
      src={address}
      alt={translate(`resources.${entity}.fields.${field}`)}
      loading="lazy"
      style={{ width: 96, height: 72, objectFit: 'cover', borderRadius: 8, display: 'block' }}
    />
  )
}

/** The address of the picture in a field; null for other fields. Unlike a file name, base64 has no dot. */
function pictureAddress(entity: string, field: string, value: unknown): string | null {
  if (typeof value !== 'string' || value === '' || !isPicture(entity, field)) return null
  return value.includes('.') ? thumbUrl(value) : inlinePicture(value)
}

/** Formats a value that is neither a picture nor the id of a record. */
function useValueText(): (entity: string, field: string, value: unknown) => string {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (entity, field, value) => {
    if (value === null || value === undefined || value === '') return '—'
    if (field === 'password') return translate('admin.changes.secret')
    if (field === 'status') {
      const status = value === 0 ? 'PASSIVE' : 'ACTIVE'
      return translate(entity === 'user' ? `resources.user.status.${status}` : `admin.status.${status}`)
    }
    const food = entity === 'product' ? foodValueText(field, value, locale, translate) : null
    if (food !== null) return food
    if (field === 'price') return formatPrice(Number(value))
    if (field === 'index') return String(Number(value) + 1)
    if (field === 'lockoutEnd') {
      return momentText(new Date(String(value)), locale)
    }
    if (typeof value === 'boolean') return translate(`ra.boolean.${value}`)
    if (field === 'drawing') return drawingText(Object(value), translate)
    if (field === 'ordering') return orderingText(Object(value), translate)
    if (field === 'reservations') return rulesText(Object(value), translate)
    return isListOfItems(value) ? listText(value, translate) : String(value) || '—'
  }
}
