import { Link } from 'react-router-dom'
import { Icon } from '../components/icon.tsx'
import { OpenNow } from '../components/open-now.tsx'
import { PageTitle } from '../components/page-title.tsx'
import { usePageHead } from '../features/shell/use-page-head.ts'
import { useSite } from '../features/shell/use-site.tsx'
import type { ShellQuery } from '../gql/graphql.ts'
import { pictureUrl } from '../lib/picture.ts'
import { useFacts } from '../lib/site-facts.ts'
import { breadcrumbData, restaurantData } from '../lib/structured-data.ts'
import { useNow } from '../lib/use-now.ts'
import { paths } from '../paths.ts'
import { exceptionTexts } from '../rules/exception-texts.ts'
import { otherWeekTexts, WEEKDAYS, weekText, weekTexts } from '../rules/hours-text.ts'
import { localDay, weekdayOf } from '../rules/opening-hours.ts'
import { telephoneHref, whatsappHref } from '../rules/telephone.ts'

export function Component() {
  const { site, takesTables } = useSite()
  const facts = useFacts()
  usePageHead({
    title: 'Bize Ulaşın',
    description: site ? descriptionOf(site) : '',
    path: paths.contact,
    data: import.meta.env.SSR
      ? [
          ...(site && facts ? [restaurantData(site, facts, { takesTables })] : []),
          breadcrumbData({ name: 'Bize Ulaşın', path: paths.contact }),
        ]
      : undefined,
  })
  const now = useNow()
  const today = now && site ? localDay(now, site.hours.timeZone) : null
  const otherWeeks = site ? otherWeekTexts(site.hours) : []
  const weekday = today && weekdayOf(today)
  return (
    <>
      <PageTitle title="Bize Ulaşın">
        {site && (
          <div className="contact-now">
            <OpenNow hours={site.hours} />
          </div>
        )}
      </PageTitle>
      {site && (
        <ul className="page-width contact-cards">
          {(site.phone || site.whatsapp || site.mail || takesTables) && (
            <li className="card">
              <Icon name="phone" />
              <h2>{site.phone ? 'Telefon' : 'Bize yazın'}</h2>
              {site.phone && (
                <p>
                  <a href={telephoneHref(site.phone)}>{site.phone}</a>
                </p>
              )}
              {site.whatsapp && (
                <p>
                  <a href={whatsappHref(site.whatsapp)} rel="noopener">
                    WhatsApp
                  </a>
                </p>
              )}
              {site.mail && (
                <p>
                  <a href={`mailto:${site.mail}`}>{site.mail}</a>
                </p>
              )}
              {takesTables && (
                <p className="actions">
                  <Link className="button button--quiet" to={paths.bookTable}>
                    Masa ayırtın
                  </Link>
                </p>
              )}
            </li>
          )}
          {site.address && (
            <li className="card">
              <Icon name="pin" />
              <h2>Adres</h2>
              <p>
                <a href={site.mapUrl} rel="noopener">
                  {site.address}
                </a>
              </p>
              {site.directionsUrl && (
                <p className="actions">
                  <a className="button button--quiet" href={site.directionsUrl} rel="noopener">
                    Yol tarifi
                  </a>
                </p>
              )}
              {site.directionsNote && <p className="contact-note">{site.directionsNote}</p>}
              {(site.parking || typeof site.stepFree === 'boolean') && (
                <dl className="contact-more">
                  {site.parking && (
                    <div>
                      <dt>Otopark</dt>
                      <dd>{site.parking}</dd>
                    </div>
                  )}
                  {typeof site.stepFree === 'boolean' && (
                    <div>
                      <dt>Basamaksız giriş</dt>
                      <dd>{site.stepFree ? 'Var' : 'Yok'}</dd>
                    </div>
                  )}
                </dl>
              )}
            </li>
          )}
          {site.officialQrFilePath && (
            <li className="card contact-code">
              <h2>Bakanlık karekodu</h2>
              <img
                src={pictureUrl(site.officialQrFilePath, 480)}
                width="200"
                height="200"
                loading="lazy"
                decoding="async"
                alt="İşletmenin Bakanlık karekodu"
              />
            </li>
          )}
          <li className="card">
            <Icon name="clock" />
            <h2>Çalışma saatleri</h2>
            <dl>
              {weekTexts(site.hours).map((text, index) => (
                <div key={WEEKDAYS[index]} aria-current={index + 1 === weekday ? 'date' : undefined}>
                  <dt>{WEEKDAYS[index]}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            {otherWeeks.length > 0 && (
              <dl className="contact-more">
                {otherWeeks.map(({ name, text }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            )}
            {site.hours.exceptions.length > 0 && (
              <dl className="contact-more">
                {exceptionTexts(site.hours, today).map(({ days, label, text }) => (
                  <div key={days + label}>
                    <dt>
                      {days} · {label}
                    </dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        </ul>
      )}
    </>
  )
}

/** What is known of the restaurant: address, phone, hours. */
function descriptionOf({ name, address, phone, hours }: ShellQuery['site']): string {
  const parts = [address ? `Adres: ${address}` : name, phone && `Telefon: ${phone}`, weekText(hours)]
  return `${parts.filter(Boolean).join('. ')}.`
}
