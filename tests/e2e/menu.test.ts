import type { Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { open, rows } from '../support/menu-page.ts'
import { forgive, isAlive, openSite } from '../support/site.ts'

const site = openSite()

interface Menu {
  categories: { id: string; name: string }[]
  products: { name: string; description: string | null; categoryId: string }[]
}
let menu: Menu

beforeAll(async () => {
  menu = await site.ask('{ categories { id name } products { name description categoryId } }')
})

const chips = (page: Page) => page.getByRole('group', { name: 'Kategori seçin' }).getByRole('button')
const pressed = (page: Page) => page.locator('.filter [aria-pressed="true"]').allTextContents()
const dishes = (page: Page) => page.locator('.dishes__name').allTextContents()
const of = (id: string) => menu.products.filter(({ categoryId }) => categoryId === id).map(({ name }) => name)
const row = (page: Page, name: string) =>
  rows(page).filter({ has: page.locator('.dishes__name', { hasText: new RegExp(`^${name}$`) }) })

/** The number of dishes that are completely visible, from name to price. */
const inView = (page: Page) =>
  page.evaluate(() => {
    const low = innerHeight - (document.querySelector('.action-bar')?.getBoundingClientRect().height ?? 0)
    return [...document.querySelectorAll('.dishes__row')].filter((row) => {
      const name = row.querySelector('.dishes__name')?.getBoundingClientRect() as DOMRect
      const { bottom } = row.getBoundingClientRect()
      const at = document.elementFromPoint(name.left + 4, name.top + 4)
      return name.top > 0 && bottom <= low + 1 && row.contains(at)
    }).length
  })

describe('the filter', () => {
  test('has every category in its order and begins with Tümü, shows the dishes of the selected one, and all again with Tümü', async () => {
    const { page, asked } = await site.visit('/food-collection')
    expect(await chips(page).allTextContents()).toEqual(['Tümü', ...menu.categories.map(({ name }) => name)])
    expect(await pressed(page)).toEqual(['Tümü'])
    expect(await dishes(page)).toEqual(menu.products.map(({ name }) => name))
    for (const { id, name } of menu.categories.slice(2, 4)) {
      await chips(page).getByText(name, { exact: true }).click()
      await expect.poll(() => pressed(page)).toEqual([name])
      await expect.poll(() => dishes(page)).toEqual(of(id))
    }
    await chips(page).first().click()
    await expect.poll(() => pressed(page)).toEqual(['Tümü'])
    await expect.poll(() => rows(page).count()).toBe(menu.products.length)
    expect(asked).toEqual([])
  })

  test('begins with the category of the address, on the server already', async () => {
    const last = menu.categories.at(-1) as Menu['categories'][number]
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await site.visit(`/food-collection/${last.id}`, { javaScriptEnabled })
      expect(await pressed(page)).toEqual([last.name])
      expect(await dishes(page)).toEqual(of(last.id))
    }
  })

  test('follows the address, with 0 for the whole menu', async () => {
    const first = menu.categories[0] as Menu['categories'][number]
    const { page } = await site.visit('/food-collection/0')
    expect(await pressed(page)).toEqual(['Tümü'])
    await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Menü' }).click()
    await page.locator('.category-card', { hasText: first.name }).click()
    await expect.poll(() => pressed(page)).toEqual([first.name])
    await expect.poll(() => dishes(page)).toEqual(of(first.id))
    await page.locator('footer').getByRole('link', { name: 'Menü', exact: true }).click()
    await expect.poll(() => pressed(page)).toEqual(['Tümü'])
  })

  test('of a category without dishes says so, and links to the whole menu', async () => {
    const [added] = await site.sql(
      `insert into category (created_date, name, "order") values (now(), 'Boş', 99999) returning id`,
    )
    await expect
      .poll(async () => (await site.ask<Menu>('{ categories { name } }')).categories.at(-1)?.name)
      .toBe('Boş')
    const { page } = await site.visit(`/food-collection/${added?.id}`)
    await site.sql('update category set is_deleted = true where id = $1', [added?.id])
    expect(await rows(page).count()).toBe(0)
    expect(await page.locator('main').textContent()).toContain('Bu kategoride şu an yemek yok.')
    await page.getByRole('link', { name: 'Tüm menüyü göster' }).click()
    await expect.poll(() => rows(page).count()).toBe(menu.products.length)
  })

  test('can be used with the keyboard alone', async () => {
    const { page } = await site.visit('/food-collection')
    await chips(page).first().focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect.poll(() => pressed(page)).toEqual([menu.categories[0]?.name])
  })
})

