import { Box, Button, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useSinglePress } from '../../forms/use-single-press.ts'
import { useRemoval } from '../../lists/use-removal.tsx'
import { periodsText, spanName } from './day-words.ts'
import type { StoredHours } from './use-hours.ts'

interface ExceptionsProps {
  readonly hours: StoredHours
  /** YYYY-MM-DD; earlier days are past. */
  readonly since: string
}

/** Current and future opening exceptions. */
export function Exceptions({ hours, since }: ExceptionsProps) {
  const translate = useTranslate()
  const remove = useRemoval()
  const single = useSinglePress()
  const [locale] = useLocaleState()
  const coming = hours.exceptions.filter(({ toDate }) => toDate >= since)
  if (coming.length === 0)
    return <Typography color="textSecondary">{translate('admin.hours.none')}</Typography>
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {coming.map((each) => (
        <Box
          key={each.id}
          component="li"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 1, borderTop: 1, borderColor: 'divider' }}
        >
          <Box sx={{ flex: '1 1 160px' }}>
            <Typography sx={{ fontWeight: 600 }}>{each.label}</Typography>
            <Typography variant="body2">{spanName(each.fromDate, each.toDate, locale)}</Typography>
            <Typography variant="body2" color="textSecondary">
              {periodsText(translate, each.closed ? [] : (each.periods ?? []))}
            </Typography>
            {each.note && <Typography variant="body2">{each.note}</Typography>}
          </Box>
          <Button
            size="small"
            component={Link}
            to={`/admin/openingException/${each.id}`}
            aria-label={`${translate('ra.action.edit')}: ${each.label}`}
          >
            {translate('ra.action.edit')}
          </Button>
          <Button
            size="small"
            color="inherit"
            onClick={() => single(() => void remove([each.id]))}
            aria-label={`${translate('ra.action.delete')}: ${each.label}`}
          >
            {translate('ra.action.delete')}
          </Button>
        </Box>
      ))}
    </Box>
  )
}
