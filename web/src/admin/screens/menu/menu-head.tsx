import ClearIcon from '@mui/icons-material/Clear'
import SearchIcon from '@mui/icons-material/Search'
import {
  Alert,
  Box,
  Button,
  Chip,
  IconButton,
  InputAdornment,
  TextField,
  Typography,
  useScrollTrigger,
} from '@mui/material'
import { useTranslate } from 'react-admin'
import type { MenuPart } from './menu-section.tsx'
import { type DishState, shownDish } from './menu-states.ts'
import { isSentWithOthers } from './unsent.ts'
import { type DishChanges, useTimeOfDay } from './use-dish-changes.tsx'

interface MenuHeadProps {
  readonly parts: readonly MenuPart[]
  readonly states: readonly DishState[]
  /** Whether a call has no answer yet, and is repeated. */
  readonly isWaiting: boolean
  readonly changes: DishChanges
  readonly search: string
  /** The id of the only category shown; null for all. */
  readonly chosen: string | null
  onSearch(search: string): void
  onChoose(id: string | null): void
}

/** Search, categories and the state of saving, sticky at the top. */
export function MenuHead({
  parts,
  states,
  isWaiting,
  changes,
  search,
  chosen,
  onSearch,
  onChoose,
}: MenuHeadProps) {
  const translate = useTranslate()
  // The app bar is hidden while scrolling down.
  const barIsGone = useScrollTrigger()
  return (
    <Box
      sx={{
        position: 'sticky',
        top: (theme) => (barIsGone ? 0 : { xs: theme.spacing(7), sm: theme.spacing(6) }),
        transition: 'top 200ms ease-out',
        zIndex: 3,
        bgcolor: 'background.default',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1,
        py: 1,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
        <TextField
          value={search}
          onChange={({ target }) => onSearch(target.value)}
          placeholder={translate('admin.menu.search')}
          margin="none"
          slotProps={{
            htmlInput: {
              'aria-label': translate('admin.menu.search'),
              type: 'search',
              enterKeyHint: 'search',
            },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon />
                </InputAdornment>
              ),
              endAdornment: search && (
                <IconButton
                  aria-label={translate('ra.action.clear_input_value')}
                  onClick={() => onSearch('')}
                  sx={{ width: 44, height: 44, mr: -1.5 }}
                >
                  <ClearIcon />
                </IconButton>
              ),
            },
          }}
          sx={{
            flex: '1 1 200px',
            maxWidth: { sm: 360 },
            bgcolor: 'background.paper',
            borderRadius: 1,
            '& .MuiInputBase-root': { height: 44 },
            '& input::-webkit-search-cancel-button': { display: 'none' },
          }}
        />
        <SavedLine states={states} isWaiting={isWaiting} />
      </Box>
      <Box
        role="group"
        aria-label={translate('admin.menu.categories')}
        sx={{
          display: 'flex',
          flexWrap: { md: 'wrap' },
          gap: 1,
          overflowX: 'auto',
          scrollbarWidth: 'none',
          mx: -1,
          px: 1,
        }}
      >
        <CategoryChip
          label={translate('admin.menu.all')}
          states={states}
          pressed={chosen === null}
          onPress={() => onChoose(null)}
        />
        {parts.map(({ id, name, dishes }) => (
          <CategoryChip
            key={id}
            label={name}
            states={dishes}
            pressed={chosen === id}
            onPress={() => onChoose(id)}
          />
        ))}
      </Box>
      <Unsaved states={states} changes={changes} />
    </Box>
  )
}

interface CategoryChipProps {
  readonly label: string
  readonly states: readonly DishState[]
  readonly pressed: boolean
  onPress(): void
}

function CategoryChip({ label, states, pressed, onPress }: CategoryChipProps) {
  const translate = useTranslate()
  const soldOut = states.filter((state) => !shownDish(state).availiblity).length
  const count = soldOut > 0 ? ` · ${translate('admin.menu.soldOutCount', { smart_count: soldOut })}` : ''
  return (
    <Chip
      component="button"
      clickable
      aria-pressed={pressed}
      color={pressed ? 'primary' : 'default'}
      variant={pressed ? 'filled' : 'outlined'}
      label={`${label} ${states.length}${count}`}
      onClick={onPress}
      sx={{
        height: 44,
        borderRadius: 99,
        px: 0.5,
        flex: 'none',
        bgcolor: pressed ? undefined : 'background.paper',
      }}
    />
  )
}

function SavedLine({ states, isWaiting }: Pick<MenuHeadProps, 'states' | 'isWaiting'>) {
  const translate = useTranslate()
  const timeOfDay = useTimeOfDay()
  const times = states.flatMap(({ savedAt }) => savedAt ?? [])
  const last = times.reduce<Date | null>((latest, time) => (latest && latest > time ? latest : time), null)
  return (
    <Typography role="status" variant="body2" color="textSecondary">
      {states.some(({ queue }) => queue.length > 0)
        ? translate(`admin.menu.${isWaiting ? 'waiting' : 'saving'}`)
        : last
          ? translate('admin.menu.lastSavedAt', { time: timeOfDay(last) })
          : translate('admin.menu.nothingYet')}
    </Typography>
  )
}

function Unsaved({ states, changes }: Pick<MenuHeadProps, 'states' | 'changes'>) {
  const translate = useTranslate()
  const all = states.flatMap(({ dish, unsent }) => unsent.map((each) => ({ dish, unsent: each })))
  if (all.length === 0) return null
  const retried = all.filter(({ unsent, dish }) => isSentWithOthers(unsent, dish))
  const unknown = all.filter(({ unsent }) => unsent.cause === 'unanswered').length
  const unsaved = all.length - unknown
  return (
    <Alert
      severity="error"
      sx={{ alignItems: 'center', py: 0, '& .MuiAlert-action': { pt: 0, whiteSpace: 'nowrap' } }}
      action={
        retried.length > 0 && (
          <Button
            color="inherit"
            onClick={() => changes.retryAll(retried.map(({ unsent }) => unsent))}
            size="tall"
          >
            {translate('admin.menu.retryAll')}
          </Button>
        )
      }
    >
      {unsaved > 0 && translate('admin.menu.unsaved', { smart_count: unsaved })}{' '}
      {unknown > 0 && translate('admin.menu.unknown', { smart_count: unknown })}
    </Alert>
  )
}
