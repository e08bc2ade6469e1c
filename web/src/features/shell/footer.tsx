import { Link } from 'react-router-dom'
import { StarRule } from '../../components/star-rule.tsx'
import { Wordmark } from '../../components/wordmark.tsx'
import { paths, type TemplatePage } from '../../paths.ts'
import { weekText } from '../../rules/hours-text.ts'
import { telephoneHref, whatsappHref } from '../../rules/telephone.ts'
import { useSite } from './use-site.tsx'

const SMALL_PRINT: readonly (readonly [page: TemplatePage, to: string, name: string])[] = [
  ['book-table', paths.bookTable, 'Masa ayırtın'],
  ['blog', paths.blog, 'Yazılar'],
  ['faq', paths.faq, 'Sıkça sorulanlar'],
  ['terms-conditions', paths.terms, 'Kullanım koşulları'],
  ['privacy-policy', paths.privacy, 'Gizlilik ve KVKK'],
]
/** Pages whose names promise more than the template's content has. */
const ONLY_OWN: ReadonlySet<TemplatePage> = new Set(['book-table', 'blog'])

export function Footer() {
  const { site, services, hasStory, modeOf } = useSite()
  const isLinked = (page: TemplatePage) =>
    modeOf(page) !== 'HIDDEN' && (modeOf(page) !== 'TEMPLATE' || !ONLY_OWN.has(page))
  return (
    <footer className="footer">
      <StarRule />
      <div className="footer__columns">
        <div>
          <Wordmark site={site} />
          {site?.footerText && <p>{site.footerText}</p>}
        </div>
        <nav aria-label="Sayfalar">
          <h2>Sayfalar</h2>
          <ul>
            <li>
              <Link to={paths.wholeMenu}>Menü</Link>
            </li>
            <li>
              <Link to={paths.categories}>Menü kategorileri</Link>
            </li>
            {hasStory && (
              <li>
                <Link to={paths.about}>Hakkımızda</Link>
              </li>
            )}
            <li>
              <Link to={paths.contact}>İletişim</Link>
            </li>
          </ul>
        </nav>
        {services.length > 0 && (
          <nav aria-label="Hizmetler">
            <h2>Hizmetler</h2>
            <ul>
              {services.slice(0, 5).map((service) => (
                <li key={service.id}>
                  <Link to={paths.service(service.id)}>{service.name}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {site && (
          <address>
            <h2>Bize ulaşın</h2>
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
            {site.address && (
              <p>
                <a href={site.mapUrl} rel="noopener">
                  {site.address}
                </a>
              </p>
            )}
            <p>{weekText(site.hours)}</p>
          </address>
        )}
      </div>
      <nav className="footer__small" aria-label="Bilgi">
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
