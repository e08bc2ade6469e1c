import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { graveFaults } from '../support/accessibility.ts'
import { goTo, liftByKeyboard, loseReply, openBackOffice, openScreen } from '../support/back-office.ts'
import { DESKTOP, forgive, openSite, PHONE, type Visit } from '../support/site.ts'

const site = openSite()
const office = openBackOffice(site)

const notice = (page: Page) => page.locator('.MuiSnackbar-root')
const told = (page: Page, text: string) => expect.poll(() => notice(page).textContent()).toContain(text)
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const undo = (page: Page) => page.getByRole('button', { name: 'Geri al' })

/** Removals are tested with tags, which no record refers to. */
async function addTag(name: string): Promise<string> {
  const add = 'mutation ($input: AddBlogTag!) { addBlogTag(input: $input) { id } }'
  const data: { addBlogTag: { id: string } } = await office.ask(add, { input: { name } })
  return data.addBlogTag.id
}

const tag = async (id: string) =>
  (await site.sql('select is_deleted, status from blog_tag where id = $1', [id]))[0]
const isRemoved = async (id: string) => (await tag(id))?.is_deleted
const removedOf = async (ids: readonly string[]) => {
  const rows = await site.sql('select id from blog_tag where id = any($1) and is_deleted order by id', [ids])
  return rows.map(({ id }) => String(id))
}

/** Ticks rows by their names and presses what is offered for them. */
async function withTicked(page: Page, names: readonly string[], button: string): Promise<void> {
  for (const name of names) await row(page, name).getByRole('checkbox').check()
  await page.getByRole('button', { name: button, exact: true }).click()
}

test('a row of each list opens by the keyboard (D44), its check box is named by its record (D61), and the untouched form is left without a question', async () => {
  await addTag('klavyeyle')
  const { page } = await office.visit('/guide')
  const lists = ['product', 'category', 'service', 'about', 'contact', 'blogTag', 'user', 'group', 'role']
  for (const resource of lists) {
    await openScreen(page, `/${resource}`)
    const first = page.locator('tbody tr').first()
    await first.getByRole('checkbox', { name: /^(?!Bu satırı).+: seç$/ }).waitFor()
    await first.getByRole('link').focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(`/admin/${resource}/\\d+$`))
    await page.locator('main form').waitFor()
  }
  await openScreen(page, '/settings')
  await page.locator('main form').waitFor()
  await openScreen(page, '/guide')
})

test('every column of a list with thumbnails has a heading', async () => {
  const { page } = await office.visit('/guide')
  for (const resource of ['product', 'category', 'service', 'blog']) {
    await openScreen(page, `/${resource}`)
    const headings = page.locator('thead th:not(:has(input))')
    await headings.first().waitFor()
    expect(await headings.allTextContents()).toEqual(
      expect.arrayContaining(['Resim', expect.stringContaining('Durum')]),
    )
    expect(await headings.filter({ hasNotText: /\S/ }).count()).toBe(0)
  }
})

test('the narrow rail names its screens in full', async () => {
  const { page } = await office.visit('/guide', { viewport: { width: 768, height: 1024 } })
  const entries = page.getByRole('navigation', { name: 'Bölümler' }).getByRole('menuitem')
  await entries.first().waitFor()
  const cut = await entries.evaluateAll((all) =>
    all.flatMap((entry) => {
      const [label, rail] = [entry.querySelector('p, .MuiTypography-root'), entry.closest('nav')]
      if (!label || !rail) return ['no label']
      const [inner, outer] = [label.getBoundingClientRect(), rail.getBoundingClientRect()]
      const fits = inner.right <= outer.right && label.scrollWidth <= label.clientWidth
      return fits && inner.width > 0 ? [] : [label.textContent]
    }),
  )
  expect(cut).toEqual([])
  expect(await entries.filter({ hasText: 'Restoran ayarları' }).count()).toBe(1)
})

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

