import { useId } from 'react'
import * as spokenWords from '../../rules/spoken.words.ts'
import * as tableWords from './table.words.ts'
import type { Slot } from './table-operations.ts'

interface SlotChoiceProps {
  readonly label: string
  readonly english?: string
  readonly slots: readonly Slot[]
  /** The moment that is chosen; with `onChoose`, the parent knows it. */
  readonly chosen: string
  readonly onChoose?: (at: string) => void
  readonly fault?: string | undefined
  /** Whether others come in their place. */
  readonly isBusy?: boolean
}

/** The moments of a day as large buttons, of which one is chosen. */
export function SlotChoice({
  label,
  english,
  slots,
  chosen,
  onChoose,
  fault,
  isBusy = false,
}: SlotChoiceProps) {
  const id = useId()
  return (
    <fieldset
      className="ask-table__slots"
      data-wide
      aria-describedby={fault ? `${id}-fault` : undefined}
      data-faulty={fault ? true : undefined}
      aria-busy={isBusy || undefined}
    >
      <legend>
        {label}
        {spokenWords.isTurkish && english && (
          <span className="field__english" lang="en">
            {english}
          </span>
        )}
      </legend>
      <div className="ask-table__times">
        {slots.map(({ time, at, isFull }, index) => (
          <label key={at} className="ask-table__time">
            <input
              className="visually-hidden"
              type="radio"
              name="at"
              value={at}
              disabled={isFull || isBusy}
              required
              {...(onChoose
                ? { checked: at === chosen, onChange: () => onChoose(at) }
                : { defaultChecked: at === chosen && !isFull })}
            />
            <span>
              {tableWords.clock(time)}
              {isFull && <small>{tableWords.full}</small>}
              {!isFull && isNextDay(slots, index) && <small>{tableWords.night}</small>}
            </span>
          </label>
        ))}
      </div>
      {fault && (
        <p className="field__fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </fieldset>
  )
}

/** Whether a moment is after the midnight that ends the day: the clock has begun anew. */
function isNextDay(slots: readonly Slot[], index: number): boolean {
  return slots.slice(1, index + 1).some(({ time }, before) => time < (slots[before]?.time ?? ''))
}
