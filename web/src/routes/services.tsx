import { PageTitle } from '../components/page-title.tsx'
import { ServiceGrid } from '../features/services/service-grid.tsx'
import { usePageHead } from '../features/shell/use-page-head.ts'
import { useSite } from '../features/shell/use-site.tsx'
import { breadcrumbData } from '../lib/structured-data.ts'
import { paths } from '../paths.ts'

export function Component() {
  const { services } = useSite()
  const names = services.map(({ name }) => name).join(', ')
  usePageHead({
    title: 'Hizmetler',
    description: names && `Hizmetlerimiz: ${names}.`,
    path: paths.services,
    isSample: names === '',
    data: import.meta.env.SSR ? breadcrumbData({ name: 'Hizmetler', path: paths.services }) : undefined,
  })
  return (
    <>
      <PageTitle title="Hizmetler" />
      <section className="section section--first" aria-labelledby="sunduklarimiz">
        <h2 className="visually-hidden" id="sunduklarimiz">
          Sunduğumuz hizmetler
        </h2>
        <ServiceGrid />
      </section>
    </>
  )
}
