import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { screenPaths } from '../../api/screen-paths.ts'
import type { Act } from './acts.operations.ts'
import { FieldValue } from './field-value.tsx'
import { shownFields } from './recorded-fields.ts'

/** A value that prevented an undo: `after` is the value that the act set, `now` the current one. */
export interface Conflict {
  readonly field: string
  readonly after: unknown
  readonly now: unknown
  /** The record, where the act is of several. */
  readonly entity?: string
  readonly id?: number
  readonly recordName?: string | null
}

interface UndoConflictProps {
  readonly act: Act
  readonly conflicts: readonly Conflict[]
  readonly nameOf: (kind: string, id: unknown) => string
  onClose(): void
  /** Undoes what was not changed again. */
  onUndoRest(): void
}

const COLUMNS = ['after', 'now'] as const

/** Whether an act has values besides those that were changed again. */
function hasRest({ requestId, count, total, changes }: Act, conflicts: readonly Conflict[]): boolean {
  if (requestId === null || (count === 1 && total > 1)) return false
  const values = changes.flatMap((change) => shownFields(change))
  return count > changes.length || values.length > conflicts.length
}

/** Names the values that were changed again since, and offers to undo the others. */
export function UndoConflict({ act, conflicts, nameOf, onClose, onUndoRest }: UndoConflictProps) {
  const translate = useTranslate()
  const [first] = act.changes
  const ofMany = act.count > 1
  const isRest = hasRest(act, conflicts)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{translate('admin.undo.conflictTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {translate(isRest ? 'admin.undo.conflictRest' : 'admin.undo.conflict', {
            smart_count: conflicts.length,
          })}
        </DialogContentText>
        <Table size="small">
          <TableHead>
            <TableRow>
              {ofMany && <TableCell>{translate('admin.undo.record')}</TableCell>}
              <TableCell>{translate('admin.changes.field')}</TableCell>
              {COLUMNS.map((column) => (
                <TableCell key={column}>{translate(`admin.undo.${column}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {conflicts.map((conflict) => {
              const { field, recordName, id = 0, entity = first?.entity ?? '' } = conflict
              const change = act.changes.find((each) => each.entityId === String(id)) ?? first
              return (
                <TableRow key={`${entity}/${id}/${field}`}>
                  {ofMany && <TableCell>{recordName}</TableCell>}
                  <TableCell component="th" scope="row">
                    {translate(`resources.${entity}.fields.${field}`, { _: field })}
                  </TableCell>
                  {COLUMNS.map((column) => (
                    <TableCell key={column}>
                      {change && (
                        <FieldValue
                          change={{ ...change, entity }}
                          field={field}
                          value={conflict[column]}
                          nameOf={nameOf}
                        />
                      )}
                    </TableCell>
                  ))}
                </TableRow>
              )
            })}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        {!ofMany && first && (
          <Button
            component={Link}
            to={`${screenPaths.changes}?entity=${first.entity}&id=${first.entityId}`}
            onClick={onClose}
          >
            {translate('admin.undo.ofRecord')}
          </Button>
        )}
        {isRest && <Button onClick={onUndoRest}>{translate('admin.undo.rest')}</Button>}
        <Button variant="contained" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
