import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../components/icon.tsx'
import type { ShellQuery } from '../../gql/graphql.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { useNow } from '../../lib/use-now.ts'
import { paths } from '../../paths.ts'
import { telephoneHref, whatsappHref } from '../../rules/telephone.ts'
import { GiveUp } from './give-up.tsx'
import { canAskAgain, canGiveUp, stateText, waitingText } from './guest-words.ts'
import { KeepAddress } from './keep-address.tsx'
import { momentText } from './table-moment.ts'
import type { GuestTable } from './table-queries.ts'

interface GuestTableCardProps {
  readonly guest: GuestTable
  readonly site: ShellQuery['site']
  /** Whether tables are asked for on the site. */
  readonly takesTables: boolean
  readonly hasGivenUp: boolean
  readonly onGiveUp: () => Promise<boolean>
}

/** The table of a guest: what became of it, what was asked, and what can be done. */
export function GuestTableCard({ guest, site, takesTables, hasGivenUp, onGiveUp }: GuestTableCardProps) {
  const { state, code, people, name, note, message } = guest
  const { title, text, look } = stateText(state, hasGivenUp)
  const heading = useRef<HTMLHeadingElement>(null)
  const hydrated = useHydrated()
  const { day, time } = momentText(site.hours, guest.at)
  const isOpen = canGiveUp(state, guest.at, useNow())
  const asks = `Merhaba, ${name} adına ${day}, saat ${time} için ${people} kişilik masa isteğim hakkında yazıyorum.`
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
        </div>
        {message && (
          <figure className="guest-table__message">
            <figcaption>{site.name} yazdı</figcaption>
            <blockquote>{message}</blockquote>
          </figure>
        )}
        <dl className="guest-table__facts">
          <div className="guest-table__when">
            <dt>Gün</dt>
            <dd>{day}</dd>
          </div>
          <div className="guest-table__when">
            <dt>Saat</dt>
            <dd>{time}</dd>
          </div>
          <div>
            <dt>Kişi sayısı</dt>
            <dd>{people}</dd>
          </div>
          <div>
            <dt>Adınız</dt>
            <dd>{name}</dd>
          </div>
          {note && (
            <div className="guest-table__note">
              <dt>Mesajınız</dt>
              <dd>{note}</dd>
            </div>
          )}
        </dl>
        <div className="actions">
          {state === 'CONFIRMED' && (
            <a className="button" href={`${paths.guestTable(code)}.ics`}>
              Takvime ekle
            </a>
          )}
          {takesTables && canAskAgain(state) && (
            <Link className="button" to={paths.bookTable}>
              Yeniden masa ayırtın
            </Link>
          )}
          {/* The address of this page is told to nobody. */}
          {site.whatsapp && (
            <a className="button button--quiet" href={whatsappHref(site.whatsapp, asks)} rel="noreferrer">
              WhatsApp’tan yaz
            </a>
          )}
          {site.phone && (
            <a className="button button--quiet" href={telephoneHref(site.phone)}>
              <Icon name="phone" />
              {site.phone}
            </a>
          )}
          {site.directionsUrl && (
            <a className="button button--quiet" href={site.directionsUrl} rel="noreferrer">
              <Icon name="pin" />
              Yol tarifi
            </a>
          )}
        </div>
        {isOpen && (
          <GiveUp
            code={code}
            phone={site.phone}
            onGiveUp={onGiveUp}
            onGone={() => heading.current?.focus()}
          />
        )}
      </div>
      {isOpen && <KeepAddress />}
    </div>
  )
}
