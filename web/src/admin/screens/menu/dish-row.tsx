import CheckIcon from '@mui/icons-material/Check'
import SoldOutIcon from '@mui/icons-material/DoNotDisturbOn'
import VisibilityIcon from '@mui/icons-material/Visibility'
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff'
import { Alert, Box, Button, IconButton, Link, Tooltip, Typography } from '@mui/material'
import { memo, useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { formatPrice } from '../../../rules/turkish-number.ts'
import { cameFrom } from '../../forms/use-way-back.ts'
import { momentWithin } from '../../language/moment-text.ts'
import { Thumbnail } from '../../lists/thumbnail.tsx'
import type { PlannedPrice } from '../../plans/planned-prices.ts'
import { useTextOf } from './change-text.ts'
import type { Change, Dish } from './menu-dish.ts'
import { ONE_LINE } from './menu-layout.ts'
import { type DishState, type MenuStates, shownDish } from './menu-states.ts'
import { PlannedPrices, PlanQuestion } from './planned-prices.tsx'
import { PriceField } from './price-field.tsx'
import { PriceQuestion } from './price-question.tsx'
import { type Unsent, unconfirmedPrice } from './unsent.ts'
import { type DishChanges, useTimeOfDay } from './use-dish-changes.tsx'

const NAME = {
  gridArea: 'name',
  minHeight: 44,
  display: 'flex',
  alignItems: 'center',
  fontWeight: 600,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
}

interface DishRowProps {
  readonly state: DishState
  /** Whether the user may change more than the availability. */
  readonly manages: boolean
  readonly menu: MenuStates
  readonly changes: DishChanges
  /** Planned prices; absent if there are none. */
  readonly planned?: readonly PlannedPrice[] | undefined
}

/** A dish with inline editing, memoized so that a change renders only its row. */
export const DishRow = memo(function DishRow({ state, manages, menu, changes, planned }: DishRowProps) {
  const dish = shownDish(state)
  const { pathname, search } = useLocation()
  const [isAskingPlan, setAskingPlan] = useState(false)
  const own = planned?.filter(({ serving }) => serving === null) ?? []
  const change = (wanted: Change) => void changes.change(dish, wanted)
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateAreas: manages
          ? // Far from the large button, which is tapped most, and on the other side of the price.
            '"picture name toggle" "status price toggle"'
          : '"picture name price toggle"',
        gridTemplateColumns: manages ? '48px minmax(0, 1fr) 116px' : '48px minmax(0, 1fr) auto 116px',
        columnGap: 1,
        alignItems: 'center',
        py: 1,
        px: 1,
        borderTop: 1,
        borderColor: 'divider',
        [ONE_LINE]: {
          gridTemplateAreas: '"picture name saved price status toggle"',
          gridTemplateColumns: '48px minmax(0, 1fr) auto auto auto 132px',
          columnGap: 1.5,
          py: 0.75,
          px: 2,
        },
      }}
    >
      <Box sx={{ gridArea: 'picture' }}>
        <Thumbnail address={dish.thumbUrl} name={dish.name} />
      </Box>
      {manages ? (
        <Link
          component={RouterLink}
          to={`/admin/product/${dish.id}`}
          state={cameFrom(pathname + search)}
          color="inherit"
          underline="hover"
          sx={NAME}
        >
          {dish.name}
        </Link>
      ) : (
        <Typography component="span" sx={NAME}>
          {dish.name}
        </Typography>
      )}
      <Saved state={state} isHidden={dish.status === 'PASSIVE'} />
      {manages ? (
        // With two lines both are in one cell.
        <Box
          sx={{
            display: 'flex',
            gridArea: 'price',
            flexWrap: 'wrap',
            gap: 0.5,
            [ONE_LINE]: { display: 'contents' },
          }}
        >
          <PriceField
            dish={dish}
            isWaiting={state.unsent.some((unsent) => unsent.change.price !== undefined)}
            onCommit={(price, seen) => {
              void changes.change(dish, { price }, { price: seen })
              setAskingPlan(own.some((plan) => plan.price !== price))
            }}
            onType={menu.type}
            onEnd={menu.endTyping}
          />
          {planned && <PlannedPrices prices={planned} />}
          {isAskingPlan && own.length > 0 && (
            <PlanQuestion dish={dish} prices={own} onClose={() => setAskingPlan(false)} />
          )}
        </Box>
      ) : (
        <Typography color="textSecondary" sx={{ gridArea: 'price', whiteSpace: 'nowrap' }}>
          {formatPrice(dish.price)}
        </Typography>
      )}
      {manages && <StatusSwitch dish={dish} onChange={change} />}
      <AvailabilitySwitch dish={dish} onChange={change} />
      {state.unsent.map((unsent) => (
        <NotSaved
          key={unsent.key}
          unsent={unsent}
          dish={state.dish}
          onSend={() => void changes.retry(unsent)}
          onDiscard={() => menu.discard(unsent)}
        />
      ))}
    </Box>
  )
})

