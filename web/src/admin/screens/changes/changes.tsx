import { Box, Card, CardContent, Chip, MenuItem, Pagination, TextField, Typography } from '@mui/material'
import { Loading, Title, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { entities } from '../../resources/registry.ts'
import { ChangeEntries } from './change-entries.tsx'
import { useChanges } from './changes.operations.ts'

export const CHANGES_PATH = '/changes'

const PAGE_SIZE = 20
const KINDS = Object.keys(entities)

/** The history of all changes, the newest first. Entity, record and page are query parameters. */
export function Changes() {
  const translate = useTranslate()
  const [params, setParams] = useSearchParams()
  const entity = params.get('entity') || undefined
  const id = (entity && params.get('id')) || undefined
  const page = Math.max(1, Number(params.get('page')) || 1)
  const { data, isPending } = useChanges({ entity, id, page, pageSize: PAGE_SIZE })
  const show = (wanted: { entity?: string; id?: string; page?: number }) =>
    setParams(
      Object.fromEntries(
        Object.entries(wanted).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
      ),
    )
  if (isPending || !data) return <Loading />

  const pages = Math.ceil(data.totalCount / PAGE_SIZE)
  const name = data.items[0]?.recordName ?? translate('admin.changes.oneRecord')
  return (
    <>
      <Title title={translate('admin.changes.title')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        <TextField
          select
          label={translate('admin.changes.kind')}
          value={entity ?? ''}
          onChange={({ target }) => show({ entity: target.value })}
          sx={{ width: 240 }}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        >
          <MenuItem value="">{translate('admin.changes.everything')}</MenuItem>
          {KINDS.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {translate(`resources.${kind}.name`, { smart_count: 2 })}
            </MenuItem>
          ))}
        </TextField>
        {id && (
          <Chip
            label={translate('admin.changes.onlyOne', { name })}
            onDelete={() => show({ entity: entity as string })}
          />
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }} role="status">
          {translate('admin.changes.count', { smart_count: data.totalCount })}
        </Typography>
      </Box>
      <Card sx={{ maxWidth: 880 }}>
        <CardContent sx={{ py: 0.5 }}>
          <ChangeEntries changes={data.items} />
        </CardContent>
      </Card>
      {pages > 1 && (
        <Pagination
          sx={{ mt: 2 }}
          count={pages}
          page={page}
          onChange={(_event, wanted) => {
            show({ ...(entity && { entity }), ...(id && { id }), page: wanted })
            scrollTo({ top: 0 })
          }}
          aria-label={translate('admin.changes.pages')}
        />
      )}
    </>
  )
}
