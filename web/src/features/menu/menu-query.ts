import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../../gql/gql.ts'
import { type PageQuery, pageQuery } from '../../lib/route-queries.ts'

/** Fragments of the menu; its queries spread them. */
graphql(`
  fragment ListedSection on Category {
    id
    name
    description
    imageFilePath
    translation(language: TR) @include(if: true) {
      name
      description
    }
  }
  fragment ListedDish on Product {
    id
    name
    description
    price
    priceSince
    servingLabel
    servings {
      label
      price
    }
    availiblity
    categoryId
    productImages {
      filePath
    }
    foodInformation {
      ...FoodAnswers
    }
    translation(language: TR) @include(if: true) {
      name
      description
      ingredients
      allergenNote
      portionOf
      servingLabel
      servings
      stale
    }
  }
`)

/** The synthetic category of all dishes. */
export const ALL = { id: '0' }

export const MENU = graphql(`
  query Menu {
    categories {
      ...ListedSection
    }
    products(listedOnly: true) {
      ...ListedDish
    }
  }
`)

/** All categories, with the dishes of one. */
export const MENU_PART = graphql(`
  query MenuPart($categoryId: ID!) {
    categories {
      ...ListedSection
    }
    products(categoryId: $categoryId, listedOnly: true) {
      ...ListedDish
    }
  }
`)

/** The prices of another moment, for who may manage dishes. */
export const PRICES_AT = graphql(`
  query PricesAt($at: DateTimeISO!) {
    products(listedOnly: true, at: $at) {
      id
      price
      priceSince
      servings {
        label
        price
      }
    }
  }
`)

export type Menu = ResultOf<typeof MENU>
export type Dish = Menu['products'][number]
export type MenuCategory = Menu['categories'][number]

/** The query whose result the server renders a page of the menu with: a search needs all dishes. */
export function menuQuery(category: string, search: string): PageQuery {
  return isPart(category, search) ? pageQuery(MENU_PART, { categoryId: category }) : pageQuery(MENU)
}

/** Whether a page of the menu shows one category; what cannot be an id is no category. */
export const isPart = (category: string, search: string): boolean =>
  category !== ALL.id && search === '' && /^[1-9]\d{0,8}$/.test(category)
