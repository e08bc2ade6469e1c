import { Link } from 'react-router-dom'
import { Icon } from '../components/icon.tsx'
import { OpenNow } from '../components/open-now.tsx'
import { OrderPart } from '../components/order-part.tsx'
import { PageTitle } from '../components/page-title.tsx'
import { usePageHead } from '../features/shell/use-page-head.ts'
import { useSite } from '../features/shell/use-site.tsx'
import type { ShellQuery } from '../gql/graphql.ts'
import { pictureUrl } from '../lib/picture.ts'
import { useFacts } from '../lib/site-facts.ts'
import { breadcrumbData, restaurantData } from '../lib/structured-data.ts'
import { inTurkish, leftToRight, told } from '../lib/told.tsx'
import { useNow } from '../lib/use-now.ts'
import { paths } from '../paths.ts'
import { exceptionTexts } from '../rules/exception-texts.ts'
import * as hoursWords from '../rules/hours.words.ts'
import { weekText, weekTexts } from '../rules/hours-text.ts'
import { localDay, weekdayOf } from '../rules/opening-hours.ts'
import { otherWeekTexts } from '../rules/other-weeks.ts'
import * as spokenWords from '../rules/spoken.words.ts'
import { telephoneHref, whatsappHref } from '../rules/telephone.ts'
import * as contactWords from './contact.words.ts'

export function Component() {
  const { site, takesTables, takesOrders } = useSite()
  const facts = useFacts()
  usePageHead({
    title: contactWords.title,
    description: site ? descriptionOf(site) : '',
    path: paths.contact,
    data: import.meta.env.SSR
      ? [
          ...(site && facts ? [restaurantData(site, facts, { takesTables, takesOrders })] : []),
          breadcrumbData([{ name: contactWords.title, path: paths.contact }]),
        ]
      : undefined,
  })
  const now = useNow()
  const today = now && site ? localDay(now, site.hours.timeZone) : null
  const otherWeeks = site ? otherWeekTexts(site.hours) : []
  const weekday = today && weekdayOf(today)
  return (
    <>
      <PageTitle title={contactWords.title}>
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
              <h2>{site.phone ? contactWords.phone : contactWords.write}</h2>
              {site.phone && (
                <p>
                  <a href={telephoneHref(site.phone)}>{leftToRight(site.phone)}</a>
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
                    {contactWords.bookTable}
                  </Link>
                </p>
              )}
            </li>
          )}
          {site.address && (
            <li className="card">
              <Icon name="pin" />
              <h2>{contactWords.address}</h2>
              <p>
                <a href={site.mapUrl} rel="noopener">
                  {inTurkish(site.address)}
                </a>
              </p>
              {site.directionsUrl && (
                <p className="actions">
                  <a className="button button--quiet" href={site.directionsUrl} rel="noopener">
                    {contactWords.directions}
                  </a>
                </p>
              )}
              {site.directionsNote && <p className="contact-note">{told(site, 'directionsNote')}</p>}
              {(site.parking || typeof site.stepFree === 'boolean') && (
                <dl className="contact-more">
                  {site.parking && (
                    <div>
                      <dt>{contactWords.parking}</dt>
                      <dd>{told(site, 'parking')}</dd>
                    </div>
                  )}
                  {typeof site.stepFree === 'boolean' && (
                    <div>
                      <dt>{contactWords.stepFree}</dt>
                      <dd>{site.stepFree ? contactWords.yes : contactWords.no}</dd>
                    </div>
                  )}
                </dl>
              )}
            </li>
          )}
          <OrderPart name="SellerCard" />
          {site.officialQrFilePath && (
            <li className="card contact-code">
              <h2>{contactWords.code}</h2>
              <img
                src={pictureUrl(site.officialQrFilePath, 480)}
                width="200"
                height="200"
                loading="lazy"
                decoding="async"
                alt={contactWords.ownCode}
              />
            </li>
          )}
          <li className="card">
            <Icon name="clock" />
            <h2>{contactWords.hours}</h2>
            <dl>
              {weekTexts(site.hours).map((text, index) => (
                <div
                  key={hoursWords.weekdays[index]}
                  aria-current={index + 1 === weekday ? 'date' : undefined}
                >
                  <dt>
                    {hoursWords.weekdays[index]}
                    {!spokenWords.isTurkish && index + 1 === weekday && (
                      <>
                        {' '}
                        <span className="contact-today">{contactWords.today}</span>
                      </>
                    )}
                  </dt>
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
                {exceptionTexts(site.hours, today).map(({ days, exception, text }) => (
                  <div key={days + exception.label}>
                    <dt>
                      {days} · {told(exception, 'label')}
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
  const parts = [
    address ? contactWords.addressOf(address) : name,
    phone && contactWords.phoneOf(phone),
    weekText(hours),
  ]
  return `${parts.filter(Boolean).join('. ')}.`
}
