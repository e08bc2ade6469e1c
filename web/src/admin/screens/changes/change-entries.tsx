import OpenIcon from '@mui/icons-material/OpenInNew'
import UndoIcon from '@mui/icons-material/Undo'
import { Box, Button, Typography } from '@mui/material'
import { useLocaleState, usePermissions, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { allows } from '../../api/access.ts'
import { momentText } from '../../language/moment-text.ts'
import { operations } from '../../resources/registry.ts'
import { ChangeDetails } from './change-details.tsx'
import type { RecordedChange } from './changes.operations.ts'
import { useReferenceNames } from './reference-names.ts'
import { relativeTime } from './relative-time.ts'
import { withoutMoves } from './sentence.ts'
import { useSentence } from './use-sentence.ts'
import { useUndo } from './use-undo.tsx'

interface ChangeEntriesProps {
  readonly changes: readonly RecordedChange[]
  /** Whether all changes are of the record on the screen. */
  readonly ofOne?: boolean
  /** The message key shown if there are no changes. */
  readonly none?: string
}

/** A list of changes, each with a sentence, time, values, and buttons to open the record and to undo. */
export function ChangeEntries({ changes, ofOne = false, none = 'admin.changes.none' }: ChangeEntriesProps) {
  const translate = useTranslate()
  const nameOf = useReferenceNames(changes)
  const sentenceOf = useSentence(nameOf)
  const { undo, busy, dialog } = useUndo(nameOf)
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {withoutMoves(changes).map(({ change, moved }) => (
          <Box
            key={change.id}
            component="li"
            sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
              <Box sx={{ flex: '1 1 260px' }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {sentenceOf(change)}
                </Typography>
                {moved > 1 && (
                  <Typography variant="body2">
                    {translate('admin.changes.moved', { smart_count: moved })}
                  </Typography>
                )}
                <When date={change.date} />
              </Box>
              <Box
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  gap: 1,
                  alignItems: 'center',
                  alignSelf: 'flex-start',
                }}
              >
                {!ofOne && <RecordLink change={change} />}
                <UndoButton
                  change={change}
                  busy={busy}
                  onUndo={() => void undo(change)}
                  sentence={sentenceOf(change)}
                />
              </Box>
            </Box>
            <ChangeDetails change={change} nameOf={nameOf} />
          </Box>
        ))}
      </Box>
      {changes.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{translate(none)}</Typography>}
      {dialog}
    </>
  )
}

function When({ date }: { date: string }) {
  const [locale] = useLocaleState()
  const moment = new Date(date)
  const exact = momentText(moment, locale, 'long')
  return (
    <Typography
      variant="body2"
      component="time"
      dateTime={date}
      sx={{ color: 'text.secondary', display: 'block' }}
    >
      {relativeTime(moment, new Date(), locale)} · {exact}
    </Typography>
  )
}

function RecordLink({ change: { entity, entityId, isRecordThere, after } }: { change: RecordedChange }) {
  const translate = useTranslate()
  const { permissions: roles = [] } = usePermissions<readonly string[]>()
  const isPicture = entity === 'productImage'
  const id = isPicture ? after?.productId : entityId
  if (!isRecordThere || !id || !(entity in operations) || !allows(roles, 'edit', entity)) return null
  return (
    <Button
      size="small"
      startIcon={<OpenIcon />}
      component={Link}
      to={`/admin/${isPicture ? 'product' : entity}/${id}`}
    >
      {translate('admin.changes.open')}
    </Button>
  )
}

interface UndoButtonProps {
  readonly change: RecordedChange
  readonly busy: string | null
  /** The sentence of the change, for the accessible name of the button. */
  readonly sentence: string
  onUndo(): void
}

function UndoButton({ change, busy, sentence, onUndo }: UndoButtonProps) {
  const translate = useTranslate()
  if (change.undoObstacle) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`admin.undo.why.${change.undoObstacle}`)}
      </Typography>
    )
  }
  return (
    <Button
      size="small"
      startIcon={<UndoIcon />}
      disabled={busy !== null}
      onClick={onUndo}
      aria-label={`${translate('ra.action.undo')}: ${sentence}`}
    >
      {translate('ra.action.undo')}
    </Button>
  )
}
