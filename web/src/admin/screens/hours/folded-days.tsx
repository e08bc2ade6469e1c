import ExpandIcon from '@mui/icons-material/ExpandMore'
import { Box, ButtonBase, type Theme, Typography, useMediaQuery } from '@mui/material'
import { Fragment, type ReactNode, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { periodsText } from './day-words.ts'
import { areAlike, DAYS, runsOf, type Week } from './week.ts'

interface FoldedDaysProps {
  /** The week that decides which days are one row: while hours are typed over it, no row comes or goes. */
  readonly stored: Week
  readonly weekly: Week
  readonly kind: string
  /** Makes the row of a day. */
  children(weekday: number): ReactNode
}

/** The days of the week; on a phone, those in a row with the same hours are one row, which opens into them. */
export function FoldedDays({ stored, weekly, kind, children: rowOf }: FoldedDaysProps) {
  const translate = useTranslate()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const id = useId()
  if (!isPhone) return DAYS.map((day) => <Fragment key={day}>{rowOf(day)}</Fragment>)

  const open = (days: readonly number[]) => setOpened((before) => new Set([...before, ...days]))
  const fold = (days: readonly number[]) =>
    setOpened((before) => new Set([...before].filter((day) => !days.includes(day))))
  const idOf = (day: number) => `${id}${day}`

  return runsOf(stored, kind).flatMap((days) => {
    const [first = 0, last = 0] = [days.at(0), days.at(-1)]
    const isAlike = areAlike(weekly, days, kind)
    const isOpen = days.length === 1 || !isAlike || days.some((day) => opened.has(day))
    const hours = weekly.filter((period) => period.weekday === first && period.kind === kind)
    return [
      days.length > 1 && (
        <DaysHeading
          key={`from ${first}`}
          days={`${translate(`admin.hours.day.${first}`)}–${translate(`admin.hours.day.${last}`)}`}
          hours={isAlike ? periodsText(translate, hours) : translate('admin.hours.differ')}
          controls={days.map(idOf).join(' ')}
          isOpen={isOpen}
          // What is typed and not stored stays in sight.
          onToggle={isAlike ? () => (isOpen ? fold(days) : open(days)) : null}
        />
      ),
      // Siblings of all others: inputs stay the same when their days come to belong to another row.
      ...(isOpen ? days : []).map((day) => (
        <Box key={day} id={idOf(day)} onFocus={() => open([day])}>
          {rowOf(day)}
        </Box>
      )),
    ]
  })
}

interface DaysHeadingProps {
  readonly days: string
  readonly hours: string
  /** The ids of the rows of its days. */
  readonly controls: string
  readonly isOpen: boolean
  /** Null if it has to stay open. */
  readonly onToggle: (() => void) | null
}

function DaysHeading({ days, hours, controls, isOpen, onToggle }: DaysHeadingProps) {
  return (
    <ButtonBase
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      disabled={!onToggle}
      onClick={() => onToggle?.()}
      sx={{
        width: '100%',
        minHeight: 48,
        py: 0.75,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1,
        textAlign: 'left',
        borderTop: 1,
        borderColor: 'divider',
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
      }}
    >
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {days}
      </Typography>{' '}
      <Typography component="span" sx={{ flex: 1 }}>
        {hours}
      </Typography>
      {onToggle && <ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
    </ButtonBase>
  )
}
