import { Box, Button, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { calls } from '../../api/call/calls.ts'
import { useReceipt } from '../../api/call/receipt.tsx'
import { fieldMessage, useAttempt } from '../../api/use-attempt.ts'
import { useSinglePress } from '../../forms/use-single-press.ts'
import { periodsText, spanName } from './day-words.ts'
import { REMOVE_EXCEPTION } from './hours.operations.ts'
import { type StoredException, type StoredHours } from './use-hours.ts'

interface ExceptionsProps {
  readonly hours: StoredHours
  /** YYYY-MM-DD; earlier days are past. */
  readonly since: string
  onEdit(exception: StoredException): void
  onChanged(): void
}

/** Current and future opening exceptions. */
export function Exceptions({ hours, since, onEdit, onChanged }: ExceptionsProps) {
  const translate = useTranslate()
  const attempt = useAttempt(fieldMessage)
  const showReceipt = useReceipt()
  const single = useSinglePress()
  const [locale] = useLocaleState()
  const coming = hours.exceptions.filter(({ toDate }) => toDate >= since)
  if (coming.length === 0)
    return <Typography color="textSecondary">{translate('admin.hours.none')}</Typography>
  const remove = async ({ id, label }: StoredException) => {
    const title = translate('admin.hours.removed', { label })
    const write = { document: REMOVE_EXCEPTION, variables: { id }, subject: `openingException/${id}`, title }
    await attempt(async () => showReceipt(title, await calls.send(write), onChanged))
    onChanged()
  }
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
            onClick={() => onEdit(each)}
            aria-label={`${translate('ra.action.edit')}: ${each.label}`}
          >
            {translate('ra.action.edit')}
          </Button>
          <Button
            size="small"
            color="inherit"
            onClick={() => single(() => void remove(each))}
            aria-label={`${translate('ra.action.delete')}: ${each.label}`}
          >
            {translate('ra.action.delete')}
          </Button>
        </Box>
      ))}
    </Box>
  )
}
