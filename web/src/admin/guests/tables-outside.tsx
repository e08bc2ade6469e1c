import { Alert, Box, Typography } from '@mui/material'
import { useLocaleState, usePermissions, useTranslate } from 'react-admin'
import { type Hours, stateAt } from '../../rules/opening-hours.ts'
import { keepsBook } from '../api/access.ts'
import { momentOf } from './moment-of.ts'
import { usePromisedTables } from './promised-tables.ts'
import { ReachGuest } from './reach-guest.tsx'
import { useWaitingTables } from './waiting-tables.ts'

/** The nearest ones are shown, the others counted. */
const MOST_SHOWN = 8

interface TablesOutsideProps {
  readonly hours: Hours
  /** The message that precedes the list, with `what` falls outside. */
  readonly says?: string
}

/**
 * The promised tables, and those that guests wait for, which new hours would leave outside, for those who keep the book;
 * nothing if there are none.
 */
export function TablesOutside({ hours, says = 'admin.tables.outside' }: TablesOutsideProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { permissions: roles = [] } = usePermissions<readonly string[]>()
  const isKeeper = keepsBook(roles)
  const promised = usePromisedTables(isKeeper)
  const waiting = useWaitingTables(isKeeper)
  if (promised.isLoadingError || waiting.isLoadingError) {
    return (
      <Alert severity="warning" sx={{ my: 1 }}>
        {translate('admin.tables.outsideUnread')}
      </Alert>
    )
  }
  const now = new Date()
  const outside = [...(promised.data ?? []), ...(waiting.data ?? [])]
    .filter(({ at }) => Date.parse(at) > now.getTime() && !stateAt(hours, new Date(at)).isOpen)
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  if (outside.length === 0) return null
  const words = {
    locale,
    today: translate('admin.tables.today'),
    tomorrow: translate('admin.tables.tomorrow'),
  }
  const countOf = (key: string, count: number) =>
    count > 0 ? translate(`admin.tables.${key}`, { smart_count: count }) : []
  const asked = outside.filter(({ state }) => state === 'NEW').length
  const what = [countOf('outsidePromised', outside.length - asked), countOf('outsideWaiting', asked)].flat()
  const more = outside.length - MOST_SHOWN
  return (
    <Alert severity="warning" sx={{ my: 1, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      {translate(says, { what: what.join(', ') })}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, mt: 1 }}>
        {outside.slice(0, MOST_SHOWN).map(({ id, at, name, people, phone, state }) => (
          <Box
            key={id}
            component="li"
            aria-label={name}
            sx={{
              display: 'grid',
              gridTemplateColumns: { sm: 'minmax(0, 1fr) 220px' },
              columnGap: 2,
              alignItems: 'center',
              overflowWrap: 'anywhere',
            }}
          >
            <div>
              <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                {momentOf(at, now, hours.timeZone, words)}
              </Typography>
              <Typography variant="body2">
                {name} · {translate('admin.tables.guests', { people })}
                {state === 'NEW' && ` · ${translate('admin.tables.state.NEW')}`}
              </Typography>
            </div>
            {phone && <ReachGuest name={name} phone={phone} text={null} ways={['call', 'whatsapp']} />}
          </Box>
        ))}
      </Box>
      {more > 0 && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          {translate('admin.tables.outsideMore', { smart_count: more })}
        </Typography>
      )}
    </Alert>
  )
}
