import { Box, Card, CardContent, Chip, Pagination, Typography } from '@mui/material'
import { Loading, Title, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { LoadError } from '../../lists/list-states.tsx'
import { ActEntries } from './act-entries.tsx'
import { useActs } from './acts.operations.ts'
import { ChangeFilters, FILTERS, type ShownChanges } from './change-filters.tsx'

const PAGE_SIZE = 20

/** The history of all changes that the user may read, the newest first. Filters and page are in the address. */
export function Changes() {
  const translate = useTranslate()
  const [params, setParams] = useSearchParams()
  const given = Object.fromEntries(
    FILTERS.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])),
  )
  const shown = (given.entity ? given : { ...given, id: undefined }) as ShownChanges
  const { day, ...rest } = shown
  const page = Math.max(1, Number(params.get('page')) || 1)
  const { data, error, isPending, refetch } = useActs({
    ...rest,
    from: day,
    to: day,
    page,
    pageSize: PAGE_SIZE,
  })
  const show = (wanted: ShownChanges, toPage = 1) => {
    const all = { ...wanted, page: toPage > 1 ? String(toPage) : undefined }
    setParams(
      Object.fromEntries(Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : []))),
    )
  }
  const pages = Math.ceil((data?.totalCount ?? 0) / PAGE_SIZE)
  const name = data?.items[0]?.changes[0]?.recordName ?? translate('admin.changes.oneRecord')
  return (
    <>
      <Title title={translate('admin.changes.title')} />
      <ChangeFilters shown={shown} onShow={show} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        {shown.id && (
          <Chip
            label={translate('admin.changes.onlyOne', { name })}
            onDelete={() => show({ ...shown, id: undefined })}
          />
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }} role="status">
          {data && translate('admin.changes.count', { smart_count: data.totalCount })}
        </Typography>
      </Box>
      {isPending && <Loading />}
      {error && !data && <LoadError error={error} onRetry={refetch} />}
      {data && (
        <Card sx={{ maxWidth: 880 }}>
          <CardContent sx={{ py: 0.5 }}>
            <ActEntries
              acts={data.items}
              {...(Object.values(shown).some(Boolean) && { none: 'admin.changes.noneFound' })}
            />
          </CardContent>
        </Card>
      )}
      {pages > 1 && (
        <Pagination
          sx={{ mt: 2 }}
          count={pages}
          page={page}
          onChange={(_event, wanted) => {
            show(shown, wanted)
            scrollTo({ top: 0 })
          }}
          aria-label={translate('admin.changes.pages')}
          getItemAriaLabel={(type, number) => translate(`admin.changes.page.${type}`, { page: number ?? 0 })}
        />
      )}
    </>
  )
}