describe('a removal', () => {
  test('by an administrator is done at once, can be undone, and found again later', async () => {
    const ids = [await addTag('çıkan bir'), await addTag('çıkan iki')]
    const { page } = await office.visit('/blogTag')
    await withTicked(page, ['çıkan bir', 'çıkan iki'], 'Kaldır')
    await told(page, '2 kayıt kaldırıldı')
    expect(await removedOf(ids)).toEqual(ids)
    await undo(page).click()
    await row(page, 'çıkan iki').waitFor()
    await expect.poll(() => removedOf(ids)).toEqual([])

    await row(page, 'çıkan bir').click()
    await page.getByRole('button', { name: 'Kaldır', exact: true }).click()
    await expect.poll(() => page.url()).toBe(`${site.server.url}/admin/blogTag`)
    await told(page, 'Kaldırıldı')
    expect(await isRemoved(ids[0] as string)).toBe(true)
    await row(page, 'çıkan iki').waitFor()
    await page.reload()
    await row(page, 'çıkan iki').waitFor()
    expect(await row(page, 'çıkan bir').count()).toBe(0)

    await page.getByRole('button', { name: 'Kaldırılanlar' }).click()
    await row(page, 'çıkan bir').getByRole('button', { name: 'Geri getir' }).click()
    await told(page, 'Geri getirildi')
    expect(await isRemoved(ids[0] as string)).toBe(false)
  })

  test('D58: by an editor is done at once, and can be taken back', async () => {
    const [kept, gone] = [await addTag('kalan etiket'), await addTag('giden etiket')]
    const visit = await office.visitor(DESKTOP, await office.memberOf('Editors'))
    const { page } = visit
    await page.goto(`${site.server.url}/admin/blogTag`)
    await withTicked(page, ['kalan etiket'], 'Kaldır')
    await row(page, 'kalan etiket').waitFor({ state: 'detached' })
    expect(await isRemoved(kept)).toBe(true)
    await undo(page).click()
    await row(page, 'kalan etiket').waitFor()
    expect(await page.getByRole('button', { name: 'Kaldırılanlar' }).count()).toBe(0)

    await withTicked(page, ['giden etiket'], 'Kaldır')
    await row(page, 'giden etiket').waitFor({ state: 'detached' })
    await expect.poll(() => isRemoved(gone)).toBe(true)
    expect(await isRemoved(kept)).toBe(false)
  })

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
  const ids: string[] = []
  beforeAll(async () => {
    for (const name of ['liste bir', 'liste iki', 'liste üç; "tırnaklı"']) ids.push(await addTag(name))
    await site.sql('update blog_tag set status = 0 where id = $1', [ids[1]])
  })

  const statuses = async () => {
    const rows = await site.sql('select status from blog_tag where id = any($1) order by id', [ids])
    return rows.map(({ status }) => status)
  }

  test('is searched while typing and filtered by a click; selected records are hidden, and undo restores the status of each', async () => {
    const { page } = await office.visit('/blogTag')
    await page.getByPlaceholder('Etiketler içinde ara').fill('LİSTE')
    await expect.poll(() => page.locator('tbody tr').count()).toBe(3)
    await withTicked(page, ['liste bir', 'liste iki', 'liste üç'], 'Gizle')
    await told(page, '2 kayıt gizlendi')
    expect(await statuses()).toEqual([0, 0, 0])
    await undo(page).click()
    await expect.poll(statuses).toEqual([1, 0, 1])
    await page.getByRole('button', { name: 'Gizli', exact: true }).click()
    await expect.poll(() => page.locator('tbody tr').count()).toBe(1)
    await page.getByPlaceholder('Etiketler içinde ara').fill('böyle bir şey yok')
    await page.getByText('Bu aramayla kayıt bulunamadı.').waitFor()
    await page.getByRole('button', { name: 'Filtreleri temizle' }).click()
    await row(page, 'liste iki').waitFor()
  })

  test('is exported as a table that spreadsheets open', async () => {
    const { page } = await office.visit('/blogTag')
    await page.getByPlaceholder('Etiketler içinde ara').fill('liste')
    await expect.poll(() => page.locator('tbody tr').count()).toBe(3)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Dışa aktar' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Etiketler.csv')
    const bytes = await buffer(await download.createReadStream())
    const [headings, ...lines] = bytes.toString('utf8').split('\r\n')
    expect(headings).toBe('\uFEFFNumara;Ad;Yazı sayısı;Durum')
    expect(lines.map((line) => line.replace(/^\d+;/, ''))).toEqual([
      'liste bir;0;Yayında',
      'liste iki;0;Gizli',
      '"liste üç; ""tırnaklı""";0;Yayında',
    ])
  })

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

  test('keeps the focus on the screen when the focused row leaves it', async () => {
    const id = await addTag('Odak')
    await site.sql('update blog_tag set is_deleted = true where id = $1', [id])
    const { page } = await office.visit(
      `/blogTag?filter=${encodeURIComponent('{"deleted":true,"q":"Odak"}')}`,
    )
    await page
      .getByRole('row')
      .filter({ hasText: 'Odak' })
      .getByRole('button', { name: 'Geri getir' })
      .press('Enter')
    await expect.poll(() => page.getByRole('row').filter({ hasText: 'Odak' }).count()).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main-content')
  })

  test('has no invisible tab stop while nothing is selected', async () => {
    const { page } = await office.visit('/blogTag')
    await page.getByRole('checkbox').first().waitFor()
    const clear = page.locator('.RaBulkActionsToolbar-toolbar button').first()
    await clear.waitFor({ state: 'attached' })
    expect(await clear.isVisible()).toBe(false)
    await page.getByRole('checkbox').nth(1).check()
    await expect.poll(() => clear.isVisible()).toBe(true)
  })

  test('on a phone has rows that open and boxes to tick', async () => {
    const id = await addTag('telefondaki')
    const { page } = await office.visit('/blogTag', PHONE)
    await page.getByRole('checkbox', { name: 'telefondaki: seç' }).check()
    await page.getByRole('button', { name: 'Gizle', exact: true }).click()
    await told(page, 'Gizlendi')
    expect((await tag(id))?.status).toBe(0)
    await page.getByRole('link', { name: 'telefondaki' }).click()
    await expect.poll(() => page.getByRole('textbox', { name: 'Ad' }).inputValue()).toBe('telefondaki')
    await openScreen(page, '/product')
    await page.getByRole('button', { name: 'Sonraki sayfaya git' }).waitFor()
  })
})

