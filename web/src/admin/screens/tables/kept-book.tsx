import { Alert, Box, Link, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { localClock } from '../../../rules/opening-hours.ts'
import { telephoneHref } from '../../../rules/telephone.ts'
import { type BookedTable, isTaken, sittingsOf } from './evening.ts'

interface KeptBookProps {
  readonly tables: readonly BookedTable[]
  readonly timeZone: string
  /** When it was read, in ms. */
  readonly at: number
}

/** The book of a day as it was when there was a connection, to be read alone. */
export function KeptBook({ tables, timeZone, at }: KeptBookProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const clock = localClock(new Date(at), timeZone)
  const time = locale === 'tr' ? clock.replace(':', '.') : clock
  return (
    <>
      <Alert severity="warning" role="status">
        {translate('admin.tables.kept', { time })}
      </Alert>
      {sittingsOf(tables, timeZone).map((sitting) => (
        <Box key={sitting.time} component="section" aria-label={sitting.time.replace(':', '.')}>
          <Typography
            variant="h5"
            component="h3"
            sx={{ fontVariantNumeric: 'tabular-nums', borderBottom: 2, borderColor: 'text.primary', pb: 0.5 }}
          >
            {sitting.time.replace(':', '.')}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {sitting.tables.map((table) => (
              <KeptTable key={table.id} table={table} />
            ))}
          </Box>
        </Box>
      ))}
    </>
  )
}

function KeptTable({ table }: { readonly table: BookedTable }) {
  const translate = useTranslate()
  const { people, name, phone, note, state } = table
  return (
    <Box
      component="li"
      aria-label={name}
      sx={{
        ...{
          display: 'flex',
          gap: 1.5,
          alignItems: 'baseline',
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        },
        color: isTaken(table) ? undefined : 'text.secondary',
      }}
    >
      <Typography
        component="span"
        aria-label={translate('admin.tables.guests', { people })}
        sx={{ fontSize: '1.5rem', fontWeight: 600, minWidth: 36, textAlign: 'center' }}
      >
        {people}
      </Typography>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        {note && <Typography variant="body2">{note}</Typography>}
        {phone && (
          <Typography variant="body2">
            <Link href={telephoneHref(phone)} color="inherit" sx={{ display: 'inline-block', py: 1 }}>
              {phone}
            </Link>
          </Typography>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {translate(`admin.tables.state.${state}`)}
      </Typography>
    </Box>
  )
}
