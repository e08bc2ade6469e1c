import { deflateRawSync } from 'node:zlib'
import Papa from 'papaparse'
import { chromium, type Response } from 'playwright'
import sharp from 'sharp'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { zipped } from '../../../web/src/admin/screens/import/reading/zip.ts'
import { openBackOffice } from '../../support/back-office.ts'
import { compareMenus } from '../../support/compare-menus.ts'
import { drawnMenu, picturesOf } from '../../support/drawn-menus.ts'
import { openSite, type Visit } from '../../support/site.ts'

const site = openSite()
const office = openBackOffice(site)

interface ReadDish {
  readonly name: string
  readonly category: string
  readonly price: number | null
  readonly doubts: readonly string[]
  /** The whole line, with further prices. */
  readonly text: string
}

interface File {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** The screen with a source, whose dishes or fault it shows. */
async function opened(file: File, timeout = 90_000): Promise<Visit & { readonly hosts: Set<string> }> {
  const visit = await office.visitor()
  const hosts = new Set<string>()
  visit.page
    .context()
    .on('request', (request) => /^https?:/.test(request.url()) && hosts.add(new URL(request.url()).host))
  await visit.page.goto(`${site.server.url}/admin/intake`)
  await visit.page.locator('input[type=file]').setInputFiles(file)
  await visit.page.locator('tr[data-dish], [role=alert]').first().waitFor({ timeout })
  return { ...visit, hosts }
}

const dishesOf = ({ page }: Visit): Promise<ReadDish[]> =>
  page.locator('tr[data-dish]').evaluateAll((rows) =>
    (rows as HTMLElement[]).map(({ dataset, innerText }) => ({
      name: dataset.dish ?? '',
      category: dataset.category ?? '',
      price: dataset.price ? Number(dataset.price) : null,
      doubts: (dataset.doubts ?? '').split(' ').filter(Boolean),
      text: innerText,
    })),
  )

describe('a photograph', () => {
  test.each([
    ['one column with leaders', '# ₺', 'tinos', 'photograph'],
    ['two columns', '₺#', 'arimo', 'small'],
    ['a dark board', '# TL', 'source-sans-3', 'clean'],
    ['boxes with portions', '#,-', 'tinos', 'clean'],
  ] as const)(
    '%s, %s in %s, %s: it is read in this browser, and no wrong price is without a doubt',
    async (layout, written, typeface, quality) => {
      const browser = await chromium.connect(inject('browserEndpoint'))
      const menu = drawnMenu(layout, { typeface, written })
      const { [quality]: buffer } = await picturesOf(browser, menu)
      await browser.close()
      const visit = await opened({ name: 'menu.jpg', mimeType: 'image/jpeg', buffer })
      const read = (await dishesOf(visit)).map((dish) => ({ ...dish, prices: [dish.price] }))
      const made = menu.dishes.map((dish) => ({ ...dish, prices: dish.prices.slice(0, 1) }))
      const { words, rightWords, prices, rightPrices, unseen } = compareMenus(made, read)
      expect(unseen).toEqual([])
      expect(rightWords / words).toBeGreaterThanOrEqual(0.98)
      expect(rightPrices / prices).toBeGreaterThanOrEqual(0.9)
      expect([...visit.hosts]).toEqual([new URL(site.server.url).host])
      expect(visit.noise).toEqual([])
      expect(visit.asked.filter((operation) => /save|add/i.test(operation))).toEqual([])
    },
    60_000,
  )
})

test('the recogniser is 3.5 MB of files that are kept for good, and its script alone may run WebAssembly', async () => {
  const browser = await chromium.connect(inject('browserEndpoint'))
  const menu = drawnMenu('a dark board', { typeface: 'arimo', written: '#₺' })
  const { small: buffer } = await picturesOf(browser, menu)
  await browser.close()
  const visit = await office.visitor()
  const replies: Response[] = []
  visit.page.context().on('response', (reply) => replies.push(reply))
  await visit.page.goto(`${site.server.url}/admin/intake`)
  await visit.page.locator('textarea').waitFor()
  const isOfRecogniser = (reply: Response) => /recogniser|tesseract|traineddata/.test(reply.url())
  expect(replies.filter(isOfRecogniser)).toEqual([])
  await visit.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
  await visit.page.locator('tr[data-dish]').first().waitFor()
  // The browser may read a file that it keeps more than once.
  const own = [...new Map(replies.filter(isOfRecogniser).map((reply) => [reply.url(), reply])).values()]
  expect(own.length).toBe(3)
  const sizes = own.map((reply) => Number(reply.headers()['content-length']))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_500_000)
  for (const reply of own) expect(reply.headers()['cache-control']).toContain('immutable')
  const mayRun = replies.filter((reply) => /wasm/.test(reply.headers()['content-security-policy'] ?? ''))
  expect([...new Set(mayRun.map((reply) => new URL(reply.url()).pathname))]).toEqual([
    expect.stringMatching(/^\/admin\/assets\/recogniser-[\w-]+\.js$/),
  ])
  expect(visit.noise).toEqual([])
})

interface Listed {
  readonly name: string
  readonly price: number
  readonly isAlcoholicDrink: boolean
}

/** What the product says of its menu, before it has none: dishes that are there already are not listed. */
const own = { menu: [] as Listed[], pdf: Buffer.alloc(0) as Buffer, csv: '', html: '' }

beforeAll(async () => {
  const textAt = async (path: string) => (await fetch(site.server.url + path)).text()
  own.menu = await publicMenu()
  own.csv = await textAt('/menu.csv')
  own.html = await textAt('/menu')
  const { page } = await office.visit('/print?kind=DOOR')
  await page.locator('.print-root .sheet').waitFor({ state: 'attached' })
  own.pdf = await page.pdf({ preferCSSPageSize: true })
  await page.context().close()
  await site.sql('update product set is_deleted = true')
})

