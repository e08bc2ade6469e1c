import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../components/icon.tsx'
import type { ShellQuery } from '../../gql/graphql.ts'
import { usePostedChange } from '../../lib/posted-table.ts'
import { inTurkish, leftToRight } from '../../lib/told.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { useNow } from '../../lib/use-now.ts'
import { paths } from '../../paths.ts'
import { telephoneHref, whatsappHref } from '../../rules/telephone.ts'
import { ChangeTable } from './change-table.tsx'
import { GiveUp } from './give-up.tsx'
import * as guestTableWords from './guest-table.words.ts'
import { canAskAgain, canGiveUp, stateText, waitingText } from './guest-words.ts'
import { KeepAddress } from './keep-address.tsx'
import * as tableWords from './table.words.ts'
import { momentText } from './table-moment.ts'
import { FailureNote } from './table-notices.tsx'
import type { GuestTable, TableRules } from './table-queries.ts'
import type { Changed } from './use-guest-table.ts'
import { UsualAnswer } from './usual-answer.tsx'

interface GuestTableCardProps {
  readonly guest: GuestTable
  readonly site: ShellQuery['site']
  /** Whether tables are asked for on the site. */
  readonly takesTables: boolean
  /** Absent until they are known. */
  readonly rules: TableRules | undefined
  readonly hasGivenUp: boolean
  readonly onGiveUp: () => Promise<boolean>
  readonly onChange: (people: number, at: string) => Promise<Changed>
}

/** The table of a guest: what became of it, what was asked, and what can be done. */
export function GuestTableCard(props: GuestTableCardProps) {
  const { guest, site, takesTables, rules, hasGivenUp, onGiveUp, onChange } = props
  const { state, code, people, name, note, message } = guest
  const { title, text, look } = stateText(state, hasGivenUp)
  const heading = useRef<HTMLHeadingElement>(null)
  const hydrated = useHydrated()
  const { day, time } = momentText(site.hours, guest.at)
  const isOpen = canGiveUp(state, guest.at, useNow())
  const isChangeable = takesTables && isOpen && state === 'NEW'
  // What a form without script was answered.
  const refused = usePostedChange(code)?.failure
  const toHeading = () => heading.current?.focus()
  const asks = guestTableWords.message(name, day, time, people)
  return (
    <div className="page-width guest-table">
      <div className="panel guest-table__card">
        <div className={`guest-table__state guest-table__state--${look}`} role="status">
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <p>
            {text}
            {state === 'NEW' && ` ${waitingText(hydrated)}`}
          </p>
          {state === 'NEW' && (
            <UsualAnswer hours={site.hours} minutes={guest.answeredWithinMinutes ?? null} />
          )}
        </div>
        {message && (
          <figure className="guest-table__message">
            <figcaption>{guestTableWords.wrote(site.name)}</figcaption>
            <blockquote>{inTurkish(message)}</blockquote>
          </figure>
        )}
        <dl className="guest-table__facts">
          <div className="guest-table__when">
            <dt>{guestTableWords.day}</dt>
            <dd>{day}</dd>
          </div>
          <div className="guest-table__when">
            <dt>{tableWords.time}</dt>
            <dd>{time}</dd>
          </div>
          <div>
            <dt>{tableWords.people}</dt>
            <dd>{people}</dd>
          </div>
          <div>
            <dt>{tableWords.name}</dt>
            <dd>{name}</dd>
          </div>
          {note && (
            <div className="guest-table__note">
              <dt>{guestTableWords.note}</dt>
              <dd>{note}</dd>
            </div>
          )}
        </dl>
        <div className="actions">
          {state === 'CONFIRMED' && (
            <a className="button" href={`${paths.guestTable(code)}.ics`}>
              {guestTableWords.toCalendar}
            </a>
          )}
          {takesTables && canAskAgain(state) && (
            <Link className="button" to={paths.bookTable}>
              {guestTableWords.askAgain}
            </Link>
          )}
          {/* The address of this page is told to nobody. */}
          {site.whatsapp && (
            <a className="button button--quiet" href={whatsappHref(site.whatsapp, asks)} rel="noreferrer">
              {guestTableWords.whatsapp}
            </a>
          )}
          {site.phone && (
            <a className="button button--quiet" href={telephoneHref(site.phone)}>
              <Icon name="phone" />
              {leftToRight(site.phone)}
            </a>
          )}
          {site.directionsUrl && (
            <a className="button button--quiet" href={site.directionsUrl} rel="noreferrer">
              <Icon name="pin" />
              {guestTableWords.directions}
            </a>
          )}
        </div>
        {isChangeable ? (
          <ChangeTable
            guest={guest}
            hours={site.hours}
            phone={site.phone}
            rules={rules}
            onChange={onChange}
            onGone={toHeading}
          />
        ) : (
          refused && (
            <div role="alert">
              <FailureNote failure={refused} phone={site.phone} />
            </div>
          )
        )}
        {isOpen && <GiveUp code={code} phone={site.phone} onGiveUp={onGiveUp} onGone={toHeading} />}
      </div>
      {isOpen && <KeepAddress />}
    </div>
  )
}
