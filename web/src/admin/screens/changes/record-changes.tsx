import ExpandIcon from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { usePermissions, useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { allows } from '../../api/access.ts'
import { screenPaths } from '../../api/screen-paths.ts'
import { ActEntries } from './act-entries.tsx'
import { useActs } from './acts.operations.ts'

const SHOWN = 10

/** The last changes of the record of the form, loaded when they are opened. For administrators. */
export function RecordChanges() {
  const translate = useTranslate()
  const entity = useResourceContext() ?? ''
  const record = useRecordContext()
  const { permissions: roles = [] } = usePermissions<readonly string[]>()
  const [open, setOpen] = useState(false)
  const id = String(record?.id)
  const { data } = useActs({ entity, id, page: 1, pageSize: SHOWN }, open && record !== undefined)
  if (!record || !allows(roles, 'history', entity)) return null
  return (
    <Accordion
      disableGutters
      variant="outlined"
      expanded={open}
      onChange={(_event, wanted) => setOpen(wanted)}
      slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h2' } }}
      sx={{
        alignSelf: 'flex-start',
        width: { xs: '100%', lg: open ? 380 : 260 },
        flexShrink: 0,
        borderRadius: 1,
        '&::before': { display: 'none' },
      }}
    >
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Typography>{translate('admin.changes.title')}</Typography>
      </AccordionSummary>
      <AccordionDetails>
        {data && <ActEntries acts={data.items} ofOne />}
        {data && data.totalCount > SHOWN && (
          <Button component={Link} to={`${screenPaths.changes}?entity=${entity}&id=${id}`}>
            {translate('admin.changes.all')}
          </Button>
        )}
      </AccordionDetails>
    </Accordion>
  )
}
