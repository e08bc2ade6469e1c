import AddIcon from '@mui/icons-material/Add'
import { Box, Button, Card, CardContent, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Loading, Title, useTranslate } from 'react-admin'
import { localDay } from '../../../rules/opening-hours.ts'
import { newClientKey } from '../../api/client-key.ts'
import { useDraft } from '../../forms/drafts/use-draft.ts'
import { LoadError } from '../../lists/list-states.tsx'
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
      <Part name="week" hint="weekWhat">
        <WeekGrid hours={hours} refresh={refresh} />
      </Part>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Part name="exceptions" hint="exceptionsWhat">
          <Exceptions
            hours={hours}
            today={today}
            onChanged={() => void refresh()}
            onEdit={(each) => openDialog(editable(each))}
          />
          <Button variant="outlined" startIcon={<AddIcon />} sx={{ mt: 1 }} onClick={() => openDialog(empty)}>
            {translate('admin.hours.add')}
          </Button>
        </Part>
        <Part name="next">
          <NextDays hours={hours} today={today} />
        </Part>
        <Part name="proposals" hint="proposalsWhat">
          <HolidayProposals hours={hours} today={today} onChoose={openDialog} />
        </Part>
      </Box>
      {draft && (
        <ExceptionDialog
          today={today}
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

interface PartProps {
  readonly name: 'week' | 'exceptions' | 'next' | 'proposals'
  readonly hint?: 'weekWhat' | 'exceptionsWhat' | 'proposalsWhat'
  readonly children: ReactNode
}

function Part({ name, hint, children }: PartProps) {
  const translate = useTranslate()
  const id = `hours-${name}`
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Typography id={id} variant="h6" component="h2">
          {translate(`admin.hours.${name}`)}
        </Typography>
        {hint && (
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
            {translate(`admin.hours.${hint}`)}
          </Typography>
        )}
        {children}
      </CardContent>
    </Card>
  )
}
