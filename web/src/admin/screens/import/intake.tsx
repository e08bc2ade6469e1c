import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { Loading, Title, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { screenPaths } from '../../api/screen-paths.ts'
import { useFreshQuery } from '../../api/use-fresh-query.ts'
import { FoundNotice } from '../../forms/drafts/found-notice.tsx'
import { RestoredNotice } from '../../forms/drafts/restored-notice.tsx'
import { WhileSaving } from '../../forms/while-saving.tsx'
import { LoadError } from '../../lists/list-states.tsx'
import { PlanDialog } from '../../plans/plan-dialog.tsx'
import { ScreenGrid } from '../screen-grid.tsx'
import { ColumnChoices } from './column-choices.tsx'
import { WHOLE_MENU } from './import.operations.ts'
import { IntakePreview } from './intake-preview.tsx'
import { type IntakeLine, needsPrice, withoutSure } from './intake-rows.ts'
import { PricePad } from './price-pad.tsx'
import { SourceCard } from './source-card.tsx'
import { type IntakeDraft, NO_SOURCE, useIntake } from './use-intake.ts'
import { type Taken, useSource } from './use-source.ts'
import { useStoring } from './use-storing.ts'

/** Takes a menu in from whatever holds it, in one transaction, after a preview that can be corrected. */
export function Intake() {
  const translate = useTranslate()
  const { data, error, isPending, refetch } = useFreshQuery('whole menu', WHOLE_MENU)
  const intake = useIntake(data)
  const { values, restoredAt, isSending, change, reset, source, lines, category } = intake
  const { text, menu, uses, edits } = values
  const [former, setFormer] = useState<IntakeDraft | null>(null)
  const [isPlanning, setPlanning] = useState(false)
  const [asked, setAsked] = useState<readonly IntakeLine[] | null>(null)

  // Whoever types or chooses by mistake gets what was corrected back.
  const keepFormer = (isWorth: boolean) => {
    if (isWorth) setFormer(values)
  }
  const isEdited = Object.keys(edits).length > 0
  const take = (taken: Taken) => {
    storing.forget()
    keepFormer(isEdited)
    const next = 'text' in taken ? { ...taken, menu: null } : { ...taken, text: '' }
    change({ ...next, uses: {}, edits: {}, unticked: [] })
  }
  const files = useSource(take)
  const type = (next: string) => {
    storing.forget()
    keepFormer(menu !== null)
    const firstLine = (all: string) => all.trimStart().split('\n', 1)[0]
    change({ text: next, menu: null, ...(firstLine(next) !== firstLine(text) && { uses: {} }) })
  }

  const storing = useStoring(intake, data, refetch, () => {
    files.clear()
    setFormer(null)
  })
  const isTaken = text.trim() !== '' || menu !== null
  return (
    <ScreenGrid maxWidth={960}>
      <Title title="admin.import.title" />
      {isPending && <Loading />}
      {error && <LoadError error={error} onRetry={refetch} />}
      {restoredAt !== null && isTaken && (
        <RestoredNotice
          mb={0}
          at={restoredAt}
          onDiscard={() => {
            files.clear()
            reset()
          }}
        />
      )}
      {data && (
        <WhileSaving isSaving={isSending}>
          <SourceCard
            source={files}
            text={text}
            isTaken={isTaken}
            isDisabled={isSending}
            onText={type}
            onEmpty={() => {
              keepFormer(true)
              change({ ...NO_SOURCE, category })
            }}
          />
          {former && (
            <Alert
              severity="info"
              action={
                <Button
                  color="inherit"
                  size="tall"
                  onClick={() => {
                    change(former)
                    setFormer(null)
                  }}
                >
                  {translate('admin.import.bringBack')}
                </Button>
              }
            >
              {translate('admin.import.former')}
            </Alert>
          )}
          {storing.saved > 0 && (
            <Alert
              severity="success"
              action={
                <Button color="inherit" component={Link} to={screenPaths.menu} size="tall">
                  {translate('admin.import.toMenu')}
                </Button>
              }
            >
              {translate('admin.import.done', { smart_count: storing.saved })}
            </Alert>
          )}
          {isTaken && lines.length === 0 && !files.progress && (
            <Alert severity={source.isTooLong ? 'error' : 'info'}>
              {translate(source.isTooLong ? 'admin.import.unread.tooManyRows' : 'admin.import.noLines')}
            </Alert>
          )}
          {source.sheet && isTaken && (
            <ColumnChoices
              sheet={source.sheet}
              isDisabled={isSending}
              onChoose={(chosen) => change({ uses: { ...uses, ...chosen }, edits: withoutSure(edits) })}
            />
          )}
          {lines.length > 0 && (
            <IntakePreview
              intake={intake}
              storing={storing}
              menu={data}
              pages={files.pages}
              onAsk={() => setAsked(storing.open.filter(needsPrice))}
              onPlan={() => setPlanning(true)}
            />
          )}
          <FoundNotice found={intake.found} />
        </WhileSaving>
      )}
      {asked && asked.length > 0 && (
        <PricePad
          lines={asked}
          pages={files.pages}
          onPrice={(key, price) => intake.edit(key, { price })}
          onClose={() => setAsked(null)}
        />
      )}
      {isPlanning && storing.planned && (
        <PlanDialog
          count={storing.planned.length}
          subject={intake.subject}
          isSending={isSending}
          onPlan={(head) => storing.plan(head).then(() => setPlanning(false))}
          onClose={() => setPlanning(false)}
        />
      )}
    </ScreenGrid>
  )
}
