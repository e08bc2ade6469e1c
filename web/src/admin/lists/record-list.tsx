import RestoreIcon from '@mui/icons-material/RestoreFromTrash'
import { Chip, type Theme, useMediaQuery } from '@mui/material'
import type { ReactElement, ReactNode } from 'react'
import {
  Button,
  CreateButton,
  DataTable,
  downloadCSV,
  ExportButton,
  FilterButton,
  List,
  type RaRecord,
  SearchInput,
  SelectInput,
  SimpleList,
  type SortPayload,
  TopToolbar,
  usePermissions,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { allows } from '../access.ts'
import { BulkActions, useRestore } from './bulk-actions.tsx'
import { type CsvColumns, csvOf } from './csv.ts'

interface RecordListProps {
  readonly sort: SortPayload
  readonly csv: CsvColumns
  /** Whether the records have a status. */
  readonly status?: boolean
  /** Filters beside search, status and removed ones. */
  readonly filters?: readonly ReactElement[]
  /** Buttons beside add and export. */
  readonly actions?: ReactNode
  /** A row on a phone. */
  readonly phone: {
    readonly primary: (record: RaRecord) => ReactNode
    readonly secondary?: (record: RaRecord) => ReactNode
    readonly tertiary?: (record: RaRecord) => ReactNode
    readonly picture?: (record: RaRecord) => ReactNode
  }
  /** Which records can be ticked, to be removed together; all, unless said. */
  readonly selectable?: (record: RaRecord) => boolean
  /** The columns, each a `DataTable.Col`. */
  readonly children: ReactNode
}

/** A list as all of them are: search as one types, filters, sort, pages, bulk actions, export, removed records. */
export function RecordList({
  sort,
  csv,
  status = false,
  filters = [],
  actions,
  phone,
  selectable,
  children,
}: RecordListProps) {
  const small = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const resource = useResourceContext() ?? ''
  const { permissions: roles = [] } = usePermissions<readonly string[]>()
  const seesDeleted = allows(roles, 'seeDeleted', resource)
  const offered = [
    <SearchInput key="q" source="q" alwaysOn />,
    ...(status ? [<StatusFilter key="status" source="status" />] : []),
    ...filters,
    ...(seesDeleted ? [<DeletedFilter key="deleted" source="deleted" />] : []),
  ]
  return (
    <List
      sort={sort}
      perPage={25}
      filters={offered}
      actions={
        <TopToolbar>
          {offered.length > 1 && <FilterButton />}
          {actions}
          <CreateButton />
          <ExportButton />
        </TopToolbar>
      }
      exporter={(records: RaRecord[]) => downloadCSV(csvOf(records, csv), resource)}
      empty={false}
    >
      {small ? (
        <SimpleList
          primaryText={phone.primary}
          secondaryText={phone.secondary}
          tertiaryText={phone.tertiary}
          leftAvatar={phone.picture as never}
          rowClick={rowClick}
          sx={{ '& .RaSimpleList-tertiary': { opacity: 1 } }}
        />
      ) : (
        <DataTable
          rowClick={rowClick}
          isRowSelectable={selectable}
          bulkActionButtons={<BulkActions status={status} />}
          sx={{ '& .MuiTableCell-root': { py: 1 } }}
        >
          {children}
          <DataTable.Col label={false}>
            <RestoreButton />
          </DataTable.Col>
        </DataTable>
      )}
    </List>
  )
}

const rowClick = (_id: unknown, _resource: string, record: RaRecord) => (record.isDeleted ? false : 'edit')

function StatusFilter({ source }: { source: string; alwaysOn?: boolean }) {
  return (
    <SelectInput
      source={source}
      label="admin.status.label"
      choices={[
        { id: 'ACTIVE', name: 'admin.status.ACTIVE' },
        { id: 'PASSIVE', name: 'admin.status.PASSIVE' },
      ]}
    />
  )
}

function DeletedFilter({ source }: { source: string; alwaysOn?: boolean }) {
  return (
    <SelectInput
      source={source}
      label="admin.deleted.filter"
      choices={[{ id: true, name: 'admin.deleted.filter' }]}
      defaultValue={true}
    />
  )
}

function RestoreButton() {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const restore = useRestore()
  if (!record?.isDeleted) return null
  return (
    <Button
      label="admin.deleted.restore"
      onClick={(event) => {
        event.stopPropagation()
        void restore(resource, [String(record.id)])
      }}
    >
      <RestoreIcon />
    </Button>
  )
}

/** Whether the public sees a record, in a word. */
export function StatusChip({ record }: { record: Partial<RaRecord> }) {
  const translate = useTranslate()
  const shown = record.status === 'ACTIVE'
  return (
    <Chip
      size="small"
      variant={shown ? 'filled' : 'outlined'}
      color={shown ? 'success' : 'default'}
      label={translate(`admin.status.${record.status}`)}
    />
  )
}

/** The small form of a record's picture, or an empty tile of its size. */
export function Thumbnail({ address }: { address: string | null | undefined }) {
  const style = {
    width: 48,
    height: 48,
    borderRadius: 10,
    display: 'block',
    background: 'var(--tint)',
  } as const
  return address ? (
    <img
      src={address}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      style={{ ...style, objectFit: 'cover' }}
    />
  ) : (
    <span style={style} />
  )
}
