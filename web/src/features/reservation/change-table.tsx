import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { type PostedChange, usePostedChange } from '../../lib/posted-table.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { useNow } from '../../lib/use-now.ts'
import { type Hours, localDay } from '../../rules/opening-hours.ts'
import { bookDay } from '../../rules/reservation-slots.ts'
import { DayField, PeopleField } from './day-fields.tsx'
import * as guestTableWords from './guest-table.words.ts'
import { PostedChangeForm } from './posted-change.tsx'
import { NearestSlots, SlotArea } from './slot-area.tsx'
import * as tableWords from './table.words.ts'
import { type Failure, nearestTimes } from './table-failures.ts'
import { type Faults, faultText, peopleIn } from './table-faults.ts'
import { isDay } from './table-moment.ts'
import { FailureNote } from './table-notices.tsx'
import type { GuestTable, TableRules } from './table-queries.ts'
import type { Changed } from './use-guest-table.ts'
import { useSlots } from './use-slots.ts'

interface ChangeTableProps {
  readonly guest: GuestTable
  readonly hours: Hours
  readonly phone: string
  readonly rules: TableRules | undefined
  readonly onChange: (people: number, at: string) => Promise<Changed>
  /** Called when the form leaves the page, whose focus is lost with it. */
  readonly onGone: () => void
}

/** Changes a request that waits: the number of guests and the moment; without script by forms. */
export function ChangeTable(props: ChangeTableProps) {
  const hydrated = useHydrated()
  const posted = usePostedChange(props.guest.code)
  const [isOpen, setOpen] = useState(posted !== null)
  const [isChanged, setChanged] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)

  // The button that was pressed is gone.
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  if (!hydrated) return <PostedChangeForm {...props} posted={posted} />
  return (
    <div className="guest-table__change">
      {isOpen ? (
        <ChangeForm
          {...props}
          posted={posted}
          onClose={(changed) => {
            setChanged(changed)
            setOpen(false)
          }}
        />
      ) : (
        <button ref={button} className="guest-table__quiet" type="button" onClick={() => setOpen(true)}>
          {guestTableWords.change}
        </button>
      )}
      <p role="status">{isChanged && !isOpen && guestTableWords.changed}</p>
    </div>
  )
}

interface ChangeFormProps extends ChangeTableProps {
  /** What was sent before the script came; null for nothing. */
  readonly posted: PostedChange | null
  readonly onClose: (isChanged: boolean) => void
}

function ChangeForm({ guest, hours, phone, rules, posted, ...props }: ChangeFormProps) {
  const { onChange, onGone, onClose } = props
  const now = useNow()
  const [people, setPeople] = useState(posted?.values.people ?? String(guest.people))
  const [date, setDate] = useState(posted?.values.date ?? bookDay(hours, new Date(guest.at)))
  const [at, setAt] = useState(posted?.values.at ?? guest.at)
  const [round, setRound] = useState(0)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(posted?.failure ?? null)
  const [faults, setFaults] = useState<Faults>({})
  const form = useRef<HTMLFormElement>(null)
  const isLeft = useRef(true)
  const largest = rules?.reservations.largestParty ?? 100
  const count = peopleIn(people)
  const isParty = count !== null && count > 0 && count <= largest
  const day = isDay(date) ? date : null
  const found = useSlots(day, isParty ? count : null, round, guest.code)
  const slots = found.state === 'LOADED' ? found.slots : []
  const chosen = slots.find((slot) => Date.parse(slot.at) === Date.parse(at) && !slot.isFull)

  // biome-ignore lint/correctness/useExhaustiveDependencies: at the begin and the end alone
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[name="people"]')?.focus()
    return () => {
      // It was answered while the form was open.
      if (isLeft.current) onGone()
    }
  }, [])

  const close = (isChanged: boolean) => {
    isLeft.current = false
    onClose(isChanged)
  }

  const pickDay = (picked: string) => {
    const field = form.current?.elements.namedItem('date') as HTMLInputElement | null
    if (field) field.value = picked
    setDate(picked)
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    setFailure(null)
    const broken = {
      ...(!isParty && { people: { rule: 'INTEGER_RANGE', params: { min: 1, max: largest } } }),
      ...(!day && { date: { rule: 'REQUIRED', params: {} } }),
      ...(!chosen && { at: { rule: 'REQUIRED', params: {} } }),
    }
    setFaults(broken)
    if (count === null || !chosen || Object.keys(broken).length > 0) return
    setSending(true)
    const changed = await onChange(count, chosen.at)
    setSending(false)
    if (changed === 'CHANGED') return close(true)
    setFailure(changed)
    if (changed.reason === 'SLOT_UNAVAILABLE') setRound(round + 1)
  }

  return (
    <form
      className="guest-table__form"
      aria-label={guestTableWords.changeLabel}
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      onChange={({ target }) => {
        const { name, value } = target as unknown as HTMLInputElement
        if (name === 'people') setPeople(value)
        if (name === 'date') setDate(value)
      }}
    >
      <fieldset className="guest-table__fields" disabled={isSending}>
        <div className="form-grid">
          <PeopleField
            value={people}
            largest={rules?.reservations.largestParty}
            fault={faultText('people', isParty ? undefined : faults.people)}
          />
          <DayField
            value={date}
            daysAhead={rules?.reservations.daysAhead}
            today={now && localDay(now, hours.timeZone)}
            date={day}
            fault={day ? undefined : faultText('date', faults.date)}
          />
          <SlotArea
            found={found}
            date={day}
            hours={hours}
            rules={rules?.reservations}
            hasPeople={count !== null && count > 0}
            tooMany={count !== null && count > largest ? largest : null}
            phone={phone}
            chosen={chosen?.at ?? ''}
            onChoose={setAt}
            onPickDay={pickDay}
            onRetry={() => setRound(round + 1)}
            fault={chosen ? undefined : faultText('at', faults.at)}
          />
        </div>
      </fieldset>
      <div role="alert">
        {failure && (
          <FailureNote failure={failure} phone={phone}>
            <NearestSlots
              found={found}
              times={nearestTimes(failure)}
              chosen={chosen?.at ?? ''}
              onChoose={setAt}
            />
          </FailureNote>
        )}
      </div>
      <div className="actions">
        <button className="button" type="submit" aria-disabled={isSending || undefined}>
          {isSending ? tableWords.sending : guestTableWords.sendChange}
        </button>
        <button className="button button--quiet" type="button" onClick={() => close(false)}>
          {guestTableWords.keep}
        </button>
      </div>
    </form>
  )
}