async function publicMenu(): Promise<Listed[]> {
  const reply = await fetch(`${site.server.url}/menu.json`)
  const { categories } = (await reply.json()) as { categories: { dishes: Listed[] }[] }
  return categories.flatMap(({ dishes }) => dishes)
}

const pairs = (dishes: readonly { readonly name: string; readonly price: number | null }[]) =>
  dishes.map(({ name, price }) => `${name}: ${price}`).sort()

test('the list that this product prints is read whole from its PDF', async () => {
  const buffer = own.pdf
  const visit = await opened({ name: 'liste.pdf', mimeType: 'application/pdf', buffer })
  expect(pairs(await dishesOf(visit))).toEqual(pairs(own.menu))
  expect(visit.noise).toEqual([])
})

test('the table that it exports is read whole from a workbook', async () => {
  const { data } = Papa.parse<string[]>(own.csv.replace(/^\uFEFF/, ''), { skipEmptyLines: true })
  const visit = await opened({
    name: 'menu.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: workbook(data),
  })
  expect(pairs(await dishesOf(visit))).toEqual(pairs(own.menu))
  expect(visit.noise).toEqual([])
})

test('its own page is read whole from what it says to search engines, and no script of it runs', async () => {
  const hostile = own.html.replace(
    '</body>',
    '<script>document.title = "ran"</script><img src=x onerror="document.title = \'ran\'"></body>',
  )
  const visit = await opened({ name: 'menu.html', mimeType: 'text/html', buffer: Buffer.from(hostile) })
  const listed = own.menu.filter(({ isAlcoholicDrink }) => !isAlcoholicDrink)
  expect(pairs(await dishesOf(visit))).toEqual(pairs(listed))
  expect(await visit.page.title()).not.toBe('ran')
  expect([...visit.hosts]).toEqual([new URL(site.server.url).host])
  expect(visit.noise).toEqual([])
})

// Five seconds on a machine that has nothing else to do.
describe('a sentence soon for', () => {
  test.each([
    ['an encrypted PDF', 'menu.pdf', () => encryptedPdf()],
    ['a zip bomb', 'menu.xlsx', () => bomb()],
    [
      'ten thousand rows',
      'menu.xlsx',
      () => workbook(Array.from({ length: 10_000 }, (_, row) => [`Yemek ${row}`, '10'])),
    ],
    ['JSON of fifty levels', 'menu.json', () => Buffer.from('['.repeat(50) + ']'.repeat(50))],
    ['a page without a menu', 'menu.html', () => Buffer.from('<!doctype html><script>for(;;);</script>')],
  ] as const)('%s', async (_, name, make) => {
    const buffer = await make()
    const visit = await opened({ name, mimeType: '', buffer }, 30_000)
    expect(await visit.page.getByRole('alert').first().innerText()).not.toBe('')
    expect(await visit.page.locator('tr[data-dish]').count()).toBe(0)
    // The screen is alive.
    await visit.page.locator('textarea').fill('Köfte 200')
    await visit.page.locator('tr[data-dish]').first().waitFor()
    expect(visit.noise).toEqual([])
  })

  test('a photograph of something else', async () => {
    const buffer = await sharp({
      create: {
        width: 900,
        height: 700,
        channels: 3,
        background: '#777',
        noise: { type: 'gaussian', mean: 120, sigma: 40 },
      },
    })
      .blur(12)
      .jpeg()
      .toBuffer()
    const visit = await opened({ name: 'kedi.jpg', mimeType: 'image/jpeg', buffer }, 60_000)
    expect(await visit.page.getByRole('alert').first().innerText()).not.toBe('')
    expect(visit.noise).toEqual([])
  })
})

function encryptedPdf(): Buffer {
  const secret = `<${'00'.repeat(32)}>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    `<< /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O ${secret} /U ${secret} >>`,
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const start = text.length
  text += `xref\n0 5\n0000000000 65535 f \n${places.join('')}`
  text += `trailer\n<< /Size 5 /Root 1 0 R /Encrypt 4 0 R /ID [<01> <01>] >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

const part = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) })
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const columnOf = (index: number): string =>
  (index < 26 ? '' : columnOf(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))

function workbook(rows: readonly (readonly string[])[]): Buffer {
  const sheet = rows.map((row, index) => {
    const cells = row.map(
      (cell, column) =>
        `<c r="${columnOf(column)}${index + 1}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`,
    )
    return `<row r="${index + 1}">${cells.join('')}</row>`
  })
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const links = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return Buffer.from(
    zipped([
      part(
        'xl/workbook.xml',
        `<workbook xmlns="${main}" xmlns:r="${links}"><sheets><sheet name="Menü" sheetId="1" r:id="r1"/></sheets></workbook>`,
      ),
      part(
        'xl/_rels/workbook.xml.rels',
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${links}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
      part(
        'xl/worksheets/sheet1.xml',
        `<worksheet xmlns="${main}"><sheetData>${sheet.join('')}</sheetData></worksheet>`,
      ),
    ]),
  )
}

/** A workbook of some hundred kilobytes whose sheet is half a gigabyte. */
function bomb(): Buffer {
  const packed = new Uint8Array(deflateRawSync(Buffer.alloc(512 * 1024 * 1024, ' ')))
  const view = new DataView(zipped([{ name: 'xl/worksheets/sheet1.xml', bytes: packed }]))
  const at = view.getUint32(view.byteLength - 6, true)
  view.setUint16(at + 10, 8, true)
  view.setUint32(at + 24, 10, true)
  view.setUint16(8, 8, true)
  view.setUint32(22, 10, true)
  return Buffer.from(view.buffer)
}
