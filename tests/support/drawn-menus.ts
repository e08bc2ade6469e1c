import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright'
import sharp from 'sharp'

/** What a drawn menu says. */
export interface DrawnDish {
  readonly category: string
  readonly name: string
  readonly prices: readonly number[]
}

export interface DrawnMenu {
  readonly dishes: readonly DrawnDish[]
  readonly html: string
}

/** Typefaces as printers have them: like Times, like Arial, like Calibri. Each has the lira sign. */
export const TYPEFACES = ['tinos', 'arimo', 'source-sans-3'] as const
export type Typeface = (typeof TYPEFACES)[number]

/** The ways in which menus write a price; `#` is its number. */
export const WRITTEN = ['₺#', '# ₺', '#₺', '# TL', '#', '#,-'] as const
export type Written = (typeof WRITTEN)[number]

/** Layouts that menus of this country have. */
export const LAYOUTS = [
  'one column with leaders',
  'two columns',
  'a dark board',
  'boxes with portions',
] as const
export type Layout = (typeof LAYOUTS)[number]

/** How a menu becomes a picture: by a scanner, by a hand with a camera, or sent on by a messenger. */
export const QUALITIES = ['clean', 'photograph', 'small'] as const
export type Quality = (typeof QUALITIES)[number]

const CATEGORIES: readonly (readonly [category: string, dishes: string])[] = [
  ['ÇORBALAR', 'Mercimek Çorbası 120|Kelle Paça 210|İşkembe Çorbası 195'],
  ['SALATALAR', 'Çoban Salata 145|Gavurdağı Salatası 185|Közlenmiş Patlıcan 175'],
  ['KEBAPLAR', 'Adana Kebap 420|Beyti Sarma 480|Kuzu Şiş 520|Tavuk Şiş 360|Karışık Izgara 690'],
  ['TATLILAR', 'Fırın Sütlaç 135|Künefe 220|Kazandibi 140|Demlik Çay 45'],
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
const SIZED = MENU.slice(1, 3).map(({ category, dishes }) => ({
  category,
  dishes: dishes.map((dish) => ({
    ...dish,
    prices: [Math.ceil((dish.prices[0] as number) * 0.12) * 5, dish.prices[0] as number],
  })),
}))

interface Style {
  readonly typeface: Typeface
  readonly written: Written
}

const page = (typeface: Typeface, style: string, body: string) =>
  `<!doctype html><html lang="tr"><meta charset="utf-8"><style>
  * { box-sizing: border-box } body { margin: 0; width: 1240px; min-height: 1754px; padding: 90px; font: 27px/1.5 '${typeface}'; background: #fdfbf6; color: #222 }
  h1 { font-size: 58px; text-align: center; margin: 0 0 30px } h2 { font-size: 36px; margin: 34px 0 10px }
  .dish { display: flex; align-items: baseline; gap: 8px } .dots { flex: 1; border: 0; overflow: hidden; white-space: nowrap } .price { white-space: nowrap }
  .description { font-size: 20px; font-style: italic; margin: -4px 0 6px } ${style}</style><body>${body}`

const description = (name: string) =>
  DESCRIPTIONS[name] ? `<div class="description">${DESCRIPTIONS[name]}</div>` : ''

const priceOf = (written: Written, price: number) =>
  written.replace('#', String(price)).replace('₺', '<i class="sign" style="font-style: normal">₺</i>')

const line = (name: string, prices: readonly string[], dots = '.'.repeat(200)) =>
  `<div class="dish"><span>${name}</span><span class="dots">${dots}</span>${prices.map((price) => `<span class="price">${price}</span>`).join('')}</div>${description(name)}`

const section = (menu: (typeof MENU)[number], written: Written, dots?: string) =>
  `<section><h2>${menu.category}</h2>${menu.dishes
    .map(({ name, prices }) =>
      line(
        name,
        prices.map((price) => priceOf(written, price)),
        dots,
      ),
    )
    .join('')}</section>`

const DRAWN: Readonly<Record<Layout, (style: Style) => DrawnMenu>> = {
  'one column with leaders': ({ typeface, written }) => ({
    dishes: MENU.flatMap(({ dishes }) => dishes),
    html: page(
      typeface,
      'body { padding: 60px 160px; font-size: 25px } h2 { margin: 20px 0 4px }',
      `<h1>Köşe Lokantası</h1>${MENU.map((each) => section(each, written)).join('')}
       <p style="font-size:20px">Fiyatlarımıza KDV dahildir. Rezervasyon: 0212 555 44 33</p>`,
    ),
  }),
  'two columns': ({ typeface, written }) => ({
    dishes: MENU.slice(0, 4).flatMap(({ dishes }) => dishes),
    html: page(
      typeface,
      'main { columns: 2; column-gap: 70px } section { break-inside: avoid }',
      `<h1>MENÜ</h1><main>${MENU.slice(0, 4)
        .map((each) => section(each, written, ''))
        .join('')}</main>`,
    ),
  }),
  'a dark board': ({ typeface, written }) => ({
    dishes: MENU.slice(0, 3).flatMap(({ dishes }) => dishes),
    html: page(
      typeface,
      'body { background: #23282b; color: #f4f1e6; font-size: 30px } h2 { color: #ffd479; text-align: center }',
      MENU.slice(0, 3)
        .map((each) => section(each, written, ''))
        .join(''),
    ),
  }),
  'boxes with portions': ({ typeface, written }) => ({
    dishes: SIZED.flatMap(({ dishes }) => dishes),
    html: page(
      typeface,
      'section { border: 3px solid #222; padding: 14px 30px; margin-bottom: 34px } .price, b { width: 150px; text-align: right } .head { display: flex; align-items: baseline } h2 { flex: 1; margin: 0 }',
      `<h1>Köşe Lokantası</h1>${SIZED.map(
        ({ category, dishes }) =>
          `<section><div class="head"><h2>${category}</h2><b>Yarım</b><b>Tam</b></div>${dishes
            .map(({ name, prices }) =>
              line(
                name,
                prices.map((price) => priceOf(written, price)),
                '',
              ),
            )
            .join('')}</section>`,
      ).join('')}`,
    ),
  }),
}

export const drawnMenu = (layout: Layout, style: Style): DrawnMenu => DRAWN[layout](style)

/** The rules that load a typeface from its package, so that no font of a machine is needed. */
async function fontFaces(): Promise<string> {
  const faces = TYPEFACES.flatMap((typeface) =>
    ['400-normal', '400-italic', '700-normal'].flatMap((face) =>
      ['latin', 'latin-ext'].map(async (letters) => {
        const [weight, style] = face.split('-')
        const address = import.meta.resolve(
          `@fontsource/${typeface}/files/${typeface}-${letters}-${face}.woff2`,
        )
        const file = (await readFile(fileURLToPath(address))).toString('base64')
        const range = letters === 'latin' ? 'U+0-FF, U+131, U+2000-206F' : 'U+100-130, U+132-2FF, U+20A0-20C0'
        return `@font-face { font-family: '${typeface}'; font-weight: ${weight}; font-style: ${style}; src: url(data:font/woff2;base64,${file}); unicode-range: ${range} }`
      }),
    ),
  )
  return (await Promise.all(faces)).join('\n')
}

let faces: Promise<string> | undefined

/**
 * The pictures of a menu, as it is scanned, photographed and sent on.
 * @throws {Error} if a lira sign on them is no ink: a typeface without it would prove nothing.
 */
export async function picturesOf(browser: Browser, { html }: DrawnMenu): Promise<Record<Quality, Buffer>> {
  faces ??= fontFaces()
  const scale = 1.6
  const tab = await browser.newPage({
    viewport: { width: 1240, height: 1754 },
    deviceScaleFactor: scale,
  })
  try {
    await tab.setContent(html.replace('<style>', `<style>${await faces}`))
    await tab.evaluate(() => document.fonts.ready)
    const png = await tab.screenshot({ fullPage: true })
    const signs = await tab.locator('.sign').evaluateAll((all) =>
      all.map((sign) => {
        const { x, y, width, height } = sign.getBoundingClientRect()
        return { left: x, top: y, width, height }
      }),
    )
    if (signs.length > 0) await expectInk(png, signs, scale)
    return {
      clean: await sharp(png).jpeg({ quality: 92 }).toBuffer(),
      photograph: await photographed(png),
      small: await sharp(png).resize({ width: 1_280 }).jpeg({ quality: 80 }).toBuffer(),
    }
  } finally {
    await tab.close()
  }
}

interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

async function expectInk(png: Buffer, places: readonly Place[], scale: number): Promise<void> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  for (const { left, top, width, height } of places) {
    const values: number[] = []
    for (let y = Math.round(top * scale); y < (top + height) * scale; y += 1)
      for (let x = Math.round(left * scale); x < (left + width) * scale; x += 1)
        values.push(data[y * info.width + x] as number)
    if (Math.max(...values) - Math.min(...values) < 100) throw new Error('The typeface has no lira sign.')
  }
}

/** Held by a hand: turned by 1.4°, a little out of focus, lit from one side, with the noise of a sensor. */
async function photographed(png: Buffer): Promise<Buffer> {
  const turned = await sharp(png)
    .rotate(1.4, { background: '#8a8379' })
    .resize({ width: 2_000 })
    .blur(1.2)
    .toBuffer()
  const { width, height } = await sharp(turned).metadata()
  const light = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#8c8c8c"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`
  const lit = await sharp(turned)
    .composite([{ input: Buffer.from(light), blend: 'multiply' }])
    .removeAlpha()
    .raw()
    .toBuffer()
  return sharp(withNoise(lit), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 70 })
    .toBuffer()
}

/** The same noise at each run, up to 12 of 255 either way. */
function withNoise(pixels: Buffer): Buffer {
  let state = 20_261_127
  for (let at = 0; at < pixels.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const noise = ((state >>> 16) % 25) - 12
    pixels[at] = Math.max(0, Math.min(255, (pixels[at] as number) + noise))
  }
  return pixels
}
