import ExpandIcon from '@mui/icons-material/ExpandMore'
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Checkbox,
  FormControlLabel,
  Typography,
} from '@mui/material'
import { useTranslate } from 'react-admin'
import { useGroupName } from '../../users/group-name.ts'
import { type GroupRecord, memberNames } from '../../users/group-record.ts'
import { useRoleMeaning } from '../../users/role-meaning.ts'
import { type Matrix, WAITING } from './matrix.ts'

/** The layout for narrow screens: for each group its members and roles. */
export function PermissionsByGroup({ roles, groups, mayChange, holds, isWaiting, change }: Matrix) {
  const translate = useTranslate()
  const meaningOf = useRoleMeaning()
  const nameOf = useGroupName()
  const summary = (group: GroupRecord) => {
    const names = memberNames(group).join(', ')
    return names ? translate('admin.permissions.members', { names }) : translate('resources.group.noMembers')
  }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {groups.map((group) => (
        <Accordion
          key={group.id}
          disableGutters
          variant="outlined"
          sx={{ borderRadius: 1, '&::before': { display: 'none' } }}
          slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h2' } }}
        >
          <AccordionSummary expandIcon={<ExpandIcon />}>
            <Box>
              <Typography component="span" sx={{ fontWeight: 600, display: 'block' }}>
                {nameOf(group)}
              </Typography>
              {group.description && (
                <Typography component="span" variant="body2" sx={{ display: 'block' }}>
                  {group.description}
                </Typography>
              )}
              <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                {summary(group)}
              </Typography>
            </Box>
          </AccordionSummary>
          <AccordionDetails sx={{ display: 'grid', gap: 1 }}>
            {roles.map((role) => {
              const { title, meaning } = meaningOf(role.name)
              return (
                <FormControlLabel
                  key={role.id}
                  disabled={!mayChange(group, role)}
                  sx={{ alignItems: 'flex-start', mr: 0 }}
                  control={
                    <Checkbox
                      sx={{ py: 0.5, opacity: isWaiting(group, role) ? WAITING : 1 }}
                      checked={holds(group, role)}
                      onChange={(_event, isTicked) => change(group, role, isTicked)}
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
                  }
                  label={
                    <>
                      <Typography sx={{ pt: 0.5 }}>{title}</Typography>
                      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                        {meaning}
                      </Typography>
                    </>
                  }
                />
              )
            })}
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  )
}
