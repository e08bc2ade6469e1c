import { useEffect, useState } from 'react'
import { Icon } from '../components/icon.tsx'
import { PageTitle } from '../components/page-title.tsx'
import { OpenNow } from '../features/home/open-now.tsx'
import { useSite } from '../features/shell/use-site.ts'
import { useHead } from '../lib/head.tsx'
import { weekdayInTurkey } from '../lib/opening.ts'
import { breadcrumbData } from '../lib/structured-data.ts'
import { telephoneHref } from '../lib/telephone.ts'
import { paths } from '../paths.ts'

const DAYS = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar']

export function Component() {
  const { site } = useSite()
  useHead({
    title: `Bize Ulaşın · ${site?.name ?? ''}`,
    description: `Adres: ${site?.address ?? ''}. Telefon: ${site?.phone ?? ''}. Her gün ${site?.openingHours.opens}–${site?.openingHours.closes}.`,
    path: paths.contact,
    data: breadcrumbData({ name: 'Bize Ulaşın', path: paths.contact }),
  })
  const today = useToday()
  return (
    <>
      <PageTitle title="Bize Ulaşın">
        {site && (
          <div className="contact-now">
            <OpenNow hours={site.openingHours} />
          </div>
        )}
      </PageTitle>
      {site && (
        <ul className="contact-cards">
          <li className="card">
            <Icon name="phone" />
            <h2>Telefon</h2>
            <p>
              <a href={telephoneHref(site.phone)}>{site.phone}</a>
            </p>
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
            <Icon name="clock" />
            <h2>Çalışma saatleri</h2>
            <dl>
              {DAYS.map((day, place) => (
                <div key={day} aria-current={place === today ? 'date' : undefined}>
                  <dt>{day}</dt>
                  <dd>
                    {site.openingHours.opens}–{site.openingHours.closes}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        </ul>
      )}
    </>
  )
}

/** The place of today in `DAYS`; null until hydration, which knows the visitor's clock. */
function useToday(): number | null {
  const [today, setToday] = useState<number | null>(null)
  useEffect(() => setToday(weekdayInTurkey(new Date())), [])
  return today
}
