import { Card, CardContent, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'

interface SectionCardProps {
  /** The message key of the heading. */
  readonly title: string
  /** The message key of a sentence below the heading. */
  readonly hint?: string
  readonly children: ReactNode
}

/** A part of a screen on a card of its own, labelled by its heading. */
export function SectionCard({ title, hint, children }: SectionCardProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Typography id={id} variant="h6" component="h2" sx={{ mb: hint ? 0 : 1 }}>
          {translate(title)}
        </Typography>
        {hint && (
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
            {translate(hint)}
          </Typography>
        )}
        {children}
      </CardContent>
    </Card>
  )
}
