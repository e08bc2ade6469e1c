import { useMemo } from 'react'
import { plainHours } from '../../lib/told.tsx'
import { longDay } from '../../rules/hours-text.ts'
import type { Hours } from '../../rules/opening-hours.ts'
import * as spokenWords from '../../rules/spoken.words.ts'
import { nearestDayWithSlots, whyWithoutSlots } from '../../rules/table-days.ts'
import { closedDayText } from './closed-day-words.ts'
import { SlotChoice } from './slot-choice.tsx'
import * as tableWords from './table.words.ts'
import { CallUs } from './table-notices.tsx'
import type { TableRules } from './table-queries.ts'
import { type Slots, shownOf } from './use-slots.ts'

interface SlotAreaProps {
  readonly found: Slots
  /** The day that is chosen, YYYY-MM-DD; null for none. */
  readonly date: string | null
  readonly hours: Hours
  readonly rules: TableRules['reservations'] | undefined
  readonly hasPeople: boolean
  /** Null while the number of guests may ask by itself. */
  readonly tooMany: number | null
  readonly phone: string
  readonly chosen: string
  readonly onChoose: (at: string) => void
  readonly onPickDay: (day: string) => void
  readonly onRetry: () => void
  readonly fault?: string | undefined
}

/** The moments of the day that is chosen, or why there are none, with the next day that has some. */
export function SlotArea({
  found,
  date,
  hours,
  rules,
  hasPeople,
  tooMany,
  phone,
  onPickDay,
  onRetry,
  ...choice
}: SlotAreaProps) {
  const isLoading = found.state === 'LOADING'
  const slots = tooMany !== null ? [] : shownOf(found)
  const free = slots.filter(({ isFull }) => !isFull)
  const without = useMemo(
    () =>
      found.state === 'LOADED' && date && rules && found.slots.every(({ isFull }) => isFull)
        ? dayWithout(hours, rules, date, found.slots.length > 0)
        : null,
    [found, date, hours, rules],
  )
  const asked = { hasPeople, hasDay: date !== null, tooMany, why: without?.why }
  return (
    <div className="ask-table__area" data-wide>
      {slots.length > 0 && (
        <SlotChoice label={tableWords.time} english="Time" slots={slots} isBusy={isLoading} {...choice} />
      )}
      {slots.length === 0 && (
        <p className="ask-table__label">
          {tableWords.time}
          {spokenWords.isTurkish && (
            <span className="field__english" lang="en">
              Time
            </span>
          )}
        </p>
      )}
      <div role="status">
        {free.length > 0 ? (
          <p className="visually-hidden">{isLoading ? tableWords.looking : tableWords.free(free.length)}</p>
        ) : (
          <p className="ask-table__wait">{sentence(found, asked)}</p>
        )}
      </div>
      {without?.nearest && tooMany === null && (
        <p className="ask-table__other-day">
          <span id="baska-gun">{tableWords.nearestDay}</span>
          <button
            className="chip"
            type="button"
            aria-describedby="baska-gun"
            onClick={() => onPickDay(without.nearest as string)}
          >
            {longDay(without.nearest)}
          </button>
        </p>
      )}
      {found.state === 'FAILED' && tooMany === null && (
        <button className="button button--quiet ask-table__call" type="button" onClick={onRetry}>
          {tableWords.tryAgain}
        </button>
      )}
      {(tooMany !== null ||
        (free.length === 0 && (found.state === 'LOADED' || found.state === 'TOO_MANY'))) && (
        <CallUs phone={phone} />
      )}
      {slots.length === 0 && choice.fault && <p className="field__fault">{choice.fault}</p>}
    </div>
  )
}

/** Why a day has nothing to choose, and the nearest one that may have. */
function dayWithout(hours: Hours, rules: TableRules['reservations'], date: string, isFull: boolean) {
  const now = new Date()
  return {
    why: isFull
      ? tableWords.dayFull
      : closedDayText(whyWithoutSlots(plainHours(hours), rules, date, now), date, rules),
    nearest: nearestDayWithSlots(hours, rules, date, now),
  }
}

interface Asked {
  readonly hasPeople: boolean
  readonly hasDay: boolean
  readonly tooMany: number | null
  readonly why: string | undefined
}

function sentence(found: Slots, { hasPeople, hasDay, tooMany, why }: Asked): string {
  if (tooMany !== null) return tableWords.tooMany(tooMany)
  switch (found.state) {
    case 'UNASKED':
      if (hasPeople) return hasDay ? tableWords.looking : tableWords.chooseDay
      return hasDay ? tableWords.tellPeople : tableWords.tellBoth
    case 'LOADING':
      return tableWords.looking
    case 'FAILED':
      return tableWords.notFound
    case 'TOO_MANY':
      return tableWords.askedTooOften
    case 'LOADED':
      return `${why ?? tableWords.dayClosed} ${tableWords.chooseOther}`
  }
}

interface NearestProps {
  readonly found: Slots
  readonly times: readonly string[]
  readonly chosen: string
  readonly onChoose: (at: string) => void
}

/** The free moments that are nearest to the one that is not. */
export function NearestSlots({ found, times, chosen, onChoose }: NearestProps) {
  const slots = found.state === 'LOADED' ? found.slots : []
  const nearest = slots.filter(({ time, isFull }) => !isFull && times.includes(time))
  if (nearest.length === 0) return null
  return (
    <>
      <p>{tableWords.nearestTimes}</p>
      <p className="ask-table__times">
        {nearest.map(({ at, time }) => (
          <button
            key={at}
            className="chip"
            type="button"
            aria-pressed={at === chosen}
            onClick={() => onChoose(at)}
          >
            {tableWords.clock(time)}
          </button>
        ))}
      </p>
    </>
  )
}
