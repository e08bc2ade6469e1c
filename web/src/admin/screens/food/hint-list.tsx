import { Box, Chip, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Hint } from './food-draft.ts'

interface HintListProps {
  readonly hints: readonly Hint[]
  onTake(hint: Hint): void
}

/** Suggestions, each accepted by one tap. */
export function HintList({ hints, onTake }: HintListProps) {
  const translate = useTranslate()
  if (hints.length === 0) return null
  const labelOf = (hint: Hint) =>
    translate(`admin.food.hint.${hint.kind}`, {
      ...('word' in hint && { word: hint.word }),
      ...('allergen' in hint && { name: translate(`admin.food.content.${hint.allergen}`) }),
    })
  return (
    <Box role="group" aria-labelledby="food-hints" sx={{ display: 'grid', gap: 1 }}>
      <Typography id="food-hints" component="h3" sx={{ fontWeight: 600 }}>
        {translate('admin.food.hints')}
      </Typography>
      <Proposals proposals={hints} labelOf={labelOf} onTake={onTake} />
    </Box>
  )
}

interface WordListProps {
  readonly words: readonly string[]
  onTake(word: string): void
}

/** Ingredients, each added by one tap. */
export function WordList({ words, onTake }: WordListProps) {
  const translate = useTranslate()
  const labelOf = (word: string) => `+ ${word}`
  return words.length === 0 ? null : (
    <Box role="group" aria-label={translate('admin.food.words')}>
      <Proposals proposals={words} labelOf={labelOf} onTake={onTake} />
    </Box>
  )
}

interface ProposalsProps<T> {
  readonly proposals: readonly T[]
  labelOf(proposal: T): string
  onTake(proposal: T): void
}

function Proposals<T>({ proposals, labelOf, onTake }: ProposalsProps<T>) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {proposals.map((proposal) => (
        <Chip
          key={labelOf(proposal)}
          component="button"
          clickable
          variant="outlined"
          color="primary"
          label={labelOf(proposal)}
          // Keeps the focus, and so the on-screen keyboard, in the text field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(proposal)}
          sx={{ height: 44, borderRadius: 99, px: 0.5, borderStyle: 'dashed' }}
        />
      ))}
    </Box>
  )
}
