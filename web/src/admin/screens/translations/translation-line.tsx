import { Box, Typography } from '@mui/material'
import { type KeyboardEvent, useEffect, useId } from 'react'
import { useTranslate } from 'react-admin'
import { inLanguage } from '../../resources/translation/languages.ts'
import { fieldLabel, hasLines } from '../../resources/translation/translated-kinds.ts'
import { LineState } from './line-state.tsx'
import { TranslationField } from './translation-field.tsx'
import { type TextPlace, useTypedText } from './use-typed-text.ts'
import { keyOf, type WorkItem } from './work.ts'

interface TranslationLineProps extends TextPlace {
  readonly item: WorkItem
  /** The id of the heading with the name of the record. */
  readonly headingId: string
  /** Told whether something is typed that is not stored. */
  onTyped(key: string, isTyped: boolean): void
  onNext(from: HTMLElement): void
}

/** A Turkish text, and the field for its translation beside it. */
export function TranslationLine({ item, headingId, onTyped, onNext, ...place }: TranslationLineProps) {
  const translate = useTranslate()
  const id = useId()
  const typed = useTypedText(item, place)
  const { shown, standing, type } = typed
  const key = keyOf(item)
  const isTyped = standing !== 'idle'
  useEffect(() => {
    onTyped(key, isTyped)
    return () => onTyped(key, false)
  }, [key, isTyped, onTyped])

  const mayBreak = hasLines(item.field, item.source)
  const goOn = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (event.shiftKey && mayBreak) return
    event.preventDefault()
    onNext(event.currentTarget)
  }
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        columnGap: 3,
        rowGap: 0.75,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography id={`${id}-label`} variant="body2" color="textSecondary">
          {translate(fieldLabel(item.kind, item.field))}
        </Typography>
        <Typography
          id={`${id}-source`}
          {...inLanguage('TR')}
          sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {item.source}
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 0.75, alignContent: 'start', justifyItems: 'start' }}>
        <TranslationField
          language={place.language}
          value={shown}
          isInvalid={typed.refusal !== null}
          labelledBy={`${headingId} ${id}-label`}
          describedBy={`${id}-source ${id}-state`}
          onType={(text) => type(mayBreak ? text : text.replace(/\s*[\r\n]+\s*/g, ' '))}
          onKeyDown={goOn}
        />
        <LineState id={`${id}-state`} item={item} typed={typed} language={place.language} />
      </Box>
    </Box>
  )
}
