import { Typography } from '@mui/material'
import { useLocaleState } from 'react-admin'

/** Truncates a text after two lines. */
export const TWO_LINES = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const

/** A long text in a list, truncated after two lines. */
export function Excerpt({ text }: { text: string | null | undefined }) {
  return (
    <Typography component="span" variant="body2" sx={TWO_LINES}>
      {text}
    </Typography>
  )
}

export function Day({ date }: { date: string | null | undefined }) {
  const [locale] = useLocaleState()
  return date ? (
    <time dateTime={date} style={{ whiteSpace: 'nowrap' }}>
      {new Date(date).toLocaleDateString(locale, { dateStyle: 'medium' })}
    </time>
  ) : null
}
