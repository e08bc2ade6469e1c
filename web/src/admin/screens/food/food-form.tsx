import CopyIcon from '@mui/icons-material/ContentCopy'
import {
  Alert,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  TextField,
  Typography,
} from '@mui/material'
import { useMemo, useRef } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { ALLERGENS, contradictions, type Diet } from '../../../rules/food.ts'
import { AnswerButton, Choice, Question } from './answer-buttons.tsx'
import type { WorkDish } from './food.operations.ts'
import { type FoodDraft, type Hint, hintsFor, sameAs, toggled } from './food-draft.ts'
import { HintList, WordList } from './hint-list.tsx'
import { proposedIngredients, withIngredient } from './ingredient-words.ts'
import { MeasureFields } from './measure-fields.tsx'

const DIETS: readonly Diet[] = ['VEGAN', 'VEGETARIAN', 'NEITHER']

interface FoodFormProps {
  readonly dish: WorkDish
  readonly draft: FoodDraft
  /** All dishes, for suggestions of ingredients. */
  readonly dishes: readonly WorkDish[]
  /** The dish edited before, whose answers can be copied. */
  readonly previous: WorkDish | null
  onChange(draft: FoodDraft): void
}

/** The food information of one dish. */
export function FoodForm({ dish, dishes, draft, previous, onChange }: FoodFormProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const amount = useRef<HTMLInputElement>(null)
  const change = (part: Partial<FoodDraft>) => onChange({ ...draft, ...part })
  const take = (hint: Hint) => {
    if (hint.kind === 'allergen')
      return change({ allergens: toggled(draft.allergens, hint.allergen), reviewed: false })
    if (hint.kind === 'alcohol') return change({ containsAlcohol: true, reviewed: false })
    if (hint.kind === 'pork') return change({ containsPork: true, reviewed: false })
    if (hint.kind === 'ingredients') return change({ ingredients: dish.description ?? '', reviewed: false })
    change({ portion: { ...draft.portion, unit: 'G' } })
    amount.current?.focus()
  }
  const contents = contradictions(draft)
  const yesOrNo = [
    { value: true, label: translate('admin.food.yes') },
    { value: false, label: translate('admin.food.no') },
  ]
  const { reviewedAt } = dish.foodInformation
  const isNone = draft.allergens?.length === 0
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <TextField
        label={translate('resources.product.fields.ingredients')}
        value={draft.ingredients}
        onChange={({ target }) => change({ ingredients: target.value, reviewed: false })}
        helperText={translate('admin.food.ingredientsHint')}
        multiline
        minRows={2}
        margin="none"
        slotProps={{ htmlInput: { maxLength: 600 } }}
      />
      <WordList
        words={useMemo(
          () => proposedIngredients(dish, dishes, draft.ingredients),
          [dish, dishes, draft.ingredients],
        )}
        onTake={(word) => change({ ingredients: withIngredient(draft.ingredients, word), reviewed: false })}
      />
      <HintList hints={hintsFor(dish, draft)} onTake={take} />
      {previous && (
        <Button
          startIcon={<CopyIcon />}
          onClick={() => onChange(sameAs(draft, previous))}
          size="tall"
          sx={{ justifySelf: 'start', textAlign: 'left' }}
        >
          {translate('admin.food.previous', { name: previous.name })}
        </Button>
      )}
      <Question
        title={translate('resources.product.fields.allergens')}
        state={draft.allergens === null ? translate('admin.food.notAnswered') : undefined}
        columns="repeat(auto-fill, minmax(148px, 1fr))"
      >
        {ALLERGENS.map((allergen) => (
          <AnswerButton
            key={allergen}
            label={translate(`admin.food.content.${allergen}`)}
            isChosen={draft.allergens?.includes(allergen) ?? false}
            onPress={() => change({ allergens: toggled(draft.allergens, allergen) })}
          />
        ))}
        <Box sx={{ gridColumn: '1 / -1', display: 'grid' }}>
          <AnswerButton
            label={translate('admin.food.noAllergen')}
            isChosen={isNone}
            onPress={() => change({ allergens: isNone ? null : [] })}
          />
        </Box>
      </Question>
      <TextField
        label={translate('admin.food.note')}
        value={draft.allergenNote}
        onChange={({ target }) => change({ allergenNote: target.value })}
        margin="none"
        slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off' } }}
      />
      <Choice
        title={translate('admin.food.alcohol')}
        answers={yesOrNo}
        value={draft.containsAlcohol}
        onChange={(containsAlcohol) => change({ containsAlcohol })}
      />
      <Choice
        title={translate('admin.food.content.PORK')}
        answers={yesOrNo}
        value={draft.containsPork}
        onChange={(containsPork) => change({ containsPork })}
      />
      <Choice
        title={translate('admin.food.diet')}
        answers={DIETS.map((value) => ({ value, label: translate(`admin.food.diets.${value}`) }))}
        value={draft.diet}
        onChange={(diet) => change({ diet })}
      />
      <Box role="alert" sx={{ '&:empty': { position: 'absolute' } }}>
        {contents.length > 0 && (
          <Alert severity="error" role="presentation">
            {translate('admin.food.contradiction', {
              diet: translate(`admin.food.diets.${draft.diet}`),
              contents: contents.map((each) => translate(`admin.food.content.${each}`)).join(', '),
            })}
          </Alert>
        )}
      </Box>
      <MeasureFields draft={draft} amountRef={amount} onChange={change} />
      <Box>
        <FormControlLabel
          control={<Checkbox checked={draft.isAlcoholicDrink} />}
          label={translate('resources.product.fields.isAlcoholicDrink')}
          onChange={(_, isAlcoholicDrink) => change({ isAlcoholicDrink })}
        />
        {draft.isAlcoholicDrink && <FormHelperText>{translate('admin.food.drinkHint')}</FormHelperText>}
      </Box>
      <Box>
        <FormControlLabel
          control={<Checkbox checked={draft.reviewed} />}
          label={translate('admin.food.reviewed')}
          onChange={(_, reviewed) => change({ reviewed })}
        />
        {reviewedAt && (
          <Typography variant="body2" color="textSecondary">
            {translate('admin.food.reviewedAt', {
              date: new Date(reviewedAt).toLocaleDateString(locale, { dateStyle: 'long' }),
            })}
          </Typography>
        )}
      </Box>
    </Box>
  )
}
