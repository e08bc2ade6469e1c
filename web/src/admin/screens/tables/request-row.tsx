import MessageIcon from '@mui/icons-material/ChatBubbleOutline'
import CheckIcon from '@mui/icons-material/Check'
import { Box, Button, Chip, IconButton, Link as StyledLink, TextField, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useCanAccess, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { atText } from '../../../rules/turkish-times.ts'
import { screenPaths } from '../../api/screen-paths.ts'
import { useDraft } from '../../forms/drafts/use-draft.ts'
import { ANSWER_DRAFT } from './answer-draft.ts'
import { AnsweredRow } from './answered-row.tsx'
import { AskedFirst } from './asked-first.tsx'
import type { BookedTable } from './evening.ts'
import { GuestLanguage } from './guest-language.tsx'
import { requestId, waitOf } from './requests.ts'
import { useAnswer } from './use-answer.ts'

/** Most characters of a message, as the API takes them. */
const LONGEST = 200
interface RequestRowProps {
  readonly table: BookedTable
  /** Whether its answer is stored; null for one that waits. */
  readonly isStored: boolean | null
  readonly timeZone: string
  /** Its day and time in words. */
  readonly moment: string
  readonly now: Date
  /** Whether the rows have just moved, so that a tap may be meant for another one. */
  readonly isResting: boolean
  /** Absent until the book of its day is read. */
  readonly site?: { readonly name: string; readonly timeZone: string }
  readonly left?: number | null
  readonly other?: string | null
  /** Sentences that are ready. */
  readonly answers?: readonly string[]
}

/** A request of a guest with two large buttons for the answer, or in one line the answer while it can be taken back. */
export function RequestRow(props: RequestRowProps) {
  const { table, isStored, moment, left = null, now } = props
  const translate = useTranslate()
  const [wasStored] = useState(isStored)
  const { people, name, note } = table
  const wait = waitOf(table.createdDate, now)
  const isOver = left !== null && people > left
  if (isStored)
    return (
      <AnsweredRow
        table={table}
        moment={moment}
        isFound={wasStored === true}
        isResting={props.isResting}
        {...(props.site && { site: props.site })}
      />
    )
  return (
    <Box
      component="li"
      id={requestId(table.id)}
      tabIndex={-1}
      aria-label={name}
      sx={{
        // A notice has led here.
        '&:focus': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
        p: 2,
        border: 1,
        borderColor: 'text.primary',
        borderRadius: 2,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: '52px minmax(0, 1fr)', columnGap: 1 }}>
        <Typography
          component="span"
          aria-label={translate('admin.tables.guests', { people })}
          sx={{
            fontSize: '1.75rem',
            lineHeight: 1.2,
            fontFamily: 'h4.fontFamily',
            fontWeight: 600,
            textAlign: 'center',
          }}
        >
          {people}
        </Typography>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h6" component="p" sx={{ lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' }}>
            {moment}
          </Typography>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <GuestLanguage table={table} />
          <AskedFirst table={table} timeZone={props.timeZone} />
          {note && <Typography variant="body2">{note}</Typography>}
          <Typography variant="body2" color="textSecondary">
            {left !== null && (
              <Box component="span" sx={{ color: isOver ? 'error.main' : undefined }}>
                {translate(isOver ? 'admin.tables.leftTooFew' : 'admin.tables.left', { smart_count: left })}
                {' · '}
              </Box>
            )}
            {translate(`admin.tables.waits.${wait.unit}`, { smart_count: wait.count })}
          </Typography>
        </Box>
      </Box>
      <Answering {...props} />
    </Box>
  )
}

function Answering({ table, isStored, isResting, other, answers = [] }: RequestRowProps) {
  const translate = useTranslate()
  const { answer } = useAnswer()
  const { name } = table
  // What an earlier page has written or answered was about this version.
  const draft = useDraft(ANSWER_DRAFT, { message: '' }, { id: `${table.id}-${table.version}` })
  const { message } = draft.values
  const setMessage = (written: string) => draft.change({ message: written })
  const [chosen, setWriting] = useState<boolean | null>(null)
  // Nothing is sent unseen.
  const isWriting = chosen ?? draft.restoredAt !== null
  const id = useId()
  const isSending = isStored === false
  const big = { flex: 1, minHeight: 56, fontSize: '1.0625rem' } as const
  const give = (as: 'CONFIRM' | 'DECLINE') => () => {
    if (!isResting) void answer(table, { as, message: message.trim() || null }, draft)
  }
  const ready = [
    ...answers,
    // In the guest's language, whatever the screen's is.
    ...(other ? [`${atText(other)} yerimiz var, ister misiniz?`] : []),
  ]
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, mt: 1.5 }}>
        <Button
          variant="outlined"
          color="success"
          startIcon={<CheckIcon />}
          aria-label={`${name}: ${translate('admin.tables.answer.CONFIRM')}`}
          disabled={isSending}
          aria-disabled={isResting}
          onClick={give('CONFIRM')}
          sx={{ ...big, borderWidth: 2 }}
        >
          {translate('admin.tables.answer.CONFIRM')}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          aria-label={`${name}: ${translate('admin.tables.answer.DECLINE')}`}
          disabled={isSending}
          aria-disabled={isResting}
          onClick={give('DECLINE')}
          sx={big}
        >
          {translate('admin.tables.answer.DECLINE')}
        </Button>
        <IconButton
          aria-label={`${name}: ${translate('admin.tables.write')}`}
          aria-expanded={isWriting}
          aria-controls={id}
          disabled={isSending}
          onClick={() => setWriting(!isWriting)}
          sx={{ width: 56, height: 56 }}
        >
          <MessageIcon />
        </IconButton>
      </Box>
      <Box id={id} hidden={!isWriting} sx={{ mt: 1.5 }}>
        <Box
          role="group"
          aria-label={translate('admin.tables.ready.some')}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}
        >
          {ready.map((sentence) => (
            <Chip
              key={sentence}
              label={sentence}
              variant="outlined"
              disabled={isSending}
              onClick={() => setMessage(sentence)}
              sx={{ height: 'auto', minHeight: 40, '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 } }}
            />
          ))}
          {answers.length === 0 && <AddReady />}
        </Box>
        <TextField
          label={translate('admin.tables.message')}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
          disabled={isSending}
          multiline
          margin="none"
          {...(message.length > LONGEST * 0.8 && { helperText: `${message.length} / ${LONGEST}` })}
          slotProps={{ htmlInput: { maxLength: LONGEST, autoComplete: 'off' } }}
        />
      </Box>
    </>
  )
}

/** The way to the settings, for who may change them, where no sentences are ready. */
function AddReady() {
  const translate = useTranslate()
  const { canAccess } = useCanAccess({ resource: 'site', action: 'edit' })
  if (!canAccess) return null
  return (
    <StyledLink component={Link} to={screenPaths.tableSettings} variant="body2">
      {translate('admin.tables.ready.none')}
    </StyledLink>
  )
}
