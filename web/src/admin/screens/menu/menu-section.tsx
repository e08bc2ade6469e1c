import AddIcon from '@mui/icons-material/Add'
import SwapVertIcon from '@mui/icons-material/SwapVert'
import { Box, Button, Card, Chip, IconButton, Tooltip, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import type { Status } from '../../../gql/graphql.ts'
import { screenPaths } from '../../api/screen-paths.ts'
import { useSinglePress } from '../../forms/use-single-press.ts'
import { cameFrom } from '../../forms/use-way-back.ts'
import type { PlannedPrice } from '../../plans/planned-prices.ts'
import { farRows } from './menu-layout.ts'
import { type DishState, type MenuStates, shownDish } from './menu-states.ts'
import { NearRow } from './near-row.tsx'
import type { DishChanges } from './use-dish-changes.tsx'

/** A category of the menu; without an id it has the dishes whose category the signed-in user may not see. */
export interface MenuPart {
  readonly id: string | null
  readonly name: string
  readonly status: Status
  readonly dishes: readonly DishState[]
}

interface MenuSectionProps {
  readonly part: MenuPart
  /** Whether it contains all of its dishes, not only search results. */
  readonly whole: boolean
  /** Whether the user may change more than the availability. */
  readonly manages: boolean
  readonly menu: MenuStates
  readonly changes: DishChanges
  /** Planned prices by product id. */
  readonly planned?: ReadonlyMap<string, readonly PlannedPrice[]> | undefined
}

/** A category with its dishes and actions on all of them. */
export function MenuSection({ part, whole, manages, menu, changes, planned }: MenuSectionProps) {
  const translate = useTranslate()
  const { pathname, search } = useLocation()
  const { id, name, status, dishes } = part
  return (
    <Card component="section" aria-label={name} sx={{ overflow: 'visible', containerType: 'inline-size' }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: { xs: 1, sm: 2 }, py: 1 }}
      >
        <Typography variant="h6" component="h2" sx={{ flex: '1 1 auto' }}>
          {name}{' '}
          {status === 'PASSIVE' && (
            <Chip size="small" variant="outlined" label={translate('admin.status.PASSIVE')} />
          )}
        </Typography>
        {whole && <WholeCategory part={part} changes={changes} />}
        {whole && manages && id && dishes.length > 1 && (
          <Tooltip title={translate('admin.menu.sortDishes', { name })}>
            <IconButton
              component={Link}
              to={`${screenPaths.dishOrder}?category=${id}`}
              aria-label={translate('admin.menu.sortDishes', { name })}
              sx={{ width: 44, height: 44 }}
            >
              <SwapVertIcon />
            </IconButton>
          </Tooltip>
        )}
        {whole && manages && id && (
          <Tooltip title={translate('admin.menu.addDish', { name })}>
            <IconButton
              component={Link}
              to={`/admin/product/create?category=${id}`}
              state={cameFrom(pathname + search)}
              aria-label={translate('admin.menu.addDish', { name })}
              sx={{ width: 44, height: 44 }}
            >
              <AddIcon />
            </IconButton>
          </Tooltip>
        )}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, ...farRows(manages) }}>
        {dishes.map((state) => (
          <NearRow
            key={state.dish.id}
            state={state}
            manages={manages}
            menu={menu}
            changes={changes}
            planned={planned?.get(state.dish.id)}
          />
        ))}
      </Box>
      {dishes.length === 0 && (
        <Typography color="textSecondary" sx={{ px: 2, pb: 2 }}>
          {translate('admin.menu.empty')}
        </Typography>
      )}
    </Card>
  )
}

function WholeCategory({ part: { name, dishes }, changes }: Pick<MenuSectionProps, 'part' | 'changes'>) {
  const translate = useTranslate()
  const single = useSinglePress()
  const buttons = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  // The pressed button goes with the change; without this the focus would go to the top of the page.
  useEffect(() => {
    const isHidden = (element: Element) => getComputedStyle(element).visibility === 'hidden'
    const focused = document.activeElement ?? document.body
    if (isPressed.current && (focused === document.body || isHidden(focused)))
      [...(buttons.current?.querySelectorAll('button') ?? [])].find((button) => !isHidden(button))?.focus()
    isPressed.current = false
  })
  const press = (availiblity: boolean) =>
    single(() => {
      isPressed.current = true
      void changes.changeAll(name, dishes, { availiblity })
    })
  const states = dishes.map((state) => shownDish(state).availiblity)
  return (
    <Box ref={buttons} sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, ml: 'auto' }}>
      {[true, false].map((availiblity) => (
        <Button
          key={String(availiblity)}
          color={availiblity ? 'success' : 'error'}
          aria-label={`${name}: ${translate(`admin.menu.${availiblity ? 'allAvailable' : 'allSoldOut'}`)}`}
          onClick={() => press(availiblity)}
          size="tall"
          // It keeps its place: a second line of buttons would move the next dish away from under a finger.
          sx={{ visibility: states.includes(!availiblity) ? 'visible' : 'hidden' }}
        >
          {translate(`admin.menu.${availiblity ? 'allAvailable' : 'allSoldOut'}`)}
        </Button>
      ))}
    </Box>
  )
}
