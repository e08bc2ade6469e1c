import { describe, expect, test } from 'vitest'
import { MENU_HEADINGS } from '../../../rules/menu-table.ts'
import { readPrice } from '../../forms/price-entry.ts'
import type { SheetContext } from './column-guess.ts'
import { COLUMNS, type Column } from './columns.ts'
import { isTableText, tableOf } from './import-lines.ts'
import { readSheet, type Sheet, unusedColumns } from './sheet.ts'

const known: SheetContext = {
  dishes: [{ id: '1', name: 'Ayran', servings: [{ label: 'Sürahi' }] }],
  categories: [{ name: 'İçecekler' }],
  headings: Object.fromEntries(COLUMNS.map((column) => [column, MENU_HEADINGS[column]])) as Record<
    Column,
    string
  >,
}

const sheetOf = (text: string): Sheet => readSheet(tableOf(text.replaceAll(' | ', '\t')), known)

/** The dishes of a sheet: category, name, price, servings, description. */
const dishesOf = ({ rows }: Sheet): string[] =>
  rows.map(({ cells, servings, unpriced }) => {
    const entry = readPrice(cells.get('price') ?? '')
    return [
      cells.get('categoryId') ?? '',
      cells.get('name') ?? '',
      'price' in entry ? String(entry.price) : `(${unpriced})`,
      ...servings.filter(([, cell]) => cell !== '').map(([label, cell]) => `${label}=${cell}`),
      ...(cells.get('description') ? [String(cells.get('description'))] : []),
    ].join(' / ')
  })

interface Expected {
  readonly dishes: readonly string[]
  readonly skipped?: readonly string[]
  readonly unused?: readonly string[]
}

test.each([
  ['Fiyat (Eski)', 'Fiyat (Yeni)'],
  ['Fiyat (KDV Hariç)', 'Fiyat (KDV Dahil)'],
  ['Fiyat (USD)', 'Fiyat (TL)'],
  ['Price €', 'Price'],
  ['Toptan Fiyat', 'Perakende Fiyat'],
])('of %s and %s the second is the price', (first, second) => {
  const { columns } = sheetOf(`Ürün | ${first} | ${second}\nAdana | 250 | 420\nUrfa | 240 | 410`)
  expect(columns.map(({ use }) => use)).toEqual(['name', 'none', 'price'])
})

test.each([
  ['Ürün | 2023 Fiyat | 2025 Fiyat\nAdana | 250 | 420\nUrfa | 240 | 410', ['2023 Fiyat', '2025 Fiyat']],
  ['Ürün | Fiyat | Paket\nAdana | 420 | 450\nUrfa | 410 | 440', ['Fiyat', 'Paket']],
  ['Adana | 250 | 420\nUrfa | 240 | 410', ['', '']],
  ['Ürün | Fiyat | Fiyat\nAdana | 420 | 420\nUrfa | 410 | 410', []],
  ['Ürün | Gramaj | Kalori | Fiyat\nAdana | 250 | 600 | 420\nUrfa | 240 | 580 | 410', []],
  ['Ürün | Maliyet | Fiyat\nAdana | 250 | 420\nUrfa | 240 | 410', []],
  ['Ürün | Yarım | Tam\nAdana | 250 | 420\nUrfa | 240 | 410', []],
  ['Ürün | Porsiyon | 1,5 Porsiyon\nAdana | 250 | 420\nUrfa | 240 | 410', []],
  ['No | Ad | Fiyat\n1 | Adana | 250\n2 | Urfa | 240', []],
])('of %j somebody has to say which column is the price: %j', (text, rivals) => {
  const sheet = sheetOf(text)
  expect(sheet.rivals.map(({ heading }) => heading)).toEqual(rivals)
  const chosen = { [sheet.rivals[0]?.index ?? 0]: { use: 'price', label: '' } } as const
  expect(readSheet(tableOf(text.replaceAll(' | ', '\t')), known, chosen).rivals).toEqual([])
})