interface SwitchProps {
  readonly dish: Dish
  onChange(change: Change): void
}

function AvailabilitySwitch({ dish: { name, availiblity }, onChange }: SwitchProps) {
  const translate = useTranslate()
  const state = translate(`resources.product.availability.${availiblity}`)
  return (
    <Button
      role="switch"
      aria-checked={availiblity}
      aria-label={`${name}: ${state}`}
      variant={availiblity ? 'outlined' : 'contained'}
      color={availiblity ? 'success' : 'error'}
      startIcon={availiblity ? <CheckIcon /> : <SoldOutIcon />}
      onClick={() => onChange({ availiblity: !availiblity })}
      sx={{
        gridArea: 'toggle',
        width: '100%',
        height: 64,
        borderRadius: 1.5,
        px: 1,
        [ONE_LINE]: { height: 44, borderRadius: 99 },
      }}
    >
      {state}
    </Button>
  )
}

function StatusSwitch({ dish: { name, status }, onChange }: SwitchProps) {
  const translate = useTranslate()
  const shown = status === 'ACTIVE'
  const state = translate(`admin.status.${status}`)
  return (
    <Tooltip title={state}>
      <IconButton
        role="switch"
        aria-checked={shown}
        aria-label={`${name}: ${state}`}
        color={shown ? 'default' : 'primary'}
        onClick={() => onChange({ status: shown ? 'PASSIVE' : 'ACTIVE' })}
        sx={{ gridArea: 'status', justifySelf: 'center', width: 44, height: 44 }}
      >
        {shown ? <VisibilityIcon /> : <VisibilityOffIcon />}
      </IconButton>
    </Tooltip>
  )
}

interface SavedProps {
  readonly state: DishState
  readonly isHidden: boolean
}

/** That a dish is hidden, which its icon alone does not tell on a phone, and when it was last saved. */
function Saved({ state: { queue, unsent, savedAt }, isHidden }: SavedProps) {
  const translate = useTranslate()
  const timeOfDay = useTimeOfDay()
  const saved =
    queue.length > 0
      ? translate('admin.menu.saving')
      : unsent.length === 0 && savedAt && translate('admin.menu.savedAt', { time: timeOfDay(savedAt) })
  return (
    <Typography
      variant="caption"
      color="textSecondary"
      sx={{ gridColumn: '1 / -1', order: 1, [ONE_LINE]: { gridArea: 'saved', gridColumn: 'saved' } }}
    >
      {[isHidden && translate('admin.status.PASSIVE'), saved].filter(Boolean).join(' · ')}
    </Typography>
  )
}

interface NotSavedProps {
  readonly unsent: Unsent
  /** As it is stored. */
  readonly dish: Dish
  onSend(): void
  onDiscard(): void
}

/** A change that was not saved, with the reason and buttons to send or discard it. */
function NotSaved({ unsent, dish, onSend, onDiscard }: NotSavedProps) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const what = useTextOf()(unsent.change)
  const [asked, setAsked] = useState<number | null>(null)
  const { cause, at, message = '' } = unsent
  const why =
    cause === 'refused'
      ? translate(message, { _: message })
      : translate(`admin.menu.cause.${cause}`, { time: momentWithin(new Date(at), language) })
  const send = () => {
    const price = unconfirmedPrice(unsent, dish)
    if (price === undefined) onSend()
    else setAsked(price)
  }
  return (
    <Alert
      severity="error"
      sx={{ gridColumn: '1 / -1', order: 2, mt: 1, '& .MuiAlert-message': { flex: 1 } }}
    >
      {translate(`admin.menu.${cause === 'unanswered' ? 'maybeSaved' : 'notSaved'}`, { what })} {why}
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        {cause !== 'removed' && (
          <Button variant="contained" onClick={send} size="tall">
            {translate(cause === 'unsent' ? 'admin.menu.send' : 'admin.list.retry')}
          </Button>
        )}
        <Button color="inherit" onClick={onDiscard} size="tall">
          {translate('admin.menu.discard')}
        </Button>
      </Box>
      {asked !== null && (
        <PriceQuestion
          name={dish.name}
          from={dish.price}
          to={asked}
          onStore={() => {
            setAsked(null)
            onSend()
          }}
          onCorrect={() => setAsked(null)}
        />
      )}
    </Alert>
  )
}
