import { forbiddenWording } from '../../../web/src/rules/menu-wording.ts'
import { whatsappNumber } from '../../../web/src/rules/telephone.ts'
import { BadInputError } from '../../core/errors.ts'
import { type FieldFault, fieldFault } from '../../core/field-rules.ts'
import type { Ordering } from './ordering.item.ts'
import type { SiteSettings } from './site.entity.ts'
import { ORDER_PAGES, PageMode, type SitePage } from './site-links.item.ts'

/** What decides whether guests can order. */
export type OrderSettings = Pick<
  SiteSettings,
  'ordering' | 'whatsapp' | 'legalName' | 'tradeNumber' | 'pages'
>

/** Its fields, in which an update can break a rule. */
export const ORDER_FIELDS = [
  ...['ordering', 'whatsapp', 'legalName', 'tradeNumber', 'pages'],
] as readonly (keyof OrderSettings)[]

/** @throws {BadInputError} unless each way is offered once, and for a sentence with words that no menu may have. */
export function expectOrdering({ ways, note }: Ordering): void {
  const words = forbiddenWording(note ?? '')
  if (words) throw BadInputError.field('ordering.note', 'FORBIDDEN_WORDING', { words })
  if (ways.length === 0) throw BadInputError.field('ordering.ways', 'ITEMS', { min: 1, max: 3 })
  const twice = ways.find((way, index) => ways.indexOf(way) !== index)
  if (twice) throw BadInputError.field('ordering.ways', 'REPEATED', { value: twice })
}

/** @throws {BadInputError} for pages that take orders without what an order needs. */
export function expectOrderable(settings: OrderSettings): void {
  const faults = missingOf(settings)
  if (faults.length > 0) throw BadInputError.of(faults)
}

/** Whether a page is one on which guests order. */
const isLive = ({ key, mode }: SitePage) => ORDER_PAGES.includes(key) && mode === PageMode.LIVE

/** Whether all pages on which guests order work. */
export function takesOrders(settings: OrderSettings): boolean {
  return (
    (settings.pages ?? []).filter(isLive).length === ORDER_PAGES.length && missingOf(settings).length === 0
  )
}

/** The mode that visitors find a page in: pages for orders that could not be sent are hidden. */
export function shownMode({ key, mode }: SitePage, settings: OrderSettings): PageMode {
  const isBroken = (settings.pages ?? []).some(isLive) && !takesOrders(settings)
  return isBroken && ORDER_PAGES.includes(key) ? PageMode.HIDDEN : mode
}

function missingOf({ ordering, whatsapp, legalName, tradeNumber, pages }: OrderSettings): FieldFault[] {
  if (!ordering)
    return (pages ?? []).some(isLive) ? [fieldFault('ordering', 'REQUIRED_WITH', { other: 'pages' })] : []
  const needed = {
    whatsapp: /^[1-9]\d{10,14}$/.test(whatsappNumber(whatsapp ?? '')),
    legalName,
    tradeNumber,
  }
  return Object.entries(needed).flatMap(([field, isThere]) =>
    isThere ? [] : [fieldFault(field, 'REQUIRED_WITH', { other: 'ordering' })],
  )
}
