import { Box, Chip, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Hint } from './food-draft.ts'

interface HintListProps {
  readonly hints: readonly Hint[]
  onTake(hint: Hint): void
}

/** Proposals that are taken up by one tap each. */
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {hints.map((hint) => (
          <Chip
            key={labelOf(hint)}
            component="button"
            clickable
            variant="outlined"
            color="primary"
            label={labelOf(hint)}
            onClick={() => onTake(hint)}
            sx={{ height: 44, borderRadius: 99, px: 0.5, borderStyle: 'dashed' }}
          />
        ))}
      </Box>
    </Box>
  )
}
