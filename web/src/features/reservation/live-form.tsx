import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { ShellQuery } from '../../gql/graphql.ts'
import { addressOf } from '../../lib/in-language.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { useNow } from '../../lib/use-now.ts'
import { paths } from '../../paths.ts'
import { localDay } from '../../rules/opening-hours.ts'
import * as spokenWords from '../../rules/spoken.words.ts'
import { DayField, PeopleField, TimeField } from './day-fields.tsx'
import { keepEntries, restoreEntries } from './form-entries.ts'
import { NearestSlots, SlotArea } from './slot-area.tsx'
import * as tableWords from './table.words.ts'
import { nearestTimes } from './table-failures.ts'
import { FIELDS, faultsIn, faultText, peopleIn, type TableEntries } from './table-faults.ts'
import { TableFields, Trap } from './table-fields.tsx'
import { isDay } from './table-moment.ts'
import { DataNote, EarlierNote, FailureNote, LeftNote, SendButton } from './table-notices.tsx'
import type { TableRules } from './table-queries.ts'
import { useSlots } from './use-slots.ts'
import { useTableRequest } from './use-table-request.ts'

/** The largest party that any restaurant may set, until its own is known. */
const ANY_PARTY = 100
const LABELS = { IDLE: tableWords.send, SENDING: tableWords.sending, AGAIN: tableWords.sendingAgain }

interface LiveFormProps {
  readonly site: ShellQuery['site']
  readonly rules: TableRules | undefined
}

/**
 * Asks for a table. Without script it is sent as it is, and the server answers with the moments of the day; with script
 * they are part of the form, and the guest's page follows.
 */
export function LiveForm({ site, rules }: LiveFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  const now = useNow()
  const today = now && localDay(now, site.hours.timeZone)
  const { search } = useLocation()
  const { phase, faults, failure, earlier, left, ...request } = useTableRequest()
  const answer = useRef<HTMLDivElement>(null)
  const [entered, setEntered] = useState({ date: '', people: '' })
  const [at, setAt] = useState('')
  const [round, setRound] = useState(0)
  /** HH:MM; chosen again on another day if it is free. */
  const wanted = useRef('')

  const largest = rules?.reservations.largestParty ?? ANY_PARTY
  const people = peopleIn(entered.people)
  const tooMany = people !== null && people > largest ? largest : null
  const date = isDay(entered.date) ? entered.date : null
  const found = useSlots(date, people !== null && people > 0 && tooMany === null ? people : null, round)

  const read = () => {
    const entries = new FormData(form.current as HTMLFormElement)
    setEntered({ date: String(entries.get('date')), people: String(entries.get('people')) })
  }
  const keep = () => keepEntries(form.current as HTMLFormElement, wanted.current, search)
  const change = () => {
    read()
    keep()
  }

  // What was typed before the script came, or on another page, is there already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address that the page was opened with
  useLayoutEffect(() => {
    wanted.current = restoreEntries(form.current as HTMLFormElement, search)
    read()
    if (form.current?.contains(document.activeElement)) request.begin()
  }, [])

  useEffect(() => {
    // Those of another day are none of this one's.
    if (found.state !== 'LOADED') return setAt('')
    const free = found.slots.filter(({ isFull }) => !isFull)
    setAt((chosen) => {
      const kept = free.find((slot) => slot.at === chosen) ?? free.find(({ time }) => time === wanted.current)
      return kept?.at ?? ''
    })
  }, [found])

  // A moment that was taken meanwhile is shown as full.
  useEffect(() => {
    if (failure?.reason === 'SLOT_UNAVAILABLE') setRound((before) => before + 1)
  }, [failure])

  useEffect(() => {
    if (Object.keys(faults).length === 0) return
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid], [data-faulty] input:enabled')
    // Without a moment to choose, another day helps.
    ;(first ?? form.current?.querySelector<HTMLElement>('[name="date"]'))?.focus()
  }, [faults])

  // It opens above the button, where the bar of a phone may hide it.
  useEffect(() => {
    if (!failure && !earlier) return
    answer.current?.scrollIntoView({ block: 'center' })
    if (document.activeElement === document.body) answer.current?.focus({ preventScroll: true })
  }, [failure, earlier])

  const choose = (moment: string) => {
    setAt(moment)
    const slot = found.state === 'LOADED' && found.slots.find((each) => each.at === moment)
    if (slot) wanted.current = slot.time
    keep()
  }

  const pickDay = (day: string) => {
    const field = form.current?.elements.namedItem('date') as HTMLInputElement | null
    if (field) field.value = day
    request.begin()
    change()
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const sent = new FormData(event.currentTarget)
    // The server answers what a program has filled in.
    if (sent.get('website')) return
    event.preventDefault()
    if (phase !== 'IDLE') return
    keep()
    const text = (name: string) => String(sent.get(name) ?? '').trim()
    const entries = { ...Object.fromEntries(FIELDS.map((name) => [name, text(name)])), at } as TableEntries
    const broken = faultsIn(entries, largest)
    if (Object.keys(broken).length > 0) return request.refuse(broken)
    const { name, phone, email, note } = entries
    void request.send({
      name,
      phone,
      people: Number(entries.people),
      ...(!spokenWords.isTurkish && { language: spokenWords.language }),
      at,
      email: email || null,
      note: note || null,
    })
  }

  return (
    <form
      className="panel form-card ask-table"
      method="post"
      action={addressOf(paths.bookTable)}
      aria-label={tableWords.request}
      ref={form}
      noValidate={hydrated}
      onSubmit={submit}
      onChange={change}
      onFocus={request.begin}
      onPointerDown={request.begin}
    >
      {hydrated && left && (
        <LeftNote
          hours={site.hours}
          left={left}
          isBusy={phase !== 'IDLE'}
          onSend={() => void request.send(left)}
        />
      )}
      <fieldset className="ask-table__fields" disabled={phase !== 'IDLE'}>
        <TableFields faults={faults}>
          <PeopleField
            value="2"
            largest={rules?.reservations.largestParty}
            fault={faultText('people', faults.people)}
          />
          <DayField
            daysAhead={rules?.reservations.daysAhead}
            today={today}
            date={date}
            onPick={hydrated ? pickDay : null}
            fault={faultText('date', faults.date)}
          />
          {hydrated ? (
            <SlotArea
              found={found}
              date={date}
              hours={site.hours}
              rules={rules?.reservations}
              hasPeople={people !== null && people > 0}
              tooMany={tooMany}
              phone={site.phone}
              chosen={at}
              onChoose={choose}
              onPickDay={pickDay}
              onRetry={() => setRound(round + 1)}
              fault={at ? undefined : faultText('at', faults.at)}
            />
          ) : (
            <TimeField />
          )}
        </TableFields>
        <Trap />
        <input type="hidden" name="token" value="" />
      </fieldset>
      <DataNote name={site.name} rules={rules} />
      <div ref={answer} role="alert" tabIndex={-1}>
        {failure && (
          <FailureNote failure={failure} phone={site.phone}>
            <NearestSlots found={found} times={nearestTimes(failure)} chosen={at} onChoose={choose} />
          </FailureNote>
        )}
        {earlier && <EarlierNote hours={site.hours} earlier={earlier} />}
      </div>
      <SendButton label={LABELS[phase]} isBusy={phase !== 'IDLE'} />
      <p className="ask-table__state" role="status">
        {phase === 'AGAIN' && tableWords.again}
      </p>
    </form>
  )
}
