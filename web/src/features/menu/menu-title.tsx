import { Breadcrumb, PageTitle } from '../../components/page-title.tsx'
import { nameOf, told } from '../../lib/told.tsx'
import { paths } from '../../paths.ts'
import { DishDetails } from './dish-details.tsx'
import { DishSteps } from './dish-steps.tsx'
import * as menuWords from './menu.words.ts'
import { useTopAfterSheet } from './menu-place.ts'
import type { Dish, MenuCategory } from './menu-query.ts'

interface MenuTitleProps {
  readonly category: MenuCategory | undefined
  /** Whether the address names a dish that the category does not have. */
  readonly isGone: boolean
}

export function MenuTitle({ category, isGone }: MenuTitleProps) {
  const menu = { name: menuWords.menu, to: paths.menu }
  return (
    <PageTitle
      title={category ? nameOf(category) : menuWords.menu}
      {...(category && { shown: told(category, 'name') })}
      parents={category ? [menu] : []}
    >
      {isGone && (
        <p className="menu-page__gone" role="status">
          {menuWords.gone}
        </p>
      )}
      {category?.description && (
        <p key={category.id} className="lead">
          {told(category, 'description')}
        </p>
      )}
      <p className="page-title__note">{menuWords.note}</p>
    </PageTitle>
  )
}

interface DishTitleProps {
  readonly dish: Dish
  readonly category: MenuCategory | undefined
  /** The dishes of its category. */
  readonly dishes: readonly Dish[]
  readonly tellsFood: boolean
}

/** The page of a dish, above its category. */
export function DishTitle({ dish, category, dishes, tellsFood }: DishTitleProps) {
  useTopAfterSheet()
  const menu = { name: menuWords.menu, to: paths.menu }
  const parents = category ? [menu, { name: told(category, 'name'), to: paths.menuOf(category.id) }] : [menu]
  return (
    <div className="dish-page">
      <Breadcrumb title={nameOf(dish)} crumb={told(dish, 'name')} parents={parents} />
      <DishDetails
        dish={dish}
        category={category}
        tellsFood={tellsFood}
        heading={<h1 translate="no">{told(dish, 'name')}</h1>}
        steps={<DishSteps dishes={dishes} at={dish} />}
      />
    </div>
  )
}
