import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { English } from '../components/english.tsx'
import { NoAnswer } from '../components/no-answer.tsx'
import { StarRule } from '../components/star-rule.tsx'
import { OnlineOrder } from '../features/about/online-order.tsx'
import { Story } from '../features/about/story.tsx'
import { Banner } from '../features/home/banner.tsx'
import { CategoryStrip } from '../features/home/category-strip.tsx'
import { HOME } from '../features/home/home-query.ts'
import { ServiceGrid } from '../features/services/service-grid.tsx'
import { nameWithPlace } from '../features/shell/use-page-head.ts'
import { useSite } from '../features/shell/use-site.tsx'
import { useHead } from '../lib/head.tsx'
import { useFacts } from '../lib/site-facts.ts'
import { restaurantData } from '../lib/structured-data.ts'
import { paths } from '../paths.ts'
import { weekText } from '../rules/hours-text.ts'

/** Without the owner's pictures, the banner shows this many categories, and the strip below it the others. */
const IN_BANNER = 4

export function Component() {
  const { site } = useSite()
  const { data, error, refetch } = useQuery(HOME)
  const categories = data?.categories ?? []
  const shown = data?.site
  const facts = useFacts()
  const picture = shown?.heroImageFilePaths[0] ?? categories[0]?.imageFilePath ?? undefined
  const hasOwnPictures = (shown?.heroImageFilePaths.length ?? 0) > 0
  useHead({
    title: `${nameWithPlace(site)} · ${shown?.slogan ?? ''}`,
    description: site
      ? `${site.name}: ${firstCategories(categories)}. ${site.address}. ${weekText(site.hours)}. Telefon ${site.phone}.`
      : '',
    path: paths.home,
    // The owner's preview picture takes precedence.
    picture: shown?.shareImageFilePath ? undefined : picture,
    pictureAlt: shown?.heroImageFilePaths[0] ? site?.name : categories[0]?.name,
    data: import.meta.env.SSR && site && facts ? restaurantData(site, facts, picture) : undefined,
  })
  return (
    <>
      <Banner site={site} facts={shown} plates={categories.slice(0, IN_BANNER)} />
      <CategoryStrip categories={hasOwnPictures ? categories : categories.slice(IN_BANNER)} />
      <section className="section about-teaser" aria-labelledby="hikayemiz">
        <div>
          <English text="Our Story" />
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

/** Names of the first categories, for the description of the page. */
function firstCategories(categories: readonly { name: string }[]): string {
  return categories
    .slice(0, IN_BANNER)
    .map(({ name }) => name)
    .join(', ')
}
