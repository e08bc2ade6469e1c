import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../components/icon.tsx'
import { addressOf } from '../../lib/in-language.ts'
import { leftToRight } from '../../lib/told.tsx'
import { paths } from '../../paths.ts'
import type { Hours } from '../../rules/opening-hours.ts'
import * as spokenWords from '../../rules/spoken.words.ts'
import { telephoneHref } from '../../rules/telephone.ts'
import * as tableWords from './table.words.ts'
import { type Failure, failureText } from './table-failures.ts'
import { momentText } from './table-moment.ts'
import type { StoredTable, TableInput } from './table-operations.ts'
import type { TableRules } from './table-queries.ts'

/** The restaurant's phone as a button; nothing where there is none. */
export function CallUs({ phone }: { readonly phone: string }) {
  if (!phone) return null
  return (
    <a className="button button--quiet ask-table__call" href={telephoneHref(phone)}>
      <Icon name="phone" />
      {leftToRight(phone)}
    </a>
  )
}

interface FailureNoteProps {
  readonly failure: Failure
  readonly phone: string
  /** What helps instead. */
  readonly children?: ReactNode
}

/** Why nothing was stored, and what to do. */
export function FailureNote({ failure, phone, children }: FailureNoteProps) {
  const { title, text, isByPhone } = failureText(failure)
  return (
    <div className="ask-table__refusal">
      <p>
        <strong>{title}</strong> {text}
      </p>
      {children}
      {isByPhone && <CallUs phone={phone} />}
    </div>
  )
}

interface EarlierNoteProps {
  readonly hours: Hours
  readonly earlier: StoredTable
}

/** What was stored by an earlier sending, in place of what was sent now. */
export function EarlierNote({ hours, earlier }: EarlierNoteProps) {
  return (
    <div className="ask-table__refusal">
      <p>
        <strong>{tableWords.arrived}</strong> {askedText(hours, earlier)}. {tableWords.notChanged}
      </p>
      {/* A document, since its data must be in no cache of this page. */}
      <a className="button button--quiet ask-table__call" href={addressOf(paths.guestTable(earlier.code))}>
        {tableWords.openRequest}
      </a>
    </div>
  )
}

interface LeftNoteProps {
  readonly hours: Hours
  readonly left: TableInput
  readonly isBusy: boolean
  readonly onSend: () => void
}

/** What was sent from this tab and got no reply: it may be stored, so that the same is offered again. */
export function LeftNote({ hours, left, isBusy, onSend }: LeftNoteProps) {
  return (
    <div className="ask-table__refusal">
      <p>
        <strong>{tableWords.unanswered}</strong> {askedText(hours, left)}. {tableWords.sendToSee}
      </p>
      <button
        className="button button--quiet ask-table__call"
        type="button"
        aria-disabled={isBusy || undefined}
        onClick={onSend}
      >
        {isBusy ? tableWords.sending : tableWords.sendSame}
      </button>
    </div>
  )
}

function askedText(hours: Hours, { at, people }: Pick<TableInput, 'at' | 'people'>): string {
  const { day, time } = momentText(hours, at)
  return tableWords.asked(day, time, people)
}

interface DataNoteProps {
  readonly name: string
  readonly rules: TableRules | undefined
}

/** Who gets what a guest writes, why and for how long. */
export function DataNote({ name, rules }: DataNoteProps) {
  const days = rules ? rules.reservations.keepDays : null
  return (
    <p className="ask-table__data">
      {tableWords.data(rules?.legalName ?? name, days)} <Link to={paths.privacy}>{tableWords.rights}</Link>.
    </p>
  )
}

/** The button of a form for a table, with its English line. */
export function SendButton({ label, isBusy = false }: { readonly label: string; readonly isBusy?: boolean }) {
  return (
    // Not `disabled`: the button would lose the keyboard focus.
    <button className="button ask-table__send" type="submit" aria-disabled={isBusy || undefined}>
      <span>{label}</span>
      {spokenWords.isTurkish && <small lang="en">Send Message</small>}
    </button>
  )
}
