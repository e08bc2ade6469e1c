import { OutlinedInput } from '@mui/material'
import type { KeyboardEvent } from 'react'
import { inLanguage, type OtherLanguage } from '../../resources/translation/languages.ts'

/** About the letters that fit into a line of the field on a phone. */
const LINE_LENGTH = 38

const rowsFor = (text: string) =>
  text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / LINE_LENGTH)), 0)

interface TranslationFieldProps {
  readonly language: OtherLanguage
  readonly value: string
  readonly isInvalid: boolean
  readonly labelledBy: string
  readonly describedBy: string
  onType(text: string): void
  onKeyDown(event: KeyboardEvent<HTMLElement>): void
}

/** The field of a translation, in the direction of its language and as high as its text. */
export function TranslationField({
  language,
  value,
  isInvalid,
  labelledBy,
  describedBy,
  onType,
  onKeyDown,
}: TranslationFieldProps) {
  const attributes = inLanguage(language)
  return (
    <OutlinedInput
      multiline
      fullWidth
      value={value}
      error={isInvalid}
      onChange={({ target }) => onType(target.value)}
      // The library's own field is measured by a second, hidden one.
      inputComponent="textarea"
      inputProps={{
        ...attributes,
        rows: rowsFor(value),
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
        'aria-invalid': isInvalid,
        enterKeyHint: 'next',
        autoComplete: 'off',
        onKeyDown,
        // Browsers that measure a text themselves need no guess.
        style: { fieldSizing: 'content', resize: 'none', textAlign: 'start' },
      }}
    />
  )
}
