import { Alert, Button } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { momentWithin } from '../../language/moment-text.ts'

interface RestoredNoticeProps {
  /** When the restored values were typed, in milliseconds since 1970. */
  readonly at: number
  /** Whether the record has changed since. */
  readonly isOld?: boolean
  /** Its bottom margin in units of the theme; 0 in a grid with gaps. */
  readonly mb?: 0 | 2
  onDiscard(): void
}

/** Tells that unsaved input was restored, and offers to discard it. */
export function RestoredNotice({ at, isOld = false, mb = 2, onDiscard }: RestoredNoticeProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const date = momentWithin(new Date(at), locale)
  return (
    <Alert
      severity={isOld ? 'warning' : 'info'}
      sx={{ mb, width: '100%' }}
      action={
        <Button color="inherit" size="small" onClick={onDiscard}>
          {translate('admin.draft.discard')}
        </Button>
      }
    >
      {translate('admin.draft.restored', { date })} {isOld && translate('admin.draft.changedSince')}
    </Alert>
  )
}
