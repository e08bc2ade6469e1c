import AddIcon from '@mui/icons-material/Add'
import { Box, Button } from '@mui/material'
import { Loading, ResourceContextProvider, Title, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { addDays, localDay } from '../../../rules/opening-hours.ts'
import { LoadError } from '../../lists/list-states.tsx'
import { SectionCard } from '../section-card.tsx'
import { Exceptions } from './exceptions.tsx'
import { HolidayProposals } from './holiday-proposals.tsx'
import { NextDays } from './next-days.tsx'
import { useHours } from './use-hours.ts'
import { WeekGrid } from './week-grid.tsx'

/** Opening hours: the week, exceptions, and suggestions for public holidays. */
export function OpeningHours() {
  const translate = useTranslate()
  const { hours, error, refresh } = useHours()
  if (!hours) return error ? <LoadError error={error} onRetry={refresh} /> : <Loading />
  const today = localDay(new Date(), hours.timeZone)
  // Hours of yesterday may continue after midnight.
  const since = addDays(today, -1)
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Title title={translate('admin.hours.title')} />
      <SectionCard title="admin.hours.week" hint="admin.hours.weekWhat">
        <WeekGrid hours={hours} refresh={refresh} />
      </SectionCard>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <SectionCard title="admin.hours.exceptions" hint="admin.hours.exceptionsWhat">
          <ResourceContextProvider value="openingException">
            <Exceptions hours={hours} since={since} />
          </ResourceContextProvider>
          <Button
            component={Link}
            to="/admin/openingException/create"
            variant="outlined"
            startIcon={<AddIcon />}
            sx={{ mt: 1 }}
          >
            {translate('admin.hours.add')}
          </Button>
        </SectionCard>
        <SectionCard title="admin.hours.next">
          <NextDays hours={hours} today={today} />
        </SectionCard>
        <SectionCard title="admin.hours.proposals" hint="admin.hours.proposalsWhat">
          <HolidayProposals hours={hours} today={today} />
        </SectionCard>
      </Box>
    </Box>
  )
}
