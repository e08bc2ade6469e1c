import { addressOf } from '../../lib/in-language.ts'
import type { PostedChange } from '../../lib/posted-table.ts'
import { paths } from '../../paths.ts'
import { longDay } from '../../rules/hours-text.ts'
import type { Hours } from '../../rules/opening-hours.ts'
import { bookDay } from '../../rules/reservation-slots.ts'
import { DayField, PeopleField } from './day-fields.tsx'
import * as guestTableWords from './guest-table.words.ts'
import { FullDay, NearestText } from './posted-form.tsx'
import { SlotChoice } from './slot-choice.tsx'
import * as tableWords from './table.words.ts'
import { nearestTimes } from './table-failures.ts'
import { faultText } from './table-faults.ts'
import { isDay } from './table-moment.ts'
import { CallUs, FailureNote } from './table-notices.tsx'
import type { GuestTable, TableRules } from './table-queries.ts'

interface PostedChangeFormProps {
  readonly guest: GuestTable
  readonly hours: Hours
  readonly phone: string
  readonly rules: TableRules | undefined
  /** What was sent before, with the moments of its day; null at first. */
  readonly posted: PostedChange | null
}

/** The forms by which a guest changes a request without script: number and day, and then the moment. */
export function PostedChangeForm({ guest, hours, phone, rules, posted }: PostedChangeFormProps) {
  const { at: atFault, ...others } = posted?.faults ?? {}
  const isReadable = posted?.slots != null && Object.keys(others).length === 0
  const { people = String(guest.people), date = bookDay(hours, new Date(guest.at)) } = posted?.values ?? {}
  const failure = posted?.failure ?? (isReadable || !posted ? null : { reason: 'FIELDS', params: {} })
  return (
    <details className="guest-table__change" open={posted !== null}>
      <summary className="guest-table__quiet">{guestTableWords.change}</summary>
      {failure && (
        <div role="alert">
          <FailureNote failure={failure} phone={phone}>
            <NearestText times={nearestTimes(failure)} />
          </FailureNote>
        </div>
      )}
      {posted && isReadable && (
        <MomentForm
          posted={posted}
          own={guest.at}
          atFault={atFault}
          people={people}
          date={date}
          phone={phone}
          rules={rules}
        />
      )}
      <form
        className="guest-table__form"
        method="post"
        action={addressOf(paths.guestTable(guest.code))}
        aria-label={guestTableWords.changeLabel}
      >
        <div className="form-grid">
          <PeopleField
            value={people}
            largest={rules?.reservations.largestParty}
            fault={faultText('people', others.people)}
          />
          <DayField
            value={date}
            daysAhead={rules?.reservations.daysAhead}
            fault={faultText('date', others.date)}
          />
        </div>
        <button className="button button--quiet" type="submit">
          {tableWords.showTimes}
        </button>
      </form>
    </details>
  )
}

interface MomentFormProps extends Pick<PostedChangeFormProps, 'phone' | 'rules'> {
  readonly posted: PostedChange
  /** The moment that the request has. */
  readonly own: string
  readonly atFault: Parameters<typeof faultText>[1]
  readonly people: string
  readonly date: string
}

function MomentForm({ posted, own, atFault, people, date, phone, rules }: MomentFormProps) {
  const slots = posted.slots ?? []
  const hasFree = slots.some(({ isFull }) => !isFull)
  return (
    <form
      className="guest-table__form"
      method="post"
      action={addressOf(paths.guestTable(posted.code))}
      aria-label={guestTableWords.newTime}
    >
      <p>{guestTableWords.peopleOn(isDay(date) ? longDay(date) : date, people)}</p>
      <input type="hidden" name="people" value={people} />
      {hasFree ? (
        <>
          <input type="hidden" name="date" value={date} />
          <SlotChoice
            label={tableWords.chooseTime}
            slots={slots}
            chosen={posted.values.at ?? own}
            fault={faultText('at', atFault)}
          />
          <button className="button" type="submit">
            {guestTableWords.sendChange}
          </button>
        </>
      ) : (
        <>
          <FullDay posted={posted} date={date} rules={rules} />
          <CallUs phone={phone} />
        </>
      )}
    </form>
  )
}
