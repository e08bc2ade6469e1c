import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { field, notice, row, told, undo } from '../../support/admin-controls.ts'
import { goTo, loseReply, openBackOffice } from '../../support/back-office.ts'
import { forgive, openSite, type Visit } from '../../support/site.ts'
import { openTags, withTicked } from '../../support/tags.ts'

const site = openSite()
const office = openBackOffice(site)
const { addTag, isRemoved } = openTags(site, office)

test('a list that cannot be read says so in place, and can be shown without its filters (D40, D51)', async () => {
  const { page } = await office.visit('/product')
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('includeDeleted":true')
      ? route.fulfill({
          json: { data: null, errors: [{ message: 'x', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] },
        })
      : route.continue(),
  )
  await page.getByRole('button', { name: 'Kaldırılanlar' }).click()
  await page.getByText('Liste alınamadı.').waitFor()
  expect(page.url()).toContain('/admin/product')
  await page.getByRole('button', { name: 'Filtreleri temizle' }).click()
  await page.locator('tbody tr').first().waitFor()
})

test('what is pressed and typed before it is shown counts together', async () => {
  const { page } = await office.visit('/product')
  await page.locator('tbody tr').first().waitFor()
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  await page.getByRole('button', { name: 'Kaldırılanlar' }).click()
  await page.getByRole('textbox', { name: 'Yemekler içinde ara' }).fill('yok')
  const filter = () => JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}')
  await expect.poll(() => filter().q).toBe('yok')
  expect(filter()).toEqual({ deleted: true, q: 'yok' })
})

describe('a removal', () => {
  test('is sent again after a lost reply, and can be undone', async () => {
    const id = await addTag('cevapsız çıkan')
    const visit = await office.visit(`/blogTag/${id}`)
    const { page } = visit
    await loseReply(page, 'RemoveBlogTags')
    await page.getByRole('button', { name: 'Kaldır', exact: true }).click()
    await expect.poll(() => page.url()).toBe(`${site.server.url}/admin/blogTag`)
    expect(await isRemoved(id)).toBe(true)
    await notice(page).getByRole('button', { name: 'Geri al' }).click()
    await expect.poll(() => isRemoved(id)).toBe(false)
    forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
  })

  test('whose page is left before a reply is reported on the next visit, with its undo', async () => {
    const id = await addTag('hep cevapsız')
    const visit = await office.visit(`/blogTag/${id}`)
    const { page } = visit
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('RemoveBlogTags')) return route.continue()
      await route.fetch()
      await route.abort('connectionreset')
    })
    await page.getByRole('button', { name: 'Kaldır', exact: true }).click()
    await page.getByText('sunucunun yanıtı bekleniyor').waitFor()
    expect(await isRemoved(id)).toBe(true)
    await page.goto(`${site.server.url}/admin/category`)
    const report = page.getByRole('alert').filter({ hasText: /Kaydedilmişti: .*: Kaldır/ })
    await report.getByRole('button', { name: 'Geri al' }).click()
    await expect.poll(() => isRemoved(id)).toBe(false)
    forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
  })

  test('that did not arrive is not sent by a later visit', async () => {
    const id = await addTag('hiç varmayan')
    const visit = await office.visit(`/blogTag/${id}`)
    const { page } = visit
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('RemoveBlogTags')
        ? route.abort('connectionreset')
        : route.continue(),
    )
    await page.getByRole('button', { name: 'Kaldır', exact: true }).click()
    await page.getByRole('button', { name: 'Bekleme' }).click()
    await page.getByText('Kaydedilmemişti: ').waitFor()
    await page.unroute('**/graphql')
    await page.goto(`${site.server.url}/admin/category`)
    await page.locator('tbody tr').first().waitFor()
    expect([await isRemoved(id), await page.getByText('Kaydedilmemişti: ').count()]).toEqual([false, 0])
    forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
  })

  test('leads nowhere if its form was left before the reply', async () => {
    const id = await addTag('yavaş çıkan')
    const { page } = await office.visit(`/blogTag/${id}`)
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('RemoveBlogTags')) await answered
      await route.continue()
    })
    await page.getByRole('button', { name: 'Kaldır', exact: true }).click()
    await goTo(page, '/category')
    await page.locator('tbody tr').first().waitFor()
    answer()
    await notice(page).getByRole('button', { name: 'Geri al' }).waitFor()
    expect(await isRemoved(id)).toBe(true)
    expect(page.url()).toBe(`${site.server.url}/admin/category`)
  })

  test('of what somebody else has removed says so, and returns to the list', async () => {
    const id = await addTag('önce çıkan')
    const visit = await office.visit(`/blogTag/${id}`)
    const { page } = visit
    const remove = page.getByRole('button', { name: 'Kaldır', exact: true })
    await remove.waitFor()
    await office.ask('mutation ($id: ID!) { removeBlogTag(id: $id) }', { id })
    await remove.click()
    await expect.poll(() => page.url()).toBe(`${site.server.url}/admin/blogTag`)
    await told(page, 'yok; kaldırılmış olabilir')
  })

  test('of what is still in use is refused in Turkish, and the form stays', async () => {
    const [used] = await site.sql('select category_id as id from product where not is_deleted limit 1')
    const { page } = await office.visit(`/category/${used?.id}`)
    await page.getByRole('button', { name: 'Kaldır', exact: true }).click()
    await expect.poll(() => notice(page).textContent()).toMatch(/^Bu kategoride hâlâ \d+ yemek var\./)
    expect(page.url()).toBe(`${site.server.url}/admin/category/${used?.id}`)
  })

  test('of several records is refused whole, naming the one that is still in use', async () => {
    const [used] = await site.sql(
      'select name from category where id = (select min(category_id) from product where not is_deleted)',
    )
    const name = `Boş kategori ${Math.random()}`
    const add = 'mutation ($name: String!) { addCategory(input: { name: $name }) { id } }'
    const data: { addCategory: { id: string } } = await office.ask(add, { name })
    const { page } = await office.visit('/category')
    await withTicked(page, [name, String(used?.name)], 'Kaldır')
    await expect.poll(() => notice(page).textContent()).toMatch(`${used?.name}: Bu kategoride hâlâ`)
    const kept = 'select from category where id = $1 and not is_deleted'
    expect(await site.sql(kept, [data.addCategory.id])).toHaveLength(1)
  })
})

