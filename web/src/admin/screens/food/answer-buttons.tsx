import { Box, Button, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

interface AnswerButtonProps {
  readonly label: string
  readonly isChosen: boolean
  onPress(): void
}

/** A large toggle that shows its state by more than colour. */
export function AnswerButton({ label, isChosen, onPress }: AnswerButtonProps) {
  return (
    <Button
      variant={isChosen ? 'contained' : 'outlined'}
      color={isChosen ? 'primary' : 'inherit'}
      aria-pressed={isChosen}
      onClick={onPress}
      sx={{
        minHeight: 48,
        px: 1.5,
        lineHeight: 1.2,
        textTransform: 'none',
        justifyContent: 'flex-start',
        textAlign: 'left',
        ...(!isChosen && { borderColor: 'divider' }),
      }}
      startIcon={<span aria-hidden="true">{isChosen ? '✓' : '+'}</span>}
    >
      {label}
    </Button>
  )
}

interface QuestionProps {
  readonly title: string
  readonly columns: string
  /** A sentence below the title. */
  readonly state?: string | undefined
  readonly children: ReactNode
}

/** A question with its answers. */
export function Question({ title, columns, state, children }: QuestionProps) {
  const id = useId()
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={id} component="h3" sx={{ fontWeight: 600 }}>
        {title}
        {state && (
          <Typography component="span" color="textSecondary" sx={{ ml: 1 }}>
            {state}
          </Typography>
        )}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: columns }}>{children}</Box>
    </Box>
  )
}

interface ChoiceProps<T> {
  readonly title: string
  readonly answers: readonly { readonly value: T; readonly label: string }[]
  readonly value: T | null
  onChange(value: T | null): void
}

/** One of a few answers; a second press on the chosen one clears it. */
export function Choice<T extends string | boolean>({ title, answers, value, onChange }: ChoiceProps<T>) {
  return (
    <Question title={title} columns={`repeat(${answers.length}, minmax(0, 1fr))`}>
      {answers.map((answer) => (
        <AnswerButton
          key={String(answer.value)}
          label={answer.label}
          isChosen={value === answer.value}
          onPress={() => onChange(value === answer.value ? null : answer.value)}
        />
      ))}
    </Question>
  )
}
