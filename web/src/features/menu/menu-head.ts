import type { Head } from '../../lib/head.tsx'
import { breadcrumbData } from '../../lib/structured-data.ts'
import { paths } from '../../paths.ts'
import { isPromoted } from '../../rules/food.ts'
import { namedDishes } from '../../rules/named-dishes.ts'
import { priceOfServing } from '../../rules/turkish-number.ts'
import { dishData, menuData, sectionData } from './menu-data.ts'
import type { Dish, Menu, MenuCategory } from './menu-query.ts'

interface Shown {
  readonly menu: Menu | undefined
  readonly category: MenuCategory | undefined
  readonly dish: Dish | undefined
  /** Whether the address names a dish that its category does not have. */
  readonly isGone: boolean
}

const MENU_CRUMB = { name: 'Menü', path: paths.menu }

/** The head of the menu, of a category, or of a dish. */
export function menuHead({ menu, category, dish, isGone }: Shown): Head {
  const crumbs = category
    ? [MENU_CRUMB, { name: category.name, path: paths.menuOf(category.id) }]
    : [MENU_CRUMB]
  if (dish) {
    const [picture] = dish.productImages
    const path = paths.dish(dish.categoryId, dish.id)
    return {
      title: [dish.name, category?.name].filter(Boolean).join(' · '),
      description: [`${dish.name}, ${priceOfServing(dish)}`, dish.description].filter(Boolean).join(': '),
      path,
      ...(picture && { picture: picture.filePath }),
      card: `dish/${dish.id}`,
      pictureAlt: dish.name,
      data: import.meta.env.SSR
        ? [dishData(dish), breadcrumbData(...crumbs, { name: dish.name, path })]
        : undefined,
    }
  }
  const dishes = menu?.products.filter(
    ({ categoryId, foodInformation }) =>
      (!category || categoryId === category.id) && isPromoted(foodInformation),
  )
  const described = [dishes && namedText(dishes), category?.description].filter(Boolean).join('. ')
  return {
    title: category ? `${category.name} · Menü` : 'Menü',
    description: `${category?.name ?? 'Menü'}: ${described || 'yemekler ve güncel fiyatlar.'}`,
    path: category ? paths.menuOf(category.id) : paths.menu,
    picture: category?.imageFilePath ?? undefined,
    card: category ? `category/${category.id}` : 'menu',
    pictureAlt: category?.name ?? 'Menü',
    ...(isGone && { status: 410 }),
    data:
      import.meta.env.SSR && menu
        ? [category ? sectionData(category, menu.products) : menuData(menu), breadcrumbData(...crumbs)]
        : undefined,
  }
}

/** `Künefe 165 TL, Sütlaç 120 TL ve 7 yemek daha`. */
function namedText(dishes: readonly Dish[]): string {
  const named = namedDishes(dishes)
  const others = dishes.length - named.length
  const list = named.map((dish) => `${dish.name} ${priceOfServing(dish)}`).join(', ')
  return others > 0 ? `${list} ve ${others} yemek daha` : list
}
