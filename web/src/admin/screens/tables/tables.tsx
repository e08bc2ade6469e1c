import AddIcon from '@mui/icons-material/Add'
import BeforeIcon from '@mui/icons-material/ChevronLeft'
import AfterIcon from '@mui/icons-material/ChevronRight'
import WalkInIcon from '@mui/icons-material/DirectionsWalk'
import { Box, Button, IconButton, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loading, Title, useLocaleState, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { ReservationMark, TablesOfDayQuery } from '../../../gql/graphql.ts'
import { addDays, type Hours, localDay } from '../../../rules/opening-hours.ts'
import { bookDay } from '../../../rules/reservation-slots.ts'
import { useNow } from '../../api/use-now.ts'
import { dayName } from '../../language/day-name.ts'
import { LoadError } from '../../lists/list-states.tsx'
import { useSiteClock } from '../../plans/use-site-clock.ts'
import { ScreenGrid } from '../screen-grid.tsx'
import { bookQuery } from './book-query.ts'
import { DayClosing } from './day-closing.tsx'
import { type BookedTable, guestsAt, isTaken, sittingsOf } from './evening.ts'
import { KeptBook } from './kept-book.tsx'
import { NamedRequest } from './named-request.tsx'
import { OfferRinging } from './offer-ringing.tsx'
import { isTaking } from './page-switch.ts'
import { TableDialog } from './table-dialog.tsx'
import { TableRow } from './table-row.tsx'
import { TakesRequests } from './takes-requests.tsx'
import { useAnswers } from './use-answer.ts'
import { WaitingList } from './waiting-list.tsx'

/** Other devices write in the same book. */
const LOOK_EVERY_MS = 15_000

/** The book of a day: who comes when, and who is there. */
export function Tables() {
  const translate = useTranslate()
  const hours = useSiteClock()
  const now = useNow()
  const [params, setParams] = useSearchParams()
  if (!hours) return <Loading />
  const today = bookDay(hours, now)
  const given = params.get('day') ?? ''
  const day = /^\d{4}-\d\d-\d\d$/.test(given) ? given : today
  const show = (next: string) => setParams(next === today ? {} : { day: next }, { replace: true })
  return (
    <ScreenGrid maxWidth={760}>
      <Title title={translate('admin.tables.title')} />
      <TakesRequests />
      <OfferRinging />
      <WaitingList hours={hours} now={now} />
      <NamedRequest hours={hours} now={now} day={day} onShow={show} />
      <Day day={day} today={today} onShow={show} />
      <Book key={day} day={day} hours={hours} now={day === today ? now : null} />
    </ScreenGrid>
  )
}

interface DayProps {
  readonly day: string
  readonly today: string
  onShow(day: string): void
}

function Day({ day, today, onShow }: DayProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <IconButton aria-label={translate('admin.tables.before')} onClick={() => onShow(addDays(day, -1))}>
        <BeforeIcon />
      </IconButton>
      <Typography variant="h6" component="h2" sx={{ minWidth: 0 }}>
        {day === today && `${translate('admin.tables.today')}, `}
        {dayName(day, locale)}
      </Typography>
      <IconButton aria-label={translate('admin.tables.after')} onClick={() => onShow(addDays(day, 1))}>
        <AfterIcon />
      </IconButton>
      <TextField
        type="date"
        value={day}
        onChange={({ target }) => target.value && onShow(target.value)}
        margin="none"
        slotProps={{ htmlInput: { 'aria-label': translate('admin.tables.day') } }}
        sx={{ width: 150, ml: 'auto' }}
      />
      {day !== today && (
        <Button variant="outlined" onClick={() => onShow(today)}>
          {translate('admin.tables.today')}
        </Button>
      )}
    </Box>
  )
}

interface BookProps {
  readonly day: string
  readonly hours: Hours
  /** Null on another day than today. */
  readonly now: Date | null
}

