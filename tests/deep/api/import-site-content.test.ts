import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Api, startApi } from '../../support/api.ts'
import { moveIn } from '../../support/moving-in.ts'
import { oldData } from '../../support/old-data.ts'
import { type MadeOldServer, startOldServer } from '../../support/old-server.ts'
import { createPeople, type People } from '../../support/people.ts'

let api: Api
let people: People
let old: MadeOldServer

beforeEach(async () => {
  api = await startApi()
  people = await createPeople(api)
  old = await startOldServer(await oldData())
})

afterEach(async () => {
  await old.close()
  await api.close()
})

const move = (options: Parameters<typeof moveIn>[3] = {}) => moveIn(api, people, old.url, options)
const rows = async (statement: string, values: unknown[] = []) => (await api.sql(statement, values)).rows
/** A record of the old site, to be changed. */
const oldRecord = (list: string, id: number) =>
  old.data.lists[list]?.find((row) => row.Id === id) as Record<string, unknown>
const changes = async () => (await rows('select max(id) as last from change'))[0].last

describe('a first run', () => {
  test('moves content with its ids, its dates and nobody as its author', async () => {
    const { table, code } = await move()
    expect(code).toBe(0)
    expect(table).toMatchObject({
      Category: [2, 2, 0, 0, 0],
      Product: [3, 3, 0, 0, 0],
      Contact: [1, 1, 0, 0, 0],
    })
    expect(
      await rows('select id, name, "order", status, created_by, created_date from category order by id'),
    ).toEqual([
      {
        id: 3,
        name: 'Çorbalar',
        order: 1,
        status: 1,
        created_by: null,
        created_date: new Date('2021-03-01T06:30:00.123Z'),
      },
      {
        id: 7,
        name: 'Tatlılar',
        order: 2,
        status: 1,
        created_by: null,
        created_date: new Date('2021-03-02T06:30:00.123Z'),
      },
    ])
    expect(
      await rows(
        'select id, name, description, price, availiblity, status, category_id from product order by id',
      ),
    ).toEqual([
      {
        id: 11,
        name: 'Mercimek çorbası',
        description: 'Limon ile',
        price: '90.00',
        availiblity: true,
        status: 1,
        category_id: 3,
      },
      {
        id: 12,
        name: 'Ezogelin',
        description: null,
        price: '85.50',
        availiblity: false,
        status: 1,
        category_id: 3,
      },
      {
        id: 15,
        name: 'Künefe',
        description: null,
        price: '190.00',
        availiblity: true,
        status: 0,
        category_id: 7,
      },
    ])
    expect(
      await rows('select id, product_id, index, file_name from product_image order by product_id, index'),
    ).toEqual([
      { id: 21, product_id: 11, index: 0, file_name: 'm.png' },
      { id: 23, product_id: 15, index: 0, file_name: 'k1.png' },
      { id: 22, product_id: 15, index: 1, file_name: 'k2.webp' },
    ])
    expect(await rows('select id, name, description from blog order by id')).toEqual([
      { id: 9, name: 'Bahçe açıldı', description: 'Bahçemiz **açık**.\n\n-   Her gün' },
      { id: 10, name: 'Yeni menü', description: 'Düz *yazı*, 2 < 3.' },
    ])
    expect(await rows('select blog_tag_id as tag from blog_tag_link where blog_id = 9 order by 1')).toEqual([
      { tag: 4 },
      { tag: 5 },
    ])
    const [service] = await rows(
      'select length(image) > 99 as image, length(icon) > 99 as icon from service where id = 7',
    )
    expect(service).toEqual({ image: true, icon: true })
  })

  test('seals the mail password, and shows it nowhere', async () => {
    await move()
    const [contact] = await rows('select password_encrypted as sealed, mail_server as server from contact')
    expect(contact.server).toBe('smtp.example.com')
    expect(api.services.secrets.open(contact.sealed)).toBe('posta-sifresi')
    const all = await rows(
      "select coalesce(before::text, '') || coalesce(after::text, '') as text from change",
    )
    const sources = await rows('select read::text || written::text as text from import_source')
    expect(JSON.stringify([all, sources])).not.toContain('posta-sifresi')
  })

  test('is one act of the administrator, which is undone in the back-office', async () => {
    await move()
    const acts = await rows(
      'select distinct request_id, user_id from change where id > 0 and request_id is not null',
    )
    expect(acts).toEqual([{ request_id: 'import-1', user_id: people.admin.id }])
    const headers = await people.headers(people.admin)
    const { data } = await api.ask<{ undoRequest: number }>(
      'mutation { undoRequest(requestId: "import-1") }',
      {},
      headers,
    )
    expect(data.undoRequest).toBeGreaterThan(15)
    expect(await rows('select from product where not is_deleted')).toEqual([])
    expect(await rows("select from user_account where not delete and email like '%eski%'")).toEqual([])
  })

  test('sequences go on behind the old ids', async () => {
    await move()
    const id = await api.services.categories.add(api.staff, { name: 'Yeni' })
    expect(id).toBe(8)
  })

  test('a table that had rows gives new ids above all old ones, and the old addresses lead to them', async () => {
    await api.services.categories.add(api.staff, { name: 'Eskiden' })
    const mine = await api.services.restaurantServices.add(api.staff, { name: 'Benim' })
    await move()
    const found = await rows("select id, name from category where name <> 'Eskiden' order by id")
    expect(found).toEqual([
      { id: 8, name: 'Çorbalar' },
      { id: 9, name: 'Tatlılar' },
    ])
    expect(await rows('select id from product order by id')).toEqual([{ id: 11 }, { id: 12 }, { id: 15 }])
    expect(await rows('select category_id from product where id = 15')).toEqual([{ category_id: 9 }])
    const { movedAddresses } = api.services
    expect(await movedAddresses.ownId(api.staff, 'category', '3')).toBe(8)
    expect(await movedAddresses.ownId(api.staff, 'category', '4')).toBeNull()
    // A living record here has that id, or the record is hidden.
    expect(await movedAddresses.ownId(api.staff, 'service', String(mine))).toBeNull()
    await api.services.categories.update(api.staff, 9, { status: 0 })
    expect(await movedAddresses.ownId(api.staff, 'category', '7')).toBeNull()
  })

  test('a rehearsal prints the same, and writes nothing', async () => {
    const before = await changes()
    const rehearsed = await move({ dryRun: true })
    expect(await changes()).toBe(before)
    expect(await rows('select from import_source union all select from import_picture')).toEqual([])
    expect(await api.files.names()).toEqual([])
    const { table, told, code } = await move()
    expect([rehearsed.table, rehearsed.told, rehearsed.code]).toEqual([table, told, code])
    expect(await rows('select id from category order by id')).toEqual([{ id: 3 }, { id: 7 }])
  })

  test('kinds that are not asked for are not read', async () => {
    const { table } = await move({ only: ['About', 'Contact'] })
    expect(Object.keys(table)).toEqual(['About', 'Contact'])
    expect(old.requests.filter((each) => each.includes('get-all'))).toHaveLength(2)
  })

  test('without sign-in what is public is read, and of users nothing', async () => {
    const { table } = await move({ signsIn: false })
    expect(table).toMatchObject({ Product: [3, 3, 0, 0, 0] })
    expect(table.User).toBeUndefined()
    expect(old.requests.some((each) => each.includes('UserManager'))).toBe(false)
  })

  test('the demo content is removed in the same act', async () => {
    const category = await api.services.categories.add(api.staff, { name: 'Deneme' })
    await move({ removesDemo: true })
    expect(await rows('select is_deleted from category where id = $1', [category])).toEqual([
      { is_deleted: true },
    ])
    const [{ request_id: act }] = await rows(
      "select request_id from change where entity = 'category' and action = 'REMOVE'",
    )
    expect(act).toBe('import-1')
    // What was moved in is nobody's demo.
    expect(await api.services.demoContent.count(api.staff)).toBe(0)
  })
})

