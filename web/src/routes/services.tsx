import { PageTitle } from '../components/page-title.tsx'
import { ServiceGrid } from '../features/services/service-grid.tsx'
import { usePageHead } from '../features/shell/use-page-head.ts'
import { useSite } from '../features/shell/use-site.tsx'
import { breadcrumbData } from '../lib/structured-data.ts'
import { nameOf } from '../lib/told.tsx'
import { paths } from '../paths.ts'
import * as spokenWords from '../rules/spoken.words.ts'
import * as servicesWords from './services.words.ts'

export function Component() {
  const { services } = useSite()
  const names = services.map(nameOf).join(spokenWords.comma)
  usePageHead({
    title: servicesWords.title,
    description: names && servicesWords.description(names),
    path: paths.services,
    isSample: names === '',
    data: import.meta.env.SSR
      ? breadcrumbData([{ name: servicesWords.title, path: paths.services }])
      : undefined,
  })
  return (
    <>
      <PageTitle title={servicesWords.title} />
      <section className="section section--first" aria-labelledby="sunduklarimiz">
        <h2 className="visually-hidden" id="sunduklarimiz">
          {servicesWords.offered}
        </h2>
        <ServiceGrid />
      </section>
    </>
  )
}
