import { Card, CardContent, Pagination } from '@mui/material'
import { Loading, Title, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { LoadError } from '../../lists/list-states.tsx'
import { JournalEntries, useJournal } from '../../plans/journal.tsx'
import { ScreenGrid } from '../screen-grid.tsx'

const PAGE_SIZE = 20

/** All changes of prices of the menu, the newest first. The page is in the address. */
export function PriceJournal() {
  const translate = useTranslate()
  const [params, setParams] = useSearchParams()
  const page = Math.max(1, Number(params.get('page')) || 1)
  const productId = params.get('product')
  const shown = { page, pageSize: PAGE_SIZE, ...(productId && { productId }) }
  const { data, error, isPending, refetch } = useJournal(shown)
  const pages = Math.ceil((data?.totalCount ?? 0) / PAGE_SIZE)
  return (
    <ScreenGrid maxWidth={860}>
      <Title title="resources.pricePlan.journal.title" />
      {isPending && <Loading />}
      {error && <LoadError error={error} onRetry={refetch} />}
      {data && (
        <Card>
          <CardContent sx={{ '& li:first-of-type': { borderTop: 0 } }}>
            <JournalEntries records={data.items} />
          </CardContent>
        </Card>
      )}
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page}
          onChange={(_event, wanted) => {
            setParams({ ...Object.fromEntries(params), page: String(wanted) })
            scrollTo({ top: 0 })
          }}
          aria-label={translate('admin.changes.pages')}
          getItemAriaLabel={(type, number) => translate(`admin.changes.page.${type}`, { page: number ?? 0 })}
        />
      )}
    </ScreenGrid>
  )
}
