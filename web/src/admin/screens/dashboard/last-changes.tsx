import { Box, Button, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { screenPaths } from '../../api/screen-paths.ts'
import { LoadError } from '../../lists/list-states.tsx'
import { useActTitle } from '../changes/act-title.ts'
import { useActs } from '../changes/acts.operations.ts'
import { relativeTime } from '../changes/relative-time.ts'

const SHOWN = 6

export function LastChanges() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { data, error, refetch } = useActs({ page: 1, pageSize: SHOWN })
  const titleOf = useActTitle()
  if (error && !data) return <LoadError error={error} onRetry={refetch} />
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {data?.items.map((act) => (
          <li key={act.id}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{titleOf(act)}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {act.userFullName ?? act.userName ?? translate('admin.changes.system')} ·{' '}
              <time dateTime={act.date}>{relativeTime(new Date(act.date), new Date(), locale)}</time>
            </Typography>
          </li>
        ))}
      </Box>
      <Button component={Link} to={screenPaths.changes} sx={{ mt: 1, ml: -1 }}>
        {translate('admin.dashboard.allChanges')}
      </Button>
    </>
  )
}
