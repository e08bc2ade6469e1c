import type { Page, Request } from 'playwright'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { graveFaults, overflowAt } from '../support/accessibility.ts'
import { openBackOffice } from '../support/back-office.ts'
import { forgive, isAlive, openSite, PHONE } from '../support/site.ts'

const site = openSite()
const office = openBackOffice(site)

const WIDTHS = [320, 390, 768, 1440]
const ALWAYS = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  ...{ weekday, opens: '00:00', closes: '00:00', kind: 'SERVICE' },
}))
const LIVE = ['cart', 'checkout', 'online-order'].map((key) => ({ key, mode: 'LIVE' }))
const ORDERING = {
  ...{ ways: ['PICKUP', 'DELIVERY', 'TABLE'], minimum: 500, deliveryFee: 30, leadMinutes: 30 },
}

const SETTINGS = {
  ...{ ordering: ORDERING, pages: LIVE, weekly: ALWAYS },
  ...{ whatsapp: '0532 555 01 23', legalName: 'Taş Fırın Ltd. Şti.', tradeNumber: '0123456789' },
}

const update = (input: object) =>
  office.ask('mutation ($input: UpdateSite!) { updateSite(input: $input) { name } }', { input })

interface Dish {
  id: number
  name: string
  price: string
}
let soup: Dish
let pide: Dish

beforeAll(async () => {
  const [first, second] = (await site.sql(
    `select id, name, price from product where not is_deleted and status = 1 and availiblity and not is_alcoholic_drink
      order by id limit 2`,
  )) as unknown as Dish[]
  if (!first || !second) throw new Error('The demo has no dishes.')
  soup = first
  pide = second
})

beforeEach(async () => {
  for (const { id, name, price } of [soup, pide])
    await site.sql(
      'update product set name = $2, price = $3, availiblity = true, is_deleted = false where id = $1',
      [id, name, price],
    )
  // After the dishes: who has its answer reads no page of before.
  await update(SETTINGS)
})

const add = (page: Page, { name }: Dish) =>
  page
    .locator('.dishes')
    .getByRole('button', { name: new RegExp(`^${name}: (ekle|bir daha ekle)$`) })
    .first()
const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Sepet/ })
const inCart = (page: Page, count: number) =>
  expect.poll(() => cartLink(page).getAttribute('aria-label')).toBe(count ? `Sepet, ${count} ürün` : 'Sepet')
const send = (page: Page) => page.getByRole('link', { name: 'WhatsApp ile gönder' })

/** The message that the link sends, and the number that it goes to. */
async function message(page: Page) {
  const link = new URL((await send(page).getAttribute('href')) ?? '')
  return { to: link.origin + link.pathname, lines: (link.searchParams.get('text') ?? '').split('\n') }
}

/** Chooses a dish and opens the page on which the order is written. */
async function orderOf(page: Page, ...dishes: Dish[]) {
  for (const dish of dishes) await add(page, dish).click()
  await inCart(page, dishes.length)
  await page.goto(`${site.server.url}/checkout`)
  await isAlive(page)
}

