import { PageTitle } from '../components/page-title.tsx'
import { ServiceGrid } from '../features/services/service-grid.tsx'
import { usePageHead } from '../features/shell/use-page-head.ts'
import { breadcrumbData } from '../lib/structured-data.ts'
import { paths } from '../paths.ts'

export function Component() {
  usePageHead({
    title: 'Hizmetler',
    description: 'Restoran servisi, paket servis, kahvaltı, organizasyon ve daha fazlası.',
    path: paths.services,
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
