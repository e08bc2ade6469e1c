import { Box, Checkbox, List, ListItem, ListItemButton, ListItemText, Skeleton } from '@mui/material'
import type { ReactNode } from 'react'
import {
  BulkActionsToolbar,
  type RaRecord,
  RecordContextProvider,
  useCreatePath,
  useGetRecordRepresentation,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { ListEmpty } from './list-states.tsx'
import { RestoreButton } from './restore-button.tsx'

/** The content of a row on a phone. */
export interface PhoneRow {
  readonly primary: (record: RaRecord) => ReactNode
  readonly secondary?: (record: RaRecord) => ReactNode
  readonly tertiary?: (record: RaRecord) => ReactNode
  readonly picture?: (record: RaRecord) => ReactNode
}

interface PhoneListProps {
  readonly row: PhoneRow
  /** Shown beside the button that restores a removed record. */
  readonly removed?: ReactNode
  readonly selectable?: (record: RaRecord) => boolean
  /** The bulk actions. */
  readonly bulkActions: ReactNode
}

/** A list for phones: rows that open their record, each with a checkbox. */
export function PhoneList({ row, removed, selectable = () => true, bulkActions }: PhoneListProps) {
  const { data, isPending } = useListContext()
  if (isPending) return <Waiting />
  if (!data || data.length === 0) return <ListEmpty />
  return (
    <>
      <BulkActionsToolbar selectAllButton={false}>{bulkActions}</BulkActionsToolbar>
      <List disablePadding>
        {data.map((record: RaRecord) => (
          <RecordContextProvider key={record.id} value={record}>
            <Row record={record} row={row} removed={removed} isSelectable={selectable(record)} />
          </RecordContextProvider>
        ))}
      </List>
    </>
  )
}

interface RowProps extends Omit<PhoneListProps, 'selectable' | 'bulkActions'> {
  readonly record: RaRecord
  readonly isSelectable: boolean
}

function Row({ record, row, removed, isSelectable }: RowProps) {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const { selectedIds, onToggleItem } = useListContext()
  const createPath = useCreatePath()
  const name = useGetRecordRepresentation(resource)(record)
  const content = (
    <>
      {row.picture && <Box sx={{ mr: 1.5, flexShrink: 0 }}>{row.picture(record)}</Box>}
      <ListItemText
        primary={row.primary(record)}
        secondary={row.secondary?.(record)}
        slotProps={{ secondary: { component: 'div' } }}
        sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
      />
    </>
  )
  const padding = { pl: 0, pr: 1, minWidth: 0 }
  return (
    <ListItem disablePadding divider>
      <Checkbox
        checked={selectedIds.includes(record.id)}
        disabled={!isSelectable}
        onChange={() => onToggleItem(record.id)}
        slotProps={{ input: { 'aria-label': translate('ra.action.select_row', { name: String(name) }) } }}
      />
      {record.isDeleted ? (
        <Box sx={{ ...padding, display: 'flex', alignItems: 'center', flex: 1, py: 1 }}>{content}</Box>
      ) : (
        <ListItemButton
          component={Link}
          to={createPath({ resource, id: record.id, type: 'edit' })}
          sx={padding}
        >
          {content}
        </ListItemButton>
      )}
      <Box sx={{ pr: 1.5, flexShrink: 0 }}>
        {record.isDeleted ? (
          <>
            <RestoreButton />
            {removed}
          </>
        ) : (
          row.tertiary?.(record)
        )}
      </Box>
    </ListItem>
  )
}

function Waiting() {
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 2 }}>
      {[1, 2, 3, 4].map((each) => (
        <Skeleton key={each} variant="rounded" height={48} />
      ))}
    </Box>
  )
}
