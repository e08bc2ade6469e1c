import {
  Button,
  Checkbox,
  FormControlLabel,
  FormGroup,
  FormLabel,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import type { ComponentType } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { SetupQuery, UpdateSite } from '../../../gql/graphql.ts'
import { fromHere } from '../../../lib/picture.ts'
import { templatePageKeys } from '../../../paths.ts'
import type { WeeklyPeriod } from '../../../rules/opening-hours.ts'
import { screenPaths } from '../../api/screen-paths.ts'
import { useObjectUrl } from '../../forms/pictures/object-url.ts'
import { PictureDrop } from '../../forms/pictures/picture-drop.tsx'
import { DAYS } from '../hours/week.ts'
import { DemoRemoval } from './demo-removal.tsx'

/** The settings that a step changes. */
export type SetupInput = UpdateSite

interface StepProps {
  readonly setup: SetupQuery
  readonly input: SetupInput
  onChange(values: SetupInput): void
  onRefresh(): void
}

type TextSetting = 'name' | 'slogan' | 'phone' | 'whatsapp' | 'address'

function Text({ source, ...props }: StepProps & { source: TextSetting; type?: string; multiline?: boolean }) {
  const translate = useTranslate()
  const { setup, input, onChange, onRefresh: _, ...field } = props
  return (
    <TextField
      {...field}
      fullWidth
      label={translate(`resources.site.fields.${source}`)}
      value={input[source] ?? setup.site.settings[source] ?? ''}
      onChange={({ target }) => onChange({ [source]: target.value || null })}
    />
  )
}

function Hint({ text }: { text: string }) {
  const translate = useTranslate()
  return (
    <Typography color="textSecondary" sx={{ mb: 2 }}>
      {translate(`admin.setup.${text}`)}
    </Typography>
  )
}

function NameStep(props: StepProps) {
  return (
    <>
      <Hint text="nameWhat" />
      <Text source="name" {...props} />
      <Text source="slogan" {...props} />
    </>
  )
}

function ContactStep(props: StepProps) {
  return (
    <>
      <Hint text="contactWhat" />
      <Text source="phone" type="tel" {...props} />
      <Text source="whatsapp" type="tel" {...props} />
      <Text source="address" multiline {...props} />
    </>
  )
}

type Week = readonly WeeklyPeriod[]

/** Whether all open days of a week have the same hours, so that two times describe it. */
function isSameEveryDay(weekly: Week): boolean {
  const days = new Set(weekly.map(({ weekday }) => weekday))
  const [first] = weekly
  return (
    days.size === weekly.length &&
    weekly.every(
      ({ opens, closes, kind }) => opens === first?.opens && closes === first.closes && kind === 'SERVICE',
    )
  )
}

function HoursStep({ setup, input, onChange }: StepProps) {
  const translate = useTranslate()
  const weekly = (input.weekly ?? setup.site.settings.weekly ?? null) as Week | null
  if (weekly && !isSameEveryDay(weekly)) {
    return (
      <Button component={Link} to={screenPaths.hours} variant="outlined">
        {translate('admin.hours.title')}
      </Button>
    )
  }
  const { opens = '08:00', closes = '22:00' } = weekly?.[0] ?? {}
  const openDays = weekly ? weekly.map(({ weekday }) => weekday) : DAYS
  const change = (values: { opens?: string; closes?: string }, days = openDays) =>
    onChange({
      weekly: days.map((weekday) => ({ weekday, opens, closes, ...values, kind: 'SERVICE' as never })),
    })
  return (
    <>
      <Hint text="hoursWhat" />
      <Stack direction="row" spacing={2} sx={{ mb: 2 }}>
        {(['opens', 'closes'] as const).map((each) => (
          <TextField
            key={each}
            type="time"
            fullWidth
            label={translate(`admin.hours.${each}`)}
            value={each === 'opens' ? opens : closes}
            onChange={({ target }) => change({ [each]: target.value })}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
      </Stack>
      <FormLabel id="closed-days">{translate('admin.setup.closedDays')}</FormLabel>
      <FormGroup row aria-labelledby="closed-days">
        {DAYS.map((day) => (
          <FormControlLabel
            key={day}
            label={translate(`admin.hours.day.${day}`)}
            control={
              <Checkbox
                checked={!openDays.includes(day)}
                onChange={(_, isClosed) =>
                  change({}, isClosed ? openDays.filter((each) => each !== day) : [...openDays, day].sort())
                }
              />
            }
          />
        ))}
      </FormGroup>
    </>
  )
}

function LogoStep({ setup, input, onChange }: StepProps) {
  const translate = useTranslate()
  const file = (input.logo as unknown) instanceof File ? (input.logo as unknown as File) : null
  const picked = useObjectUrl(file)
  const stored = setup.site.logoUrl ? fromHere(setup.site.logoUrl) : null
  const shown = picked ?? stored
  return (
    <>
      <Hint text="logoWhat" />
      <PictureDrop
        label={translate('resources.site.fields.logo')}
        onPick={([logo]) => onChange({ logo: logo as never })}
      >
        {shown && (
          <img src={shown} alt="" style={{ width: 96, height: 96, objectFit: 'cover', borderRadius: 8 }} />
        )}
      </PictureDrop>
    </>
  )
}

function PagesStep({ setup, input, onChange }: StepProps) {
  const translate = useTranslate()
  const pages = (input.pages ?? setup.site.settings.pages ?? []) as { key: string; mode: string }[]
  const isHidden = (key: string) => pages.some((each) => each.key === key && each.mode === 'HIDDEN')
  const hide = (key: string, hidden: boolean) => {
    const others = pages.filter((each) => each.key !== key).map(({ key, mode }) => ({ key, mode }))
    onChange({ pages: (hidden ? [...others, { key, mode: 'HIDDEN' }] : others) as never })
  }
  return (
    <>
      <Hint text="pagesWhat" />
      <FormGroup>
        {templatePageKeys.map((key) => (
          <FormControlLabel
            key={key}
            label={translate(`resources.site.page.${key}`)}
            control={<Checkbox checked={!isHidden(key)} onChange={(_, shown) => hide(key, !shown)} />}
          />
        ))}
      </FormGroup>
    </>
  )
}

function DemoStep({ setup, onRefresh }: StepProps) {
  const translate = useTranslate()
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <DemoRemoval count={setup.demoContent} onChanged={onRefresh} />
      <Button component={Link} to="/admin/product/create">
        {translate('admin.setup.addDish')}
      </Button>
    </Stack>
  )
}

/** The steps in order. */
export const STEPS: readonly { name: string; Step: ComponentType<StepProps> }[] = [
  { name: 'name', Step: NameStep },
  { name: 'contact', Step: ContactStep },
  { name: 'hours', Step: HoursStep },
  { name: 'logo', Step: LogoStep },
  { name: 'pages', Step: PagesStep },
  { name: 'demo', Step: DemoStep },
]
