import { Breadcrumb, PageTitle } from '../../components/page-title.tsx'
import { paths } from '../../paths.ts'
import { DishDetails } from './dish-details.tsx'
import { DishSteps } from './dish-steps.tsx'
import { useTopAfterSheet } from './menu-place.ts'
import type { Dish, MenuCategory } from './menu-query.ts'

const NOTE = 'Mevsimsel olarak ürünlerimiz çeşitlilik gösterebilir'
const MENU = { name: 'Menü', to: paths.menu }

interface MenuTitleProps {
  readonly category: MenuCategory | undefined
  /** Whether the address names a dish that the category does not have. */
  readonly isGone: boolean
}

export function MenuTitle({ category, isGone }: MenuTitleProps) {
  return (
    <PageTitle title={category?.name ?? 'Menü'} parents={category ? [MENU] : []}>
      {isGone && (
        <p className="menu-page__gone" role="status">
          Aradığınız yemek artık burada değil; menümüzde arayabilirsiniz.
        </p>
      )}
      {category?.description && (
        <p key={category.id} className="lead">
          {category.description}
        </p>
      )}
      <p className="page-title__note">{NOTE}</p>
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
  const parents = category ? [MENU, { name: category.name, to: paths.menuOf(category.id) }] : [MENU]
  return (
    <div className="dish-page">
      <Breadcrumb crumb={dish.name} parents={parents} />
      <DishDetails
        dish={dish}
        category={category}
        tellsFood={tellsFood}
        heading={<h1 translate="no">{dish.name}</h1>}
        steps={<DishSteps dishes={dishes} at={dish} />}
      />
    </div>
  )
}