describe('a guest on a phone', () => {
  test('orders by the own WhatsApp, and no request tells who, where or what', async () => {
    const { page } = await site.visit('/food-collection', PHONE)
    const sent: Request[] = []
    page.on('request', (request) => sent.push(request))
    await inCart(page, 0)
    await add(page, soup).click()
    await add(page, soup).click()
    await add(page, pide).press('Enter')
    await inCart(page, 3)
    await page
      .getByRole('navigation', { name: 'Hızlı erişim' })
      .getByRole('link', { name: /^Sepet/ })
      .click()
    await page.getByRole('heading', { name: 'Sepet', level: 1 }).waitFor()
    const line = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: soup.name }) })
    await line.getByLabel('Not').fill('FINDIK ALERJİSİ')
    expect(await graveFaults(page)).toEqual([])
    expect(await overflowAt(page, WIDTHS)).toEqual([])
    await page.reload()
    await expect.poll(() => line.getByLabel('Not').inputValue()).toBe('FINDIK ALERJİSİ')

    await page.getByRole('link', { name: 'Siparişi hazırla' }).click()
    await page.getByText('Paket servis', { exact: true }).click()
    await page.getByRole('button', { name: 'WhatsApp ile gönder' }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
    await page.getByLabel('Adınız').fill('Ayşe Şahin')
    await page.getByLabel('Adres', { exact: true }).fill('Çınar Sok. 4\u00a0& 5 #3')
    await page.getByLabel('Not (isteğe bağlı)').fill('zil bozuk,\nkapıya vurun %100')
    expect(await graveFaults(page)).toEqual([])
    expect(await overflowAt(page, WIDTHS)).toEqual([])
    await send(page).waitFor()
    const { to, lines } = await message(page)
    expect(to).toBe('https://wa.me/905325550123')
    expect(lines.slice(0, 5)).toEqual([
      'Merhaba, sipariş vermek istiyorum.',
      'Paket servis · en kısa sürede',
      expect.stringMatching(`^2 × ${soup.name} – `),
      '  not: FINDIK ALERJİSİ',
      expect.stringMatching(`^1 × ${pide.name} – `),
    ])
    expect(lines.slice(5)).toEqual([
      'Teslimat 30 TL',
      expect.stringMatching(/^Toplam [\d.]+ TL \(\d\d\.\d\d\.\d{4} \d\d\.\d\d fiyatlarıyla\)$/),
      'Ayşe Şahin',
      'Çınar Sok. 4 & 5 #3',
      'zil bozuk, kapıya vurun %100',
      `${site.server.url}/cart#o=1.${soup.id}x2.${pide.id}x1`,
    ])
    expect(await send(page).getAttribute('rel')).toBe('noreferrer')

    // What was written is still there, the note in another tab, too.
    await page.reload()
    await expect.poll(() => page.getByLabel('Adınız').inputValue()).toBe('Ayşe Şahin')
    const other = await page.context().newPage()
    await other.goto(`${site.server.url}/checkout`)
    await expect.poll(() => other.getByLabel('Not (isteğe bağlı)').inputValue()).toContain('zil bozuk')
    await expect.poll(() => other.getByLabel('Adınız').inputValue()).toBe('')

    await page.getByRole('button', { name: 'Gönderdim, sepeti boşalt' }).click()
    await page.getByText('Sepet boşaltıldı').waitFor()
    await inCart(other, 0)
    const told = sent.map((each) => decodeURIComponent(each.url() + (each.postData() ?? '')))
    for (const text of told) expect(text).not.toMatch(/Ayşe|Çınar|FINDIK|zil bozuk|#o=|1\.\d+x\d/)
    expect(told.length).toBeGreaterThan(5)
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Ayşe|Çınar/)
  })

  test('is remembered on the device only if that is ticked', async () => {
    const { page } = await site.visit('/food-collection', PHONE)
    await orderOf(page, soup)
    await page.getByLabel('Adınız').fill('Ayşe Şahin')
    await page.getByLabel(/bu cihazda hatırla/).check()
    const other = await page.context().newPage()
    await other.goto(`${site.server.url}/checkout`)
    await expect.poll(() => other.getByLabel('Adınız').inputValue()).toBe('Ayşe Şahin')
    await other.getByLabel(/bu cihazda hatırla/).uncheck()
    expect(await other.evaluate(() => JSON.stringify(localStorage))).not.toContain('Ayşe')
  })

  test('sits at the table of the printed code until it is not that', async () => {
    const { page } = await site.visit('/m?masa=7', PHONE)
    expect(new URL(page.url()).hash).toBe('')
    await page.getByText('Masa 7', { exact: true }).waitFor()
    await orderOf(page, soup)
    expect(await page.getByRole('radio').first().isChecked()).toBe(true)
    await page.getByLabel('Adınız').fill('Ayşe')
    await send(page).waitFor()
    const { lines } = await message(page)
    expect([lines[1], lines.at(-1)]).toEqual(['Masa 7', `${site.server.url}/cart#o=1.${soup.id}x1&t=7`])
    await page.getByRole('button', { name: 'Değil mi?' }).click()
    await expect.poll(() => page.getByText('Masa 7').count()).toBe(0)
  })

  test('has what was tapped before scripts run, each dish once', async () => {
    const { page } = await site.visitor(PHONE)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${site.server.url}/food-collection`, { waitUntil: 'commit' })
    await add(page, soup).click()
    await add(page, soup).click()
    await add(page, pide).click()
    release()
    await inCart(page, 2)
    expect(new URL(page.url()).hash).toBe('')
    await page.reload()
    await isAlive(page)
    await inCart(page, 2)
  })

  test('finds one cart in all tabs', async () => {
    const { page } = await site.visit('/food-collection', PHONE)
    const other = await page.context().newPage()
    await other.goto(`${site.server.url}/food-collection`)
    await isAlive(other)
    await add(page, soup).click()
    await inCart(other, 1)
    await add(other, pide).click()
    await inCart(page, 2)
    await page
      .getByRole('button', { name: `${pide.name}: bir eksilt` })
      .first()
      .click()
    await inCart(other, 1)
  })
})

test('who takes the last piece of a dish out goes on at the content', async () => {
  const { page } = await site.visit('/food-collection', PHONE)
  await add(page, soup).click()
  await cartLink(page).click()
  // The menu has a button of the same name until its page is left.
  await page.getByRole('heading', { name: 'Sepet', level: 1 }).waitFor()
  await page.getByRole('button', { name: `${soup.name}: bir eksilt` }).press('Enter')
  await page.getByText('Sepetiniz boş').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('icerik')
})

describe('before anything is sent', () => {
  test('a changed price and a dish that is gone have to be accepted', async () => {
    const { page } = await site.visit('/food-collection', PHONE)
    await orderOf(page, soup, pide)
    await page.getByLabel('Adınız').fill('Ayşe')
    await send(page).waitFor()
    await site.sql('update product set price = price + 5 where id = $1', [soup.id])
    await site.sql('update product set availiblity = false where id = $1', [pide.id])
    const changes = page.getByRole('region', { name: 'Menüde değişenler' })
    // A page that is shown again reads the menu.
    await expect
      .poll(async () => {
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
        return changes.count()
      })
      .toBe(1)
    expect(await send(page).count()).toBe(0)
    expect(await changes.getByRole('listitem').allTextContents()).toEqual([
      expect.stringMatching(new RegExp(`^${soup.name}: fiyatı .* iken .* oldu$`)),
      `${pide.name}: tükendi`,
    ])
    expect(await graveFaults(page)).toEqual([])
    await changes.getByRole('button', { name: 'Değişiklikleri kabul et' }).click()
    await inCart(page, 1)
    const { lines } = await message(page)
    expect(lines.find((line) => line.startsWith('1 ×'))).toContain(soup.name)
  })

  test('the menu has to be read', async () => {
    const visit = await site.visit('/food-collection', PHONE)
    const { page } = visit
    await page.route('**/graphql*', (route) => route.abort())
    await orderOf(page, soup)
    await page.getByLabel('Adınız').fill('Ayşe')
    await page.getByText('Fiyatlar şu an okunamıyor').waitFor()
    expect(await send(page).count()).toBe(0)
    await page.unroute('**/graphql*')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await send(page).waitFor()
    forgive(visit, /ERR_FAILED|Failed to fetch/)
  })

  test('what the restaurant has changed meanwhile holds', async () => {
    const { page } = await site.visit('/food-collection', PHONE)
    await orderOf(page, soup)
    await page.getByLabel('Adınız').fill('Ayşe')
    await send(page).waitFor()
    const lookAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await update({ whatsapp: '0532 555 99 88' })
    await site.sql('update product set name = $2 where id = $1', [soup.id, 'Yeni adlı çorba'])
    await expect
      .poll(async () => {
        await lookAgain()
        const { to, lines } = await message(page)
        return [to, lines[2]]
      })
      .toEqual(['https://wa.me/905325559988', expect.stringContaining('1 × Yeni adlı çorba – ')])
    await update({ pages: LIVE.map(({ key }) => ({ key, mode: 'HIDDEN' })) })
    await expect
      .poll(async () => {
        await lookAgain()
        return send(page).count()
      })
      .toBe(0)
  })

  test('a cart adds nothing to what is sold out, and its lines are told apart by name', async () => {
    const { page } = await site.visit('/food-collection', PHONE)
    for (const dish of [soup, pide]) await add(page, dish).click()
    await inCart(page, 2)
    await site.sql('update product set availiblity = false where id = $1', [pide.id])
    await page.goto(`${site.server.url}/cart`)
    await isAlive(page)
    await page.getByText(`${pide.name}: tükendi`).waitFor()
    expect(await page.getByRole('button', { name: `${soup.name}: bir daha ekle` }).count()).toBe(1)
    expect(await page.getByRole('button', { name: `${pide.name}: bir daha ekle` }).count()).toBe(0)
    await page.getByRole('textbox', { name: `${soup.name}: not` }).fill('tuzsuz')
    await page.getByRole('button', { name: `${pide.name}: bir eksilt` }).click()
    await inCart(page, 1)
  })

  test('a delivery has to reach its least amount', async () => {
    const { page } = await site.visit('/food-collection', PHONE)
    await update({ ordering: { ...ORDERING, ways: ['DELIVERY'], minimum: 5_000 } })
    await orderOf(page, soup)
    await page.getByText('daha ekleyin').waitFor()
    expect(await send(page).count()).toBe(0)
  })

  test('a house that is closed says so, and for when it takes orders', async () => {
    const never = [
      { weekday: ((new Date().getUTCDay() + 3) % 7) + 1, opens: '12:00', closes: '13:00', kind: 'SERVICE' },
    ]
    await update({ weekly: never })
    const { page } = await site.visit('/food-collection', PHONE)
    await page.getByText(/Şu an sipariş alamıyoruz; en erken .* 12\.30 için/).waitFor()
    await orderOf(page, soup)
    const times = await page.getByLabel('Saat').locator('option').allTextContents()
    expect(times[0]).toBe('Seçin')
    expect(times[1]).toMatch(/ 12\.30$/)
    await page.getByLabel('Saat').selectOption({ index: 1 })
    await page.getByLabel('Adınız').fill('Ayşe')
    await send(page).waitFor()
    expect((await message(page)).lines[1]).toMatch(/^Gel-al · \d+ \S+ \S+ 12\.30$/)
  })
})

describe('the address of an order', () => {
  test('shows it to anybody, who may take it', async () => {
    const { page } = await site.visit(`/cart#o=1.${soup.id}x2.${pide.id}x1&t=3`)
    await page.getByRole('heading', { name: 'Sipariş', level: 1 }).waitFor()
    await page.getByText('Masa 3', { exact: true }).waitFor()
    expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      `2 × ${soup.name}`,
      `1 × ${pide.name}`,
    ])
    await inCart(page, 0)
    expect(await graveFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Sepete al' }).click()
    await inCart(page, 3)
    await page.goto(`${site.server.url}/cart#o=1.${soup.id}x1`)
    await page.getByRole('button', { name: 'Sepete al' }).click()
    await page.getByText('Sepetinizde başka ürünler var').waitFor()
    await page.getByRole('button', { name: 'Vazgeç' }).click()
    await inCart(page, 3)
    await page.getByRole('button', { name: 'Sepete al' }).click()
    await page.getByRole('button', { name: 'Yerine al' }).click()
    await inCart(page, 1)
  })

  test('says what is not on the menu any more, and takes the rest', async () => {
    await site.sql('update product set is_deleted = true where id = $1', [pide.id])
    const { page } = await site.visit(`/cart#o=1.${pide.id}x1.${soup.id}x1.999999x3.${soup.id}-abcx1`)
    await expect.poll(() => page.getByText('artık menüde yok').count()).toBe(3)
    await page.getByRole('button', { name: 'Sepete al' }).click()
    await inCart(page, 1)
  })

  test.each([
    `1.1x999999`,
    `1.${1}x1.1x1`,
    '2.1x1',
    '1.<script>alert(1)</script>x1',
    `1.${'1x1.'.repeat(200)}1x1`,
  ])('says so if it cannot be read: %s', async (order) => {
    const { page } = await site.visit(`/cart#o=${order}`)
    await page.getByText('Bu bağlantıdaki sipariş okunamadı').waitFor()
    await inCart(page, 0)
  })
})

