import { Alert, Button, Card, CardContent } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { ResourceContextProvider, useLocaleState, useNotify, useTranslate } from 'react-admin'
import { useBlocker } from 'react-router-dom'
import { contradictions, missingAnswers } from '../../../rules/food.ts'
import type { Side } from '../../api/call/merge.ts'
import { isSame } from '../../api/same-value.ts'
import { ConflictDialog } from '../../forms/conflict/conflict-dialog.tsx'
import { overStored } from '../../forms/conflict/over-stored.ts'
import { FoundNotice } from '../../forms/drafts/found-notice.tsx'
import { LeaveQuestion } from '../../forms/drafts/leave-question.tsx'
import { RestoredNotice } from '../../forms/drafts/restored-notice.tsx'
import { useDraft } from '../../forms/drafts/use-draft.ts'
import { SaveBar } from '../../forms/save-bar.tsx'
import { WhileSaving } from '../../forms/while-saving.tsx'
import { foodValueText } from '../changes/food-value.ts'
import { DishHead } from './dish-head.tsx'
import { ANSWER_FOOD, type WorkDish } from './food.operations.ts'
import { draftOf, type FoodDraft, inputOf, mergedAnswers } from './food-draft.ts'
import { FoodForm } from './food-form.tsx'

interface DishWorkProps {
  readonly dish: WorkDish
  readonly dishes: readonly WorkDish[]
  readonly previous: WorkDish | null
  onSkip(): void
  onSaved(): void
  /** Reads the dish again; null if it cannot be read. */
  reread(): Promise<WorkDish | null>
}

interface Typed {
  readonly typed: FoodDraft | null
  /** The stored answers that it was typed over. */
  readonly base: FoodDraft | null
  /** The answers of somebody else in it that have to be reviewed. */
  readonly unseen: readonly (keyof FoodDraft)[]
}

const NOTHING_TYPED: Typed = { typed: null, base: null, unseen: [] }

/** One dish with its food information, stored together. */
export function DishWork({ dish, dishes, previous, onSkip, onSaved, reread }: DishWorkProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const notify = useNotify()
  const before = draftOf(dish.foodInformation)
  const {
    values,
    restoredAt,
    isSending,
    found: earlier,
    change,
    reset,
    send,
  } = useDraft('food', NOTHING_TYPED, {
    id: dish.id,
    remaining: ({ typed, ...rest }, sent) =>
      isSame(typed, sent.typed) ? null : { ...rest, typed, base: sent.typed },
    reread,
  })
  const { typed, base } = values
  const over = (stored: FoodDraft, choices?: Readonly<Record<string, Side>>) =>
    mergedAnswers(base ?? stored, typed ?? stored, stored, choices)
  const { draft, conflicts, ...found } = over(before)
  const unseen = found.unseen.length > 0 ? found.unseen : values.unseen
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)
  const finished = useRef(false)
  const head = useRef<HTMLHeadingElement>(null)
  const isDirty = !isSame(draft, before)
  const isRefused = inputOf(draft, dish.version) === null || contradictions(draft).length > 0

  useEffect(() => {
    scrollTo({ top: 0 })
    head.current?.focus({ preventScroll: true })
  }, [])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !finished.current &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  )

  const edit = (next: FoodDraft) =>
    change({
      typed: next,
      // Edited answers keep their base, so that those of somebody else are asked about.
      base: typed && base ? mergedAnswers(typed, base, before).draft : before,
      unseen: next.reviewed ? [] : unseen,
    })
  const takeOver = (choices: Readonly<Record<string, Side>>) => {
    const { draft, unseen } = over(before, choices)
    change({ typed: draft, base: before, unseen })
    setAsked(false)
  }
  /** @returns the answers that are stored; null if they have to be looked at before. */
  const store = async (stored: WorkDish) => {
    const title = `${translate('admin.food.title')}: ${dish.name}`
    let answers: FoodDraft | null = null
    const receipt = await send(async ({ typed, base }, earlier) => {
      const now = (earlier && (await reread())) ?? stored
      const present = draftOf(now.foodInformation)
      const found = mergedAnswers(base ?? present, typed ?? present, present)
      setAsked(found.conflicts.length > 0)
      const isUnseen = now !== dish && found.unseen.length > 0
      if (found.conflicts.length > 0 || isUnseen || contradictions(found.draft).length > 0) return null
      answers = found.draft
      const variables = { id: dish.id, input: inputOf(found.draft, now.version) }
      return { document: ANSWER_FOOD, variables, resource: 'product', title }
    })
    return receipt && answers
  }
  const save = async () => {
    if (isRefused) return
    setRefusal(null)
    try {
      const answers = await overStored(dish, reread, store)
      if (!answers) return
      const missing = missingAnswers(answers)
      const fields = missing.map((name) => translate(`resources.product.fields.${name}`)).join(', ')
      notify(missing.length > 0 ? 'admin.food.incomplete' : 'admin.food.saved', {
        type: missing.length > 0 ? 'warning' : 'success',
        messageArgs: { name: dish.name, fields },
        autoHideDuration: 3000,
      })
      finished.current = true
      onSaved()
    } catch (error) {
      setRefusal((error as Error).message)
    }
  }

  return (
    <>
      {restoredAt !== null && isDirty && <RestoredNotice mb={0} at={restoredAt} onDiscard={reset} />}
      <Card>
        <CardContent sx={{ display: 'grid', gap: 2.5 }}>
          <DishHead dish={dish} headRef={head} />
          <WhileSaving isSaving={isSending}>
            <FoodForm dish={dish} dishes={dishes} draft={draft} previous={previous} onChange={edit} />
          </WhileSaving>
        </CardContent>
      </Card>
      {unseen.length > 0 && (
        <Alert severity="warning">
          {translate('admin.food.unseen', {
            fields: unseen
              .map((name) => (name === 'reviewed' ? 'reviewedAt' : name))
              .map((name) => translate(`resources.product.fields.${name}`))
              .join(', '),
          })}
        </Alert>
      )}
      {refusal && <Alert severity="error">{translate(refusal, { _: refusal })}</Alert>}
      <SaveBar>
        <FoundNotice found={earlier} />
        <Button
          variant="contained"
          size="large"
          disabled={isSending || isRefused}
          onClick={() => void save()}
          sx={{ flex: 1 }}
        >
          {translate('admin.food.save')}
        </Button>
        <Button size="large" disabled={isSending} onClick={onSkip}>
          {translate('admin.food.skip')}
        </Button>
      </SaveBar>
      <LeaveQuestion blocker={blocker} onLeave={reset} />
      {isAsked && (
        <ResourceContextProvider value="product">
          <ConflictDialog
            conflicts={conflicts}
            why="admin.conflict.choose"
            textOf={(field, value) => foodValueText(field, value, locale, translate)}
            onMerge={takeOver}
            onClose={() => setAsked(false)}
          />
        </ResourceContextProvider>
      )}
    </>
  )
}
