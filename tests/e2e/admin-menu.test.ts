import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { graveFaults } from '../support/accessibility.ts'
import { ADMINISTRATOR, liftByKeyboard, openBackOffice } from '../support/back-office.ts'
import { availability, COOK, openMenu } from '../support/menu-editor.ts'
import { twoPictures } from '../support/record-pictures.ts'
import { DESKTOP, forgive, openSite, PHONE } from '../support/site.ts'

const site = openSite()
const office = openBackOffice(site)
const menu = openMenu(site, office)
const { addDish, editor, says } = menu

async function signIn(page: Page): Promise<void> {
  await page.goto(`${site.server.url}/auth/login`)
  await page.getByLabel('E-posta ya da kullanıcı adı').fill(COOK)
  await page.getByLabel('Şifre', { exact: true }).fill(ADMINISTRATOR.password)
  await page.getByRole('button', { name: 'Giriş yap' }).click()
  await page.waitForURL(`${site.server.url}/admin`)
}

/** Goes to a screen by the rail, which phones slide in. */
async function open(page: Page, screen: string): Promise<void> {
  const entry = page.getByRole('menuitem', { name: screen, exact: true })
  await page.getByRole('button', { name: /^Menüyü (aç|kapat)$/ }).waitFor()
  if (!(await entry.isVisible())) await page.getByRole('button', { name: 'Menüyü aç' }).click()
  await entry.click()
}

describe('on a phone, a new member of staff', () => {
  test('adds a dish, changes its price, sells it out in two taps, removes it; it is brought back', async () => {
    const name = 'Kayısılı ekmek'
    // A test that is tried again finds nothing of the time before.
    await site.sql("update product set is_deleted = true, name = 'Önceki ' || id where name = $1", [name])
    const { page } = await site.visitor(PHONE)
    await signIn(page)

    await open(page, 'Menü')
    await page.getByRole('link', { name: 'Toplu işlem' }).click()
    await page.getByRole('link', { name: 'Yeni ekle' }).click()
    await page.getByRole('textbox', { name: 'Ad', exact: true }).fill(name)
    await page.getByRole('combobox', { name: /Kategori/ }).click()
    await page.getByRole('option', { name: menu.categories[1]?.name, exact: true }).click()
    await page.getByLabel(/^Fiyat/).fill('12,50')
    await page.locator('input[type=file]').setInputFiles(await twoPictures())
    await page.getByRole('img', { name: '2. resim' }).waitFor()
    await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
    await page.waitForURL(/\/admin\/product$/)
    await says(name).toContain('12,50 TL')
    const [stored] = await site.sql(
      'select count(*)::int as pictures from product_image join product on product.id = product_id where name = $1',
      [name],
    )
    expect(stored).toEqual({ pictures: 2 })

    await page.goto(`${site.server.url}/admin/menu`)
    await page.getByRole('button', { name: new RegExp(`^${menu.categories[1]?.name} `) }).click()
    await availability(page, name).click()
    await says(name).toContain('Tükendi')

    await page.getByLabel(`${name}: fiyat`).fill('1.250,50')
    await page.getByLabel(`${name}: fiyat`).press('Enter')
    await page.getByRole('button', { name: 'Evet, 1.250,50 TL' }).click()
    await says(name).toContain('1.250,50 TL')
    await expect
      .poll(() => page.getByRole('status').allTextContents())
      .toContainEqual(expect.stringMatching(/^Son kayıt \d\d\.\d\d$/))

    await page.getByRole('link', { name, exact: true }).click()
    await page.getByRole('img', { name: '2. resim' }).waitFor()
    // Once the dish is removed, its pictures are not served any more.
    for (const picture of await page.getByRole('img', { name: /^\d\. resim$/ }).all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
    }
    await page.getByRole('button', { name: 'Kaldır', exact: true }).click()
    await page.waitForURL(/\/admin\/menu\?category=\d+$/)
    await page.goto(`${site.server.url}/food-collection`)
    await says(name).toBeNull()

    const { page: administrator } = await office.visit(
      `/product?filter=${encodeURIComponent(JSON.stringify({ deleted: true }))}`,
      PHONE,
    )
    const removed = administrator.locator('tr, li').filter({ hasText: name })
    await removed.getByRole('button', { name: 'Geri getir' }).click()
    await says(name).toContain('Tükendi')
  })
})