test('a refused restore of several records names the one whose category is gone', async () => {
  const unique = String(Math.random()).slice(2, 8)
  const addCategory = 'mutation ($name: String!) { added: addCategory(input: { name: $name }) { id } }'
  const addDish =
    'mutation ($name: String!, $of: ID!) { added: addProduct(input: { name: $name, price: 1, categoryId: $of }) { id } }'
  const idOf = async (query: string, variables: object) =>
    (await office.ask<{ added: { id: string } }>(query, variables)).added.id
  const category = await idOf(addCategory, { name: `Kalkan ${unique}` })
  const [kept] = await site.sql('select min(id) as id from category where not is_deleted')
  const good = await idOf(addDish, { name: `Duran ${unique}`, of: String(kept?.id) })
  const orphan = await idOf(addDish, { name: `Yetim ${unique}`, of: category })
  await office.ask('mutation ($ids: [ID!]!) { removeProducts(ids: $ids) { count } }', { ids: [good, orphan] })
  await office.ask('mutation ($id: ID!) { removeCategory(id: $id) }', { id: category })
  const { page } = await office.visit('/product')
  await page.getByRole('button', { name: 'Kaldırılanlar' }).click()
  await page.getByRole('textbox', { name: 'Yemekler içinde ara' }).fill(unique)
  await expect.poll(() => page.locator('tbody tr').count()).toBe(2)
  for (const name of ['Duran', 'Yetim']) await row(page, `${name} ${unique}`).getByRole('checkbox').check()
  // Each row has a button of that name, too.
  await page
    .getByRole('button', { name: 'Geri getir', exact: true })
    .and(page.locator(':not(table *)'))
    .click()
  await expect.poll(() => notice(page).textContent()).toMatch(`Yetim ${unique}: `)

  // One alone comes back together with its category, after a question.
  await row(page, `Yetim ${unique}`).getByRole('button', { name: 'Geri getir' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'İkisini de geri getir' }).click()
  await told(page, 'Geri getirildi')
  const back =
    'select (select is_deleted from category where id = $1) or is_deleted as gone from product where id = $2'
  expect(await site.sql(back, [category, orphan])).toEqual([{ gone: false }])
})

describe('a list', () => {
  test('says so and retries if it cannot be loaded; an empty one says what to do', async () => {
    const visit = await office.visitor()
    const { page } = visit
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('ContactRecords') ? route.abort() : route.continue(),
    )
    await page.goto(`${site.server.url}/admin/contact`)
    const alert = page.getByRole('alert').filter({ hasText: 'Liste alınamadı.' })
    await alert.waitFor()
    expect(await alert.textContent()).toContain('Sunucuya ulaşılamadı')
    await page.unroute('**/graphql')
    await site.sql('update contact set is_deleted = true')
    await alert.getByRole('button', { name: 'Yeniden dene' }).click()
    await page.getByText('Burada henüz kayıt yok.').waitFor()
    await page.locator('main').getByRole('link', { name: 'Yeni ekle' }).click()
    await expect.poll(() => page.url()).toBe(`${site.server.url}/admin/contact/create`)
    await site.sql('update contact set is_deleted = false')
    forgive(visit, /ERR_FAILED|Failed to fetch/)
  })
})

