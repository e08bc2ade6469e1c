import { Box, Typography } from '@mui/material'
import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import type { TablesOfDayQuery } from '../../../gql/graphql.ts'
import type { Hours } from '../../../rules/opening-hours.ts'
import { bookDay } from '../../../rules/reservation-slots.ts'
import { momentOf } from '../../guests/moment-of.ts'
import { useWaitingTables } from '../../guests/waiting-tables.ts'
import { settleNotices } from '../../push/notices.ts'
import { AlikeRequests } from './alike-requests.tsx'
import { answers } from './answers.ts'
import { bookQuery } from './book-query.ts'
import type { BookedTable } from './evening.ts'
import { RequestRow } from './request-row.tsx'
import { otherTime, seatsLeft } from './requests.ts'
import { useAnswers, useAnswersOfOthers } from './use-answer.ts'
import { useRest } from './use-rest.ts'

const LOOK_EVERY_MS = 30_000

const NONE: readonly BookedTable[] = []

interface WaitingListProps {
  readonly hours: Hours
  readonly now: Date
}

/** The guests who wait for an answer, whatever their day, above everything else; nothing if there are none. */
export function WaitingList({ hours, now }: WaitingListProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { data: waiting = NONE, isSuccess: isRead } = useWaitingTables()
  const answered = useAnswers()
  useAnswersOfOthers()
  // The book shows what went wrong while it is read; this list would only repeat it.
  const isAnswered = ({ id }: BookedTable) => answered.get(id)?.isStored === true
  // Its guest has changed it before the answer was told.
  useEffect(() => answers.waitAgain(waiting), [waiting])
  useEffect(() => {
    if (isRead) void settleNotices(waiting.map(({ id }) => id)).catch(() => {})
  }, [waiting, isRead])
  const all = [
    ...waiting.filter(({ id }) => !answered.has(id)),
    ...[...answered.values()].map(({ table }) => table),
  ]
  const shown = [...inOrder(all.filter((table) => !isAnswered(table))), ...inOrder(all.filter(isAnswered))]
  // The second tap of a double one must neither take an answer back nor answer the next guest, nor a changed request.
  const isResting = useRest(String(shown.map((table) => `${table.id} ${isAnswered(table) || table.version}`)))
  const dayOf = ({ at }: BookedTable) => bookDay(hours, new Date(at))
  const days = [...new Set(shown.map(dayOf))]
  const books = useQueries({
    queries: days.map((day) => ({
      ...bookQuery(day, day === bookDay(hours, now)),
      refetchInterval: LOOK_EVERY_MS,
    })),
  })
  if (shown.length === 0) return null
  const words = {
    locale,
    today: translate('admin.tables.today'),
    tomorrow: translate('admin.tables.tomorrow'),
  }
  const open = shown.filter(({ id }) => !answered.get(id)?.isStored).length
  return (
    <Box component="section" aria-labelledby="waiting-tables">
      <Typography id="waiting-tables" variant="h6" component="h2" aria-live="polite">
        {translate(open > 0 ? 'admin.tables.waiting' : 'admin.tables.allAnswered', { smart_count: open })}
      </Typography>
      <AlikeRequests waiting={shown.filter(({ id }) => !answered.has(id))} />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, mt: 1 }}>
        {shown.map((table) => {
          const day = dayOf(table)
          const book = books[days.indexOf(day)]?.data?.reply
          return (
            <RequestRow
              key={table.id}
              table={table}
              isStored={answered.get(table.id)?.isStored ?? null}
              timeZone={hours.timeZone}
              moment={momentOf(table.at, now, hours.timeZone, words)}
              now={now}
              isResting={isResting}
              {...(book && factsOf(book, table, hours, { day, now }))}
            />
          )
        })}
      </Box>
    </Box>
  )
}

/** What the book of its day says about a request. */
function factsOf(
  { reservations, site }: TablesOfDayQuery,
  table: BookedTable,
  hours: Hours,
  when: { readonly day: string; readonly now: Date },
) {
  const rules = site.reservations
  return {
    site: { name: site.name, timeZone: hours.timeZone },
    left: seatsLeft(reservations, table, rules.seats ?? null, when.now),
    other: otherTime(hours, rules, reservations, table, when),
    answers: rules.answers,
  }
}

const inOrder = (tables: readonly BookedTable[]) =>
  [...tables].sort(
    (one, other) => Date.parse(one.at) - Date.parse(other.at) || Number(one.id) - Number(other.id),
  )
