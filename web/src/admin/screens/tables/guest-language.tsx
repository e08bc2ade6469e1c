import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { BookedTable } from './evening.ts'

/** The language in which the guest of a table has asked for it; nothing for Turkish. */
export function GuestLanguage({ table: { language } }: { readonly table: BookedTable }) {
  const translate = useTranslate()
  if (language === 'TR') return null
  return (
    <Typography variant="body2" color="textSecondary">
      {translate('admin.tables.wroteIn', {
        language: translate(`resources.translation.languages.${language}`),
      })}
    </Typography>
  )
}
