import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../components/icon.tsx'
import { paths } from '../../paths.ts'
import { telephoneHref } from '../../rules/telephone.ts'
import { type Failure, failureText } from './table-failures.ts'
import type { TableRules } from './table-queries.ts'

/** The restaurant's phone as a button; nothing where there is none. */
export function CallUs({ phone }: { readonly phone: string }) {
  if (!phone) return null
  return (
    <a className="button button--quiet ask-table__call" href={telephoneHref(phone)}>
      <Icon name="phone" />
      {phone}
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

interface DataNoteProps {
  readonly name: string
  readonly rules: TableRules | undefined
}

/** Who gets what a guest writes, why and for how long. */
export function DataNote({ name, rules }: DataNoteProps) {
  const days = rules ? ` ve gelişinizden ${rules.reservations.keepDays} gün sonra siler` : ''
  return (
    <p className="ask-table__data">
      {rules?.legalName ?? name} bu bilgileri yalnızca masanızı ayırmak ve size cevap vermek için kullanır
      {days}. Sağlığınızla ilgili bir şey yazmayın;{' '}
      <Link to={paths.privacy}>haklarınız ve ayrıntılar gizlilik sayfasında</Link>.
    </p>
  )
}

/** The button of a form for a table, with its English line. */
export function SendButton({ label, isBusy = false }: { readonly label: string; readonly isBusy?: boolean }) {
  return (
    // Not `disabled`: the button would lose the keyboard focus.
    <button className="button ask-table__send" type="submit" aria-disabled={isBusy || undefined}>
      <span>{label}</span>
      <small lang="en">Send Message</small>
    </button>
  )
}
