import { type FoundCategory, type FoundDish, withDoubts } from './doubts.ts'
import { type MenuDraft, ReadingError } from './reading.types.ts'

/** A menu is nested ten levels at most; a file of hundreds is made to make a reader stumble. */
const MAX_DEPTH = 40
const MAX_DISHES = 5_000
const UNITS: Readonly<Record<string, string>> = { G: 'g', ML: 'ml', PIECE: 'adet' }

type Item = Readonly<Record<string, unknown>>

/** The menu in a text of JSON: this product's own, Google's FoodMenus, or schema.org. */
export function readJson(text: string): MenuDraft {
  return menuOfData([parsedJson(text)])
}

/** What a text of JSON says; a fault for one that is none, or too deep. */
export function parsedJson(text: string): unknown {
  if (depthOf(text) > MAX_DEPTH) throw new ReadingError('notReadable')
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new ReadingError('notReadable')
  }
}

/** The menu in data; several parts of one menu follow each other. */
export function menuOfData(parts: readonly unknown[]): MenuDraft {
  const found = parts.flatMap((part) => ownMenu(part) ?? googleMenu(part) ?? schemaOrgMenu(part))
  const draft = withDoubts(merged(found))
  const count = draft.categories.reduce((sum, { dishes }) => sum + dishes.length, 0)
  if (count === 0) throw new ReadingError('nothingFound')
  if (count > MAX_DISHES) throw new ReadingError('tooManyRows')
  return draft
}

/** Counted before the text is parsed. */
function depthOf(text: string): number {
  let [depth, most, isInText] = [0, 0, false]
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (isInText) {
      if (letter === '\\') at += 1
      else if (letter === '"') isInText = false
    } else if (letter === '"') isInText = true
    else if (letter === '{' || letter === '[') most = Math.max(most, ++depth)
    else if (letter === '}' || letter === ']') depth -= 1
  }
  return most
}

/** Parts of one category, which several files or lists may have, together. */
function merged(categories: readonly FoundCategory[]): FoundCategory[] {
  const byName = new Map<string, { name: string; description: string | null; dishes: FoundDish[] }>()
  for (const { name, description, dishes } of categories) {
    const key = name.toLocaleLowerCase('tr')
    const known = byName.get(key) ?? { name, description, dishes: [] }
    known.dishes.push(...dishes)
    byName.set(key, known)
  }
  return [...byName.values()].filter(({ dishes }) => dishes.length > 0)
}

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const items = (value: unknown): Item[] => (Array.isArray(value) ? value : [value]).filter(isItem)
const text = (value: unknown): string =>
  typeof value === 'string'
    ? value.replace(/\s+/g, ' ').trim()
    : typeof value === 'number'
      ? String(value)
      : ''
const textOrNull = (value: unknown): string | null => text(value) || null

/** In lira, as data write it: a number, or one with a decimal point. `1.250` may be either; other currencies are none. */
function amount(value: unknown, currency?: unknown): number | null {
  if (!/^(?:TRY|TL|₺)?$/i.test(text(currency))) return null
  const written = typeof value === 'string' ? value.trim().replace(/\s*(?:TL|TRY|₺)$/i, '') : value
  const found =
    typeof written === 'string' && /^\d+(?:\.(?:\d{1,2}|\d{4,}))?$/.test(written) ? Number(written) : written
  if (typeof found !== 'number' || !Number.isFinite(found) || found <= 0) return null
  return Math.round(found * 100) / 100
}

interface Priced {
  readonly label: string
  readonly price: number
}

function dish(
  name: string,
  description: string | null,
  prices: readonly Priced[],
  portion: string | null = null,
): FoundDish[] {
  if (name === '') return []
  const [first, ...others] = prices
  return [
    {
      ...{ name, description, price: first?.price ?? null },
      portion: portion ?? (first?.label || null),
      otherPrices: others,
      ...{ confidence: 100, box: null, isUncertain: false, place: null },
    },
  ]
}

/** This product's menu as data. */
function ownMenu(data: unknown): FoundCategory[] | null {
  if (!isItem(data) || !Array.isArray(data.categories)) return null
  return items(data.categories).map((category) => ({
    name: text(category.name),
    description: textOrNull(category.description),
    dishes: items(category.dishes).flatMap((each) => {
      const price = amount(each.price)
      const first = price === null ? [] : [{ label: text(each.servingLabel), price }]
      return dish(
        text(each.name),
        textOrNull(each.description),
        [...first, ...servings(each.servings)],
        measure(each.portion),
      )
    }),
  }))
}

