import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { English } from '../components/english.tsx'
import { NoAnswer } from '../components/no-answer.tsx'
import { PageTitle } from '../components/page-title.tsx'
import { ABOUT } from '../features/about/about-query.ts'
import { OnlineOrder } from '../features/about/online-order.tsx'
import { Story } from '../features/about/story.tsx'
import { ServiceCarousel } from '../features/services/service-carousel.tsx'
import { usePageHead } from '../features/shell/use-page-head.ts'
import { useSite } from '../features/shell/use-site.tsx'
import { breadcrumbData } from '../lib/structured-data.ts'
import { paths } from '../paths.ts'
import { weekText } from '../rules/hours-text.ts'
import type { RouteHandle } from './layout.tsx'

export const handle: RouteHandle = { navbar: 'third' }

export function Component() {
  const { site } = useSite()
  const { data, error, refetch } = useQuery(ABOUT)
  const story = data?.abouts[0]?.description
  usePageHead({
    title: 'Hakkımızda',
    description: story ?? '',
    path: paths.about,
    isSample: data !== undefined && !story,
    data: import.meta.env.SSR ? breadcrumbData({ name: 'Hakkımızda', path: paths.about }) : undefined,
  })
  return (
    <>
      <PageTitle title="Hakkımızda" />
      <section className="section about-story" aria-labelledby="hikaye">
        {data && !story ? (
          <div className="about-bare">
            <h2 id="hikaye">{site?.name}</h2>
            {site?.address && <p className="lead">{site.address}</p>}
            {site && <p>{weekText(site.hours)}</p>}
            <p className="actions">
              <Link className="button" to={paths.menu}>
                Menüyü gör
              </Link>
              <Link className="button button--quiet" to={paths.contact}>
                Bize ulaşın
              </Link>
            </p>
          </div>
        ) : (
          <div>
            <English text="Our Story" />
            <h2 id="hikaye">Hikâyemiz</h2>
            <Story text={story} />
            {!data && <NoAnswer error={error} onRetry={() => refetch()} />}
          </div>
        )}
        <ul className="tiles">
          <li className="panel">
            <img src="/tile-restaurant.svg" alt="" width={320} height={320} />
            <English text="Restaurant Service" />
            <h3>Restoran servisi</h3>
          </li>
          {site?.deliveryUrl && (
            <li className="panel">
              <img src="/delivery.svg" alt="" width={320} height={320} />
              <English text="Delivery to Work and Home" />
              <h3>İşe ve eve teslimat</h3>
            </li>
          )}
        </ul>
      </section>
      <ServiceCarousel />
      <OnlineOrder href={site?.deliveryUrl} />
    </>
  )
}
