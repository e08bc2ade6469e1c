import AddIcon from '@mui/icons-material/Add'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { Loading, Title, useTranslate } from 'react-admin'
import { addDays, localDay } from '../../../rules/opening-hours.ts'
import { newClientKey } from '../../api/client-key.ts'
import { useDraft } from '../../forms/drafts/use-draft.ts'
import { LoadError } from '../../lists/list-states.tsx'
import { SectionCard } from '../section-card.tsx'
import { ExceptionDialog, type ExceptionDraft, editable, type OpenedException } from './exception-dialog.tsx'
import { Exceptions } from './exceptions.tsx'
import { HolidayProposals } from './holiday-proposals.tsx'
import { NextDays } from './next-days.tsx'
import { useHours } from './use-hours.ts'
import { WeekGrid } from './week-grid.tsx'

const NOTHING_TYPED: { readonly draft: OpenedException | null } = { draft: null }

/** Opening hours: the week, exceptions, and suggestions for public holidays. */
export function OpeningHours() {
  const translate = useTranslate()
  const { hours, error, refresh } = useHours()
  const [opened, setOpened] = useState<OpenedException | null>(null)
  const typed = useDraft('exception', NOTHING_TYPED)
  const draft = typed.values.draft ?? opened
  const openDialog = (exception: ExceptionDraft) =>
    setOpened({ ...exception, base: exception, clientKey: newClientKey() })
  const closeDialog = () => {
    setOpened(null)
    typed.reset()
  }
  if (!hours) return error ? <LoadError error={error} onRetry={refresh} /> : <Loading />
  const today = localDay(new Date(), hours.timeZone)
  // Hours of yesterday may continue after midnight.
  const since = addDays(today, -1)
  const empty = { label: '', fromDate: today, toDate: today, closed: true, periods: [], note: '' }
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
          <Exceptions
            hours={hours}
            since={since}
            onChanged={() => void refresh()}
            onEdit={(each) => openDialog(editable(each))}
          />
          <Button variant="outlined" startIcon={<AddIcon />} sx={{ mt: 1 }} onClick={() => openDialog(empty)}>
            {translate('admin.hours.add')}
          </Button>
        </SectionCard>
        <SectionCard title="admin.hours.next">
          <NextDays hours={hours} today={today} />
        </SectionCard>
        <SectionCard title="admin.hours.proposals" hint="admin.hours.proposalsWhat">
          <HolidayProposals hours={hours} today={today} onChoose={openDialog} />
        </SectionCard>
      </Box>
      {draft && (
        <ExceptionDialog
          since={since}
          draft={draft}
          onChange={(changed) => typed.change({ draft: { ...draft, ...changed } })}
          isTyped={typed.values.draft !== null}
          restoredAt={typed.restoredAt}
          onClose={closeDialog}
          refresh={refresh}
        />
      )}
    </Box>
  )
}
