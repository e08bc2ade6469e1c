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
import { inTurkish, plainOf } from '../lib/told.tsx'
import { paths } from '../paths.ts'
import { weekText } from '../rules/hours-text.ts'
import * as aboutWords from './about.words.ts'
import type { RouteHandle } from './layout.tsx'

export const handle: RouteHandle = { navbar: 'third' }

export function Component() {
  const { site, takesOrders } = useSite()
  const { data, error, refetch } = useQuery(ABOUT)
  const about = data?.abouts[0]
  const story = about?.description
  usePageHead({
    title: aboutWords.title,
    description: about ? plainOf(about, 'description') : '',
    path: paths.about,
    isSample: data !== undefined && !story,
    data: import.meta.env.SSR ? breadcrumbData([{ name: aboutWords.title, path: paths.about }]) : undefined,
  })
  return (
    <>
      <PageTitle title={aboutWords.title} />
      <section className="section about-story" aria-labelledby="hikaye">
        {data && !story ? (
          <div className="about-bare">
            <h2 id="hikaye">{site?.name}</h2>
            {site?.address && <p className="lead">{inTurkish(site.address)}</p>}
            {site && <p>{weekText(site.hours)}</p>}
            <p className="actions">
              <Link className="button" to={paths.menu}>
                {aboutWords.seeMenu}
              </Link>
              <Link className="button button--quiet" to={paths.contact}>
                {aboutWords.reachUs}
              </Link>
            </p>
          </div>
        ) : (
          <div>
            <English text="Our Story" />
            <h2 id="hikaye">{aboutWords.story}</h2>
            <Story about={about} />
            {!data && <NoAnswer error={error} onRetry={() => refetch()} />}
          </div>
        )}
        <ul className="tiles">
          <li className="panel">
            <img src="/tile-restaurant.svg" alt="" width={320} height={320} />
            <English text="Restaurant Service" />
            <h3>{aboutWords.restaurant}</h3>
          </li>
          {site?.deliveryUrl && (
            <li className="panel">
              <img src="/delivery.svg" alt="" width={320} height={320} />
              <English text="Delivery to Work and Home" />
              <h3>{aboutWords.delivery}</h3>
            </li>
          )}
        </ul>
      </section>
      <ServiceCarousel />
      <OnlineOrder href={takesOrders ? paths.onlineOrder : site?.deliveryUrl} />
    </>
  )
}