const servings = (value: unknown): Priced[] =>
  items(value).flatMap((each) => {
    const price = amount(each.price)
    return price === null ? [] : [{ label: text(each.label), price }]
  })

function measure(portion: unknown): string | null {
  if (!isItem(portion) || typeof portion.amount !== 'number') return null
  const unit = UNITS[text(portion.unit)] ?? text(portion.unit)
  return `${String(portion.amount).replace('.', ',')} ${unit}${portion.of ? ` ${text(portion.of)}` : ''}`.trim()
}

/** FoodMenus of Google's Business Profile API. */
function googleMenu(data: unknown): FoundCategory[] | null {
  if (!isItem(data) || !Array.isArray(data.menus)) return null
  return items(data.menus).flatMap((menu) =>
    items(menu.sections).map((section) => ({
      name: labelOf(section).name,
      description: labelOf(section).description,
      dishes: items(section.items).flatMap((item) => {
        const { name, description } = labelOf(item)
        const attributes = isItem(item.attributes) ? item.attributes : {}
        const own = money(attributes.price)
        const options = items(item.options).flatMap((option) => {
          const price = money(isItem(option.attributes) ? option.attributes.price : undefined)
          return price === null ? [] : [{ label: labelOf(option).name, price }]
        })
        const first = own === null ? [] : [{ label: '', price: own }]
        return dish(name, description, [...first, ...options], googlePortion(attributes.portionSize))
      }),
    })),
  )
}

function labelOf(item: Item): { name: string; description: string | null } {
  const labels = items(item.labels)
  const label = labels.find(({ languageCode }) => languageCode === 'tr') ?? labels[0]
  return { name: text(label?.displayName), description: textOrNull(label?.description) }
}

function money(price: unknown): number | null {
  if (!isItem(price)) return null
  return amount(Number(price.units ?? 0) + Number(price.nanos ?? 0) / 1_000_000_000, price.currencyCode)
}

function googlePortion(size: unknown): string | null {
  if (!isItem(size) || typeof size.quantity !== 'number') return null
  return `${size.quantity} ${text(items(size.unit)[0]?.displayName)}`.trim()
}

/** Menus of schema.org, anywhere in the data: its sections, and their dishes with offers. */
function schemaOrgMenu(data: unknown): FoundCategory[] {
  const byId = new Map<string, Item>()
  const all: Item[] = []
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) collect(each)
    if (!isItem(value)) return
    all.push(value)
    const id = text(value['@id'])
    if (id !== '' && Object.keys(value).length > 1) byId.set(id, value)
    for (const each of Object.values(value)) collect(each)
  }
  collect(data)
  const resolved = (value: unknown): Item[] =>
    items(value).map((each) =>
      Object.keys(each).length === 1 ? (byId.get(text(each['@id'])) ?? each) : each,
    )
  const seen = new Set<Item>()
  const sectionsOf = (holder: Item, name: string): FoundCategory[] => {
    if (seen.has(holder)) return []
    seen.add(holder)
    const dishes = resolved(holder.hasMenuItem).flatMap((item) => {
      seen.add(item)
      return dish(text(item.name), textOrNull(item.description), offers(resolved(item.offers)))
    })
    const own = { name, description: textOrNull(holder.description), dishes }
    return [
      own,
      ...resolved(holder.hasMenuSection).flatMap((section) => sectionsOf(section, text(section.name))),
    ]
  }
  const isA = (item: Item, type: string) =>
    [item['@type']].flat().some((each) => text(each).replace(/^https?:\/\/schema\.org\//, '') === type)
  const menus = all.filter((item) => isA(item, 'Menu')).flatMap((menu) => sectionsOf(menu, ''))
  const sections = all
    .filter((item) => isA(item, 'MenuSection') && !seen.has(item))
    .flatMap((section) => sectionsOf(section, text(section.name)))
  const single = all
    .filter((item) => isA(item, 'MenuItem') && !seen.has(item))
    .flatMap((item) => dish(text(item.name), textOrNull(item.description), offers(resolved(item.offers))))
  return [...menus, ...sections, { name: '', description: null, dishes: single }]
}

const offers = (list: readonly Item[]): Priced[] =>
  list.flatMap((offer) => {
    const specification = items(offer.priceSpecification)[0]
    const price = amount(
      offer.price ?? offer.lowPrice ?? specification?.price,
      offer.priceCurrency ?? specification?.priceCurrency,
    )
    return price === null ? [] : [{ label: text(offer.name), price }]
  })