test('a browser that stores nothing keeps the cart while the page is open, and says so', async () => {
  const { page } = await site.visitor(PHONE)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  await page.goto(`${site.server.url}/food-collection`)
  await isAlive(page)
  await add(page, soup).click()
  await inCart(page, 1)
  await cartLink(page).click()
  await page.getByText('Tarayıcınız sepeti saklayamıyor').waitFor()
  await page.getByRole('link', { name: 'Siparişi hazırla' }).click()
  await page.getByLabel('Adınız').fill('Ayşe')
  await send(page).waitFor()
})

test.each(['/online-order', '/food-collection'])('%s is usable by everybody', async (path) => {
  const { page } = await site.visit(path, { ...PHONE, colorScheme: 'dark' })
  expect(await graveFaults(page)).toEqual([])
  expect(await overflowAt(page, WIDTHS)).toEqual([])
})

test('a house that takes no orders sends nothing for them', async () => {
  await update({ pages: [] })
  const { page, asked } = await site.visitor(PHONE)
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await page.goto(`${site.server.url}/food-collection`)
  await isAlive(page)
  await page.goto(`${site.server.url}/cart`)
  await isAlive(page)
  expect(files.filter((file) => /\/(order|parts)-/.test(file))).toEqual([])
  expect(asked.filter((name) => name === 'Ordering')).toEqual([])
})
