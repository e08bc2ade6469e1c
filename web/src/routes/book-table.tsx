import { useQuery } from '@apollo/client/react'
import { useParams } from 'react-router-dom'
import { PageTitle } from '../components/page-title.tsx'
import { LiveAside } from '../features/reservation/live-aside.tsx'
import { LiveForm } from '../features/reservation/live-form.tsx'
import { OpenTables } from '../features/reservation/open-tables.tsx'
import { PostedForm } from '../features/reservation/posted-form.tsx'
import { ReservationForm } from '../features/reservation/reservation-form.tsx'
import { SAMPLE_TITLE, sampleDescription } from '../features/reservation/sample-words.ts'
import * as tableWords from '../features/reservation/table.words.ts'
import { TableAside } from '../features/reservation/table-aside.tsx'
import { TABLE_RULES } from '../features/reservation/table-queries.ts'
import { usePageHead, useSampleHead } from '../features/shell/use-page-head.ts'
import { useSite } from '../features/shell/use-site.tsx'
import { usePostedTable } from '../lib/posted-table.ts'
import { breadcrumbData } from '../lib/structured-data.ts'
import { inTurkish } from '../lib/told.tsx'
import { paths } from '../paths.ts'
import { GuestTable } from './guest-table.tsx'
import { templatePage } from './template-page.tsx'
import '../styles/forms.css'
import '../styles/drawing.css'
import '../features/reservation/reservation.css'

const ENGLISH = 'Book a Table'

const Page = templatePage('book-table', Sample, undefined, Live)

/** The page where tables are asked for, or, with a code, that of a table. */
export function Component() {
  const { code } = useParams()
  return code === undefined ? <Page /> : <GuestTable code={code} />
}

function Sample() {
  const { site } = useSite()
  useSampleHead('book-table', SAMPLE_TITLE, sampleDescription(site?.name ?? '', site?.phone ?? ''))
  return (
    <>
      <PageTitle title={SAMPLE_TITLE} english={ENGLISH} />
      <div className="page-width reservation">
        <ReservationForm />
        <TableAside site={site} />
      </div>
    </>
  )
}

/** The page that works: somebody of the restaurant answers what is asked here. */
function Live() {
  const { site } = useSite()
  const rules = useQuery(TABLE_RULES).data?.site
  const posted = usePostedTable()
  usePageHead({
    title: tableWords.title,
    description: tableWords.description(site?.name ?? '', site?.phone ?? ''),
    path: paths.bookTable,
    data: import.meta.env.SSR
      ? breadcrumbData([{ name: tableWords.title, path: paths.bookTable }])
      : undefined,
  })
  return (
    <>
      <PageTitle title={tableWords.title} english={ENGLISH}>
        <p className="lead ask-table__lead">{tableWords.lead}</p>
      </PageTitle>
      {site && (
        <div className="page-width reservation">
          <div className="ask-table__main">
            <OpenTables hours={site.hours} />
            {rules?.reservations.note && (
              <p className="ask-table__note">
                {rules.translation?.reservationNote ?? inTurkish(rules.reservations.note)}
              </p>
            )}
            {posted ? (
              <PostedForm posted={posted} site={site} rules={rules} />
            ) : (
              <LiveForm site={site} rules={rules} />
            )}
          </div>
          <LiveAside site={site} />
        </div>
      )}
    </>
  )
}