describe('people', () => {
  const rolesOf = async (name: string) =>
    (
      await rows(
        `select distinct r.name from user_account u join user_group_member m on m.user_id = u.id
           join group_role l on l.group_id = m.group_id join role r on r.id = l.role_id where u.user_name = $1 order by 1`,
        [name],
      )
    ).map(({ name: role }) => role)

  test('come with names, address, phone and groups, without a password, to be invited', async () => {
    const { table } = await move()
    expect(table).toMatchObject({ User: [2, 2, 0, 0, 0] })
    expect(
      await rows(
        "select email, first_name, phone_number, avatar, mood, password_hash, email_confirmed from user_account where user_name = 'ayse'",
      ),
    ).toEqual([
      {
        email: 'ayse@eski.example',
        first_name: 'ayse',
        phone_number: '+90 532 000 00 00',
        avatar: null,
        mood: null,
        password_hash: null,
        email_confirmed: false,
      },
    ])
    expect(await rolesOf('ayse')).toEqual(['Garson', 'product.manage'])
    const headers = await people.headers(people.admin)
    const { data } = await api.ask(
      '{ users(page: 1, pageCount: 10) { data { userName isInvited } } }',
      {},
      headers,
    )
    expect(JSON.stringify(data)).toContain('{"userName":"ayse","isInvited":true}')
    expect(await rows('select from mail')).toEqual([])
  })

  test('get no role by which accounts are managed', async () => {
    const { told } = await move()
    expect(await rolesOf('sahip')).toEqual([])
    expect(told.join('\n')).toContain('Administrators')
    // Nor by a group that has got one here since.
    const [group] = await rows("select id from user_group where name = 'Salon'")
    await api.services.groups.update(api.staff, group.id, { roleIds: [await people.roleId('user.manage')] })
    old.data.users.push({ ...old.data.users[1], Id: 8, UserName: 'yeni', Email: 'yeni@eski.example' })
    await move()
    expect(await rolesOf('yeni')).toEqual([])
    expect(await rolesOf('ayse')).toEqual(['user.manage'])
  })

  test('who is here already stays as they are', async () => {
    const id = await api.services.users.add(api.staff, {
      userName: 'ayse',
      email: 'baska@example.com',
      password: 'correct horse battery',
    })
    const { table } = await move()
    expect(table.User).toEqual([2, 1, 0, 1, 0])
    Object.assign(old.data.users[1] as object, { FirstName: 'Başka', PhoneNumber: '1' })
    await move({ takeTheirs: true })
    expect(await rows('select email, first_name from user_account where id = $1', [id])).toEqual([
      { email: 'baska@example.com', first_name: null },
    ])
  })

  test('who was removed here comes back with theirs, and is counted', async () => {
    await move()
    const [{ id }] = await rows("select id from user_account where user_name = 'ayse'")
    await api.services.users.remove(api.staff, id)
    expect((await move()).table.User).toEqual([2, 0, 0, 2, 0])
    expect((await move({ takeTheirs: true })).table.User).toEqual([2, 0, 1, 1, 0])
    expect(await rows('select delete from user_account where id = $1', [id])).toEqual([{ delete: false }])
  })

  test('who was here before, and was removed since, stays removed', async () => {
    const id = await api.services.users.add(api.staff, {
      userName: 'ayse',
      email: 'baska@example.com',
      password: 'correct horse battery',
    })
    await move()
    await api.services.users.remove(api.staff, id)
    const { table, told } = await move({ takeTheirs: true })
    expect(table.User).toEqual([2, 0, 0, 2, 0])
    expect(told.join()).toContain('User 2 "ayse": it was removed here.')
    expect(await rows('select delete from user_account where id = $1', [id])).toEqual([{ delete: true }])
  })

  test('an account that import:identity brought without a usable hash counts as invited', async () => {
    await move()
    await api.sql("update user_account set password_hash = '!' where user_name = 'ayse'")
    const headers = await people.headers(people.admin)
    const { data } = await api.ask(
      '{ users(page: 1, pageCount: 10) { data { userName isInvited } } }',
      {},
      headers,
    )
    expect(JSON.stringify(data)).toContain('{"userName":"ayse","isInvited":true}')
  })

  test('what changed there is changed here, but never how somebody signs in', async () => {
    await move()
    Object.assign(old.data.users[1] as object, { LastName: 'Yılmaz', Email: 'kotu@example.com', Groups: [] })
    const { table, told } = await move()
    expect(table.User).toEqual([2, 0, 1, 1, 0])
    expect(told.join()).toContain('email changed there')
    expect(await rows("select last_name, email from user_account where user_name = 'ayse'")).toEqual([
      { last_name: 'Yılmaz', email: 'ayse@eski.example' },
    ])
    expect(await rolesOf('ayse')).toEqual([])
  })
})

