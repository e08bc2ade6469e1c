import CheckIcon from '@mui/icons-material/Check'
import { Box, Button, Typography } from '@mui/material'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { dropDraft, readDraft } from '../../forms/drafts/draft-store.ts'
import { ANSWER_DRAFT } from './answer-draft.ts'
import type { BookedTable } from './evening.ts'
import { TellGuest } from './tell-guest.tsx'
import { useAnswer } from './use-answer.ts'

interface AnsweredRowProps {
  readonly table: BookedTable
  /** Its day and time in words. */
  readonly moment: string
  /** Absent until the book of its day is read. */
  readonly site?: { readonly name: string; readonly timeZone: string }
  /** Whether it was answered before it was in sight. */
  readonly isFound: boolean
  /** Whether the rows have just moved, so that a tap may be meant for another one. */
  readonly isResting: boolean
}

/** An answer that can be taken back still. */
export function AnsweredRow({ table, moment, site, isFound, isResting }: AnsweredRowProps) {
  const translate = useTranslate()
  const { withdraw } = useAnswer()
  const [isSending, setSending] = useState(false)
  const place = useRef<HTMLLIElement>(null)
  const { id, version, name, people, state, message, phone, overbooked } = table
  useEffect(() => {
    // The draft of a message is obsolete once somebody else has answered.
    const of = `${id}-${version - 1}`
    void readDraft(ANSWER_DRAFT, of).then((draft) => draft && dropDraft(ANSWER_DRAFT, of, draft.key))
  }, [id, version])
  useLayoutEffect(() => {
    const { activeElement } = document
    // The button that was pressed is gone; whoever writes elsewhere by now goes on there.
    const isLost = !activeElement || activeElement === document.body
    if (isLost && !isFound) place.current?.focus({ preventScroll: true })
  }, [isFound])
  const takeBack = async () => {
    setSending(true)
    await withdraw(table)
    setSending(false)
  }
  return (
    <Box
      component="li"
      ref={place}
      tabIndex={-1}
      aria-label={name}
      sx={{ pb: 1, borderBottom: 1, borderColor: 'divider', outline: 'none' }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <b>{moment}</b> · {translate('admin.tables.guests', { people })} · {name}
        </Typography>
        <Typography
          role="status"
          sx={{
            display: 'flex',
            gap: 0.5,
            alignItems: 'center',
            fontWeight: 600,
            color: state === 'CONFIRMED' ? 'success.main' : 'text.primary',
          }}
        >
          {state === 'CONFIRMED' && <CheckIcon fontSize="small" />}
          {translate(`admin.tables.answered.${state}`)}
        </Typography>
        <Button
          color="inherit"
          aria-label={`${name}: ${translate('admin.tables.withdraw')}`}
          title={translate('admin.tables.withdrawable')}
          disabled={isResting || isSending}
          onClick={() => void takeBack()}
          // Nothing flickers while it rests.
          sx={{
            minHeight: 48,
            flexShrink: 0,
            textDecoration: 'underline',
            transition: 'none',
            '&.Mui-disabled': isSending ? {} : { color: 'inherit' },
          }}
        >
          {translate('admin.tables.withdraw')}
        </Button>
      </Box>
      {message && <Typography variant="body2">“{message}”</Typography>}
      {overbooked && (
        <Typography variant="body2" color="error">
          {translate('admin.tables.overbooked')}
        </Typography>
      )}
      {phone && site && <TellGuest table={table} phone={phone} site={site} />}
    </Box>
  )
}