/** Refuses one query at the screen that asks it, until it is asked again. */
async function failsOnce({ page }: Visit, query: string, open: () => Promise<unknown>): Promise<void> {
  await page.route('**/graphql', (route) =>
    (route.request().postDataJSON() as { operationName?: string } | null)?.operationName === query
      ? route.abort()
      : route.continue(),
  )
  await open()
  const alert = page.locator('main').getByRole('alert').filter({ hasText: 'Sunucuya ulaşılamadı' })
  await expect.poll(() => alert.count(), { message: query }).toBe(1)
  await page.unroute('**/graphql')
  await alert.getByRole('button', { name: 'Yeniden dene' }).click()
  await alert.waitFor({ state: 'detached' })
}

test.each(['ContentToLookAfter', 'Acts'])(
  'the dashboard says that it got no %s, and asks again',
  async (query) => {
    const visit = await office.visitor()
    await failsOnce(visit, query, () => visit.page.goto(`${site.server.url}/admin`))
    forgive(visit, /ERR_FAILED|Failed to fetch/)
  },
)

test('a screen says that it got no data, and asks again', async () => {
  const visit = await office.visit('/guide')
  await visit.page.getByRole('heading', { level: 1 }).waitFor()
  for (const [path, query] of [
    ['/category-order', 'CategoriesInOrder'],
    ['/dish-order', 'DishesInOrder'],
    ['/hours', 'HoursOfTheSite'],
    ['/setup', 'Setup'],
    ['/permissions', 'GroupRecords'],
  ] as const) {
    await failsOnce(visit, query, () => goTo(visit.page, path))
  }
  forgive(visit, /ERR_FAILED|Failed to fetch/)
})

/** Answers the next request for a file of a screen as a server does whose build has no such file. */
const removeOnce = (page: Page, screen: string) =>
  page.route(new RegExp(`/${screen}-[\\w-]{8}\\.js$`), (route) => route.fulfill({ status: 404 }), {
    times: 1,
  })

test('a page that misses a file after an update is loaded again, once', async () => {
  const visit = await office.visit('/contact')
  const { page } = visit
  await page.getByRole('heading', { level: 1 }).waitFor()
  let loads = 0
  page.on('load', () => loads++)
  await removeOnce(page, 'print-screen')
  await page.getByRole('menuitem', { name: 'Basılı listeler' }).click()
  await page.getByRole('heading', { level: 1, name: 'Basılı listeler' }).waitFor()
  await page.getByRole('button', { name: 'Yazdır' }).waitFor()
  expect(loads).toBe(1)
  forgive(visit, /print-screen/)
})

test('a page that misses a file for which nobody waits stays, and the file is there when it is needed', async () => {
  const visit = await office.visitor()
  const { page } = visit
  await removeOnce(page, 'tables')
  const missed = page.waitForResponse((response) => response.status() === 404)
  await page.goto(`${site.server.url}/admin/category/create`)
  await field(page, 'Ad').fill('Yarıda kalan ad')
  await missed
  // A reload asks first whether the server is there.
  await page.evaluate(() => fetch('/healthz').then(() => fetch('/healthz')))
  expect(await field(page, 'Ad').inputValue()).toBe('Yarıda kalan ad')
  await page.getByRole('menuitem', { name: 'Masalar' }).click()
  await page.getByRole('button', { name: 'Kaydetmeden çık' }).click()
  await page.getByRole('heading', { level: 1, name: 'Masalar' }).waitFor()
  forgive(visit, /tables/)
})

test('a screen whose files cannot be loaded without a connection says so, and is there with one', async () => {
  const visit = await office.visit('/contact')
  const { page } = visit
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.context().setOffline(true)
  await page.getByRole('menuitem', { name: 'Basılı listeler' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Ekran açılamadı' })
  await alert.waitFor()
  expect(page.url()).toBe(`${site.server.url}/admin/print`)
  await page.context().setOffline(false)
  await alert.getByRole('button', { name: 'Yeniden dene' }).click()
  await page.getByRole('heading', { level: 1, name: 'Basılı listeler' }).waitFor()
  forgive(visit, /./)
})

test('a double click on Kaldır in a form removes once, and can be undone', async () => {
  const add = 'mutation ($input: AddBlogTag!) { addBlogTag(input: $input) { id } }'
  const { addBlogTag } = await office.ask<{ addBlogTag: { id: string } }>(add, {
    input: { name: 'Çift tık' },
  })
  const { page, asked } = await office.visit(`/blogTag/${addBlogTag.id}`)
  const remove = page.getByRole('button', { name: 'Kaldır', exact: true })
  await remove.click()
  await remove.click({ timeout: 1_000, force: true, noWaitAfter: true }).catch(() => {})
  await undo(page).waitFor()
  expect(asked.filter((name) => name.startsWith('RemoveBlogTag'))).toHaveLength(1)
})
