import { Field } from '../../components/field.tsx'
import { addDays } from '../../rules/opening-hours.ts'
import * as tableWords from './table.words.ts'
import { dayText } from './table-moment.ts'

interface PeopleFieldProps {
  readonly value?: string | undefined
  readonly largest?: number | undefined
  readonly fault?: string | undefined
}

export function PeopleField({ value, largest, fault }: PeopleFieldProps) {
  return (
    <Field
      label={tableWords.people}
      english="Number of person"
      name="people"
      type="number"
      inputMode="numeric"
      min={1}
      autoComplete="off"
      defaultValue={value}
      hint={largest ? tableWords.callIfMore(largest) : undefined}
      fault={fault}
      // What is typed replaces it.
      onFocus={({ currentTarget }) => currentTarget.select()}
      required
    />
  )
}

interface DayFieldProps {
  readonly value?: string | undefined
  readonly daysAhead?: number | undefined
  /** By the restaurant's clock; null until it is known. */
  readonly today?: string | null
  /** The day that is chosen; null for none. */
  readonly date?: string | null
  /** Null while the script is awaited, for which there is room; left out where none is. */
  readonly onPick?: ((day: string) => void) | null
  readonly fault?: string | undefined
}

/** The day, with its name and two buttons for the nearest days. */
export function DayField({ value, daysAhead, today = null, date = null, onPick, fault }: DayFieldProps) {
  const bounds = today !== null && daysAhead !== undefined && { min: today, max: addDays(today, daysAhead) }
  const near =
    today === null
      ? []
      : ([
          [tableWords.today, today],
          [tableWords.tomorrow, addDays(today, 1)],
        ] as const)
  return (
    <div className="ask-table__date">
      <Field
        label={tableWords.date}
        english="Arrival date"
        name="date"
        type="date"
        autoComplete="off"
        defaultValue={value}
        hint={dayHint(today, date, daysAhead)}
        fault={fault}
        required
        {...bounds}
      />
      {onPick !== undefined && (
        <div className="ask-table__near">
          {onPick &&
            near.map(([name, day]) => (
              <button
                key={name}
                className="chip"
                type="button"
                aria-pressed={day === date}
                onClick={() => onPick(day)}
              >
                {name}
              </button>
            ))}
        </div>
      )}
    </div>
  )
}

/** The time that is wished for, where no script can show which are free. */
export function TimeField({ value }: { readonly value?: string | undefined }) {
  return (
    <div className="ask-table__area" data-wide>
      <Field
        label={tableWords.time}
        english="Time"
        name="time"
        type="time"
        autoComplete="off"
        defaultValue={value}
        hint={tableWords.timeHint}
      />
    </div>
  )
}

function dayHint(today: string | null, date: string | null, daysAhead: number | undefined): string {
  if (date !== null && today !== null) return dayText(date, today)
  return daysAhead === undefined ? tableWords.dateHint : tableWords.daysAhead(daysAhead)
}
