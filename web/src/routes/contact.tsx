import { Icon } from '../components/icon.tsx'
import { PageTitle } from '../components/page-title.tsx'
import { useSite } from '../features/shell/use-site.ts'
import { useHead } from '../lib/head.tsx'
import { telephoneHref } from '../lib/telephone.ts'
import { paths } from '../paths.ts'

const DAYS = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar']

export function Component() {
  const { site } = useSite()
  useHead({
    title: `Bize Ulaşın · ${site?.name ?? ''}`,
    description: `Adres: ${site?.address ?? ''}. Telefon: ${site?.phone ?? ''}. Her gün ${site?.openingHours.opens}–${site?.openingHours.closes}.`,
    path: paths.contact,
  })
  return (
    <>
      <PageTitle title="Bize Ulaşın" />
      {site && (
        <ul className="contact-cards">
          <li className="card">
            <Icon name="clock" />
            <h2>Çalışma saatleri</h2>
            <dl>
              {DAYS.map((day) => (
                <div key={day}>
                  <dt>{day}</dt>
                  <dd>
                    {site.openingHours.opens}–{site.openingHours.closes}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
          <li className="card">
            <Icon name="pin" />
            <h2>Adres</h2>
            <p>
              <a href={site.mapUrl} rel="noopener">
                {site.address}
              </a>
            </p>
          </li>
          <li className="card">
            <Icon name="phone" />
            <h2>Telefon</h2>
            <p>
              <a href={telephoneHref(site.phone)}>{site.phone}</a>
            </p>
          </li>
        </ul>
      )}
    </>
  )
}
