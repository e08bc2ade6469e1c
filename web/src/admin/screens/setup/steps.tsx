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
import { type ComponentType, lazy, Suspense, useState } from 'react'
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
import { DeliveryQuestion, ORDER_LABEL } from '../settings/delivery-question.tsx'
import { DemoRemoval } from './demo-removal.tsx'

const CropDialog = lazy(() => import('../../forms/pictures/crop-dialog.tsx'))

/** The settings that a step changes. */
export type SetupInput = UpdateSite

interface StepProps {
  readonly setup: SetupQuery
  readonly input: SetupInput
  onChange(values: SetupInput): void
  onRefresh(): void
}

type TextSetting = 'name' | 'slogan' | 'heroText' | 'footerText' | 'phone' | 'whatsapp' | 'address'

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

function WordsStep(props: StepProps) {
  return (
    <>
      <Hint text="wordsWhat" />
      <Text source="heroText" multiline {...props} />
      <Text source="footerText" multiline {...props} />
    </>
  )
}

function DeliveryStep({ setup, input, onChange }: StepProps) {
  const translate = useTranslate()
  const links =
    (input.deliveryLinks === undefined ? setup.site.settings.deliveryLinks : input.deliveryLinks) ?? null
  const [first, ...others] = links ?? []
  const change = (values: { label?: string; url?: string }) =>
    onChange({ deliveryLinks: [{ label: ORDER_LABEL, url: '', ...first, ...values }, ...others] })
  return (
    <>
      <Hint text="deliveryWhat" />
      <DeliveryQuestion
        delivers={links && links.length > 0}
        onAnswer={(delivers) => (delivers ? change({}) : onChange({ deliveryLinks: [] }))}
      />
      {first && (
        <>
          <TextField
            fullWidth
            label={translate('resources.site.label')}
            value={first.label}
            onChange={({ target }) => change({ label: target.value })}
          />
          <TextField
            fullWidth
            type="url"
            label={translate('resources.site.url')}
            value={first.url}
            onChange={({ target }) => change({ url: target.value })}
          />
        </>
      )}
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

/** Whether a picture is about as wide as high; true if it cannot be read here. */
async function isSquare(file: File): Promise<boolean> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return true
  const { width, height } = picture
  picture.close()
  return Math.abs(width / height - 1) < 0.05
}

function LogoStep({ setup, input, onChange }: StepProps) {
  const translate = useTranslate()
  const file = (input.logo as unknown) instanceof File ? (input.logo as unknown as File) : null
  const picked = useObjectUrl(file)
  const stored = setup.site.logoUrl ? fromHere(setup.site.logoUrl) : null
  const shown = picked ?? stored
  const [cropping, setCropping] = useState<{ logo: File; before: File | null } | null>(null)
  const choose = (logo: File | null) => onChange({ logo: (logo ?? undefined) as never })
  const pick = async (logo: File) => {
    choose(logo)
    // The icon of the site is square: only the owner knows which part of a wide logo that should be.
    if (logo.type !== 'image/gif' && !(await isSquare(logo))) setCropping({ logo, before: file })
  }
  return (
    <>
      <Hint text="logoWhat" />
      <PictureDrop
        label={translate('resources.site.fields.logo')}
        onPick={([logo]) => logo && void pick(logo)}
      >
        {shown && (
          <img
            src={shown}
            alt=""
            style={{ maxWidth: 192, height: 96, objectFit: 'contain', borderRadius: 8 }}
          />
        )}
      </PictureDrop>
      {cropping && (
        <Suspense fallback={null}>
          <CropDialog
            file={cropping.logo}
            aspect={1}
            onClose={() => {
              setCropping(null)
              choose(cropping.before)
            }}
            onCropped={(logo) => {
              setCropping(null)
              choose(logo)
            }}
          />
        </Suspense>
      )}
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

/** Hides every sample page, unless the owner has chosen before. */
function hiddenPages({ site }: SetupQuery): SetupInput {
  if (site.settings.pages) return {}
  return { pages: templatePageKeys.map((key) => ({ key, mode: 'HIDDEN' })) as never }
}

interface SetupStep {
  readonly name: string
  readonly Step: ComponentType<StepProps>
  /** What the step stores unless the owner answers otherwise. */
  readonly proposal?: (setup: SetupQuery) => SetupInput
}

/** The steps in order. */
export const STEPS: readonly SetupStep[] = [
  { name: 'name', Step: NameStep },
  { name: 'contact', Step: ContactStep },
  { name: 'hours', Step: HoursStep },
  { name: 'logo', Step: LogoStep },
  { name: 'words', Step: WordsStep },
  { name: 'delivery', Step: DeliveryStep },
  { name: 'pages', Step: PagesStep, proposal: hiddenPages },
  { name: 'demo', Step: DemoStep },
]
