import RemoveIcon from '@mui/icons-material/Close'
import { Box, IconButton, TextField, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { DayPeriod } from '../../rules/opening-hours.ts'

interface PeriodListProps {
  /** Name of the day, for the labels of the inputs. */
  readonly day: string
  readonly periods: readonly DayPeriod[]
  readonly kind: string
  onChange(periods: readonly DayPeriod[]): void
}

const FIRST = { opens: '08:00', closes: '22:00' }

/** The periods with a further one of the kind, after those that there are. */
export function withPeriod(periods: readonly DayPeriod[], kind: string): DayPeriod[] {
  const last = periods.filter((period) => period.kind === kind).at(-1)
  return [...periods, { ...(last ? { opens: last.closes, closes: '23:00' } : FIRST), kind }]
}

/** The periods of one kind on a day, each with its start and end. */
export function PeriodList({ day, periods, kind, onChange }: PeriodListProps) {
  const translate = useTranslate()
  const others = periods.filter((period) => period.kind !== kind)
  const own = periods.filter((period) => period.kind === kind)
  const replace = (position: number, change: Partial<DayPeriod>) =>
    onChange([...others, ...own.map((each, index) => (index === position ? { ...each, ...change } : each))])
  if (own.length === 0)
    return (
      <Typography color="textSecondary" sx={{ py: 1 }}>
        {translate('admin.hours.closed')}
      </Typography>
    )
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {own.map((period, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a period has no name but its position
        <Box key={position} sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
          <Time
            label={`${day}: ${translate('admin.hours.opens')}`}
            value={period.opens}
            onChange={(opens) => replace(position, { opens })}
          />
          <span aria-hidden="true">–</span>
          <Time
            label={`${day}: ${translate('admin.hours.closes')}`}
            value={period.closes}
            onChange={(closes) => replace(position, { closes })}
          />
          <IconButton
            aria-label={`${day}: ${translate('admin.hours.removePeriod')}`}
            onClick={() => onChange([...others, ...own.filter((_, index) => index !== position)])}
          >
            <RemoveIcon fontSize="small" />
          </IconButton>
          {period.opens === period.closes && (
            <Typography variant="body2">{translate('admin.hours.wholeDay')}</Typography>
          )}
        </Box>
      ))}
    </Box>
  )
}

interface TimeProps {
  readonly label: string
  readonly value: string
  onChange(value: string): void
}

function Time({ label, value, onChange }: TimeProps) {
  return (
    <TextField
      type="time"
      size="small"
      value={value}
      required
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { 'aria-label': label, step: 300 } }}
      // Wide enough for locales with AM and PM, without the icon of the picker, which a phone opens by a tap.
      sx={{
        width: 108,
        m: 0,
        '& input': { px: 1.25 },
        '& input::-webkit-calendar-picker-indicator': { display: 'none' },
      }}
    />
  )
}