describe('the table', () => {
  test('D4: is named, and has a heading for each category and a row header for each dish', async () => {
    for (const width of [1440, 390]) {
      const { page } = await site.visit('/food-collection', { viewport: { width, height: 800 } })
      const table = page.getByRole('table', { name: /^Yemekler ve fiyatları/ })
      expect(await table.getByRole('heading', { level: 2 }).allTextContents()).toEqual(
        menu.categories.map(({ name }) => name),
      )
      expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['Menü'])
      expect(await table.getByRole('rowheader').count()).toBe(menu.products.length + menu.categories.length)
      await page.evaluate(() =>
        scrollTo(0, (document.querySelectorAll('tbody')[3]?.getBoundingClientRect().top ?? 0) + 100),
      )
      // The heading of what is read stays below the bars.
      await expect
        .poll(() =>
          page.evaluate(() => {
            const bar = document.querySelector(innerWidth < 768 ? '.filter' : '.navbar') as Element
            const below = document.elementFromPoint(innerWidth / 2, bar.getBoundingClientRect().bottom + 20)
            return below?.closest('tr')?.className
          }),
        )
        .toBe('dishes__category')
    }
  })

  // With a picture of each fifth dish, and their contents named below each.
  test('D5: shows nine dishes at once on a desktop, and eight on a phone', async () => {
    for (const [viewport, atLeast] of [
      [{ width: 1440, height: 900 }, 9],
      [{ width: 390, height: 844 }, 8],
    ] as const) {
      const { page } = await site.visit('/food-collection', { viewport })
      for (const top of [0, 2000]) {
        await page.evaluate((y) => scrollTo(0, y), top)
        // Groups out of sight are laid out later, and move what is below them.
        await expect
          .poll(() => inView(page), { message: `${viewport.width} ${top}` })
          .toBeGreaterThanOrEqual(atLeast)
      }
    }
  })

  test('D35: the pictures of a category are one tab stop with arrow keys between them', async () => {
    const { page } = await site.visit('/food-collection')
    const links = page.locator('a.dishes__name')
    await expect
      .poll(() => links.evaluateAll((all) => all.filter(({ tabIndex }) => tabIndex === 0).length))
      .toBe(menu.categories.length)
    await links.first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: menu.products[1]?.name, exact: true }).waitFor()
  })

  test('has picture, name with description in parentheses, and price', async () => {
    const { page } = await site.visit('/food-collection')
    expect(await page.getByRole('columnheader').allTextContents()).toEqual(['Resim', 'Yiyecek', 'Fiyat'])
    expect(await page.locator('main').textContent()).toContain(
      'Mevsimsel olarak ürünlerimiz çeşitlilik gösterebilir',
    )
    const cells = row(page, 'Izgara Köfte').locator('td, th')
    expect(await cells.nth(1).innerText()).toMatch(
      /^Izgara Köfte\s+\(dana kıyma, altı adet; pilav ve közlenmiş biberle\)\s+İçindekiler$/,
    )
    expect(await cells.nth(2).textContent()).toBe('320 TL')
    expect(await cells.nth(0).locator('img').getAttribute('src')).toMatch(
      /^\/resource\/thumb\/[0-9a-f]{32}-\d+\.webp\?w=192$/,
    )
  })

  test('shows Turkish prices and sold-out dishes, and a placeholder only where most dishes have a picture', async () => {
    const changes: [string, string][] = [
      ['Adana Kebap', 'price = 12.5, description = null'],
      ['Urfa Kebap', 'price = 1250'],
      ['Tavuk Şiş', 'availiblity = false'],
    ]
    for (const [name, change] of changes)
      await site.sql(`update product set ${change} where name = $1`, [name])
    await site.sql(
      `update product_image set is_deleted = true where product_id = (select id from product where name = 'Kuzu Şiş')`,
    )
    const [bare] = await site.sql(
      `select name from product where category_id = (select id from category where name = 'Çocuk Menüsü') limit 1`,
    )
    await site.sql(
      `insert into product_image (created_date, product_id, index, size, type, content_type, file_name, file_path)
       select now(), product.id, 0, image.size, image.type, image.content_type, image.file_name, image.file_path
       from product, (select * from product_image limit 1) image
       where category_id = (select id from category where name = 'Çocuk Menüsü') and name <> $1`,
      [bare?.name],
    )
    await expect
      .poll(async () => JSON.stringify(await site.ask('{ products { name productImages { id } } }')))
      .toContain('{"name":"Kuzu Şiş","productImages":[]}')
    const { page } = await site.visit('/food-collection')
    expect(await row(page, 'Adana Kebap').getByRole('rowheader').innerText()).toMatch(
      /^Adana Kebap\s+İçindekiler$/,
    )
    expect(await row(page, 'Adana Kebap').locator('td').nth(1).textContent()).toBe('12,50 TL')
    expect(await row(page, 'Urfa Kebap').locator('td').nth(1).textContent()).toBe('1.250 TL')
    expect(await row(page, 'Tavuk Şiş').textContent()).toContain('Tükendi')
    const soldOut = row(page, 'Tavuk Şiş').locator('td').nth(1)
    // A price that is struck through is a discount.
    expect(await soldOut.evaluate((cell) => getComputedStyle(cell).textDecorationLine)).toBe('none')
    expect(await row(page, 'Adana Kebap').textContent()).not.toContain('Tükendi')
    const picture = row(page, String(bare?.name)).locator('td').first()
    expect(await picture.locator('img').getAttribute('src')).toBe('/placeholder.svg')
    expect(await picture.getByRole('link').count()).toBe(0)
    expect(await row(page, 'Kuzu Şiş').locator('img').count()).toBe(0)
  })

  test('is set in type where few dishes have a picture: names at one edge, prices at the other, pictures below prices', async () => {
    for (const width of [1440, 390, 320]) {
      const { page } = await site.visit('/food-collection', { viewport: { width, height: 844 } })
      for (const name of ['Haydari', 'Ezogelin Çorbası', 'Mercimek Çorbası']) {
        const box = (part: string) => row(page, name).locator(part).boundingBox()
        const [whole, text, price] = await Promise.all(
          [':scope', '.dishes__name', '.dishes__price'].map(async (part) => {
            const found = part === ':scope' ? await row(page, name).boundingBox() : await box(part)
            return found as NonNullable<typeof found>
          }),
        )
        if (!whole || !text || !price) throw new Error(name)
        expect(text.x, name).toBe(whole.x)
        expect(price.x + price.width, name).toBeCloseTo(whole.x + whole.width, 0)
        if (name !== 'Mercimek Çorbası') continue
        const picture = await box('.dishes__picture img')
        expect(picture?.width).toBeGreaterThanOrEqual(80)
        expect(picture?.y).toBeGreaterThanOrEqual(price.y + price.height)
        expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeCloseTo(whole.x + whole.width, 0)
      }
      const ornaments = await page
        .locator('.dishes__category .ornament')
        .evaluateAll((all) => all.map((image) => image.getAttribute('src')))
      expect(new Set(ornaments).size).toBe(menu.categories.length)
    }
  })
})

