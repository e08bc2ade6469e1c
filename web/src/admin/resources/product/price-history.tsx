import ExpandIcon from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { screenPaths } from '../../api/screen-paths.ts'
import { LoadError } from '../../lists/list-states.tsx'
import { JournalEntries, useJournal } from '../../plans/journal.tsx'
import { useLowest } from '../../plans/use-lowest.ts'

const SHOWN = 10

/** The last prices of the dish of the form, loaded when they are opened. */
export function PriceHistory() {
  const translate = useTranslate()
  const record = useRecordContext()
  const [isOpen, setOpen] = useState(false)
  const productId = String(record?.id)
  const { data, error, refetch } = useJournal({ productId, page: 1, pageSize: SHOWN }, isOpen)
  const lowest = useLowest(isOpen)(productId)
  return (
    <Accordion
      disableGutters
      variant="outlined"
      expanded={isOpen}
      onChange={(_event, wanted) => setOpen(wanted)}
      slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h2' } }}
      sx={{ width: '100%', mt: 2, borderRadius: 1, '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Typography>{translate('resources.pricePlan.journal.ofDish')}</Typography>
      </AccordionSummary>
      <AccordionDetails>
        {lowest && (
          <Typography color="textSecondary" sx={{ mb: 1 }}>
            {lowest}
          </Typography>
        )}
        {error && <LoadError error={error} onRetry={refetch} />}
        {data && <JournalEntries records={data.items} ofOne />}
        {data && data.totalCount > SHOWN && (
          <Button component={Link} to={`${screenPaths.priceJournal}?product=${productId}`}>
            {translate('admin.changes.all')}
          </Button>
        )}
      </AccordionDetails>
    </Accordion>
  )
}
