import { Box, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { BookedTable } from './evening.ts'
import { toldText, waysToTell } from './requests.ts'

interface TellGuestProps {
  readonly table: BookedTable
  readonly phone: string
  readonly site: { readonly name: string; readonly timeZone: string }
}

const WAYS = ['whatsapp', 'sms', 'call'] as const

/** Tells a guest the answer by phone, with the text ready. */
export function TellGuest({ table, phone, site }: TellGuestProps) {
  const translate = useTranslate()
  const text = toldText(table, site)
  if (text === null) return null
  const ways = waysToTell(phone, text)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {WAYS.map((way) => (
        <Button
          key={way}
          component="a"
          href={ways[way]}
          {...(way === 'whatsapp' && { target: '_blank', rel: 'noopener' })}
          color="inherit"
          variant="outlined"
          aria-label={`${table.name}: ${translate(`admin.tables.${way}`)}`}
          sx={{ flex: 1, minHeight: 44, borderColor: 'divider' }}
        >
          {translate(`admin.tables.${way}`)}
        </Button>
      ))}
    </Box>
  )
}