describe('the sheet of a dish', () => {
  test('rises from a tap anywhere in its row, has all that is told of it, and an address that Back leaves', async () => {
    const { page, asked } = await site.visit('/food-collection')
    await isAlive(page)
    const description = page.locator('.dishes__description', { hasText: 'süzme kırmızı mercimek' })
    // Below the bars.
    await description.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    // The link covers what is tapped.
    await description.click({ force: true })
    const sheet = page.getByRole('dialog', { name: 'Mercimek Çorbası', exact: true })
    await sheet.waitFor()
    const before = await page.evaluate(() => scrollY)
    await expect.poll(() => page.url()).toMatch(/\/food-collection\/2\/\d+$/)
    await expect.poll(() => page.title()).toBe('Mercimek Çorbası · Çorbalar · İncek Sofrası')
    const picture = sheet.getByRole('img', { name: 'Mercimek Çorbası' })
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(300)
    const text = await sheet.innerText()
    for (const told of ['95 TL', 'süzme kırmızı mercimek', 'Alerjenler', 'Porsiyon', 'kcal'])
      expect(text).toContain(told)
    await expect.poll(() => sheet.evaluate((element) => element.matches(':modal'))).toBe(true)
    await page.goBack()
    await sheet.waitFor({ state: 'detached' })
    expect(page.url()).toBe(`${site.server.url}/food-collection`)
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await page.goForward()
    await sheet.waitFor()
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await expect.poll(() => page.url()).toBe(`${site.server.url}/food-collection`)
    // The whole menu was there all the time.
    expect(await rows(page).count()).toBe(menu.products.length)
    expect(asked).toEqual([])
  })

  test('keeps the focus in its row, whatever opened it', async () => {
    const { page } = await site.visit('/food-collection')
    const opener = page.getByRole('link', { name: 'Mercimek Çorbası', exact: true })
    const sheet = await open(page, 'Mercimek Çorbası')
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await expect.poll(() => opener.evaluate((link) => link === document.activeElement)).toBe(true)
    await page.getByRole('link', { name: 'Mercimek Çorbası resmini büyüt' }).click()
    await sheet.waitFor()
  })

  test('goes through the dishes as they are listed, in one step of the history', async () => {
    const { page } = await site.visit('/food-collection?icermesin=sut')
    const names = await dishes(page)
    const [first, second, third] = names as [string, string, string]
    const sheet = await open(page, second)
    await sheet.getByRole('link', { name: `Sonraki: ${third}` }).click()
    await page.getByRole('dialog', { name: third, exact: true }).waitFor()
    await page.getByRole('link', { name: `Önceki: ${second}` }).click()
    await page.getByRole('link', { name: `Önceki: ${first}` }).click()
    const last = page.getByRole('dialog', { name: first, exact: true })
    await last.waitFor()
    expect(await last.getByRole('link', { name: /^Önceki/ }).count()).toBe(0)
    await page.goBack()
    await last.waitFor({ state: 'detached' })
    expect(page.url()).toMatch(/\?icermesin=sut$/)
    expect(await dishes(page)).toEqual(names)
  })

  test('shows the next picture of a dish by button and by key, and closes by its button and by a click outside', async () => {
    const { page } = await site.visit('/food-collection')
    const first = await open(page, 'Künefe')
    const source = () => first.getByRole('img').getAttribute('src')
    const shown = await source()
    await first.getByRole('button', { name: 'Sonraki resim' }).click()
    await expect.poll(source).not.toBe(shown)
    await page.keyboard.press('ArrowRight')
    await expect.poll(source).toBe(shown)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(source).not.toBe(shown)
    await first.getByRole('button', { name: 'Kapat' }).click()
    await first.waitFor({ state: 'detached' })
    const second = await open(page, 'Künefe')
    // A press that begins on the popover and ends on the modal is neither's.
    await expect.poll(() => second.evaluate((element) => element.matches(':modal'))).toBe(true)
    await page.mouse.click(10, 450)
    await second.waitFor({ state: 'detached' })
  })

  test('of a dish without a picture has its name set large, and the ornament of its category', async () => {
    const { page } = await site.visit('/food-collection')
    await isAlive(page)
    const sheet = await open(page, 'Kelle Paça')
    expect(await sheet.locator('.ornament').getAttribute('src')).toBe('/drawings/ornaments/corba.svg')
    const look = await sheet.getByRole('heading', { name: 'Kelle Paça' }).evaluate((heading) => {
      const { fontStyle, fontSize } = getComputedStyle(heading)
      return [fontStyle, Number.parseFloat(fontSize) > 48]
    })
    expect(look).toEqual(['italic', true])
  })

  test('is a page of its own for who follows its address, and after a reload', async () => {
    const { page } = await site.visit('/food-collection')
    await page.evaluate(() => scrollTo(0, 4000))
    await open(page, 'Künefe')
    const address = page.url()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Künefe' }).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    expect(await page.getByRole('dialog').count()).toBe(0)
    for (const javaScriptEnabled of [true, false]) {
      const guest = await site.visit(new URL(address).pathname, { javaScriptEnabled })
      expect(await guest.page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['Künefe'])
      // Its category is below it.
      expect(await pressed(guest.page)).toEqual(['Tatlılar'])
      await guest.page.getByRole('link', { name: /^Sonraki: / }).click()
      await expect
        .poll(() => guest.page.getByRole('heading', { level: 1 }).allTextContents())
        .not.toEqual(['Künefe'])
      expect(guest.page.url()).not.toBe(address)
      expect(await guest.page.getByRole('dialog').count()).toBe(0)
    }
  })

  test('of a removed dish leads to its category, with a sentence', async () => {
    const sweets = menu.categories.find(({ name }) => name === 'Tatlılar')
    const visit = await site.visit(`/food-collection/${sweets?.id}/987654`)
    const { page } = visit
    await page.getByText('Aradığınız yemek artık burada değil').waitFor()
    expect(await dishes(page)).toEqual(of(sweets?.id ?? ''))
    // Anybody can invent such addresses, so that they are not kept.
    const reply = await fetch(page.url())
    expect([reply.status, reply.headers.get('etag')]).toEqual([410, null])
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(
      /\/food-collection\/\d+$/,
    )
    forgive(visit, /status of 410/)
  })
})