describe('a repeated run', () => {
  test('writes nothing where nothing has changed', async () => {
    await move()
    const before = await changes()
    const fetched = old.requests.filter((each) => each.includes('/resource/')).length
    const { table, told } = await move()
    expect(await changes()).toBe(before)
    expect(told).toEqual([])
    expect(
      Object.values(table).every(
        ([read, added, changed, kept]) => added === 0 && changed === 0 && kept === read,
      ),
    ).toBe(true)
    expect(old.requests.filter((each) => each.includes('/resource/'))).toHaveLength(fetched)
  })

  test('adds what is new, sets what changed there, and keeps what changed here', async () => {
    await move()
    await api.services.products.update(api.staff, 11, { price: 95 })
    await api.services.products.update(api.staff, 12, { name: 'Ezo gelin' })
    oldRecord('Product', 11).Price = 100
    oldRecord('Product', 12).Price = 88
    oldRecord('Product', 15).Name = 'Künefe (antep)'
    old.data.lists.Product?.push({ ...oldRecord('Product', 12), Id: 30, Name: 'Tarhana' })
    const { table, told } = await move()
    expect(table.Product).toEqual([4, 1, 2, 1, 0])
    expect(await rows('select id, name, price from product order by id')).toEqual([
      { id: 11, name: 'Mercimek çorbası', price: '95.00' },
      { id: 12, name: 'Ezo gelin', price: '88.00' },
      { id: 15, name: 'Künefe (antep)', price: '190.00' },
      { id: 30, name: 'Tarhana', price: '88.00' },
    ])
    expect(told).toEqual([
      'stays: Product 11 "Mercimek çorbası": price changed here.',
      'stays: Product 12 "Ezogelin": name changed here.',
    ])
    // Still so in the next one.
    const before = await changes()
    expect((await move()).told).toEqual(told)
    expect(await changes()).toBe(before)
    const theirs = await move({ takeTheirs: true })
    expect(theirs.table.Product).toEqual([4, 0, 2, 2, 0])
    expect(await rows('select name, price from product where id in (11, 12) order by id')).toEqual([
      { name: 'Mercimek çorbası', price: '100.00' },
      { name: 'Ezogelin', price: '88.00' },
    ])
  })

  test('what was removed here stays so, until theirs is taken; what is gone there stays here', async () => {
    await move()
    await api.services.products.remove(api.staff, 12)
    old.data.lists.Blog?.pop()
    const { table, told } = await move()
    expect(table.Product).toEqual([3, 0, 0, 3, 0])
    expect(told).toEqual([
      'stays: Product 12 "Ezogelin": it was removed here.',
      'stays: Blog 10: it is gone there.',
    ])
    expect((await move({ takeTheirs: true })).table.Product).toEqual([3, 0, 1, 2, 0])
    expect(await rows('select is_deleted from product where id = 12')).toEqual([{ is_deleted: false }])
    expect(await rows('select from blog where not is_deleted')).toHaveLength(2)
  })

  test('a picture that changed there is taken, one that changed here stays', async () => {
    await move()
    const [before] = await rows('select image_file_path as path from category where id = 3')
    oldRecord('Category', 3).ImageFilePath = 'urun/k2.webp'
    expect((await move()).table.Category).toEqual([2, 0, 1, 1, 0])
    const [after] = await rows('select image_file_path as path from category where id = 3')
    expect(after.path).not.toBe(before.path)
    Object.assign(oldRecord('ProductImage', 23), { FilePath: 'urun/m.png', Index: 0 })
    const { table } = await move()
    expect(table.ProductImage).toEqual([3, 0, 1, 2, 0])
    expect(
      await rows(
        'select file_name from product_image where product_id = 15 and not is_deleted order by index',
      ),
    ).toHaveLength(2)
  })

  test('after undoing, the records stay removed until theirs is taken', async () => {
    await move()
    const context = { ...api.staff, caller: { userId: people.admin.id, roles: new Set(['administrator']) } }
    let undone = 0
    for await (const count of api.services.history.undoInPortions(context, 'import-1')) undone += count
    expect(undone).toBeGreaterThan(15)
    expect(await rows('select from category where not is_deleted')).toEqual([])
    expect((await move()).table.Category).toEqual([2, 0, 0, 2, 0])
    expect((await move({ takeTheirs: true })).table.Category).toEqual([2, 0, 2, 0, 0])
    expect(await rows('select id from product where not is_deleted order by id')).toHaveLength(3)
  })
})
