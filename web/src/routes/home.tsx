import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { English } from '../components/english.tsx'
import { NoAnswer } from '../components/no-answer.tsx'
import { StarRule } from '../components/star-rule.tsx'
import { OnlineOrder } from '../features/about/online-order.tsx'
import { Story } from '../features/about/story.tsx'
import { Banner } from '../features/home/banner.tsx'
import { FromTheMenu } from '../features/home/from-the-menu.tsx'
import * as homeWords from '../features/home/home.words.ts'
import { HOME, type Home } from '../features/home/home-query.ts'
import { ServiceGrid } from '../features/services/service-grid.tsx'
import { useSite } from '../features/shell/use-site.tsx'
import type { ShellQuery } from '../gql/graphql.ts'
import { useHead } from '../lib/head.tsx'
import { useFacts } from '../lib/site-facts.ts'
import { restaurantData } from '../lib/structured-data.ts'
import { nameOf, plainOf } from '../lib/told.tsx'
import { paths } from '../paths.ts'
import { weekText } from '../rules/hours-text.ts'
import { nameWithPlace } from '../rules/name-with-place.ts'
import * as spokenWords from '../rules/spoken.words.ts'

/** In characters, as much as search results show. */
const WHOLE = 160
/** So many categories are named in the description. */
const NAMED = 4

export function Component() {
  const { site, services, takesTables, takesOrders } = useSite()
  const { data, error, refetch } = useQuery(HOME)
  const categories = data?.categories ?? []
  const story = data?.abouts[0]
  const facts = useFacts()
  const own = site?.heroImageFilePaths[0]
  const picture = own ?? categories[0]?.imageFilePath ?? undefined
  const drawing = data?.site.drawingPath ?? undefined
  useHead({
    title: [nameWithPlace(site), site && site.slogan !== site.name && plainOf(site, 'slogan')]
      .filter(Boolean)
      .join(' · '),
    // Only documents are described to search engines.
    description: import.meta.env.SSR && site ? descriptionOf(site, categories) : '',
    path: paths.home,
    // Only documents have a preview.
    ...(import.meta.env.SSR && {
      siteName: site?.name,
      // The owner's preview picture takes precedence.
      picture: site?.shareImageFilePath ? undefined : picture,
      drawing: site?.shareImageFilePath ? undefined : drawing,
      pictureAlt: own || drawing ? site?.name : categories[0] && nameOf(categories[0]),
      data: site && facts ? restaurantData(site, facts, { picture, takesTables, takesOrders }) : undefined,
    }),
  })
  return (
    <>
      <Banner site={site} takesTables={takesTables} categories={data?.categories} drawing={drawing} />
      {data && <FromTheMenu home={data} />}
      {(!data || story?.description) && (
        <section className="section about-teaser" aria-labelledby="hikayemiz">
          <div>
            <English text="Our Story" />
            <h2 id="hikayemiz">{homeWords.story}</h2>
          </div>
          <div>
            <Story about={story} />
            {!data && <NoAnswer error={error} onRetry={() => refetch()} />}
            <Link className="button button--quiet" to={paths.about}>
              {homeWords.more}
            </Link>
          </div>
        </section>
      )}
      {services.length > 0 && (
        <>
          <StarRule />
          <section className="section" aria-labelledby="hizmetlerimiz">
            <div className="section__head">
              <h2 id="hizmetlerimiz">{homeWords.services}</h2>
              <Link className="more" to={paths.services}>
                {homeWords.allServices}
              </Link>
            </div>
            <ServiceGrid />
          </section>
        </>
      )}
      <OnlineOrder href={takesOrders ? paths.onlineOrder : site?.deliveryUrl} />
    </>
  )
}

/** What is known of the restaurant: its first categories, address, phone, and hours if they are short enough. */
function descriptionOf(site: ShellQuery['site'], categories: Home['categories']): string {
  const first = categories.slice(0, NAMED).map(nameOf)
  const opening = first.length > 0 ? `${site.name}: ${first.join(spokenWords.comma)}` : site.name
  const said = [opening, site.address, site.phone && homeWords.phone(site.phone)].filter(Boolean).join('. ')
  const whole = `${said}. ${weekText(site.hours)}.`
  return whole.length > WHOLE ? `${said}.` : whole
}
