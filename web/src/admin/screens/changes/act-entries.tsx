import OpenIcon from '@mui/icons-material/OpenInNew'
import SystemIcon from '@mui/icons-material/Settings'
import UndoIcon from '@mui/icons-material/Undo'
import { Avatar, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, usePermissions, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { allows } from '../../api/access.ts'
import { dayName } from '../../language/day-name.ts'
import { momentText } from '../../language/moment-text.ts'
import { operations } from '../../resources/registry.ts'
import { useActTitle } from './act-title.ts'
import { type Act, type RecordedChange, useLines } from './acts.operations.ts'
import { ChangeValues } from './change-values.tsx'
import { isReordering } from './recorded-fields.ts'
import { useReferenceNames } from './reference-names.ts'
import { relativeTime } from './relative-time.ts'
import { useUndo } from './use-undo.tsx'

interface ActEntriesProps {
  readonly acts: readonly Act[]
  /** Whether all changes are of the record on the screen. */
  readonly ofOne?: boolean
  /** The message key shown if there are none. */
  readonly none?: string
}

/** A list of acts, each with what it did, who and when, the values, and buttons to open the record and to undo. */
export function ActEntries({ acts, ofOne = false, none = 'admin.changes.none' }: ActEntriesProps) {
  const translate = useTranslate()
  const nameOf = useReferenceNames(acts.flatMap(({ changes }) => changes))
  const [locale] = useLocaleState()
  const titleOf = useActTitle()
  const { undo, busy, dialog } = useUndo(nameOf)
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {acts.map((act, index) => (
          <Box
            key={act.id}
            component="li"
            sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}
          >
            {dayOf(act) !== dayOf(acts[index - 1]) && (
              <Typography
                variant="body2"
                component="h2"
                sx={{ color: 'text.secondary', fontWeight: 600, mb: 1 }}
              >
                {dayName(dayOf(act), locale)}
              </Typography>
            )}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
              <Box sx={{ flex: '1 1 260px', display: 'flex', gap: 1.5 }}>
                <Face act={act} />
                <Box sx={{ minWidth: 0 }}>
                  <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{titleOf(act)}</Typography>
                  <WhoAndWhen act={act} />
                </Box>
              </Box>
              <Box
                sx={{
                  ...{ display: 'flex', flexWrap: 'wrap', gap: 1 },
                  ...{ alignItems: 'center', alignSelf: 'flex-start' },
                }}
              >
                {!ofOne && act.count === 1 && act.changes[0] && <RecordLink change={act.changes[0]} />}
                <UndoButton
                  act={act}
                  isDisabled={busy !== null}
                  onUndo={() => void undo(act, titleOf(act))}
                  title={titleOf(act)}
                />
              </Box>
            </Box>
            <Values act={act} nameOf={nameOf} />
          </Box>
        ))}
      </Box>
      {acts.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{translate(none)}</Typography>}
      {dialog}
    </>
  )
}

/** The day of an act, YYYY-MM-DD, by the clock of the device like the times beside it. */
function dayOf(act: Act | undefined): string {
  return act ? new Date(act.date).toLocaleDateString('sv') : ''
}

/** The first letters of who did it. */
function Face({ act: { userFullName, userName } }: { act: Act }) {
  const words = (userFullName ?? userName ?? '').split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.charAt(0) ?? '')
    .join('')
  return (
    <Avatar
      aria-hidden
      sx={{ width: 32, height: 32, fontSize: '0.875rem', bgcolor: 'action.selected', color: 'text.primary' }}
    >
      {letters ? letters.toLocaleUpperCase('tr') : <SystemIcon fontSize="small" />}
    </Avatar>
  )
}

function WhoAndWhen({ act: { userFullName, userName, program, date } }: { act: Act }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const moment = new Date(date)
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {userFullName ?? userName ?? translate('admin.changes.system')}
      {program && ` (${program})`} ·{' '}
      <time dateTime={date}>
        {relativeTime(moment, new Date(), locale)} · {momentText(moment, locale, 'long')}
      </time>
    </Typography>
  )
}

interface ValuesProps {
  readonly act: Act
  readonly nameOf: (kind: string, id: unknown) => string
}

/** The values of a single change; several open to a line for each record. */
function Values({ act, nameOf }: ValuesProps) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const lines = useLines(act, isOpen)
  const [only] = act.changes
  if (isReordering(act)) return null
  if (act.count === 1) return only ? <ChangeValues change={only} nameOf={nameOf} /> : null
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', py: 0.5 }}>
        {translate('admin.changes.lines', { smart_count: act.count })}
      </Typography>
      {isOpen && (
        <Box component="ul" sx={{ m: 0, pl: 2, display: 'grid', gap: 1 }}>
          {lines.map((change) => (
            <li key={change.id}>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {change.recordName ?? translate(`resources.${change.entity}.name`, { smart_count: 1 })}
              </Typography>
              <ChangeValues change={change} nameOf={nameOf} />
            </li>
          ))}
        </Box>
      )}
    </details>
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
  readonly act: Act
  readonly isDisabled: boolean
  /** What the act did, for the accessible name of the button. */
  readonly title: string
  onUndo(): void
}

function UndoButton({ act, isDisabled, title, onUndo }: UndoButtonProps) {
  const translate = useTranslate()
  const isPossible = act.changes.some(({ undoObstacle }) => undoObstacle === null)
  if (!isPossible) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`admin.undo.why.${act.changes[0]?.undoObstacle}`)}
      </Typography>
    )
  }
  return (
    <Button
      size="small"
      startIcon={<UndoIcon />}
      disabled={isDisabled}
      onClick={onUndo}
      aria-label={`${translate('ra.action.undo')}: ${title}`}
    >
      {translate('ra.action.undo')}
    </Button>
  )
}
