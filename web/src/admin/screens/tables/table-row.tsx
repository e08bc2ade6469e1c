import CheckIcon from '@mui/icons-material/Check'
import MoreIcon from '@mui/icons-material/MoreVert'
import { Box, Button, IconButton, Menu, MenuItem, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { ReservationMark } from '../../../gql/graphql.ts'
import { calls } from '../../api/call/calls.ts'
import { waysToTell } from '../../guests/ways-to-tell.ts'
import { AskedFirst } from './asked-first.tsx'
import { type BookedTable, isTaken } from './evening.ts'
import { GuestLanguage } from './guest-language.tsx'
import { toldText } from './requests.ts'
import { MARK_TABLE } from './tables.operations.ts'
import { TellGuest } from './tell-guest.tsx'

interface TableRowProps {
  readonly table: BookedTable
  readonly site: { readonly name: string; readonly timeZone: string }
  /** Whether its guest has yet to be told of a change that was made here. */
  readonly isToTell: boolean
  onEdit(): void
  /** @param mark null if that was refused. */
  onChanged(mark: ReservationMark | null): void
}

/** A table with one large button for what is tapped most: its guests have come. */
export function TableRow({ table, site, isToTell, onEdit, onChanged }: TableRowProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const [isSending, setSending] = useState(false)
  const { id, state, people, name, phone, note, message, overbooked } = table
  const isThere = state === 'ARRIVED'
  const mark = async (as: ReservationMark) => {
    setSending(true)
    let stored: ReservationMark | null = null
    const title = `${name}: ${translate(`admin.tables.state.${as}`)}`
    try {
      await calls.send({ document: MARK_TABLE, variables: { id, as }, title, subject: `table/${id}/${as}` })
      stored = as
    } catch (error) {
      notify((error as Error).message, { type: 'error', autoHideDuration: 8000 })
    }
    setSending(false)
    onChanged(stored)
  }
  return (
    <Box
      component="li"
      aria-label={name}
      sx={{
        display: 'grid',
        gridTemplateAreas: '"people guest mark more"',
        gridTemplateColumns: '52px minmax(0, 1fr) auto auto',
        '@media (max-width: 359.95px)': {
          gridTemplateAreas: '"people guest more" "people mark mark"',
          gridTemplateColumns: '44px minmax(0, 1fr) auto',
        },
        columnGap: 1,
        alignItems: 'center',
        minHeight: 72,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        // Faded letters could not be read.
        color: isTaken(table) ? undefined : 'text.secondary',
      }}
    >
      <Typography
        component="span"
        aria-label={translate('admin.tables.guests', { people })}
        sx={{
          gridArea: 'people',
          fontSize: '1.75rem',
          fontFamily: 'h4.fontFamily',
          fontWeight: 600,
          textAlign: 'center',
        }}
      >
        {people}
      </Typography>
      <Box sx={{ gridArea: 'guest', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600, textDecoration: isTaken(table) ? undefined : 'line-through' }}>
          {name}
        </Typography>
        <GuestLanguage table={table} />
        <AskedFirst table={table} timeZone={site.timeZone} />
        {note && <Typography variant="body2">{note}</Typography>}
        {message && <Typography variant="body2">“{message}”</Typography>}
        {(phone || overbooked) && (
          <Typography variant="body2" color="textSecondary">
            {phone}
            {overbooked && (
              <Box component="span" sx={{ color: 'error.main' }}>
                {phone && ' · '}
                {translate('admin.tables.overbooked')}
              </Box>
            )}
          </Typography>
        )}
      </Box>
      {state === 'CONFIRMED' || isThere ? (
        <Button
          variant={isThere ? 'text' : 'outlined'}
          color={isThere ? 'success' : 'inherit'}
          aria-pressed={isThere}
          disabled={isSending || isThere}
          {...(isThere && { startIcon: <CheckIcon /> })}
          onClick={() => void mark('ARRIVED')}
          sx={{
            gridArea: 'mark',
            minHeight: 52,
            minWidth: 96,
            '&.Mui-disabled': isThere ? { color: 'success.main' } : {},
          }}
        >
          {translate('admin.tables.state.ARRIVED')}
        </Button>
      ) : (
        <Typography color="textSecondary" sx={{ gridArea: 'mark' }}>
          {translate(`admin.tables.state.${state}`)}
        </Typography>
      )}
      <RowMenu table={table} site={site} onEdit={onEdit} onMark={(as) => void mark(as)} />
      {isToTell && phone && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <TellGuest table={table} phone={phone} site={site} />
        </Box>
      )}
    </Box>
  )
}

const MARKS: readonly ReservationMark[] = ['ARRIVED', 'NO_SHOW', 'CANCELLED']
/** The states of which it can be told what became of the table, if it was promised. */
const MARKED: ReadonlySet<BookedTable['state']> = new Set(['CONFIRMED', ...MARKS])
const isMarkable = ({ state, answeredAt }: BookedTable) => MARKED.has(state) && answeredAt != null

interface RowMenuProps extends Pick<TableRowProps, 'table' | 'site' | 'onEdit'> {
  onMark(as: ReservationMark): void
}

function RowMenu({ table, site, onEdit, onMark }: RowMenuProps) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { name, state, phone } = table
  const ways = phone && waysToTell(phone, toldText(table, site))
  const choose = (work: () => void) => () => {
    setAnchor(null)
    work()
  }
  return (
    <>
      <IconButton
        aria-label={`${name}: ${translate('admin.tables.more')}`}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ gridArea: 'more', width: 48, height: 48 }}
      >
        <MoreIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {(isMarkable(table) ? MARKS : [])
          .filter((as) => as !== state)
          .map((as) => (
            <MenuItem key={as} onClick={choose(() => onMark(as))}>
              {translate(`admin.tables.state.${as}`)}
            </MenuItem>
          ))}
        {isTaken(table) && <MenuItem onClick={choose(onEdit)}>{translate('admin.tables.change')}</MenuItem>}
        {ways && [
          <MenuItem key="whatsapp" component="a" href={ways.whatsapp} target="_blank" rel="noopener">
            {translate('admin.tables.whatsapp')}
          </MenuItem>,
          <MenuItem key="sms" component="a" href={ways.sms}>
            {translate('admin.tables.sms')}
          </MenuItem>,
          <MenuItem key="call" component="a" href={ways.call}>
            {translate('admin.tables.call')}
          </MenuItem>,
        ]}
      </Menu>
    </>
  )
}
