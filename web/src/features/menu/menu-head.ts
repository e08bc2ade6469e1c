import type { Head } from '../../lib/head.tsx'
import { breadcrumbData } from '../../lib/structured-data.ts'
import { nameOf, plainOf } from '../../lib/told.tsx'
import { paths } from '../../paths.ts'
import * as amountWords from '../../rules/amount.words.ts'
import { isPromoted } from '../../rules/food.ts'
import { namedDishes } from '../../rules/named-dishes.ts'
import * as spokenWords from '../../rules/spoken.words.ts'
import { priceOfServing } from '../../rules/turkish-number.ts'
import * as menuWords from './menu.words.ts'
import { dishData, menuData, sectionData } from './menu-data.ts'
import type { Dish, Menu, MenuCategory } from './menu-query.ts'

interface Shown {
  readonly menu: Menu | undefined
  readonly category: MenuCategory | undefined
  readonly dish: Dish | undefined
  /** Whether the address names a dish that its category does not have. */
  readonly isGone: boolean
}

/** The head of the menu, of a category, or of a dish. */
export function menuHead({ menu, category, dish, isGone }: Shown): Head {
  const menuCrumb = { name: menuWords.menu, path: paths.menu }
  const crumbs = category
    ? [menuCrumb, { name: nameOf(category), path: paths.menuOf(category.id) }]
    : [menuCrumb]
  if (dish) {
    const [picture] = dish.productImages
    const path = paths.dish(dish.categoryId, dish.id)
    return {
      title: [nameOf(dish), category && nameOf(category)].filter(Boolean).join(' · '),
      description: [`${nameOf(dish)}, ${priceOf(dish)}`, plainOf(dish, 'description')]
        .filter(Boolean)
        .join(': '),
      path,
      ...(picture && { picture: picture.filePath }),
      card: `dish/${dish.id}`,
      pictureAlt: nameOf(dish),
      data: import.meta.env.SSR
        ? [dishData(dish), breadcrumbData([...crumbs, { name: nameOf(dish), path }])]
        : undefined,
    }
  }
  const dishes = menu?.products.filter(
    ({ categoryId, foodInformation }) =>
      (!category || categoryId === category.id) && isPromoted(foodInformation),
  )
  const described = [dishes && namedText(dishes), category && plainOf(category, 'description')]
    .filter(Boolean)
    .join('. ')
  return {
    title: category ? menuWords.titleOf(nameOf(category)) : menuWords.menu,
    description: `${category ? nameOf(category) : menuWords.menu}: ${described || menuWords.description}`,
    path: category ? paths.menuOf(category.id) : paths.menu,
    picture: category?.imageFilePath ?? undefined,
    card: category ? `category/${category.id}` : 'menu',
    pictureAlt: category ? nameOf(category) : menuWords.menu,
    ...(isGone && { status: 410 }),
    data:
      import.meta.env.SSR && menu
        ? [category ? sectionData(category, menu.products) : menuData(menu), breadcrumbData(crumbs)]
        : undefined,
  }
}

const priceOf = (dish: Dish) =>
  priceOfServing({ price: dish.price, servingLabel: plainOf(dish, 'servingLabel') }, amountWords.price)

/** `Künefe 165 TL, Sütlaç 120 TL ve 7 yemek daha`. */
function namedText(dishes: readonly Dish[]): string {
  const named = namedDishes(dishes)
  const others = dishes.length - named.length
  const list = named.map((dish) => `${nameOf(dish)} ${priceOf(dish)}`).join(spokenWords.comma)
  return others > 0 ? menuWords.namedAndMore(list, others) : list
}