const SHEETS: Readonly<Record<string, readonly [sheet: string, expected: Expected]>> = {
  'a copied price list with a title, categories as lines and two sizes': [
    `KÖŞE LOKANTASI 2026 FİYAT LİSTESİ |  |  | 
ÜRÜN ADI | PORSİYON | 1,5 PORSİYON | AÇIKLAMA
ÇORBALAR |  |  | 
Mercimek Çorbası | 120,00 ₺ |  | Limon ve kruton ile
Günün Çorbası | Günlük |  | 
KEBAPLAR |  |  | 
Adana Kebap | 420,00 ₺ | 580,00 ₺ | Közlenmiş biber ve domates
Kuzu Tandır | 1.250,00 ₺ |  | `,
    {
      dishes: [
        'ÇORBALAR / Mercimek Çorbası / 120 / Limon ve kruton ile',
        'ÇORBALAR / Günün Çorbası / (Günlük)',
        'KEBAPLAR / Adana Kebap / 420 / 1,5 PORSİYON=580,00 ₺ / Közlenmiş biber ve domates',
        'KEBAPLAR / Kuzu Tandır / 1250',
      ],
      skipped: ['KÖŞE LOKANTASI 2026 FİYAT LİSTESİ'],
    },
  ],
  'the list of a cash register, with codes, costs and tax': [
    `Kod | Barkod | Stok Adı | Grup | Satış Fiyatı | Alış Fiyatı | KDV Oranı
101 | 869000000101 | Ayran | İçecekler | 40 | 12 | 10
102 | 869000000102 | Kola 33 cl | İçecekler | 70 | 28 | 10
201 | 869000000201 | Lahmacun | Fırın | 110 | 45 | 10`,
    {
      dishes: ['İçecekler / Ayran / 40', 'İçecekler / Kola 33 cl / 70', 'Fırın / Lahmacun / 110'],
      unused: ['Kod', 'Barkod', 'Alış Fiyatı', 'KDV Oranı'],
    },
  ],
  'categories in merged cells, without headings': [
    `ÇORBALAR | Mercimek | 120
 | Ezogelin | 120
 | İşkembe | 180
TATLILAR | Sütlaç | 140
 | Künefe | 220`,
    {
      dishes: [
        'ÇORBALAR / Mercimek / 120',
        'ÇORBALAR / Ezogelin / 120',
        'ÇORBALAR / İşkembe / 180',
        'TATLILAR / Sütlaç / 140',
        'TATLILAR / Künefe / 220',
      ],
    },
  ],
  'merged cells below headings, with a number for each line': [
    `S.No | Bölüm | Yemek | Fiyat (TL)
1 | Çorbalar | Mercimek | 120
2 |  | Ezogelin | 125
3 | Salatalar | Çoban | 130
4 |  | Gavurdağı | 165`,
    {
      dishes: [
        'Çorbalar / Mercimek / 120',
        'Çorbalar / Ezogelin / 125',
        'Salatalar / Çoban / 130',
        'Salatalar / Gavurdağı / 165',
      ],
      unused: ['S.No'],
    },
  ],
  'headings again for each category, which stands in their first cell': [
    `KEBAPLAR | PORSİYON | 1,5 PORSİYON
Adana | 420 | 580
Urfa | 420 | 580
DÖNERLER | PORSİYON | 1,5 PORSİYON
İskender | 480 | 640
Pilav Üstü | 390 | `,
    {
      dishes: [
        'KEBAPLAR / Adana / 420 / 1,5 PORSİYON=580',
        'KEBAPLAR / Urfa / 420 / 1,5 PORSİYON=580',
        'DÖNERLER / İskender / 480 / 1,5 PORSİYON=640',
        'DÖNERLER / Pilav Üstü / 390',
      ],
    },
  ],
  'three sizes and no column of a price': [
    `Ürün | Küçük | Orta | Büyük
Karışık Pizza | 240 | 320 | 410
Margarita | 210 | 280 | 360`,
    {
      dishes: [' / Karışık Pizza / 240 / Orta=320 / Büyük=410', ' / Margarita / 210 / Orta=280 / Büyük=360'],
    },
  ],
  'a list without headings, in which the price stands last': [
    `Kahvaltılar | Serpme Kahvaltı | İki kişilik, sınırsız çay ile birlikte servis edilir | 950
Kahvaltılar | Menemen | Soğanlı ya da soğansız, tereyağında pişer | 180
Kahvaltılar | Kuymak | Trabzon tereyağı ve telli peynir ile hazırlanır | 220
İçecekler | Çay | Odun ateşinde demlenir | 25
İçecekler | Ayran | Yayık ayranı, köpüklü | 50`,
    {
      dishes: [
        'Kahvaltılar / Serpme Kahvaltı / 950 / İki kişilik, sınırsız çay ile birlikte servis edilir',
        'Kahvaltılar / Menemen / 180 / Soğanlı ya da soğansız, tereyağında pişer',
        'Kahvaltılar / Kuymak / 220 / Trabzon tereyağı ve telli peynir ile hazırlanır',
        'İçecekler / Çay / 25 / Odun ateşinde demlenir',
        'İçecekler / Ayran / 50 / Yayık ayranı, köpüklü',
      ],
    },
  ],
  'a title without separators, semicolons, and a note at the end': [
    `Bahçe Kafe menüsü
Yemek Adı;İçerik;Tutar
Kahvaltı:
Menemen;soğan, biber, yumurta;180,-
Sahanda Yumurta;tereyağı, yumurta;140,-
Fiyatlarımıza KDV dahildir.`,
    {
      dishes: [
        'Kahvaltı / Menemen / 180 / soğan, biber, yumurta',
        'Kahvaltı / Sahanda Yumurta / 140 / tereyağı, yumurta',
      ],
      skipped: ['Bahçe Kafe menüsü', 'Fiyatlarımıza KDV dahildir.'],
    },
  ],
  'prices with the currency in front, and one that is asked for': [
    `ÜRÜNLER | FİYAT ₺ | GRUBU
Levrek | Sorunuz | Balıklar
Çipura | ₺450 | BALIKLAR
Kalamar | ₺ 1.380,50 | Ara Sıcaklar`,
    {
      dishes: ['Balıklar / Levrek / (Sorunuz)', 'BALIKLAR / Çipura / 450', 'Ara Sıcaklar / Kalamar / 1380.5'],
    },
  ],
  'old prices beside new ones, and places for guests who take away': [
    `Ürün Adı | Eski Fiyat | Yeni Fiyat | Paket Fiyatı | Kategori
Tantuni | 130 | 160 | 180 | Dürümler
Ciğer Dürüm | 180 | 210 | 230 | Dürümler`,
    {
      dishes: [
        'Dürümler / Tantuni / 160 / Paket Fiyatı=180',
        'Dürümler / Ciğer Dürüm / 210 / Paket Fiyatı=230',
      ],
      unused: ['Eski Fiyat'],
    },
  ],
  'measures in the column of portions, and a price beside': [
    `Ad | Porsiyon | Fiyat | Yarım
Köfte | 180 g | 320 | 190
Pirzola | 250 g | 560 | `,
    { dishes: [' / Köfte / 320 / Yarım=190', ' / Pirzola / 560'] },
  ],
  'dishes side by side, and sizes of which some have only one': [
    `ŞARAPLAR |  | 
Ürün | Kadeh | Şişe | Ürün | Kadeh | Şişe
Kırmızı | 250 | 1.200 | Viski | 400 | 
Beyaz |  | 1.150 | Rakı | 300 | 1.900`,
    {
      dishes: [
        ' / Kırmızı / 250 / Şişe=1.200',
        ' / Beyaz / 1150',
        ' / Viski / 400',
        ' / Rakı / 300 / Şişe=1.900',
      ],
      skipped: ['ŞARAPLAR'],
    },
  ],
  'a dish without a price between categories in capitals': [
    `Ürün | Fiyat
ÇORBALAR | 
Mercimek | 120
Günün çorbası | 
Ezogelin | 125
SALATALAR | 
Çoban | 130`,
    {
      dishes: [
        'ÇORBALAR / Mercimek / 120',
        'ÇORBALAR / Günün çorbası / ()',
        'ÇORBALAR / Ezogelin / 125',
        'SALATALAR / Çoban / 130',
      ],
    },
  ],
  'English headings, and line breaks within cells': [
    `Item | Description | Price | Section
"Mixed
grill" | "Lamb, chicken" | 980 | Mains
Baklava | With pistachios | 240 | Desserts`,
    { dishes: ['Mains / Mixed grill / 980 / Lamb, chicken', 'Desserts / Baklava / 240 / With pistachios'] },
  ],
}

