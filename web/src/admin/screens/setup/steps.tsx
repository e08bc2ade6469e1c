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
import { useInput, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { templatePageKeys } from '../../../paths.ts'
import { screenPaths } from '../../api/screen-paths.ts'
import { PictureDrop } from '../../forms/pictures/picture-drop.tsx'
import { usePicture } from '../../forms/pictures/picture-input.tsx'
import { DAYS, type Week } from '../hours/week.ts'
import { DeliveryQuestion, useDelivers } from '../settings/delivery-question.tsx'
import { DrawingQuestions } from '../settings/drawing-question.tsx'
import { LinkAddress, LinkName } from '../settings/link-list.tsx'
import { PageModes } from '../settings/page-modes.tsx'
import { NameFields, PhoneFields, Setting, WordsFields } from '../settings/text-fields.tsx'
import { DemoRemoval } from './demo-removal.tsx'
import { FeastFields } from './feast-fields.tsx'
import { LiveSite, liveTitle } from './live-site.tsx'
import type { SetupInput } from './setup-draft.ts'
import { type StoredSetup, useSetup } from './use-setup.ts'

const CropDialog = lazy(() => import('../../forms/pictures/crop-dialog.tsx'))

export function Hint({ text }: { text: string }) {
  const translate = useTranslate()
  return (
    <Typography color="textSecondary" sx={{ mb: 2 }}>
      {translate(text)}
    </Typography>
  )
}

/** Asks for the first link only. */
function DeliveryFields() {
  return (
    <>
      <DeliveryQuestion />
      {useDelivers() && (
        <>
          <LinkName source="deliveryLinks.0.label" label="resources.site.label" />
          <LinkAddress source="deliveryLinks.0.url" />
        </>
      )}
    </>
  )
}

function ContactFields() {
  return (
    <>
      <PhoneFields />
      <Setting source="address" />
    </>
  )
}

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

function HoursFields() {
  const translate = useTranslate()
  const { field } = useInput({ source: 'weekly' })
  const weekly: Week | null = Array.isArray(field.value) ? field.value : null
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
    field.onChange(days.map((weekday) => ({ weekday, opens, closes, ...values, kind: 'SERVICE' })))
  return (
    <>
      <Hint text="admin.setup.hoursWhat" />
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

function LogoField() {
  const { label, field, shown } = usePicture({ source: 'logo', stored: 'logoUrl' })
  const [cropping, setCropping] = useState<{ logo: File; before: unknown } | null>(null)
  const pick = async (logo: File) => {
    field.onChange(logo)
    // The icon of the site is square: only the owner knows which part of a wide logo that should be.
    if (logo.type !== 'image/gif' && !(await isSquare(logo))) setCropping({ logo, before: field.value })
  }
  return (
    <>
      <PictureDrop label={label} onPick={([logo]) => logo && void pick(logo)}>
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
              field.onChange(cropping.before)
            }}
            onCropped={(logo) => {
              setCropping(null)
              field.onChange(logo)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** The sample dishes go, and the owner's come. */
function MenuFields() {
  const translate = useTranslate()
  const { setup, refresh } = useSetup()
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <DemoRemoval count={setup?.demoContent ?? 0} onChanged={() => void refresh()} />
      <Hint text="admin.setup.menuWhat" />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button component={Link} to={screenPaths.intake} variant="outlined">
          {translate('admin.import.title')}
        </Button>
        <Button component={Link} to="/admin/product/create">
          {translate('admin.setup.addDish')}
        </Button>
      </Stack>
    </Stack>
  )
}

/** Hides every page with a sample text, unless the owner has chosen before. */
function hiddenPages({ settings }: StoredSetup): SetupInput {
  return settings.pages ? {} : { pages: templatePageKeys.map((key) => ({ key, mode: 'HIDDEN' })) }
}

interface SetupStep {
  readonly name: string
  /** The message key of its heading; by default that of its name. */
  readonly title?: (setup: StoredSetup) => string
  /** The message key of what is said above its fields. */
  readonly what?: string
  readonly Fields: ComponentType
  /** What the step stores unless the owner answers otherwise. */
  readonly proposal?: (setup: StoredSetup) => SetupInput
}

/** The steps in order: questions, and what they lead to. */
export const STEPS: readonly SetupStep[] = [
  { name: 'menu', Fields: MenuFields },
  { name: 'name', what: 'admin.setup.nameWhat', Fields: NameFields },
  { name: 'contact', what: 'admin.setup.contactWhat', Fields: ContactFields },
  { name: 'hours', Fields: HoursFields },
  { name: 'feasts', what: 'admin.setup.feastsWhat', Fields: FeastFields },
  { name: 'logo', what: 'admin.setup.logoWhat', Fields: LogoField },
  { name: 'drawing', Fields: DrawingQuestions },
  { name: 'words', what: 'admin.setup.wordsWhat', Fields: WordsFields },
  { name: 'delivery', what: 'admin.setup.deliveryWhat', Fields: DeliveryFields },
  { name: 'pages', what: 'admin.setup.pagesWhat', Fields: PageModes, proposal: hiddenPages },
  { name: 'live', title: liveTitle, Fields: LiveSite },
]
