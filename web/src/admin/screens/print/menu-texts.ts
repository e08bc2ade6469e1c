import type { Language, MenuTextsQuery } from '../../../gql/graphql.ts'

export type OtherLanguage = Exclude<Language, 'TR'>

type Texts<Kind extends 'categories' | 'products'> = NonNullable<MenuTextsQuery[Kind][number]['translation']>

type ById<T> = Readonly<Partial<Record<string, T>>>

/** The menu in another language; what is not translated is missing, or null. */
export interface MenuTexts {
  readonly language: OtherLanguage
  /** By the ids of the records; plain objects, so that a reply that is the same stays the same. */
  readonly ofCategories: ById<Texts<'categories'>>
  readonly ofDishes: ById<Texts<'products'>>
}

export function menuTexts(language: OtherLanguage, { categories, products }: MenuTextsQuery): MenuTexts {
  return { language, ofCategories: byId(categories), ofDishes: byId(products) }
}

function byId<T>(records: readonly { readonly id: string; readonly translation?: T | null }[]): ById<T> {
  return Object.fromEntries(
    records.flatMap(({ id, translation }) => (translation ? [[id, translation]] : [])),
  )
}