test('a category that was followed from elsewhere carries its own dishes, and the whole menu follows', async () => {
  const sweets = menu.categories.find(({ name }) => name === 'Tatlılar') as Menu['categories'][number]
  const html = await (await fetch(`${site.server.url}/food-collection/${sweets.id}`)).text()
  expect(html).toContain('Künefe')
  expect(html).not.toContain('Menemen')
  const { page } = await site.visit(`/food-collection/${sweets.id}`)
  await chips(page).first().click()
  await expect.poll(() => rows(page).count()).toBe(menu.products.length)
  await page.goto(`${site.server.url}/food-collection/${sweets.id}`)
  await page.getByLabel('Menüde ara').fill('menemen')
  await expect.poll(() => dishes(page)).toEqual(['Menemen'])
})

describe('on a narrow screen', () => {
  const narrow = (width: number) => ({ viewport: { width, height: 700 } })
  const bar = (page: Page) => page.locator('.filter')
  const strip = (page: Page) => page.locator('.filter__chips')

  test.each([390, 767])(
    '%i wide, the filter is fixed to the top and scrolls sideways; no title',
    async (width) => {
      const { page } = await site.visit('/food-collection', narrow(width))
      const title = await page.locator('h1').boundingBox()
      expect([title?.width, title?.height]).toEqual([1, 1])
      expect(await bar(page).evaluate((element) => getComputedStyle(element).position)).toBe('fixed')
      const top = async () => (await bar(page).boundingBox())?.y
      const before = await top()
      await page.evaluate(() => scrollTo(0, 2000))
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
      await expect.poll(top).toBe(before)
      expect(before).toBeLessThan(100)
      expect(
        await strip(page).evaluate((element) => element.scrollWidth - element.clientWidth),
      ).toBeGreaterThan(100)
      await page.evaluate(() => scrollTo(0, 0))
      await expect.poll(() => page.locator('.chip[aria-current]').count()).toBe(0)
      await strip(page).evaluate((element) => element.scrollTo(120, 0))
      await expect.poll(() => strip(page).evaluate((element) => element.scrollLeft)).toBe(120)
      // All chips stand in one row.
      const tops = await chips(page).evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect().top))
      expect(new Set(tops).size).toBe(1)
    },
  )

  test('768 wide, it is not, and the title is there', async () => {
    const { page } = await site.visit('/food-collection', narrow(768))
    expect((await page.locator('h1').boundingBox())?.height).toBeGreaterThan(30)
    expect(await bar(page).evaluate((element) => getComputedStyle(element).position)).not.toBe('fixed')
  })

  test('the category of the address is visible, with its first dish below the bar', async () => {
    const last = menu.categories.at(-1) as Menu['categories'][number]
    const { page } = await site.visit(`/food-collection/${last.id}`, narrow(390))
    const chip = chips(page).getByText(last.name, { exact: true })
    await expect.poll(async () => ((await chip.boundingBox())?.x ?? 999) < 390).toBe(true)
    const below = (await bar(page).boundingBox()) as { y: number; height: number }
    const first = (await rows(page).first().boundingBox()) as { y: number }
    expect(first.y).toBeGreaterThanOrEqual(below.y + below.height)
  })
})
