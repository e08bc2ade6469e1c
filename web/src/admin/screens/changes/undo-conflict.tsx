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
import type { RecordedChange } from './changes-call.ts'
import { FieldValue } from './field-value.tsx'
import type { Conflict } from './undo-plan.ts'

interface UndoConflictProps {
  readonly change: RecordedChange
  readonly conflicts: readonly Conflict[]
  readonly nameOf: (kind: string, id: unknown) => string
  onConfirm(): void
  onClose(): void
}

/** Asks before an undo writes over what was changed again since. */
export function UndoConflict({ change, conflicts, nameOf, onConfirm, onClose }: UndoConflictProps) {
  const translate = useTranslate()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="undo-conflict-title">
      <DialogTitle id="undo-conflict-title">{translate('admin.undo.conflictTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('admin.undo.conflict')}</DialogContentText>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{translate('admin.changes.field')}</TableCell>
              <TableCell>{translate('admin.undo.now')}</TableCell>
              <TableCell>{translate('admin.undo.undone')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {conflicts.map(({ field, now }) => (
              <TableRow key={field}>
                <TableCell component="th" scope="row">
                  {translate(`admin.changeField.${field}.label`, { _: field })}
                </TableCell>
                <TableCell>
                  <FieldValue change={change} field={field} value={now} nameOf={nameOf} />
                </TableCell>
                <TableCell>
                  <FieldValue change={change} field={field} value={change.before?.[field]} nameOf={nameOf} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" onClick={onConfirm}>
          {translate('admin.undo.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
