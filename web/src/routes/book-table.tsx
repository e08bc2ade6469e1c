import { PageTitle } from '../components/page-title.tsx'
import { ReservationForm } from '../features/reservation/reservation-form.tsx'
import { TableAside } from '../features/reservation/table-aside.tsx'
import { useSampleHead } from '../features/shell/use-page-head.ts'
import { useSite } from '../features/shell/use-site.tsx'
import { templatePage } from './template-page.tsx'
import '../styles/forms.css'
import '../styles/drawing.css'
import '../features/reservation/reservation.css'

export const Component = templatePage('book-table', Sample)

function Sample() {
  const { site } = useSite()
  useSampleHead(
    'book-table',
    'Masa Ayırtın',
    `${site?.name ?? ''} için masa ayırtın: kaç kişi, ne zaman, hangi masa.${site?.phone ? ` Telefonla rezervasyon: ${site.phone}.` : ''}`,
  )
  return (
    <>
      <PageTitle title="Masa Ayırtın" english="Book a Table" />
      <div className="page-width reservation">
        <ReservationForm />
        <TableAside site={site} />
      </div>
    </>
  )
}
