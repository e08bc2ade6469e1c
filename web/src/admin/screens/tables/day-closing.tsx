import AfterIcon from '@mui/icons-material/ExpandMore'
import { Box, Button, ButtonGroup, Menu, MenuItem, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { type Hours, localClock } from '../../../rules/opening-hours.ts'
import type { SlotRules } from '../../../rules/reservation-slots.ts'
import { calls } from '../../api/call/calls.ts'
import { useAttempt } from '../../api/use-attempt.ts'
import { timesOf } from './evening.ts'
import { SET_DAY } from './tables.operations.ts'
import { useRest } from './use-rest.ts'

interface DayClosingProps {
  /** YYYY-MM-DD. */
  readonly day: string
  readonly hours: Hours
  readonly rules: SlotRules
  /** The closing of the day; null while guests may ask for it. */
  readonly closing: { readonly closedFrom?: string | null } | null
  onChanged(): Promise<unknown>
}

/** Closes a day for requests by one tap, or its evening from a time on, and opens it again. */
export function DayClosing({ day, hours, rules, closing, onChanged }: DayClosingProps) {
  const translate = useTranslate()
  const attempt = useAttempt()
  const [isSending, setSending] = useState(false)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isResting = useRest(`${day} ${closing !== null}`)
  const clock = (at: string) => localClock(new Date(at), hours.timeZone).replace(':', '.')
  const set = async (open: boolean, from: string | null = null) => {
    if (isSending) return
    setSending(true)
    const title = translate(open ? 'admin.tables.closing.open' : 'admin.tables.closing.day')
    await attempt(async () => {
      const variables = { date: day, open, from }
      await calls.send({ document: SET_DAY, variables, title, subject: `day/${day}` })
    })
    await onChanged()
    setSending(false)
  }
  if (closing)
    return (
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          px: 2,
          py: 1,
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          bgcolor: 'background.paper',
        }}
      >
        <Typography role="status" sx={{ flex: '1 1 220px' }}>
          {closing.closedFrom
            ? translate('admin.tables.closing.closedFrom', { time: clock(closing.closedFrom) })
            : translate('admin.tables.closing.closed')}
        </Typography>
        <Button
          variant="outlined"
          disabled={isSending}
          aria-disabled={isResting}
          onClick={() => !isResting && void set(true)}
          sx={{ minHeight: 44 }}
        >
          {translate('admin.tables.closing.open')}
        </Button>
      </Box>
    )
  const times = timesOf(hours, rules, day).filter(({ at }) => Date.parse(at) > Date.now())
  return (
    <>
      <ButtonGroup
        variant="outlined"
        color="inherit"
        disabled={isSending}
        aria-label={translate('admin.tables.closing.title')}
        sx={{ justifySelf: 'start', '& .MuiButton-root': { minHeight: 44 } }}
      >
        <Button aria-disabled={isResting} onClick={() => !isResting && void set(false)}>
          {translate('admin.tables.closing.day')}
        </Button>
        {times.length > 0 && (
          <Button
            aria-label={translate('admin.tables.closing.from')}
            aria-haspopup="menu"
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            <AfterIcon />
          </Button>
        )}
      </ButtonGroup>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {times.map(({ at }) => (
          <MenuItem
            key={at}
            onClick={() => {
              setAnchor(null)
              void set(false, at)
            }}
          >
            {translate('admin.tables.closing.fromTime', { time: clock(at) })}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
