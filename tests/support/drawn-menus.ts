import type { Browser } from 'playwright'
import sharp from 'sharp'

/** What a drawn menu says. */
export interface DrawnDish {
  readonly category: string
  readonly name: string
  readonly prices: readonly number[]
}

export interface DrawnMenu {
  readonly name: string
  readonly dishes: readonly DrawnDish[]
  readonly html: string
}

const CATEGORIES: readonly (readonly [category: string, dishes: string])[] = [
  ['ÇORBALAR', 'Mercimek Çorbası 120|Ezogelin Çorbası 120|Kelle Paça 210|İşkembe Çorbası 195'],
  [
    'SALATALAR',
    'Çoban Salata 145|Gavurdağı Salatası 185|Mevsim Salata 140|Roka Salatası 165|Közlenmiş Patlıcan 175',
  ],
  [
    'KEBAPLAR',
    'Adana Kebap 420|Urfa Kebap 420|Beyti Sarma 480|Kuzu Şiş 520|Tavuk Şiş 360|Çöp Şiş 450|Karışık Izgara 690',
  ],
  ['PİDELER', 'Kıymalı Pide 280|Kaşarlı Pide 260|Kuşbaşılı Pide 320|Sucuklu Yumurtalı Pide 310|Lahmacun 110'],
  ['TATLILAR', 'Fırın Sütlaç 135|Künefe 220|Kazandibi 140|Şekerpare 125|Cevizli Baklava 240'],
  ['İÇECEKLER', 'Ayran 45|Şalgam Suyu 50|Limonata 85|Türk Kahvesi 90|Demlik Çay 110|Taze Portakal Suyu 130'],
]
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  'Gavurdağı Salatası': 'domates, ceviz, nar ekşisi',
  'Beyti Sarma': 'lavaş içinde, yoğurt ve domates sosuyla',
  'Karışık Izgara': 'adana, şiş, pirzola ve kanat',
  Künefe: 'Antep fıstığı ile',
}

const MENU = CATEGORIES.map(([category, text]) => ({
  category,
  dishes: text.split('|').map((dish) => {
    const [, name = '', price] = /^(.+) (\d+)$/.exec(dish) ?? []
    return { category, name, prices: [Number(price)] }
  }),
}))
const SIZED = MENU.slice(1, 4).map(({ category, dishes }) => ({
  category,
  dishes: dishes.map((dish) => ({
    ...dish,
    prices: [Math.ceil((dish.prices[0] as number) * 0.12) * 5, dish.prices[0] as number],
  })),
}))

const page = (style: string, body: string) =>
  `<!doctype html><html lang="tr"><meta charset="utf-8"><style>
  * { box-sizing: border-box } body { margin: 0; width: 1240px; min-height: 1754px; padding: 90px; font: 27px/1.5 'DejaVu Sans', sans-serif; background: #fdfbf6; color: #222 }
  h1 { font-size: 58px; text-align: center; margin: 0 0 30px } h2 { font-size: 36px; margin: 34px 0 10px }
  .dish { display: flex; align-items: baseline; gap: 8px } .dots { flex: 1; border: 0; overflow: hidden; white-space: nowrap }
  .description { font-size: 20px; font-style: italic; margin: -4px 0 6px } ${style}</style><body>${body}`

const description = (name: string) =>
  DESCRIPTIONS[name] ? `<div class="description">${DESCRIPTIONS[name]}</div>` : ''

const line = (name: string, prices: readonly string[], dots = '.'.repeat(200)) =>
  `<div class="dish"><span>${name}</span><span class="dots">${dots}</span>${prices.map((price) => `<span class="price">${price}</span>`).join('')}</div>${description(name)}`

const section = (menu: (typeof MENU)[number], written: (price: number) => string, dots?: string) =>
  `<section><h2>${menu.category}</h2>${menu.dishes.map(({ name, prices }) => line(name, prices.map(written), dots)).join('')}</section>`

/** Four layouts that menus of this country have. */
export const DRAWN_MENUS: readonly DrawnMenu[] = [
  {
    name: 'one column with leaders',
    dishes: MENU.flatMap(({ dishes }) => dishes),
    html: page(
      'body { padding: 60px 160px; font-size: 25px } h2 { margin: 20px 0 4px }',
      `<h1>Köşe Lokantası</h1>${MENU.map((each) => section(each, (price) => `${price} TL`)).join('')}
       <p style="font-size:20px">Fiyatlarımıza KDV dahildir. Rezervasyon: 0212 555 44 33</p>`,
    ),
  },
  {
    name: 'two columns',
    dishes: MENU.flatMap(({ dishes }) => dishes),
    html: page(
      "body { font-family: 'DejaVu Serif', serif } main { columns: 2; column-gap: 70px } section { break-inside: avoid }",
      `<h1>MENÜ</h1><main>${MENU.map((each) => section(each, (price) => `₺${price}`, '')).join('')}</main>`,
    ),
  },
  {
    name: 'a dark board',
    dishes: MENU.slice(0, 5).flatMap(({ dishes }) => dishes),
    html: page(
      'body { background: #23282b; color: #f4f1e6; font-size: 30px } h2 { color: #ffd479; text-align: center }',
      MENU.slice(0, 5)
        .map((each) => section(each, (price) => `${price}₺`, ''))
        .join(''),
    ),
  },
  {
    name: 'boxes with portions',
    dishes: SIZED.flatMap(({ dishes }) => dishes),
    html: page(
      'section { border: 3px solid #222; padding: 14px 30px; margin-bottom: 34px } .price, b { width: 150px; text-align: right } .head { display: flex; align-items: baseline } h2 { flex: 1; margin: 0 }',
      `<h1>Köşe Lokantası</h1>${SIZED.map(
        ({ category, dishes }) =>
          `<section><div class="head"><h2>${category}</h2><b>Yarım</b><b>Tam</b></div>${dishes.map(({ name, prices }) => line(name, prices.map(String), '')).join('')}</section>`,
      ).join('')}`,
    ),
  },
]

/** The picture of a menu: as scanned, photographed badly, or small. */
export async function pictureOf(
  browser: Browser,
  { html }: DrawnMenu,
  how: 'clean' | 'degraded' | 'small',
): Promise<Buffer> {
  const tab = await browser.newPage({
    viewport: { width: 1240, height: 1754 },
    deviceScaleFactor: how === 'small' ? 1 : 1.6,
  })
  try {
    await tab.setContent(html)
    const png = await tab.screenshot({ fullPage: true })
    if (how === 'clean') return await sharp(png).jpeg({ quality: 92 }).toBuffer()
    if (how === 'small') return await sharp(png).resize({ width: 1_100 }).jpeg({ quality: 80 }).toBuffer()
    return await degraded(png)
  } finally {
    await tab.close()
  }
}

/** Turned by 2°, blurred, lit from one side, 1,100 pixels wide, in a poor JPEG. */
async function degraded(png: Buffer): Promise<Buffer> {
  const turned = await sharp(png)
    .rotate(2, { background: '#8a8379' })
    .resize({ width: 1_100 })
    .blur(0.7)
    .toBuffer()
  const { width, height } = await sharp(turned).metadata()
  const light = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#8c8c8c"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`
  return sharp(turned)
    .composite([{ input: Buffer.from(light), blend: 'multiply' }])
    .jpeg({ quality: 60 })
    .toBuffer()
}
