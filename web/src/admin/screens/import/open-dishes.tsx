import { Alert, Box, Button } from '@mui/material'
import { useRef } from 'react'
import { useTranslate } from 'react-admin'
import { rowId } from './dish-row.tsx'
import { type IntakeLine, needsPrice } from './intake-rows.ts'
import { PRICE_FIELD } from './price-cell-field.tsx'

interface OpenDishesProps {
  readonly lines: readonly IntakeLine[]
  /** Those that have to be looked at. */
  readonly open: readonly IntakeLine[]
  onAsk(): void
  onLeave(): void
}

/** From which part of all dishes on typing the prices is quicker than correcting them. */
const MANY = 1 / 5

/** What keeps a source from being stored, and the ways to settle it. */
export function OpenDishes({ lines, open, onAsk, onLeave }: OpenDishesProps) {
  const translate = useTranslate()
  if (open.length === 0) return null
  const asked = open.filter(needsPrice)
  const isAsked = asked.length > 0 && asked.length >= lines.length * MANY
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { display: 'grid', gap: 1, width: '100%' } }}>
      {translate('admin.import.refused', { smart_count: open.length })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isAsked && (
          <Button variant="outlined" color="inherit" size="tall" onClick={onAsk}>
            {translate('admin.import.pad.open')}
          </Button>
        )}
        <Button color="inherit" size="tall" onClick={onLeave}>
          {translate('admin.import.leaveAll', { smart_count: open.length })}
        </Button>
      </Box>
    </Alert>
  )
}

/** Leads from one dish that has to be looked at to the next. */
export function NextOpen({ open, count }: { open: readonly IntakeLine[]; count: number }) {
  const translate = useTranslate()
  const last = useRef<number | null>(null)
  if (open.length === 0) return null
  const goOn = () => {
    const next = open.find(({ number }) => last.current === null || number > last.current) ?? open[0]
    if (!next) return
    last.current = next.number
    const row = document.getElementById(rowId(next))
    row?.scrollIntoView({ block: 'center' })
    row?.querySelector<HTMLElement>(`[${PRICE_FIELD}]`)?.focus({ preventScroll: true })
  }
  return (
    <Button size="large" color="inherit" onClick={goOn} sx={{ px: { xs: 1, sm: 2 } }}>
      {translate('admin.import.look', { count, smart_count: open.length })}
    </Button>
  )
}
