import { Link } from 'react-router-dom'
import { StarRule } from '../../components/star-rule.tsx'
import { Wordmark } from '../../components/wordmark.tsx'
import { inTurkish, leftToRight, told } from '../../lib/told.tsx'
import { paths, type TemplatePage } from '../../paths.ts'
import { weekText } from '../../rules/hours-text.ts'
import { telephoneHref, whatsappHref } from '../../rules/telephone.ts'
import * as shellWords from './shell.words.ts'
import { useSite } from './use-site.tsx'

const SMALL_PRINT = [
  ['book-table', paths.bookTable, shellWords.bookTable],
  ['blog', paths.blog, shellWords.blog],
  ['faq', paths.faq, shellWords.faq],
  ['terms-conditions', paths.terms, shellWords.terms],
  ['privacy-policy', paths.privacy, shellWords.privacy],
] as const
/** Pages whose names promise more than the template's content has. */
const ONLY_OWN: ReadonlySet<TemplatePage> = new Set(['book-table', 'blog'])

export function Footer() {
  const { site, services, hasStory, modeOf, takesOrders } = useSite()
  const isLinked = (page: TemplatePage) =>
    modeOf(page) !== 'HIDDEN' && (modeOf(page) !== 'TEMPLATE' || !ONLY_OWN.has(page))
  return (
    <footer className="footer">
      <StarRule />
      <div className="footer__columns">
        <div>
          <Wordmark site={site} />
          {site?.footerText && <p>{told(site, 'footerText')}</p>}
        </div>
        <nav aria-label={shellWords.pages}>
          <h2>{shellWords.pages}</h2>
          <ul>
            <li>
              <Link to={paths.wholeMenu}>{shellWords.menu}</Link>
            </li>
            <li>
              <Link to={paths.categories}>{shellWords.categories}</Link>
            </li>
            {hasStory && (
              <li>
                <Link to={paths.about}>{shellWords.about}</Link>
              </li>
            )}
            <li>
              <Link to={paths.contact}>{shellWords.contact}</Link>
            </li>
          </ul>
        </nav>
        {services.length > 0 && (
          <nav aria-label={shellWords.services}>
            <h2>{shellWords.services}</h2>
            <ul>
              {services.slice(0, 5).map((service) => (
                <li key={service.id}>
                  <Link to={paths.service(service.id)}>{told(service, 'name')}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {site && (
          <address>
            <h2>{shellWords.reachUs}</h2>
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
            {site.address && (
              <p>
                <a href={site.mapUrl} rel="noopener">
                  {inTurkish(site.address)}
                </a>
              </p>
            )}
            <p>{weekText(site.hours)}</p>
          </address>
        )}
      </div>
      <nav className="footer__small" aria-label={shellWords.information}>
        {takesOrders && <Link to={paths.onlineOrder}>{shellWords.order}</Link>}
        {SMALL_PRINT.filter(([page]) => isLinked(page)).map(([page, to, name]) => (
          <Link key={page} to={to}>
            {name}
          </Link>
        ))}
        {site?.socialLinks.map(({ network, url }) => (
          <a key={url} href={url} rel="noopener me">
            {network}
          </a>
        ))}
      </nav>
    </footer>
  )
}
