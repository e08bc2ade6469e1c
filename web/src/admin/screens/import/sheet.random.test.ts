import { expect, test } from 'vitest'
import { MENU_HEADINGS } from '../../../rules/menu-table.ts'
import { turkishNumber } from '../../../rules/turkish-number.ts'
import { readPrice } from '../../forms/price-entry.ts'
import type { SheetContext } from './column-guess.ts'
import { COLUMNS, type Column } from './columns.ts'
import { tableOf } from './import-lines.ts'
import { readSheet } from './sheet.ts'

const known: SheetContext = {
  dishes: [],
  categories: [],
  headings: Object.fromEntries(COLUMNS.map((column) => [column, MENU_HEADINGS[column]])) as Record<
    Column,
    string
  >,
}

/** Numbers from 0 to 1 that a seed determines. */
function randomOf(seed: number): () => number {
  let state = seed * 2_654_435_761
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const NAMES = [
  ...['Mercimek Çorbası', 'Ezogelin', 'Adana', 'Urfa Kebap', 'Çoban Salata', 'İskender', 'Künefe', 'Sütlaç'],
  ...['Lahmacun', 'Ayran', 'Çay', 'Türk Kahvesi', 'Levrek Izgara', 'Köfte', 'Menemen', 'Pide, kıymalı'],
  ...['7 çeşit meze', 'Su 50 cl', 'Kola', 'Tavuk Şiş', 'Kuzu Pirzola', 'Kuru Fasulye', 'Pilav', 'Cacık'],
]
const CATEGORIES = ['Çorbalar', 'Kebaplar', 'Tatlılar', 'İçecekler', 'Ara Sıcaklar', 'Kahvaltı']
const DESCRIPTIONS = [
  'limon ve kruton ile servis edilir',
  'közlenmiş biber, domates ve sumaklı soğan',
  'günlük taze malzemeyle hazırlanır',
]
const HEADINGS = {
  name: ['Ad', 'ÜRÜN ADI', 'Ürün', 'Yemek Adı', 'Yemekler', 'Stok Adı'],
  price: ['Fiyat', 'FİYAT (TL)', 'Satış Fiyatı', 'Tutar', 'Fiyat ₺', 'Birim Fiyat', 'PORSİYON'],
  category: ['Kategori', 'GRUP', 'Bölüm', 'Ürün Grubu', 'Kategori Adı'],
  description: ['Açıklama', 'İÇERİK', 'Detay'],
  serving: ['1,5 PORSİYON', 'Duble', 'Büyük boy'],
  internal: ['Kod', 'KDV Oranı', 'Maliyet', 'Stok', 'Alış Fiyatı'],
} as const

type Kind = keyof typeof HEADINGS

/** A sheet that a seed determines, with what it holds. */
function sheetOf(seed: number): { readonly text: string; readonly dishes: readonly string[] } {
  const random = randomOf(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const oneOf = <T>(all: readonly T[]): T => all[below(all.length)] as T
  const shuffled = <T>(all: readonly T[]): T[] =>
    all
      .map((each) => [random(), each] as const)
      .toSorted(([one], [two]) => one - two)
      .map(([, each]) => each)

  const style = oneOf(['column', 'titles', 'merged'] as const)
  const money = oneOf([
    (price: number) => turkishNumber(price),
    (price: number) => turkishNumber(price, 2),
    (price: number) => `${turkishNumber(price, 2)} ₺`,
    (price: number) => `${turkishNumber(price)} TL`,
    (price: number) => `₺${turkishNumber(price)}`,
    (price: number) => `${turkishNumber(price)},-`,
  ])
  const isLoud = random() < 0.5
  // Without headings nobody can tell what further numbers are.
  const isBare = random() < 0.3
  const optional: Kind[] = isBare ? ['description'] : ['description', 'serving', 'internal']
  const kinds: Kind[] = [...shuffled<Kind>(['name', 'price', ...optional.filter(() => random() < 0.5)])]
  // A merged category stands first, a title beside nothing else.
  if (style === 'merged') kinds.unshift('category')
  if (style === 'column') kinds.splice(below(kinds.length + 1), 0, 'category')
  if (style === 'titles') kinds.sort((one, two) => Number(two === 'name') - Number(one === 'name'))

  const names = shuffled(NAMES)
  const dishes: string[] = []
  const lines: string[][] = []
  const blank = () => kinds.map(() => '')
  for (const plain of shuffled(CATEGORIES).slice(0, 2 + below(3))) {
    const category = isLoud ? plain.toLocaleUpperCase('tr') : plain
    if (style === 'titles') lines.push(blank().with(kinds.indexOf('name'), category))
    for (let at = 2 + below(4); at > 0; at--) {
      const name = names.pop()
      if (name === undefined) break
      const price = 5 * (1 + below(400))
      const serving = random() < 0.6 ? price * 2 : null
      const description = random() < 0.6 ? oneOf(DESCRIPTIONS) : ''
      const isFirst = lines.findLast((line) => line[kinds.indexOf('category')])?.[kinds.indexOf('category')]
      const cells: Readonly<Record<Kind, string>> = {
        ...{ name, description, internal: String(1 + below(90)), price: money(price) },
        category: style === 'merged' && isFirst === category ? '' : category,
        serving: serving === null ? '' : money(serving),
      }
      lines.push(kinds.map((kind) => cells[kind]))
      const servings = kinds.includes('serving') && serving !== null ? [String(serving)] : []
      const text = kinds.includes('description') ? description : ''
      dishes.push([category, name, price, ...servings, text].join(' / '))
    }
  }
  const head = kinds.map((kind) => oneOf(HEADINGS[kind]))
  const titles = Array.from({ length: below(3) }, (_, at) =>
    blank().with(0, at === 0 ? 'Köşe Lokantası' : '2026 yılı fiyatları'),
  )
  const notes = random() < 0.3 ? [blank().with(0, 'Fiyatlarımıza KDV dahildir.')] : []
  const table = [...titles, ...(isBare ? [] : [head]), ...lines, ...notes]
  return { text: table.map((line) => line.join('\t')).join('\n'), dishes }
}

/** The dishes that are read from a sheet, as `sheetOf` tells them. */
function dishesOf(text: string): string[] {
  const priceOf = (cell: string) => {
    const entry = readPrice(cell)
    return 'price' in entry ? entry.price : cell
  }
  return readSheet(tableOf(text), known).rows.map(({ cells, servings }) =>
    [
      ...[cells.get('categoryId'), cells.get('name'), priceOf(cells.get('price') ?? '')],
      ...servings.filter(([, cell]) => cell !== '').map(([, cell]) => priceOf(cell)),
      cells.get('description') ?? '',
    ].join(' / '),
  )
}

test('sheets of any layout are read as they were meant', () => {
  for (let seed = 0; seed < 500; seed++) {
    const { text, dishes } = sheetOf(seed)
    expect(dishesOf(text), `from ${seed}:\n${text}`).toEqual(dishes)
  }
})
