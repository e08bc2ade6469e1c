import { Box, Card, CardContent, Chip, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { inLanguage } from '../../resources/translation/languages.ts'
import { TranslationLine } from './translation-line.tsx'
import type { TextPlace } from './use-typed-text.ts'
import { keyOf, type WorkItem } from './work.ts'

interface RecordTextsProps extends TextPlace {
  /** Of one record, at least one. */
  readonly items: readonly WorkItem[]
  readonly name: string | null
  onTyped(key: string, isTyped: boolean): void
  onNext(from: HTMLElement): void
}

/** The texts of one record. */
export function RecordTexts({ items, name, ...place }: RecordTextsProps) {
  const translate = useTranslate()
  const id = useId()
  const [first] = items
  if (!first) return null
  const kind = translate(`resources.translation.kinds.${first.kind}`)
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center', mb: 1 }}>
          <Typography
            id={id}
            variant="h6"
            component="h2"
            sx={{ overflowWrap: 'anywhere' }}
            {...(name !== null && inLanguage('TR'))}
          >
            {name ?? (first.kind === 'SITE' || first.kind === 'ABOUT' ? kind : `${kind} ${first.recordId}`)}
          </Typography>
          {name !== null && <Chip size="small" label={kind} />}
        </Box>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map((item) => (
            <TranslationLine key={keyOf(item)} item={item} headingId={id} {...place} />
          ))}
        </Box>
      </CardContent>
    </Card>
  )
}
