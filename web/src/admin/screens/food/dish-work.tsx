import { Alert, Box, Button, Card, CardContent } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useBlocker } from 'react-router-dom'
import { contradictions, missingAnswers } from '../../../rules/food.ts'
import { isRefusal } from '../../api/api-failure.ts'
import { ask } from '../../api/ask.ts'
import { isSame } from '../../api/same-value.ts'
import { LeaveQuestion } from '../../forms/drafts/leave-question.tsx'
import { RestoredNotice } from '../../forms/drafts/restored-notice.tsx'
import { useDraft } from '../../forms/drafts/use-draft.ts'
import { WhileSaving } from '../../forms/while-saving.tsx'
import { DishHead } from './dish-head.tsx'
import { ANSWER_FOOD, type WorkDish } from './food.operations.ts'
import { draftOf, type FoodDraft, inputOf, isStoredAlike, rebased } from './food-draft.ts'
import { FoodForm } from './food-form.tsx'

interface DishWorkProps {
  readonly dish: WorkDish
  readonly dishes: readonly WorkDish[]
  readonly previous: WorkDish | null
  onSkip(): void
  onSaved(): Promise<void>
  /** Reads the dish again; undefined if it cannot be read. */
  reread(): Promise<WorkDish | undefined>
}

interface Typed {
  readonly typed: FoodDraft | null
  /** The stored answers that it was typed over. */
  readonly base: FoodDraft | null
  /** The answers in it that those of somebody else have replaced. */
  readonly replaced: Replaced | null
}

interface Replaced {
  readonly fields: readonly (keyof FoodDraft)[]
  readonly ingredients: string | null
}

/** The fields of the API that parts of the form belong to. */
const FIELD_OF: Partial<Record<keyof FoodDraft, string>> = {
  amount: 'portion',
  unit: 'portion',
  of: 'portion',
  energy: 'energyKcal',
  reviewed: 'reviewedAt',
}

const NOTHING_TYPED: Typed = { typed: null, base: null, replaced: null }

function replacedIn(typed: FoodDraft | null, fields: Replaced['fields']): Replaced {
  return { fields, ingredients: fields.includes('ingredients') && typed ? typed.ingredients : null }
}

/** One dish with its food information, stored together. */
export function DishWork({ dish, dishes, previous, onSkip, onSaved, reread }: DishWorkProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const before = draftOf(dish.foodInformation)
  const kept = useDraft(`food/${dish.id}`, NOTHING_TYPED)
  const { typed, base } = kept.values
  const { draft, conflicts } = typed && base ? rebased(base, typed, before) : { draft: before, conflicts: [] }
  const replaced = conflicts.length > 0 ? replacedIn(typed, conflicts) : kept.values.replaced
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const settled = useRef(false)
  const head = useRef<HTMLHeadingElement>(null)
  const isDirty = !isSame(draft, before)
  const input = inputOf(draft, dish.version)
  const isRefused = input === null || contradictions(draft).length > 0

  useEffect(() => {
    scrollTo({ top: 0 })
    head.current?.focus({ preventScroll: true })
  }, [])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !settled.current &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  )

  const save = async () => {
    if (isRefused) return
    setSaving(true)
    setRefusal(null)
    try {
      await store()
      settled.current = true
      const missing = missingAnswers(draft)
      const fields = missing.map((name) => translate(`resources.product.fields.${name}`)).join(', ')
      notify(missing.length > 0 ? 'admin.food.incomplete' : 'admin.food.saved', {
        type: missing.length > 0 ? 'warning' : 'success',
        messageArgs: { name: dish.name, fields },
        autoHideDuration: 3000,
      })
      await onSaved()
      kept.reset()
    } catch (error) {
      setRefusal(isRefusal(error, 'STALE_VERSION') ? 'admin.food.changed' : (error as Error).message)
    }
    setSaving(false)
  }
  const store = async () => {
    try {
      await ask(ANSWER_FOOD, { id: dish.id, input }, 'product')
    } catch (error) {
      const stored = await reread()
      // An earlier attempt may be stored, though its reply was lost.
      if (!stored || !isStoredAlike(draft, draftOf(stored.foodInformation))) throw error
    }
  }

  return (
    <>
      {kept.restoredAt !== null && isDirty && (
        <RestoredNotice mb={0} at={kept.restoredAt} onDiscard={kept.reset} />
      )}
      <Card>
        <CardContent sx={{ display: 'grid', gap: 2.5 }}>
          <DishHead dish={dish} headRef={head} />
          <WhileSaving isSaving={isSaving}>
            <FoodForm
              dish={dish}
              dishes={dishes}
              draft={draft}
              previous={previous}
              onChange={(next) => kept.change({ typed: next, base: before, replaced })}
            />
          </WhileSaving>
        </CardContent>
      </Card>
      {replaced && (
        <Alert severity="warning">
          {translate('admin.food.merged', {
            fields: [...new Set(replaced.fields.map((name) => FIELD_OF[name] ?? name))]
              .map((name) => translate(`resources.product.fields.${name}`))
              .join(', '),
          })}
          {replaced.ingredients !== null &&
            ` ${translate('admin.food.yourText', { text: replaced.ingredients })}`}
        </Alert>
      )}
      {refusal && <Alert severity="error">{translate(refusal, { _: refusal })}</Alert>}
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 2,
          py: 1,
          bgcolor: 'background.default',
          display: 'flex',
          gap: 1,
        }}
      >
        <Button
          variant="contained"
          size="large"
          disabled={isSaving || isRefused}
          onClick={() => void save()}
          sx={{ flex: 1, minHeight: 48 }}
        >
          {translate('admin.food.save')}
        </Button>
        <Button size="large" disabled={isSaving} onClick={onSkip} sx={{ minHeight: 48 }}>
          {translate('admin.food.skip')}
        </Button>
      </Box>
      <LeaveQuestion blocker={blocker} onLeave={kept.reset} />
    </>
  )
}