describe('the menu at a glance', () => {
  test('sends each query once when it is opened, and loads no chunk of lists', async () => {
    const { page, asked } = await office.visitor()
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto(`${site.server.url}/admin/menu`)
    await page.getByRole('switch').first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(asked.filter((name) => name === 'MenuAtAGlance')).toHaveLength(1)
    expect(asked.filter((name) => name === 'WhoIsSignedIn')).toHaveLength(1)
    expect(scripts.filter((address) => /record-list|papaparse|Pagination/.test(address))).toEqual([])
  })

  test.each([
    ['who manages it', 'Menu editors', DESKTOP],
    ['who manages it, on a phone', 'Menu editors', PHONE],
    ['who sells out, on a phone', 'Kitchen', PHONE],
  ])('does not move under %s when the fields of its rows come', async (_, group, options) => {
    const { page } = await office.visitor(options, await office.memberOf(group))
    await page.goto(`${site.server.url}/admin/menu`)
    await page.getByRole('switch').first().waitFor()
    const heights = () =>
      page
        .locator('section li')
        .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)))
    const far = page.locator('section li:not(:has(button))')
    expect(await far.count()).toBeGreaterThan(40)
    const before = await heights()
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollBy(0, 600))
        return far.count()
      })
      .toBe(0)
    expect(await heights()).toEqual(before)
  })

  test('stores only prices, and Escape restores the stored one', async () => {
    await addDish('Fiyatı yanlış yazılan')
    const { page, asked } = await editor('/menu')
    const price = page.getByLabel('Fiyatı yanlış yazılan: fiyat')
    for (const [entry, sentence] of [
      ['1,250', 'Virgülden sonra en çok iki basamak olabilir'],
      ['0.125', 'iki türlü okunabilir'],
      ['çok', 'Bu bir fiyat değil'],
    ] as const) {
      await price.fill(entry)
      await price.blur()
      await expect
        .poll(() => page.getByRole('alert').allTextContents())
        .toContainEqual(expect.stringContaining(sentence))
      expect(await price.inputValue()).toBe(entry)
    }
    await price.press('Escape')
    await expect.poll(() => price.inputValue()).toBe('100')
    await expect.poll(() => page.getByText('Bu bir fiyat değil').count()).toBe(0)
    expect(asked).not.toContain('ChangeMenuDish')
  })

  test('is told that a dish is hidden, and shows it again by one tap', async () => {
    const name = 'Gölevez kavurması'
    await addDish(name)
    const { page } = await editor('/menu', PHONE)
    await page.getByLabel('Yemek ara').fill(name)
    const eye = page.getByRole('switch', { name: `${name}: Yayında` })
    const [hit, sells] = await Promise.all([eye.boundingBox(), availability(page, name).boundingBox()])
    // A thumb that misses the large button does not hide the dish.
    expect((sells?.x ?? 0) - (hit?.x ?? 0) - (hit?.width ?? 0)).toBeGreaterThan(100)
    await eye.click()
    await page.getByText(`“${name}” gizlendi, konuklar görmüyor`).waitFor()
    await page.getByText(/^Gizli · Kaydedildi/).waitFor()
    await says(name).toBeNull()
    await page.getByRole('button', { name: 'Geri al' }).click()
    await says(name).toContain('100')
    await eye.waitFor()
  })

  test('finds a dish however its letters are typed, and takes a change back', async () => {
    await addDish('Işıklı Çöven')
    const { page } = await editor('/menu', PHONE)
    await availability(page, 'Işıklı Çöven').waitFor()
    // A thumb finds everything.
    const controls = page.locator('#main-content :is(button, a, .MuiInputBase-root)')
    const small = await controls.evaluateAll((all) =>
      all
        .filter((each) => {
          const { width, height } = each.getBoundingClientRect()
          return width < 44 || height < 44
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    )
    expect(small).toEqual([])
    await page.getByLabel('Yemek ara').fill('isikli cov')
    await expect.poll(() => page.getByRole('switch', { name: /: (Var|Tükendi)$/ }).count()).toBe(1)
    await availability(page, 'Işıklı Çöven').click()
    await says('Işıklı Çöven').toContain('Tükendi')
    await page.getByRole('button', { name: 'Geri al' }).click()
    await says('Işıklı Çöven').not.toContain('Tükendi')

    // What was searched is still there after the way back from a form.
    await page.waitForURL(/\/admin\/menu\?q=isikli\+cov$/)
    await page.getByRole('link', { name: 'Işıklı Çöven', exact: true }).click()
    await page.getByLabel('Açıklama').fill('Közde')
    await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
    await availability(page, 'Işıklı Çöven').waitFor()
    expect(await page.getByLabel('Yemek ara').inputValue()).toBe('isikli cov')
    expect(await page.getByRole('switch', { name: /: (Var|Tükendi)$/ }).count()).toBe(1)
  })

  test('marks a whole category as sold out, and back', async () => {
    const last = menu.categories.at(-1)
    const { page } = await editor(`/menu?category=${last?.id}`)
    const soldOut = async () => {
      const query = `{ products(categoryId: ${last?.id}) { availiblity } }`
      const { products } = await site.ask<{ products: { availiblity: boolean }[] }>(query)
      return new Set(products.map(({ availiblity }) => !availiblity))
    }
    await page.getByRole('button', { name: `${last?.name}: Hepsi tükendi` }).click()
    await expect.poll(soldOut).toEqual(new Set([true]))
    // Earlier, it would be the second press of a double click.
    await page.waitForTimeout(600)
    await page.getByRole('button', { name: `${last?.name}: Hepsi var` }).click()
    await expect.poll(soldOut).toEqual(new Set([false]))
  })
})