test('entries of the blog are narrowed to a category', async () => {
  const [first] = await site.sql('select id, name from blog_category order by id limit 1')
  const { page } = await office.visit('/blog')
  await page.locator('tbody tr').first().waitFor()
  await page.getByRole('button', { name: 'Filtre ekle' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Kategori' }).click()
  await page.getByRole('combobox', { name: 'Kategori' }).click()
  await page.getByRole('option', { name: String(first?.name), exact: true }).click()
  const names = await site.sql(
    'select name from blog b join blog_category_link l on l.blog_id = b.id where l.blog_category_id = $1',
    [first?.id],
  )
  await expect.poll(() => page.locator('tbody tr').count()).toBe(names.length)
  for (const { name } of names) await row(page, String(name)).waitFor()
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
  await expect.poll(() => alert.count(), { message: query, timeout: 10_000 }).toBe(1)
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

test('what is being loaded has a name for screen readers', async () => {
  const { page } = await office.visitor()
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('OneBlogTagRecord') ? undefined : route.continue(),
  )
  await page.goto(`${site.server.url}/admin/blogTag/${await addTag('yavaş')}`)
  await page.getByRole('progressbar', { name: 'Lütfen bekleyin' }).waitFor()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a page that misses a file after an update is loaded again, once', async () => {
  const visit = await office.visit('/contact')
  const { page } = visit
  await page.getByRole('heading', { level: 1 }).waitFor()
  // Files of this screen may still be on their way.
  await page.waitForLoadState('networkidle')
  let loads = 0
  page.on('load', () => loads++)
  await page.route('**/admin/assets/*', (route) => route.fulfill({ status: 404 }), { times: 1 })
  await page.getByRole('menuitem', { name: 'Basılı listeler' }).click()
  await page.getByRole('heading', { level: 1, name: 'Basılı listeler' }).waitFor()
  await page.getByRole('button', { name: 'Yazdır' }).waitFor()
  expect(loads).toBe(1)
  forgive(visit, /./)
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

test('services are put in order by keyboard, and stay so', async () => {
  const order = () => site.sql('select name from service where not is_deleted order by "order", id')
  const before = (await order()).map(({ name }) => String(name))
  const { page } = await office.visit('/service-order')
  const handle = page.getByRole('button', { name: `${before[0]}: yerini değiştir` })
  await liftByKeyboard(handle, `${before[0]}, 1. sırada.`)
  await page.keyboard.press('ArrowDown')
  await page.getByText(`${before[0]}, 2. sırada.`).waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await told(page, 'Yeni sıra kaydedildi')
  const [first, second, ...others] = before
  expect((await order()).map(({ name }) => name)).toEqual([second, first, ...others])
})

test('everything is found by one search, with the keyboard alone, and its “?” opens the guide of a screen', async () => {
  const { page } = await office.visit('/prices')
  await page.getByRole('heading', { name: 'Toplu fiyat' }).waitFor()
  const open = async (typed: string, option: string) => {
    await page.keyboard.press('Control+k')
    const box = page.getByRole('combobox', { name: 'Ekran, yemek, ayar, iş…' })
    await box.fill(typed)
    await page.getByRole('option', { name: option, exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await box.waitFor({ state: 'detached' })
  }
  await open('kunefe', 'Künefe')
  await page.waitForURL(/\/admin\/product\/\d+$/)
  await open('WHATSAPP', 'WhatsApp')
  await page.waitForURL(/\/admin\/settings\?field=whatsapp$/)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('whatsapp')
  // The bar comes back when somebody scrolls up.
  await page.mouse.wheel(0, -2_000)
  await page.getByRole('link', { name: 'Bu ekranın rehberi' }).click()
  const task = page.getByRole('heading', { name: 'Siteyi kendi restoranınız yapmak' })
  await expect.poll(async () => (await task.boundingBox())?.y).toBeLessThan(300)
})

test('the language is chosen once', async () => {
  const { page } = await office.visit('/blogTag')
  await page.getByRole('button', { name: 'Hesabım' }).click()
  await page.getByRole('menuitem', { name: 'English' }).click()
  await page.getByPlaceholder('Search in Tags').waitFor()
  await page.reload()
  await page.getByPlaceholder('Search in Tags').waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  await expect.poll(() => page.title()).toBe('Tags · Back office')
  await page.getByRole('button', { name: 'Profile' }).click()
  await page.getByRole('menuitem', { name: 'Türkçe' }).click()
  await page.getByPlaceholder('Etiketler içinde ara').waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('tr')
})

test.each([
  ['1440 wide', DESKTOP],
  ['390 wide', PHONE],
])(
  'lists and forms, %s, shut nobody out',
  async (_, options) => {
    const { page } = await office.visit('/guide', options)
    const empty = `/blogTag?filter=${encodeURIComponent('{"q":"yok böyle bir etiket"}')}`
    for (const path of ['/service', '/service/1', '/blog/create', '/product/1', '/user', '/hours', empty]) {
      await openScreen(page, path)
      await page.locator('main img, main tbody, main form, main button').first().waitFor()
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme })
        expect([path, colorScheme, await graveFaults(page)]).toEqual([path, colorScheme, []])
      }
    }
  },
  90_000,
)

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
