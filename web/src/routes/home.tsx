import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { NoAnswer } from '../components/no-answer.tsx'
import { StarRule } from '../components/star-rule.tsx'
import { OnlineOrder } from '../features/about/online-order.tsx'
import { Story } from '../features/about/story.tsx'
import { Banner } from '../features/home/banner.tsx'
import { CategoryStrip } from '../features/home/category-strip.tsx'
import { HOME } from '../features/home/home-query.ts'
import { ServiceGrid } from '../features/services/service-grid.tsx'
import { useSite } from '../features/shell/use-site.ts'
import { useHead } from '../lib/head.tsx'
import { restaurantData } from '../lib/structured-data.ts'
import { paths } from '../paths.ts'

/** The first categories are in the banner; the strip below has the others. */
const IN_BANNER = 4

export function Component() {
  const { site } = useSite()
  const { data, error, refetch } = useQuery(HOME)
  const categories = data?.categories ?? []
  useHead({
    title: `${site?.name ?? ''} · Lezzetli Yemeklerle Sizlerle`,
    description: `${site?.name ?? ''}: kahvaltı, çorba, ızgara, pide ve tatlılar. ${site?.address ?? ''}. Her gün ${site?.openingHours.opens}–${site?.openingHours.closes}. Telefon ${site?.phone}.`,
    path: paths.home,
    picture: categories[0]?.imageFilePath ?? undefined,
    pictureAlt: categories[0]?.name,
    data: site && restaurantData(site, categories[0]?.imageFilePath ?? undefined),
  })
  return (
    <>
      <Banner site={site} plates={categories.slice(0, IN_BANNER)} />
      <CategoryStrip categories={categories.slice(IN_BANNER)} />
      <section className="section about-teaser" aria-labelledby="hikayemiz">
        <div>
          <p className="english" lang="en">
            Our Story
          </p>
          <h2 id="hikayemiz">Hikâyemiz</h2>
        </div>
        <div>
          <Story text={data?.abouts[0]?.description} />
          {!data && <NoAnswer error={error} onRetry={() => refetch()} />}
          <Link className="button button--quiet" to={paths.about}>
            Daha fazla
          </Link>
        </div>
      </section>
      <StarRule />
      <section className="section" aria-labelledby="hizmetlerimiz">
        <div className="section__head">
          <h2 id="hizmetlerimiz">Hizmetlerimiz</h2>
          <Link className="more" to={paths.services}>
            Tümü
          </Link>
        </div>
        <ServiceGrid />
      </section>
      <OnlineOrder href={site?.deliveryUrl} />
    </>
  )
}
