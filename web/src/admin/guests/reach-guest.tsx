import { Box, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { waysToTell } from './ways-to-tell.ts'

interface ReachGuestProps {
  readonly name: string
  readonly phone: string
  /** What they are told; null for nothing that is ready. */
  readonly text: string | null
  readonly ways: readonly (keyof ReturnType<typeof waysToTell>)[]
}

/** Buttons that reach a guest by phone. */
export function ReachGuest({ name, phone, text, ways }: ReachGuestProps) {
  const translate = useTranslate()
  const addresses = waysToTell(phone, text)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {ways.map((way) => (
        <Button
          key={way}
          component="a"
          href={addresses[way]}
          {...(way === 'whatsapp' && { target: '_blank', rel: 'noopener' })}
          color="inherit"
          variant="outlined"
          aria-label={`${name}: ${translate(`admin.tables.${way}`)}`}
          sx={{ flex: 1, minHeight: 44, borderColor: 'divider' }}
        >
          {translate(`admin.tables.${way}`)}
        </Button>
      ))}
    </Box>
  )
}
