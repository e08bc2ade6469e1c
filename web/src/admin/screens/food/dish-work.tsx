import { Alert, Box, Button, Card, CardContent } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { Confirm, useNotify, useTranslate } from 'react-admin'
import { useBlocker } from 'react-router-dom'
import { contradictions, missingAnswers } from '../../../rules/food.ts'
import { ask } from '../../api/ask.ts'
import { isSame } from '../../api/same-value.ts'
import { DishHead } from './dish-head.tsx'
import { ANSWER_FOOD, type WorkDish } from './food.operations.ts'
import { draftOf, inputOf } from './food-draft.ts'
import { FoodForm } from './food-form.tsx'

interface DishWorkProps {
  readonly dish: WorkDish
  readonly dishes: readonly WorkDish[]
  readonly previous: WorkDish | null
  onSkip(): void
  onSaved(): Promise<void>
  /** Called if the dish has changed since it was read. */
  onStale(): void
}

/** One dish with its food information, stored together. */
export function DishWork({ dish, dishes, previous, onSkip, onSaved, onStale }: DishWorkProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const before = draftOf(dish.foodInformation)
  const [draft, setDraft] = useState(before)
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
      await ask(ANSWER_FOOD, { id: dish.id, input }, 'product')
      settled.current = true
      const missing = missingAnswers(draft)
      const fields = missing.map((name) => translate(`resources.product.fields.${name}`)).join(', ')
      notify(missing.length > 0 ? 'admin.food.incomplete' : 'admin.food.saved', {
        type: missing.length > 0 ? 'warning' : 'success',
        messageArgs: { name: dish.name, fields },
        autoHideDuration: 3000,
      })
      await onSaved()
    } catch (error) {
      setRefusal((error as Error).message)
      if ((error as { status?: number }).status === 409) onStale()
    }
    setSaving(false)
  }

  return (
    <>
      <Card>
        <CardContent sx={{ display: 'grid', gap: 2.5 }}>
          <DishHead dish={dish} headRef={head} />
          <FoodForm dish={dish} dishes={dishes} draft={draft} previous={previous} onChange={setDraft} />
        </CardContent>
      </Card>
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
      <Confirm
        isOpen={blocker.state === 'blocked'}
        title="admin.draft.leaveTitle"
        content="ra.message.unsaved_changes"
        confirm="admin.draft.leave"
        cancel="admin.draft.stay"
        onConfirm={() => blocker.state === 'blocked' && blocker.proceed()}
        onClose={() => blocker.reset?.()}
      />
    </>
  )
}
