import type { ComponentType, ReactNode } from 'react'

/** A dish as it can be ordered. */
export interface OrderableDish {
  readonly id: string
  readonly name: string
  /** In lira. */
  readonly price: number
  readonly availiblity: boolean
  readonly servings: readonly { readonly label: string; readonly price: number }[]
  readonly foodInformation: { readonly isAlcoholicDrink: boolean }
}

/** A clause of a legal text. */
export interface OrderClause {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly points: readonly string[]
}

/** What pages have only where guests order, by the names under which `OrderPart` shows it. */
export interface OrderParts {
  /** Puts a dish into the cart, in one of its further servings or by its own price. */
  AddToCart: ComponentType<{
    readonly dish: OrderableDish
    readonly serving?: { readonly label: string; readonly price: number }
  }>
  /** The cart in the navigation bar, and in the bar at the bottom of phones. */
  CartLink: ComponentType
  CartTab: ComponentType
  /** Above the menu: how to order from it, and when while it is not now. */
  OrderNote: ComponentType
  /** The pages on which guests order. */
  Cart: ComponentType
  Checkout: ComponentType
  OnlineOrder: ComponentType
  /** Who sells what is ordered. */
  SellerCard: ComponentType
  /** Renders a legal text with what becomes of the data of guests who order. */
  WithOrderClause: ComponentType<{
    readonly children: (clauses: readonly OrderClause[]) => ReactNode
  }>
}

interface LoadedParts extends Partial<OrderParts> {
  /** Loads a page on which guests order, in place of the template's. @param page the name of its file. */
  openPage?: (page: string) => Promise<unknown> | undefined
  /** Loads what another page has more. @param page the name of its file. */
  load?: (page: string) => Promise<unknown> | undefined
  /** Loads all, for a page that was opened before guests could order. */
  loadAll?: () => Promise<unknown>
}

/**
 * What is loaded: a file that has some adds them when it is. The document names those of its page, which are evaluated
 * before it is hydrated. Empty where guests do not order.
 */
export const orderParts: LoadedParts = {}
