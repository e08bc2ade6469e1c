import { Box, Button, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { screenPaths } from '../../api/screen-paths.ts'
import { LoadError } from '../../lists/list-states.tsx'
import { useChanges } from '../changes/changes.operations.ts'
import { useReferenceNames } from '../changes/reference-names.ts'
import { relativeTime } from '../changes/relative-time.ts'
import { withoutMoves } from '../changes/sentence.ts'
import { useSentence } from '../changes/use-sentence.ts'

const SHOWN = 6
/** A reordering is many changes, and shown as one. */
const READ = 60

export function LastChanges() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { data, error, refetch } = useChanges({ page: 1, pageSize: READ })
  const changes = withoutMoves(data?.items ?? [])
    .slice(0, SHOWN)
    .map(({ change }) => change)
  const sentenceOf = useSentence(useReferenceNames(changes))
  if (error && !data) return <LoadError error={error} onRetry={refetch} />
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {changes.map((change) => (
          <li key={change.id}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{sentenceOf(change)}</Typography>
            <Typography
              variant="body2"
              component="time"
              dateTime={change.date}
              sx={{ color: 'text.secondary' }}
            >
              {relativeTime(new Date(change.date), new Date(), locale)}
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
