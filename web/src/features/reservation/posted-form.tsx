import type { ShellQuery } from '../../gql/graphql.ts'
import { addressOf } from '../../lib/in-language.ts'
import type { PostedTable } from '../../lib/posted-table.ts'
import { paths } from '../../paths.ts'
import { longDay } from '../../rules/hours-text.ts'
import * as spokenWords from '../../rules/spoken.words.ts'
import type { DayWithoutSlots } from '../../rules/table-days.ts'
import { closedDayText } from './closed-day-words.ts'
import { DayField, PeopleField, TimeField } from './day-fields.tsx'
import { SlotChoice } from './slot-choice.tsx'
import * as tableWords from './table.words.ts'
import { nearestTimes } from './table-failures.ts'
import { faultText } from './table-faults.ts'
import { TableFields, Trap } from './table-fields.tsx'
import { isDay } from './table-moment.ts'
import { CallUs, DataNote, FailureNote, SendButton } from './table-notices.tsx'
import type { TableRules } from './table-queries.ts'

interface PostedFormProps {
  readonly posted: PostedTable
  readonly site: ShellQuery['site']
  readonly rules: TableRules | undefined
}

/** What a form without script is answered with: the moments of the day, or the form again with what is wrong. */
export function PostedForm({ posted, site, rules }: PostedFormProps) {
  const { slots, faults, failure } = posted
  const { token: tokenFault, at: atFault, ...others } = faults
  const isReadable = slots !== null && Object.keys(others).length === 0
  const { at, ...typed } = posted.values
  const chosen = slots?.find((slot) => (at ? slot.at === at : slot.time === typed.time))
  const hasFree = slots?.some(({ isFull }) => !isFull) === true
  const why = failure ?? (tokenFault && { reason: 'TOKEN', params: {} })
  const note = why ?? (isReadable ? null : { reason: 'FIELDS', params: {} })
  return (
    <div className="panel form-card ask-table">
      {note && (
        <div role="alert">
          <FailureNote failure={note} phone={site.phone}>
            <NearestText times={nearestTimes(note)} />
          </FailureNote>
        </div>
      )}
      {isReadable && (
        <form
          className="ask-table__look"
          method="post"
          action={addressOf(paths.bookTable)}
          aria-label={tableWords.request}
        >
          <h2>{tableWords.readAgain}</h2>
          <Summary posted={posted} />
          {Object.entries({ ...typed, token: posted.token }).map(
            ([name, value]) =>
              // The button for another day sends it.
              (hasFree || name !== 'date') && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <Trap />
          {hasFree ? (
            <>
              <SlotChoice
                label={tableWords.chooseTime}
                slots={slots}
                chosen={chosen?.at ?? ''}
                fault={faultText('at', atFault)}
              />
              <DataNote name={site.name} rules={rules} />
              <SendButton label={tableWords.send} />
            </>
          ) : (
            <>
              <FullDay posted={posted} date={typed.date ?? ''} rules={rules} />
              <CallUs phone={site.phone} />
            </>
          )}
        </form>
      )}
      {isReadable ? (
        <details className="ask-table__change" open={!hasFree}>
          <summary>{tableWords.changeDetails}</summary>
          <AskAgain posted={posted} site={site} rules={rules} />
        </details>
      ) : (
        <AskAgain posted={posted} site={site} rules={rules} />
      )}
    </div>
  )
}

interface FullDayProps {
  readonly posted: Pick<PostedTable, 'slots' | 'without'>
  /** YYYY-MM-DD. */
  readonly date: string
  readonly rules: TableRules | undefined
}

/** The server's reason, whose label is in Turkish. */
const unlabelled = (reason: DayWithoutSlots | null): DayWithoutSlots | null =>
  reason?.why === 'EXCEPTION' && !spokenWords.isTurkish ? { ...reason, label: '' } : reason

/** Why a day has no moment to choose, with a button that sends its form for the nearest one that may. */
export function FullDay({ posted: { slots, without }, date, rules }: FullDayProps) {
  return (
    <>
      <p>
        {slots?.length || !rules
          ? tableWords.dayFull
          : closedDayText(unlabelled(without?.why ?? null), date, rules.reservations)}{' '}
        {tableWords.chooseBelow}
      </p>
      {without?.nearest && (
        <p className="ask-table__other-day">
          <span id="baska-gun">{tableWords.nearestDay}</span>
          <button
            className="chip"
            type="submit"
            name="date"
            value={without.nearest}
            aria-describedby="baska-gun"
          >
            {longDay(without.nearest)}
          </button>
        </p>
      )}
    </>
  )
}

export function NearestText({ times }: { readonly times: readonly string[] }) {
  if (times.length === 0) return null
  return (
    <p>
      {`${tableWords.nearestTimes} `}
      {times.map(tableWords.clock).join(spokenWords.comma)}.
    </p>
  )
}

function Summary({ posted: { values } }: Pick<PostedFormProps, 'posted'>) {
  const { people, date = '', name, phone, email, note } = values
  const lines = [
    [tableWords.people, people],
    [tableWords.date, isDay(date) ? longDay(date) : date],
    [tableWords.name, name],
    [tableWords.phone, phone],
    [tableWords.email, email],
    [tableWords.note, note],
  ] as const
  return (
    <dl className="ask-table__facts">
      {lines.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** The form once more, with what was sent. */
function AskAgain({ posted: { values, token, faults, slots }, site, rules }: PostedFormProps) {
  return (
    <form
      className="ask-table__again"
      method="post"
      action={addressOf(paths.bookTable)}
      aria-label={tableWords.details}
    >
      <TableFields values={values} faults={faults}>
        <PeopleField
          value={values.people}
          largest={rules?.reservations.largestParty}
          fault={faultText('people', faults.people)}
        />
        <DayField
          value={values.date}
          daysAhead={rules?.reservations.daysAhead}
          fault={faultText('date', faults.date)}
        />
        <TimeField value={values.time} />
      </TableFields>
      <Trap />
      <input type="hidden" name="token" value={token} />
      {slots === null && <DataNote name={site.name} rules={rules} />}
      <SendButton label={tableWords.showTimes} />
    </form>
  )
}