test.each(Object.entries(SHEETS))('%s', (_, [text, { dishes, skipped = [], unused = [] }]) => {
  const sheet = sheetOf(text)
  expect(dishesOf(sheet)).toEqual(dishes)
  expect(sheet.skipped.map((each) => each.text)).toEqual(skipped)
  expect(unusedColumns(sheet).map(({ heading }) => heading)).toEqual(unused)
})

describe('what somebody chooses for a column', () => {
  const table = tableOf('Ürün\tFiyat\tPaket\nTantuni\t160\t180')

  test('takes the place of what was guessed', () => {
    const sheet = readSheet(table, known, { 2: { use: 'price', label: '' } })
    expect(dishesOf(sheet)).toEqual([' / Tantuni / 180'])
    expect(unusedColumns(sheet).map(({ heading }) => heading)).toEqual(['Fiyat'])
  })

  test('can be a serving with a label', () => {
    const sheet = readSheet(table, known, { 2: { use: 'serving', label: 'paket' } })
    expect(dishesOf(sheet)).toEqual([' / Tantuni / 160 / paket=180'])
  })
})

test('a price per piece is a price, and a former one is none', () => {
  const uses = (text: string) => sheetOf(text).columns.map(({ use }) => use)
  expect(uses('Ürün | Adet Fiyatı | Önceki Fiyat\nBörek | 40 | 35')).toEqual(['name', 'price', 'none'])
  expect(uses('Ürün | Fiyat | Fiyat\nBörek | 40 | 35')).toEqual(['name', 'price', 'none'])
})

test('a column that numbers the lines is no number of dishes, which an export has', () => {
  const first = (text: string) => tableOf(text.replaceAll('|', '\t'))
  const ids = (text: string) => readSheet(first(text), known).rows.map(({ cells }) => cells.get('id'))
  expect(ids('No|Ürün Adı|Fiyat\n1|Çay|25\n2|Kahve|80')).toEqual([undefined, undefined])
  expect(ids('No|Ad|Fiyat\n1|Çay|25\n2|Kahve|80\n3|Su|15')).toEqual([undefined, undefined, undefined])
  expect(ids('No|Ad|Fiyat\n1|Ayran|45')).toEqual(['1'])
})

test.each([
  ['Humus\t95', true],
  ['Ad;Fiyat\nHumus;95', true],
  ['Humus, 95\nAyran, 40', true],
  ['Ad,Fiyat\n"Köfte, pilav",95', true],
  ['Mercimek 95,50\nEzogelin 95,50', false],
  ['ÇORBALAR\nMercimek, kruton ile ..... 120 TL', false],
  ['Humus', false],
])('%j is a table: %s', (text, is) => expect(isTableText(text, known)).toBe(is))
