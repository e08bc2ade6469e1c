import { Link } from 'react-router-dom'
import { StarRule } from '../../components/star-rule.tsx'
import { Wordmark } from '../../components/wordmark.tsx'
import { telephoneHref } from '../../lib/telephone.ts'
import { paths } from '../../paths.ts'
import { useSite } from './use-site.ts'

const SMALL_PRINT = [
  [paths.bookTable, 'Masa ayırtın'],
  [paths.faq, 'Sıkça sorulanlar'],
  [paths.terms, 'Kullanım koşulları'],
  [paths.privacy, 'Gizlilik ve KVKK'],
] as const

export function Footer() {
  const { site, services } = useSite()
  return (
    <footer className="footer">
      <StarRule />
      <div className="footer__columns">
        <div>
          <Wordmark name={site?.name ?? ''} />
          <p>Mevsimlik malzeme, taş fırın ateşi ve güler yüz. Soframızda herkese yer var.</p>
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
            <li>
              <Link to={paths.about}>Hakkımızda</Link>
            </li>
            <li>
              <Link to={paths.contact}>İletişim</Link>
            </li>
          </ul>
        </nav>
        {services.length > 0 && (
          <nav aria-label="Hizmetlerimiz">
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
            <p>
              <a href={telephoneHref(site.phone)}>{site.phone}</a>
            </p>
            <p>
              <a href={site.mapUrl} rel="noopener">
                {site.address}
              </a>
            </p>
            <p>
              Her gün {site.openingHours.opens}–{site.openingHours.closes}
            </p>
          </address>
        )}
      </div>
      <nav className="footer__small" aria-label="Bilgi">
        {SMALL_PRINT.map(([to, name]) => (
          <Link key={to} to={to}>
            {name}
          </Link>
        ))}
      </nav>
    </footer>
  )
}