function Book({ day, hours, now }: BookProps) {
  const translate = useTranslate()
  const [editing, setEditing] = useState<BookedTable | 'new' | 'walkIn' | null>(null)
  // The last one that was moved or given up here.
  const [toTell, setToTell] = useState<string | null>(null)
  const {
    data: book,
    error,
    isPending,
    refetch,
  } = useQuery({
    ...bookQuery(day, now !== null),
    refetchInterval: LOOK_EVERY_MS,
    refetchOnWindowFocus: true,
  })
  if (!book) return isPending ? <Loading /> : error && <LoadError error={error} onRetry={refetch} />
  const { reply: data, keptAt } = book
  // What is typed in it goes on when the connection is lost, and when it is back.
  const dialog = editing && (
    <TableDialog
      key="dialog"
      day={day}
      hours={hours}
      rules={data.site.reservations}
      table={editing}
      onStored={(moved) => {
        if (moved && typeof editing === 'object') setToTell(editing.id)
        void refetch()
      }}
      onClose={() => setEditing(null)}
    />
  )
  if (keptAt !== null)
    return (
      <>
        <KeptBook tables={data.reservations} timeZone={hours.timeZone} at={keptAt} />
        {dialog}
      </>
    )
  // Those that wait for an answer stand above the book.
  const tables = data.reservations.filter(({ state }) => state !== 'NEW')
  const rules = data.site.reservations
  const { seats } = rules
  const today = localDay(new Date(), hours.timeZone)
  const isAhead = day >= today && day <= addDays(today, rules.daysAhead)
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button variant="contained" size="large" startIcon={<AddIcon />} onClick={() => setEditing('new')}>
          {translate('admin.tables.take')}
        </Button>
        {now && (
          <Button
            variant="outlined"
            size="large"
            startIcon={<WalkInIcon />}
            onClick={() => setEditing('walkIn')}
          >
            {translate('admin.tables.walkIn')}
          </Button>
        )}
        <Summary tables={tables} seats={seats ?? null} now={now} />
      </Box>
      {isTaking(data.site.pages ?? []) && isAhead && (
        <DayClosing
          day={day}
          hours={hours}
          rules={rules}
          closing={data.reservationDays.find(({ date }) => date === day) ?? null}
          onChanged={refetch}
        />
      )}
      {tables.length === 0 && <Typography color="textSecondary">{translate('admin.tables.none')}</Typography>}
      <Sittings
        tables={tables}
        site={data.site}
        hours={hours}
        toTell={toTell}
        onEdit={setEditing}
        onChanged={({ id }, mark) => {
          if (mark === 'CANCELLED') setToTell(id)
          void refetch()
        }}
      />
      {dialog}
    </>
  )
}

interface SummaryProps {
  readonly tables: readonly BookedTable[]
  readonly seats: number | null
  readonly now: Date | null
}

function Summary({ tables, seats, now }: SummaryProps) {
  const translate = useTranslate()
  const coming = tables.filter(isTaken)
  const people = coming.reduce((sum, table) => sum + table.people, 0)
  const free = seats === null || !now ? null : Math.max(0, seats - guestsAt(tables, now.getTime()))
  return (
    <Typography role="status" color="textSecondary">
      {translate('admin.tables.sum', { smart_count: coming.length, people })}
      {free !== null && ` · ${translate(free > 0 ? 'admin.tables.free' : 'admin.tables.full', { free })}`}
    </Typography>
  )
}

interface SittingsProps {
  readonly tables: readonly BookedTable[]
  readonly site: TablesOfDayQuery['site']
  readonly hours: Hours
  readonly toTell: string | null
  onEdit(table: BookedTable): void
  onChanged(table: BookedTable, mark: ReservationMark | null): void
}

function Sittings({ tables: all, site, hours, toTell, onEdit, onChanged }: SittingsProps) {
  const translate = useTranslate()
  const answered = useAnswers()
  const { seats } = site.reservations
  // One that was answered just now is counted, but stays where it was answered.
  const sittings = sittingsOf(all, hours.timeZone)
    .map((sitting) => ({ ...sitting, tables: sitting.tables.filter(({ id }) => !answered.has(id)) }))
    .filter(({ tables }) => tables.length > 0)
  const teller = { name: site.name, timeZone: hours.timeZone }
  return sittings.map(({ time, tables, inHouse }) => (
    <Box key={time} component="section" aria-label={time.replace(':', '.')}>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          borderBottom: 2,
          borderColor: 'text.primary',
          pb: 0.5,
        }}
      >
        <Typography variant="h5" component="h3" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {time.replace(':', '.')}
        </Typography>
        <Typography sx={{ color: seats && inHouse > seats ? 'error.main' : 'text.secondary' }}>
          {translate(seats ? 'admin.tables.inHouseOf' : 'admin.tables.inHouse', { people: inHouse, seats })}
        </Typography>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {tables.map((table) => (
          <TableRow
            key={table.id}
            table={table}
            site={teller}
            isToTell={table.id === toTell}
            onEdit={() => onEdit(table)}
            onChanged={(mark) => onChanged(table, mark)}
          />
        ))}
      </Box>
    </Box>
  ))
}
