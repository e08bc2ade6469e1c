import {
  Card,
  Checkbox,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useGroupName } from '../../users/group-name.ts'
import { memberNames } from '../../users/group-record.ts'
import { useRoleMeaning } from '../../users/role-meaning.ts'
import { type Matrix, WAITING } from './matrix.ts'

const ROLE_COLUMN = { position: 'sticky', left: 0, zIndex: 1, bgcolor: 'background.paper', minWidth: 240 }

/** The layout for wide screens: roles as rows, groups as columns. */
export function PermissionsTable({ roles, groups, mayChange, holds, isWaiting, change }: Matrix) {
  const translate = useTranslate()
  const meaningOf = useRoleMeaning()
  const nameOf = useGroupName()
  return (
    <Card>
      <TableContainer tabIndex={0} role="region" aria-label={translate('admin.permissions.title')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell sx={ROLE_COLUMN}>{translate('admin.permissions.role')}</TableCell>
              {groups.map((group) => (
                <TableCell key={group.id} align="center" sx={{ minWidth: 160, verticalAlign: 'top' }}>
                  <Link to={`/admin/group/${group.id}`} style={{ color: 'inherit' }}>
                    {nameOf(group)}
                  </Link>
                  {group.description && (
                    <Typography variant="body2" component="p">
                      {group.description}
                    </Typography>
                  )}
                  <Typography variant="body2" component="p" sx={{ color: 'text.secondary' }}>
                    {memberNames(group).join(', ') || translate('resources.group.noMembers')}
                  </Typography>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {roles.map((role) => {
              const { title, meaning } = meaningOf(role.name)
              return (
                <TableRow key={role.id}>
                  <TableCell component="th" scope="row" sx={ROLE_COLUMN}>
                    <Typography component="span">{title}</Typography>
                    <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 420 }}>
                      {meaning}
                    </Typography>
                  </TableCell>
                  {groups.map((group) => (
                    <TableCell key={group.id} align="center">
                      <Checkbox
                        checked={holds(group, role)}
                        disabled={!mayChange(group, role)}
                        onChange={(_event, isTicked) => change(group, role, isTicked)}
                        sx={{ opacity: isWaiting(group, role) ? WAITING : 1 }}
                        slotProps={{
                          input: {
                            'aria-busy': isWaiting(group, role),
                            'aria-label': translate('admin.permissions.tick', {
                              group: nameOf(group),
                              role: title,
                            }),
                          },
                        }}
                      />
                    </TableCell>
                  ))}
                </TableRow>
              )
            })}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  )
}