describe('the pictures of a dish', () => {
  test('are added together, put in order by keyboard, and taken away; a PDF is refused', async () => {
    const id = await addDish('Resimli')
    const { page } = await editor(`/product/${id}`, PHONE)
    const input = page.locator('input[type=file]')
    const pdf = { name: 'menü.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
    await input.setInputFiles([pdf])
    await page.getByText('menü.pdf alınmadı').waitFor()
    // The server refuses a file that is no picture despite its type, and accepts the others.
    const broken = { name: 'bozuk.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7') }
    await input.setInputFiles([...(await twoPictures()), broken])
    const stored = () =>
      site.sql(
        'select file_name as name from product_image where product_id = $1 and not is_deleted order by index',
        [id],
      )
    await expect.poll(stored).toEqual([{ name: '0.png' }, { name: '1.png' }])
    await page.getByText('Bir resim yüklenmedi').waitFor()
    await page.getByRole('button', { name: 'Sil', exact: true }).click()
    await expect.poll(() => page.getByText('Bir resim yüklenmedi').count()).toBe(0)

    const handle = page.getByRole('button', { name: '1. resim: yerini değiştir' })
    await liftByKeyboard(handle, '1. resim, 1. sırada.')
    await page.keyboard.press('ArrowRight')
    await page.getByText('1. resim, 2. sırada.').waitFor()
    await page.keyboard.press('Space')
    await expect.poll(stored).toEqual([{ name: '1.png' }, { name: '0.png' }])

    await page.getByRole('button', { name: '1. resmi kaldır' }).click()
    await page.getByRole('button', { name: 'Geri al' }).click()
    await page.getByRole('img', { name: '2. resim' }).waitFor()
    // Earlier, it would be the second press of a double click.
    await page.waitForTimeout(600)
    await page.getByRole('button', { name: '2. resmi kaldır' }).click()
    await expect.poll(() => page.getByRole('img', { name: /resim$/ }).count()).toBe(1)
    await page.goto(`${site.server.url}/food-collection`)
    await expect.poll(stored).toEqual([{ name: '1.png' }])
  })
})

describe('a menu editor', () => {
  test('is offered the menu, and told that other screens are forbidden', async () => {
    const { page } = await editor('/menu')
    const entries = page.getByRole('menuitem')
    await expect
      .poll(() => entries.allTextContents())
      .toEqual([
        'Genel bakış',
        'Menü',
        'Fiyatlar',
        'Gıda bilgisi',
        'Basılı listeler',
        'Menüyü içeri al',
        'Çeviriler',
        'Değişiklikler',
        'Rehber',
      ])
    for (const address of ['user', 'blog/create', 'permissions']) {
      await page.goto(`${site.server.url}/admin/${address}`)
      await page.getByText('Bu sayfayı açmaya yetkiniz yok.').waitFor()
    }
  })
})

test('pictures are shown under every host name', async () => {
  const [pictured] = await site.sql('select product_id as id from product_image order by id limit 1')
  const visit = await office.visitor(DESKTOP)
  const { page } = visit
  const elsewhere = site.server.url.replace('127.0.0.1', 'localhost')
  await page.goto(`${elsewhere}/admin/product/${pictured?.id}`)
  const picture = page.getByRole('img').first()
  await picture.waitFor()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(240)
  forgive(visit, new RegExp(`to another origin: ${elsewhere}/`))
})

test('an unknown address says so, and links back', async () => {
  const { page } = await office.visit('/nothing', PHONE)
  await page.getByRole('heading', { name: 'Bulunamadı', level: 1 }).waitFor()
  expect(await graveFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Genel bakış' }).click()
  await page.waitForURL(`${site.server.url}/admin`)
})
