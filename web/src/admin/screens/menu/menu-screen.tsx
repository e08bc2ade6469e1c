import RemovedIcon from '@mui/icons-material/RestoreFromTrash'
import { Box, Button, Typography } from '@mui/material'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Loading, Title, usePermissions, useTranslate } from 'react-admin'
import { Link, useSearchParams } from 'react-router-dom'
import { matches } from '../../../rules/folded.ts'
import { allows } from '../../api/access.ts'
import { LoadError } from '../../lists/list-states.tsx'
import { pricesByDish } from '../../plans/planned-prices.ts'
import { useWaitingPlans } from '../../plans/use-waiting-plans.ts'
import { MenuHead } from './menu-head.tsx'
import { type MenuPart, MenuSection } from './menu-section.tsx'
import type { DishState } from './menu-states.ts'
import { PrintButton } from './print-button.tsx'
import { useDishChanges } from './use-dish-changes.tsx'
import { useMenu } from './use-menu.ts'

/** The list of all dishes, with those alone that were removed. */
const REMOVED = `/admin/product?filter=${encodeURIComponent('{"deleted":true}')}`

type Category = ReturnType<typeof useMenu>['categories'][number]

/** All dishes on one screen by category, with inline editing of prices, availability and status. */
export function MenuScreen() {
  const translate = useTranslate()
  const { permissions: roles = [] } = usePermissions<readonly string[]>()
  const manages = allows(roles, 'edit', 'product')
  const { menu, queue, states, isWaiting, categories, latest, error, isPending, refetch } = useMenu()
  // Read after the menu, which is what most have come for.
  const plans = useWaitingPlans(manages && !isPending, latest)
  const planned = useMemo(() => plans && pricesByDish(plans), [plans])
  const changes = useDishChanges(queue, refetch)
  const [searchParams, setSearchParams] = useSearchParams()
  const [search, setSearch] = useSearchInAddress()
  const all = useMemo(() => [...states.values()], [states])
  const others = translate('admin.menu.otherCategories')
  const parts = useMemo(() => partsOf(categories, all, others), [categories, all, others])
  const chosen = parts.some(({ id }) => id === searchParams.get('category'))
    ? searchParams.get('category')
    : null
  // The key is shown immediately, and the list follows.
  const sought = useDeferredValue(search)
  const searched = sought.trim() !== ''
  const shown = useMemo(
    () => (searched ? foundIn(parts, sought) : parts.filter(({ id }) => chosen === null || id === chosen)),
    [parts, searched, sought, chosen],
  )
  // Memoized, because typing in the search would otherwise render a thousand rows at every key.
  const sections = useMemo(
    () =>
      shown.map((part) => (
        <MenuSection
          key={part.id}
          part={part}
          whole={!searched}
          manages={manages}
          menu={menu}
          changes={changes}
          planned={planned}
        />
      )),
    [shown, searched, manages, menu, changes, planned],
  )

  return (
    <Box sx={{ maxWidth: 960, width: '100%', pb: 12 }}>
      <Title title="admin.menu.title" />
      {isPending && <Loading />}
      {error && <LoadError error={error} onRetry={refetch} />}
      {manages && all.length > 0 && <PrintButton />}
      {all.length > 0 && (
        <MenuHead
          parts={parts}
          states={all}
          isWaiting={isWaiting}
          changes={changes}
          search={search}
          chosen={chosen}
          onSearch={setSearch}
          onChoose={(id) => {
            setSearch('')
            setSearchParams(id === null ? {} : { category: id }, { replace: true })
            scrollTo({ top: 0 })
          }}
        />
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>{sections}</Box>
      {!isPending && !error && shown.length === 0 && (
        <Typography color="textSecondary" sx={{ p: 2 }}>
          {searched
            ? translate('admin.menu.notFound', { search: sought.trim() })
            : translate('admin.menu.noDishes')}
        </Typography>
      )}
      {!isPending && allows(roles, 'seeDeleted', 'product') && (
        <Button component={Link} to={REMOVED} startIcon={<RemovedIcon />} sx={{ mt: 2 }}>
          {translate('admin.menu.removed')}
        </Button>
      )}
    </Box>
  )
}

/** Time after the last key until a search is in the address, in ms: each change of it renders all rows. */
const TYPING = 200

/** What is searched, also after the way back from the form of a dish. */
function useSearchInAddress() {
  const [searchParams, setSearchParams] = useSearchParams()
  const kept = searchParams.get('q') ?? ''
  const [search, setSearch] = useState(kept)
  useEffect(() => {
    if (search === kept) return
    const timer = setTimeout(() => {
      const { q: _, ...others } = Object.fromEntries(searchParams)
      setSearchParams({ ...others, ...(search && { q: search }) }, { replace: true })
    }, TYPING)
    return () => clearTimeout(timer)
  }, [search, kept, searchParams, setSearchParams])
  return [search, setSearch] as const
}

function partsOf(categories: readonly Category[], states: readonly DishState[], others: string): MenuPart[] {
  const known = new Set(categories.map(({ id }) => id))
  const orphans = states.filter(({ dish }) => !known.has(dish.categoryId))
  return [
    ...categories.map((category) => ({
      ...category,
      dishes: states.filter(({ dish }) => dish.categoryId === category.id),
    })),
    ...(orphans.length > 0 ? [{ id: null, name: others, status: 'PASSIVE' as const, dishes: orphans }] : []),
  ]
}

function foundIn(parts: readonly MenuPart[], search: string): MenuPart[] {
  return parts
    .map((part) => ({ ...part, dishes: part.dishes.filter(({ dish }) => matches([dish.name], search)) }))
    .filter(({ dishes }) => dishes.length > 0)
}
