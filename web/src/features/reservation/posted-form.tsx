import type { ShellQuery } from '../../gql/graphql.ts'
import type { PostedTable } from '../../lib/posted-table.ts'
import { paths } from '../../paths.ts'
import { longDay } from '../../rules/hours-text.ts'
import { closedDayText } from './closed-day-words.ts'
import { DayField, PeopleField, TimeField } from './day-fields.tsx'
import { SlotChoice } from './slot-choice.tsx'
import { nearestTimes } from './table-failures.ts'
import { faultText } from './table-faults.ts'
import { TableFields, Trap } from './table-fields.tsx'
import { isDay, timeText } from './table-moment.ts'
import { CallUs, DataNote, FailureNote, SendButton } from './table-notices.tsx'
import type { TableRules } from './table-queries.ts'

interface PostedFormProps {
  readonly posted: PostedTable
  readonly site: ShellQuery['site']
  readonly rules: TableRules | undefined
}

/** What a form without script is answered with: the moments of the day, or the form again with what is wrong. */
export function PostedForm({ posted, site, rules }: PostedFormProps) {
  const { slots, faults, failure, without } = posted
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
        <form className="ask-table__look" method="post" action={paths.bookTable} aria-label="Masa isteği">
          <h2>Bir kez daha okuyun</h2>
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
                label="Saati seçin"
                slots={slots}
                chosen={chosen?.at ?? ''}
                fault={faultText('at', atFault)}
              />
              <DataNote name={site.name} rules={rules} />
              <SendButton label="İsteği gönder" />
            </>
          ) : (
            <>
              <p>
                {slots.length > 0 || !rules
                  ? 'Bu gün dolu.'
                  : closedDayText(without?.why ?? null, typed.date ?? '', rules.reservations)}{' '}
                Aşağıdan başka bir gün seçin ya da bizi arayın.
              </p>
              {without?.nearest && (
                <p className="ask-table__other-day">
                  <span id="baska-gun">En yakın gün:</span>
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
              <CallUs phone={site.phone} />
            </>
          )}
        </form>
      )}
      {isReadable ? (
        <details className="ask-table__change" open={!hasFree}>
          <summary>Bilgileri değiştir</summary>
          <AskAgain posted={posted} site={site} rules={rules} />
        </details>
      ) : (
        <AskAgain posted={posted} site={site} rules={rules} />
      )}
    </div>
  )
}

function NearestText({ times }: { readonly times: readonly string[] }) {
  if (times.length === 0) return null
  return <p>En yakın boş saatler: {times.map(timeText).join(', ')}.</p>
}

function Summary({ posted: { values } }: Pick<PostedFormProps, 'posted'>) {
  const { people, date = '', name, phone, email, note } = values
  const lines = [
    ['Kişi sayısı', people],
    ['Geliş tarihi', isDay(date) ? longDay(date) : date],
    ['Adınız', name],
    ['Telefon', phone],
    ['E-posta', email],
    ['Mesaj', note],
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
    <form className="ask-table__again" method="post" action={paths.bookTable} aria-label="Bilgileriniz">
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
      <SendButton label="Boş saatleri göster" />
    </form>
  )
}
