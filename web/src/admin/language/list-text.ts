import { formatPrice } from '../../rules/turkish-number.ts'

type Item = Readonly<Record<string, unknown>>

/** A list as text, a line for each item: links, modes of pages, opening hours, servings, or planned prices. */
export function listText(list: readonly Item[], translate: (key: string) => string): string {
  return list.map((item) => itemText(item, translate)).join('\n')
}

function itemText(item: Item, translate: (key: string) => string): string {
  const { weekday, opens, closes, kind, key, mode, url, label, network, price } = item
  if (typeof price === 'number') {
    const name = label ?? [`No ${item.productId}`, item.serving].filter(Boolean).join(' ')
    return `${name}: ${formatPrice(price)}`
  }
  if (opens !== undefined) {
    const day = weekday === undefined ? [] : [translate(`admin.hours.day.${weekday}`)]
    return [...day, `${opens}–${closes}`, translate(`admin.hours.kind.${kind}`)].join(' ')
  }
  if (mode !== undefined) {
    return `${translate(`resources.site.page.${key}`)}: ${translate(mode === 'LIVE' ? 'resources.site.live' : `resources.site.mode.${mode}`)}`
  }
  return url === undefined ? Object.values(item).join(' ') : `${label ?? network}: ${url}`
}

/** Whether a value is a list of objects. */
export function isListOfItems(value: unknown): value is readonly Item[] {
  return Array.isArray(value) && value.length > 0 && value.every((each) => Object(each) === each)
}

/** The rules for tables as text, a line for each. */
export function rulesText(rules: object, translate: (key: string) => string): string {
  return Object.entries(rules)
    .map(([name, value]) => {
      const said = Array.isArray(value)
        ? value.map((each) => (name === 'answers' ? each : translate(`admin.hours.day.${each}`))).join(', ')
        : String(value ?? '')
      return `${translate(`resources.site.rules.${name}`)} ${said || '—'}`
    })
    .join('\n')
}

/** How guests order as text, a line for each answer. */
export function orderingText(ordering: object, translate: (key: string) => string): string {
  return Object.entries(ordering)
    .map(([name, value]) => {
      const ways = Array.isArray(value) ? value.map((way) => translate(`admin.orders.way.${way}`)) : null
      const said = ways ? ways.join(', ') : String(value ?? '')
      return `${translate(`admin.orders.${name}`)} ${said || '—'}`
    })
    .join('\n')
}

/** The parts of a drawing as text, a line for each: its scene, the colours of its cloth, and what lies on the table. */
export function drawingText(
  drawing: {
    readonly scene?: string
    readonly cloth?: readonly string[]
    readonly onTable?: readonly string[]
  },
  translate: (key: string) => string,
): string {
  const { scene, cloth = [], onTable = [] } = drawing
  const said = (kind: string, names: readonly string[]) =>
    names.map((name) => translate(`resources.site.${kind}.${name}`)).join(', ')
  return [said('scenes', scene ? [scene] : []), said('clothColours', cloth), said('dishes', onTable)]
    .filter(Boolean)
    .join('\n')
}
