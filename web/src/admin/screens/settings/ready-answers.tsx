import { TextField } from '@mui/material'
import { useState } from 'react'
import { useInput, useTranslate, ValidationError, type Validator } from 'react-admin'
import { inputBounds } from '../../api/input-bounds.ts'

const MOST = inputBounds.ReservationRulesInput.answers.most
const LONGEST = 200

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const bounded: Validator = (answers: unknown) => {
  if (!Array.isArray(answers)) return undefined
  if (answers.length > MOST) return { message: 'resources.site.rules.answersTooMany', args: { max: MOST } }
  return answers.some((answer) => String(answer).length > LONGEST)
    ? 'resources.site.rules.answersTooLong'
    : undefined
}

/** Sentences that answers to guests are made of by one tap: a line for each. */
export function ReadyAnswers() {
  const translate = useTranslate()
  const { field, fieldState } = useInput({ source: 'reservations.answers', validate: bounded })
  const answers: readonly string[] = Array.isArray(field.value) ? field.value : []
  const [typed, setTyped] = useState('')
  // Empty lines are no sentences, but are being typed.
  const text = linesOf(typed).join('\n') === answers.join('\n') ? typed : answers.join('\n')
  const fault = fieldState.error?.message
  return (
    <TextField
      label={translate('resources.site.rules.answers')}
      value={text}
      onChange={({ target }) => {
        setTyped(target.value)
        field.onChange(linesOf(target.value))
      }}
      onBlur={field.onBlur}
      error={fault !== undefined}
      helperText={fault ? <ValidationError error={fault} /> : translate('resources.site.rules.answersHint')}
      multiline
      minRows={2}
      fullWidth
    />
  )
}
