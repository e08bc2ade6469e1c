import type { TakesOrdersQuery } from '../../../gql/graphql.ts'
import { whatsappNumber } from '../../../rules/telephone.ts'
import { isOrderPage, ORDER_PAGES } from '../../resources/site/page-names.ts'
import { type PageModes, withExplanation } from '../tables/page-switch.ts'

type Settings = TakesOrdersQuery['site']['settings']

/** What an order needs before the pages for it can work, as the settings name it. */
export type OrderFact = 'ordering' | 'whatsapp' | 'legalName' | 'tradeNumber'

export const isOrdering = (pages: PageModes): boolean =>
  ORDER_PAGES.every((page) => pages.some(({ key, mode }) => key === page && mode === 'LIVE'))

/** The modes of the pages for orders; one without is TEMPLATE. */
export const orderModes = (pages: PageModes): PageModes => pages.filter(({ key }) => isOrderPage(key))

/**
 * The pages of a site that takes orders, or does not. A site that takes them says what becomes of them: in the owner's
 * own words where there are some.
 * @param before the modes that the pages for orders had; null if that is not known, and they are hidden then.
 * @param written the keys of the pages that have texts of the owner.
 */
export function switchedOrders(
  pages: PageModes,
  isOn: boolean,
  before: PageModes | null,
  written: readonly string[],
): PageModes {
  const others = pages.filter(({ key }) => !isOrderPage(key))
  const all = (mode: 'LIVE' | 'HIDDEN') => ORDER_PAGES.map((key) => ({ key, mode }))
  return isOn
    ? [...withExplanation(others, written), ...all('LIVE')]
    : [...others, ...(before ?? all('HIDDEN'))]
}

/** The facts that are not stored yet. */
export function missingFacts({ ordering, whatsapp, legalName, tradeNumber }: Settings): OrderFact[] {
  const facts: Readonly<Record<OrderFact, unknown>> = {
    ordering,
    whatsapp: /^[1-9]\d{10,14}$/.test(whatsappNumber(whatsapp ?? '')),
    legalName,
    tradeNumber,
  }
  return Object.entries(facts).flatMap(([name, isThere]) => (isThere ? [] : [name as OrderFact]))
}
