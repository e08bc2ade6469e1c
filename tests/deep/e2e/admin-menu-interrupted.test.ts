import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import {
  goTo,
  holdBack,
  liftByKeyboard,
  loseReply,
  openBackOffice,
  openScreen,
  storedDrafts,
} from '../../support/back-office.ts'
import { availability, openMenu } from '../../support/menu-editor.ts'
import { plain } from '../../support/pictures.ts'
import { twoPictures } from '../../support/record-pictures.ts'
import { forgive, openSite, PHONE, type Visit } from '../../support/site.ts'

const site = openSite()
const office = openBackOffice(site)
const menu = openMenu(site, office)
const { addDish, editor, onTheSite, says } = menu

const waits = (page: Page): Locator => page.getByRole('status').getByText('Sunucu bekleniyor…')
const send = (page: Page): Locator => page.getByRole('button', { name: 'Gönder', exact: true })

/** No call of the menu arrives. */
const cutOff = (page: Page) =>
  page.route('**/graphql', (route) =>
    route.request().postData()?.includes('ChangeMenuDish') ? route.abort('failed') : route.continue(),
  )

describe('the menu at a glance', () => {
  test.each([
    ['a price', '125', false],
    ['an unlikely price', '1000', true],
  ])('keeps %s for the next visit if the browser goes back', async (_kind, typed, isUnlikely) => {
    const name = `Geri giden ${typed}`
    const id = await addDish(name)
    const { page } = await editor('')
    await openScreen(page, '/menu')
    const price = page.getByLabel(`${name}: fiyat`)
    await price.fill(typed)
    await page.goBack()
    await page.waitForURL(`${site.server.url}/admin`)
    const stored = async () => (await site.sql('select price from product where id = $1', [id]))[0]?.price
    await page.goForward()
    await page.getByText('1 değişiklik kaydedilmedi').waitFor()
    expect(Number(await stored())).toBe(100)
    if (isUnlikely) {
      expect(await page.getByRole('button', { name: 'Tümünü dene' }).count()).toBe(0)
      await send(page).click()
      await page.getByRole('button', { name: 'Evet, 1.000 TL' }).click()
    } else await page.getByRole('button', { name: 'Tümünü dene' }).click()
    await expect.poll(async () => Number(await stored())).toBe(Number(typed))
    await expect.poll(() => page.getByText(/kaydedilmedi/i).count()).toBe(0)
  })

  test('marks a whole category once if the reply is lost, and not over what others store meanwhile', async () => {
    const last = menu.categories.at(-1)
    const stored = () =>
      site.sql(
        'select id, name, availiblity as available, version from product where category_id = $1 and not is_deleted order by id',
        [last?.id],
      )
    const visit = await editor(`/menu?category=${last?.id}`)
    const { page } = visit
    await loseReply(page, 'ChangeMenuDishes')
    const before = await stored()
    const [first, second] = before
    const lost = page.waitForEvent('requestfailed')
    await page.getByRole('button', { name: `${last?.name}: Hepsi tükendi` }).click()
    await lost
    await office.ask('mutation ($id: ID!) { updateProduct(id: $id, input: { availiblity: true }) { id } }', {
      id: String(first?.id),
    })
    const isAvailable = (dish: { name?: unknown } | undefined) =>
      availability(page, String(dish?.name)).getAttribute('aria-checked')
    const unsaved = () => page.getByText(/kaydedilmedi/i).count()
    // Changes made elsewhere arrive within five seconds.
    await expect
      .poll(async () => [await isAvailable(first), await isAvailable(second), await unsaved()])
      .toEqual(['true', 'false', 0])
    forgive(visit, /net::ERR_CONNECTION_RESET/)
    expect((await stored()).map(({ available }) => available)).toEqual(
      before.map(({ id }) => id === first?.id),
    )
    expect(
      (await stored()).map(({ version }, index) => Number(version) - Number(before[index]?.version)),
    ).toEqual(before.map(({ id }) => (id === first?.id ? 2 : 1)))
    await page.getByRole('button', { name: `${last?.name}: Hepsi var` }).click()
    await expect.poll(async () => (await stored()).every(({ available }) => available)).toBe(true)
  })

  test('repeats a change while there is no connection, and offers it after a reload', async () => {
    const name = 'Yolda kalan'
    await addDish(name)
    const visit = await editor('/menu')
    const { page } = visit
    await cutOff(page)
    await availability(page, name).click()
    await waits(page).waitFor()
    expect(await availability(page, name).getAttribute('aria-checked')).toBe('false')
    // The screen may be left meanwhile.
    await goTo(page, '/category')
    await page.getByText(`${name}: Tükendi: sunucunun yanıtı bekleniyor`).waitFor()
    await page.unroute('**/graphql')
    await says(name).toContain('Tükendi')

    await openScreen(page, '/menu')
    await page.context().setOffline(true)
    await availability(page, name).click()
    await waits(page).waitFor()
    await page.context().setOffline(false)
    await says(name).not.toContain('Tükendi')
    await expect.poll(() => waits(page).count()).toBe(0)

    await cutOff(page)
    await availability(page, name).click()
    await waits(page).waitFor()
    await page.reload()
    await page.getByText(/Kaydedilmedi: Tükendi\. .* yazıldı/).waitFor()
    expect(await onTheSite(name)).not.toContain('Tükendi')
    await page.unroute('**/graphql')
    await send(page).click()
    await says(name).toContain('Tükendi')
    await expect.poll(() => page.getByText('Kaydedilmedi').count()).toBe(0)
    forgive(visit, /net::ERR_/)
  })

  test('keeps a price that was being typed when the page was left, and does not store it by itself', async () => {
    const name = 'Yarıda kalan'
    await addDish(name)
    const { page } = await editor('/menu')
    await page.getByLabel(`${name}: fiyat`).fill('131')
    await page.evaluate(() => location.assign('/'))
    await page.waitForURL(`${site.server.url}/`)
    await page.goto(`${site.server.url}/admin/menu`)
    await page.getByText('Kaydedilmedi: 131 TL.').waitFor()
    await says(name).not.toContain('131 TL')
    await send(page).click()
    await says(name).toContain('131 TL')
  })

  test('keeps a change that could not be sent, and tells that somebody else has changed the same since', async () => {
    const [mine, theirs, twice, arrived] = [
      'Yalnız benim',
      'Arada değişen',
      'İki kez değişen',
      'Ulaşmış olan',
    ]
    await addDish(mine)
    const id = await addDish(theirs)
    const changedTwice = await addDish(twice)
    const stored = await addDish(arrived)
    const visit = await editor('/menu')
    const { page } = visit
    const tried = new Set<string | undefined>()
    await page.route('**/graphql', async (route) => {
      const body = route.request().postData() ?? ''
      if (!body.includes('ChangeMenuDish')) return route.continue()
      tried.add(/"id":"(\d+)"/.exec(body)?.[1])
      // Its reply is lost, and not the call.
      if (body.includes(`"id":"${changedTwice}"`)) await route.fetch()
      return route.abort('failed')
    })
    for (const name of [mine, theirs, twice, arrived]) {
      await page.getByLabel(`${name}: fiyat`).fill('133')
      await page.getByLabel(`${name}: fiyat`).press('Enter')
    }
    await waits(page).waitFor()
    await expect.poll(() => tried.size).toBe(4)
    await page.goto(site.server.url)
    for (const [each, price] of [
      [id, 155],
      [changedTwice, 156],
      [stored, 133],
    ]) {
      const change =
        'mutation ($id: ID!, $price: Float!) { updateProduct(id: $id, input: { price: $price }) { id } }'
      await office.ask(change, { id: each, price })
    }
    await page.unroute('**/graphql')
    await page.goto(`${site.server.url}/admin/menu`)
    await page.getByText('Kaydedilmedi: 133 TL. Bu arada başka biri değiştirdi').waitFor()
    await page.getByText('2 değişiklik kaydedilmedi').waitFor()
    await page.getByText(`Kaydedilmişti: ${twice}: 133 TL`).waitFor()
    expect(await page.getByLabel(`${twice}: fiyat`).inputValue()).toBe('156')
    await page.getByRole('button', { name: 'Tümünü dene' }).click()
    await says(mine).toContain('133 TL')
    await page.getByText('1 değişiklik kaydedilmedi').waitFor()
    await says(theirs).toContain('155 TL')
    expect(await page.getByRole('button', { name: 'Tümünü dene' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Yeniden dene', exact: true }).click()
    await says(theirs).toContain('133 TL')
    forgive(visit, /net::ERR_FAILED/)
  })

  test('keeps the unsaved changes of each of two tabs', async () => {
    const [one, two] = ['İlk sekmenin', 'İkinci sekmenin']
    await addDish(one)
    await addDish(two)
    const visit = await editor('/menu')
    const { page } = visit
    const other = await page.context().newPage()
    await other.goto(`${site.server.url}/admin/menu`)
    await availability(other, two).waitFor()
    for (const [tab, name] of [
      [page, one],
      [other, two],
    ] as const) {
      await tab.route('**/graphql', (route) =>
        route.request().postData()?.includes('ChangeMenuDish') ? route.abort('failed') : route.continue(),
      )
      await availability(tab, name).click()
      await waits(tab).waitFor()
    }
    await other.reload()
    await other.getByText(/Kaydedilmedi: Tükendi/).waitFor()
    await other.getByRole('button', { name: 'Vazgeç' }).click()
    await expect.poll(() => other.getByText('Kaydedilmedi:').count()).toBe(0)
    await other.close()
    await page.reload()
    await page.getByText('1 değişiklik kaydedilmedi').waitFor()
    await page.getByText(/Kaydedilmedi: Tükendi/).waitFor()
    expect(await page.getByText(/Kaydedilmedi:/).count()).toBe(1)
    await page.getByRole('button', { name: 'Vazgeç' }).click()
    forgive(visit, /net::ERR_FAILED/)
  })

  test('keeps unsaved changes for the user who made them', async () => {
    const name = 'Yalnız benim'
    await addDish(name)
    const { page } = await editor('/menu')
    await page.getByLabel(`${name}: fiyat`).fill('77')
    await page.evaluate(() => location.assign('/'))
    await page.waitForURL(`${site.server.url}/`)
    const mine = await page.evaluate(() => localStorage.getItem('auth_token') ?? '')
    const menuOf = async (token: string) => {
      await page.evaluate((given) => localStorage.setItem('auth_token', given), token)
      await page.goto(`${site.server.url}/admin/menu`)
      await availability(page, name).waitFor()
    }
    await menuOf(await office.signIn())
    expect(await page.getByText('Kaydedilmedi: 77 TL.').count()).toBe(0)
    await menuOf(mine)
    await page.getByText('Kaydedilmedi: 77 TL.').waitFor()
  })

  test('tells who changes a price that somebody else has just changed', async () => {
    const name = 'İki kişinin değiştirdiği'
    const id = await addDish(name)
    const visit = await editor('/menu')
    const price = visit.page.getByLabel(`${name}: fiyat`)
    await price.fill('130')
    const mutation = `mutation { updateProduct(id: ${id}, input: { price: 120 }) { id } }`
    await office.ask(mutation)
    await price.press('Enter')
    await visit.page.getByText('Kaydedilmedi: 130 TL. Bu arada başka biri değiştirdi').waitFor()
    expect(await price.inputValue()).toBe('120')
    await visit.page.getByRole('button', { name: 'Yeniden dene', exact: true }).click()
    await says(name).toContain('130 TL')

    // The screen shows other people's prices, too, and not below what is being typed.
    await price.fill('140')
    const shown = visit.page.waitForResponse(
      (reply) => !!reply.request().postData()?.includes('MenuAtAGlance'),
    )
    await office.ask(mutation.replace('120', '150'))
    await (await shown).finished()
    await price.press('Enter')
    await visit.page.getByText('Kaydedilmedi: 140 TL. Bu arada başka biri değiştirdi').waitFor()
    await says(name).toContain('150 TL')
  })

  test('tells on the screen where it is pressed that an undo was refused', async () => {
    const name = 'Geri alınamayan'
    const id = await addDish(name)
    const visit = await editor('/menu')
    const { page } = visit
    await page.getByLabel(`${name}: fiyat`).fill('120')
    await page.getByLabel(`${name}: fiyat`).press('Enter')
    await page.getByRole('button', { name: 'Geri al' }).waitFor()
    await openScreen(page, '/category')
    await office.ask('mutation ($id: ID!) { updateProduct(id: $id, input: { price: 130 }) { id } }', { id })
    await page.getByRole('button', { name: 'Geri al' }).click()
    await page.getByText('Bu arada yeniden değişmiş. Hiçbir şey geri alınmadı.').waitFor()
    expect((await site.sql('select price::float from product where id = $1', [id]))[0]).toEqual({
      price: 130,
    })
    forgive(visit, /409/)
  })

  test('D59: changes of another device show within five seconds', async () => {
    const name = 'Başkasının bitirdiği'
    const id = await addDish(name)
    const cook = await office.memberOf('Kitchen')
    await site.sql('update user_account set must_change_password = false')
    const { page } = await office.visitor(PHONE, cook)
    await page.goto(`${site.server.url}/admin/menu?category=${menu.categories[0]?.id}`)
    await page.getByRole('switch', { name: `${name}: Var` }).waitFor()
    const change = 'mutation ($id: ID!) { updateProduct(id: $id, input: { availiblity: false }) { id } }'
    await office.ask(change, { id })
    await page.getByRole('switch', { name: `${name}: Tükendi` }).waitFor({ timeout: 30_000 })
  })

  test('makes all dishes of a category sold out, and not available again, by a double click', async () => {
    const add = 'mutation ($input: AddCategory!) { addCategory(input: $input) { id } }'
    const name = 'Çift tıklanan'
    const made = await office.ask<{ addCategory: { id: string } }>(add, { input: { name } })
    const input = { name: 'Çift tıklanan yemek', price: 10, categoryId: made.addCategory.id }
    await office.ask('mutation ($input: AddProduct!) { addProduct(input: $input) { id } }', { input })
    const { page } = await editor(`/menu?category=${made.addCategory.id}`)
    const button = page.getByRole('button', { name: `${name}: Hepsi tükendi` })
    const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {}
    for (const wait of [150, 0]) {
      await page.mouse.click(x + width / 2, y + height / 2)
      await page.waitForTimeout(wait)
    }
    await page.getByText(`${name}: 1 yemek tükendi`).waitFor()
    const stored = async () =>
      (await site.sql('select availiblity as available from product where name = $1', [input.name]))[0]
    expect(await stored()).toEqual({ available: false })
    // A click beside the notice does not take its button away.
    await page.getByRole('heading', { level: 1 }).click()
    await page.waitForTimeout(600)
    await page.getByRole('button', { name: 'Geri al' }).click()
    await expect.poll(stored).toEqual({ available: true })
    await button.press('Enter')
    await expect.poll(stored).toEqual({ available: false })
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe(`${name}: Hepsi var`)
  })

  test('keeps what is typed in its row when somebody else moves or removes the dish', async () => {
    const name = 'Yazarken taşınan'
    const id = await addDish(name)
    const visit = await editor(`/menu?category=${menu.categories[0]?.id}`)
    const price = visit.page.getByLabel(`${name}: fiyat`)
    const changed = async (mutation: string) => {
      const shown = visit.page.waitForResponse(
        (reply) => !!reply.request().postData()?.includes('MenuAtAGlance'),
      )
      await office.ask(mutation)
      await (await shown).finished()
    }
    await price.fill('13')
    await changed(
      `mutation { updateProduct(id: ${id}, input: { categoryId: ${menu.categories[1]?.id} }) { id } }`,
    )
    await visit.page.keyboard.type('3')
    expect(await price.inputValue()).toBe('133')
    await price.press('Enter')
    await expect
      .poll(() => site.sql('select price::float from product where id = $1', [id]))
      .toEqual([{ price: 133 }])
    // The row follows once nothing is typed in it any more.
    await expect.poll(() => price.count()).toBe(0)

    await visit.page.goto(`${site.server.url}/admin/menu?category=${menu.categories[1]?.id}`)
    await price.fill('144')
    await changed(`mutation { removeProduct(id: ${id}) }`)
    await price.press('Enter')
    await visit.page.getByText('Kaydedilmedi: 144 TL. Bu yemek bu arada kaldırıldı.').waitFor()
    await visit.page.getByRole('button', { name: 'Vazgeç', exact: true }).click()
    await expect.poll(() => price.count()).toBe(0)
    forgive(visit, /404/)
  })
})

/** The number of pictures in the drafts that the browser stores. */
async function picturesInDrafts(page: Page): Promise<number> {
  const drafts: { changed?: { pictures?: object[] } }[] = JSON.parse(await storedDrafts(page))
  return drafts.flatMap((draft) => draft.changed?.pictures ?? []).length
}

describe('the pictures of a dish', () => {
  /** The form of a new dish with a name, a price and a picture. */
  async function formWithPicture(name: string): Promise<Visit> {
    const visit = await editor(`/product/create?category=${menu.categories[0]?.id}`)
    const { page } = visit
    await page.getByRole('textbox', { name: 'Ad', exact: true }).fill(name)
    await page.getByLabel(/^Fiyat/).fill('90')
    await page.locator('input[type=file]').setInputFiles((await twoPictures()).slice(0, 1))
    await page.getByRole('img', { name: '1. resim' }).waitFor()
    return visit
  }

  test('are stored once after a lost reply, also on the form of the dish that was added', async () => {
    const name = 'Resmi yanıtsız kalan'
    const visit = await formWithPicture(name)
    const { page } = visit
    const stored = () =>
      site.sql('select i.id from product_image i join product p on p.id = i.product_id where p.name = $1', [
        name,
      ])
    let isAway = false
    await page.route('**/graphql', async (route) => {
      const request = route.request()
      if (!request.headers()['content-type']?.startsWith('multipart/')) return route.continue()
      if (!isAway) {
        const body = new Uint8Array(request.postDataBuffer() ?? [])
        await fetch(request.url(), { method: 'POST', headers: request.headers(), body })
        isAway = true
      }
      await route.abort('connectionreset')
    })
    await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
    await page.getByText('Bir resim yüklenmedi').waitFor()
    expect(await stored()).toHaveLength(1)
    await page.unroute('**/graphql')
    // It is repeated by itself.
    await expect.poll(() => page.getByText('Bir resim yüklenmedi').count()).toBe(0)
    expect(await stored()).toHaveLength(1)
    forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
  })

  test('wait on the form of the dish whose page was closed before the reply', async () => {
    const name = 'Resmi bekleyen'
    const visit = await formWithPicture(name)
    const { page } = visit
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('AddProductRecord')) return route.fallback()
      await route.fetch()
      await route.abort('connectionreset')
    })
    await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
    await page.getByText('sunucunun yanıtı bekleniyor').waitFor()
    await page.reload()
    await page.getByText(`Kaydedilmişti: Yemek ‘${name}’`).waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const dishes = await site.sql('select id::text from product where name = $1', [name])
    expect(dishes).toHaveLength(1)
    await page.goto(`${site.server.url}/admin/product/${dishes[0]?.id}`)
    await page.getByText('Bir resim yüklenmedi').waitFor()
    forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
  })

  test('that are under way leave the name of the dish alone, and can be left to wait without a connection', async () => {
    const name = 'Yüklenen'
    const visit = await editor(`/product/create?category=${menu.categories[0]?.id}`)
    const { page } = visit
    await page.getByRole('textbox', { name: 'Ad', exact: true }).fill(name)
    await page.getByLabel(/^Fiyat/).fill('90')
    await page.locator('input[type=file]').setInputFiles((await twoPictures()).slice(0, 1))
    await page.getByRole('img', { name: '1. resim' }).waitFor()
    const release = await holdBack(page, 'AddProductImages')
    await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
    await page.getByText('Resimler yükleniyor…').waitFor()
    // Longer than the look-up of the name waits.
    await page.waitForTimeout(1_000)
    expect(await page.getByText('Bu adda bir kayıt daha var.').count()).toBe(0)
    await page.context().setOffline(true)
    await page.getByText('Bağlantı koptu.').waitFor()
    await page.getByRole('button', { name: 'Bekleme, sonra yükle' }).click()
    await page.waitForURL(/\/admin\/product$/)
    await page.context().setOffline(false)
    await page.goto(`${site.server.url}/admin`)
    await page.getByText('resimleri bu cihazda bekliyor').waitFor()
    release()
    forgive(visit, /ERR_|Failed to fetch/)

    const [dish] = await site.sql('update product set reviewed_at = now() where name = $1 returning id', [
      name,
    ])
    await page.goto(`${site.server.url}/admin/product/${dish?.id}`)
    await page.getByLabel('Açıklama').fill('Közde')
    await page.getByText('“Gözden geçirdim” işareti kaydedince kalkar').waitFor()
  })

  test('outlive a reload before the dish is added, and wait on its form where they could not follow', async () => {
    const name = 'Resimsiz kalan'
    const { page } = await editor(`/product/create?category=${menu.categories[0]?.id}`)
    await page.getByRole('textbox', { name: 'Ad', exact: true }).fill(name)
    await page.getByLabel(/^Fiyat/).fill('90')
    const broken = { name: 'bozuk.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7') }
    await page.locator('input[type=file]').setInputFiles([broken])
    await page.getByRole('img', { name: '1. resim' }).waitFor()
    await expect.poll(() => picturesInDrafts(page)).toBe(1)
    await page.reload()
    await page.getByRole('img', { name: '1. resim' }).waitFor()
    expect(await page.getByRole('textbox', { name: 'Ad', exact: true }).inputValue()).toBe(name)
    await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
    await page.waitForURL(/\/admin\/product\/\d+$/)
    await page.getByText('Yemek eklendi, ama bir resmi yüklenemedi').waitFor()
    await page.getByText('Bir resim yüklenmedi').waitFor()
    await says(name).toContain('90 TL')
  })

  test('are put in order after one of them was removed', async () => {
    const id = await addDish('Dört resimli')
    const { page } = await editor(`/product/${id}`)
    const buffer = await plain('png', {})
    const files = ['a', 'b', 'c', 'd'].map((name) => ({ name: `${name}.png`, mimeType: 'image/png', buffer }))
    await page.locator('input[type=file]').setInputFiles(files)
    const stored = async () =>
      (
        await site.sql(
          'select file_name as name from product_image where product_id = $1 and not is_deleted order by index',
          [id],
        )
      ).map(({ name }) => name)
    // They arrive in any order, and are then put in that of the files.
    await expect.poll(stored).toEqual(['a.png', 'b.png', 'c.png', 'd.png'])
    await page.getByRole('button', { name: '1. resmi kaldır' }).click()
    await expect.poll(() => page.getByRole('img', { name: /resim$/ }).count()).toBe(3)
    const handle = page.getByRole('button', { name: '3. resim: yerini değiştir' })
    await liftByKeyboard(handle, '3. resim, 3. sırada.')
    await page.keyboard.press('ArrowLeft')
    await page.getByText('3. resim, 2. sırada.').waitFor()
    await page.keyboard.press('Space')
    await expect.poll(stored).toEqual(['b.png', 'd.png', 'c.png'])
  })
})
