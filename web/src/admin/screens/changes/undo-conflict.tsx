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
import type { RecordedChange } from './changes.operations.ts'
import { FieldValue } from './field-value.tsx'

/** A value that prevented an undo: `after` is the value that the change set, `now` the current one. */
export interface Conflict {
  readonly field: string
  readonly after: unknown
  readonly now: unknown
}

interface UndoConflictProps {
  readonly change: RecordedChange
  readonly conflicts: readonly Conflict[]
  readonly nameOf: (kind: string, id: unknown) => string
  onClose(): void
}

const COLUMNS = ['after', 'now'] as const

/** Explains a refused undo by the values that were changed again since. */
export function UndoConflict({ change, conflicts, nameOf, onClose }: UndoConflictProps) {
  const translate = useTranslate()
  const { entity, entityId } = change
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{translate('admin.undo.conflictTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('admin.undo.conflict')}</DialogContentText>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{translate('admin.changes.field')}</TableCell>
              {COLUMNS.map((column) => (
                <TableCell key={column}>{translate(`admin.undo.${column}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {conflicts.map((conflict) => (
              <TableRow key={conflict.field}>
                <TableCell component="th" scope="row">
                  {translate(`resources.${entity}.fields.${conflict.field}`, { _: conflict.field })}
                </TableCell>
                {COLUMNS.map((column) => (
                  <TableCell key={column}>
                    <FieldValue
                      change={change}
                      field={conflict.field}
                      value={conflict[column]}
                      nameOf={nameOf}
                    />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button
          component={Link}
          to={`${screenPaths.changes}?entity=${entity}&id=${entityId}`}
          onClick={onClose}
        >
          {translate('admin.undo.ofRecord')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
