import { Chip, type Theme, Typography, useMediaQuery } from '@mui/material'
import type { ReactElement, ReactNode } from 'react'
import {
  CreateButton,
  DataTable,
  downloadCSV,
  ExportButton,
  FilterButton,
  List,
  Pagination,
  type RaRecord,
  SearchInput,
  type SortPayload,
  TopToolbar,
  useGetResourceLabel,
  useListContext,
  usePermissions,
  useResourceContext,
  useTranslate,
  useTranslateLabel,
} from 'react-admin'
import { allows } from '../api/access.ts'
import { BulkActions } from './bulk-actions.tsx'
import { type CsvColumns, csvOf } from './csv.ts'
import { QuickFilters } from './list-filters.tsx'
import { ListEmpty, ListError } from './list-states.tsx'
import { NamedRows } from './named-row.tsx'
import { PhoneList, type PhoneRow } from './phone-list.tsx'
import { withLink } from './record-link.tsx'
import { RestoreButton } from './restore-button.tsx'

interface RecordListProps {
  readonly sort: SortPayload
  readonly csv: CsvColumns
  /** Whether the records have a status. */
  readonly status?: boolean
  /** Filters in addition to those of all lists. */
  readonly filters?: readonly ReactElement[]
  /** Buttons in addition to those to add and to export. */
  readonly actions?: ReactNode
  /** Bulk actions in addition to those of all lists. */
  readonly bulk?: ReactNode
  /** Shown beside the button that restores a removed record. */
  readonly removed?: ReactNode
  /** The content of a row on a phone. */
  readonly phone: PhoneRow
  /** Which records can be selected for bulk actions; by default all. */
  readonly selectable?: (record: RaRecord) => boolean
  /** The columns, each a `DataTable.Col`. */
  readonly children: ReactNode
}

const ROWS = [5, 10, 25, 50]

/** The bar of bulk actions covers search and filters, and the floating button must not cover a row. */
const AROUND = {
  '& .RaList-actions, & .RaList-actions .MuiToolbar-root': { bgcolor: 'transparent' },
  '& .RaList-main': { pb: { xs: 8, sm: 0 } },
  '& .RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)': {
    height: 56,
    transform: 'translateY(-56px)',
  },
  // On a phone the actions are wider than the window.
  '& .RaBulkActionsToolbar-toolbar': { maxWidth: 'calc(100vw - 16px)', boxSizing: 'border-box' },
  '& .RaBulkActionsToolbar-topToolbar': {
    minWidth: 0,
    overflowX: 'auto',
    flexWrap: 'nowrap',
    justifyContent: 'flex-start',
  },
  '& .RaBulkActionsToolbar-title': { flexShrink: 0 },
} as const

/**
 * The common list of a resource: search while typing (debounced), filters, sorting, pages, bulk actions, export,
 * removed records.
 */
export function RecordList({
  sort,
  csv,
  status = false,
  filters = [],
  actions,
  bulk,
  removed,
  phone,
  selectable,
  children,
}: RecordListProps) {
  const small = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const name = useGetResourceLabel()(resource, 2)
  const label = useTranslateLabel()
  const heading = (source: string) => String(label({ source, resource }))
  const { permissions: roles = [] } = usePermissions<readonly string[]>()
  const deleted = allows(roles, 'seeDeleted', resource)
  const search = translate('admin.list.search', { name })
  const offered = [
    <SearchInput
      key="q"
      source="q"
      alwaysOn
      placeholder={search}
      slotProps={{ htmlInput: { 'aria-label': search } }}
      sx={{ minWidth: 260 }}
    />,
    ...(status || deleted
      ? [<QuickFilters key="quick" source="quick" alwaysOn status={status} deleted={deleted} />]
      : []),
    ...filters,
  ]
  // On a phone the framework leaves the buttons in English.
  const pageNames = {
    rowsPerPageOptions: ROWS,
    getItemAriaLabel: (type: string) => translate(`ra.navigation.${type}`),
  }
  const bulkActions = <BulkActions status={status} more={bulk} />
  return (
    <List
      sort={sort}
      perPage={25}
      filters={offered}
      actions={
        <TopToolbar>
          {filters.length > 0 && <FilterButton />}
          {actions}
          <ListButtons />
        </TopToolbar>
      }
      exporter={(records: RaRecord[]) =>
        downloadCSV(csvOf(records, { id: ({ id }) => String(id), ...csv }, heading), name)
      }
      empty={false}
      pagination={<Pagination {...pageNames} />}
      error={<ListError />}
      sx={AROUND}
    >
      {small ? (
        <PhoneList row={phone} removed={removed} selectable={selectable} bulkActions={bulkActions} />
      ) : (
        <DataTable
          body={NamedRows}
          rowClick={rowClick}
          isRowSelectable={selectable}
          bulkActionButtons={bulkActions}
          empty={<ListEmpty />}
          sx={{ '& .MuiTableCell-root': { py: 1 }, '& .MuiTableCell-head': { whiteSpace: 'nowrap' } }}
        >
          {withLink(children)}
          <RemovedColumn>{removed}</RemovedColumn>
        </DataTable>
      )}
    </List>
  )
}

/** The buttons to add and to export; an empty list has one of its own to add. */
function ListButtons() {
  const { total, filterValues } = useListContext()
  const translate = useTranslate()
  const isEmpty = total === 0
  return (
    <>
      {typeof total === 'number' && total > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mr: 'auto', pl: 1, alignSelf: 'center' }}>
          {translate('admin.list.count', { smart_count: total })}
        </Typography>
      )}
      {!(isEmpty && Object.keys(filterValues).length === 0) && <CreateButton variant="contained" />}
      {!isEmpty && <ExportButton maxResults={10_000} />}
    </>
  )
}

/** What can be done with removed records, while they are shown. */
function RemovedColumn({ children }: { children: ReactNode }) {
  const { filterValues } = useListContext()
  if (!filterValues.deleted) return null
  return (
    <DataTable.Col label="admin.deleted.restore">
      <RestoreButton />
      {children}
    </DataTable.Col>
  )
}

const rowClick = (_id: unknown, _resource: string, record: RaRecord) => (record.isDeleted ? false : 'edit')

/** Tells that a record is hidden; the others are as most are. */
export function StatusChip({ record }: { record: Partial<RaRecord> }) {
  const translate = useTranslate()
  if (record.status !== 'PASSIVE') return null
  return <Chip size="small" variant="outlined" label={translate('admin.status.PASSIVE')} />
}
