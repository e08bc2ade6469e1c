import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers, type People } from '../support/people.ts'
import { picture } from '../support/picture.ts'

let api: Api
let people: People
let admin: Headers
let editor: Headers

beforeAll(async () => {
  api = await startApi()
  people = await createPeople(api)
  admin = await people.headers(people.admin)
  const roles = ['about', 'blog', 'category', 'contact', 'product', 'service', 'role', 'group', 'user']
  editor = await people.headers(await people.userWith(roles.map((each) => `${each}.manage`)))
})

afterAll(() => api.close())

async function code(mutation: string, id: number | string, headers = admin): Promise<string> {
  const selection = mutation.startsWith('restore') ? '{ id }' : ''
  const { errors } = await api.ask(
    `mutation ($id: ID!) { ${mutation}(id: $id) ${selection} }`,
    { id },
    headers,
  )
  return errors ? `${errors[0]?.extensions.code}: ${errors[0]?.message}` : 'OK'
}

const add: Record<string, () => Promise<number>> = {
  About: () => api.services.abouts.add(api.staff, { description: 'x' }),
  Service: () => api.services.restaurantServices.add(api.staff, { name: 'x' }),
  Category: () => api.services.categories.add(api.staff, { name: 'x' }),
  Product: async () =>
    api.services.products.add(api.staff, {
      name: 'x',
      price: 1,
      categoryId: await (add.Category as () => Promise<number>)(),
    }),
  ProductImage: async () => {
    const product = await (add.Product as () => Promise<number>)()
    return (await api.services.productImages.addAll(api.staff, product, [picture('a.png')]))[0] as number
  },
  Blog: () => api.services.blogs.add(api.staff, { name: 'x' }),
  BlogCategory: () => api.services.blogCategories.add(api.staff, { name: 'x' }),
  BlogTag: () => api.services.blogTags.add(api.staff, { name: 'x' }),
  Contact: () => api.services.contacts.add(api.staff, { address: 'x' }),
  User: async () => (await people.userWith([])).id,
  Role: () => people.roleId(`role ${Math.random()}`),
  Group: () => people.groupWith([]),
}

test.each(Object.keys(add))(
  'a removed %s is hidden from everybody until an administrator restores it',
  async (title) => {
    const id = await (add[title] as () => Promise<number>)()
    const one = title[0]?.toLowerCase() + title.slice(1)
    const seen = async () => {
      const { data } = await api.ask<{ one: object | null; table: { totalCount: number } }>(
        `query ($id: ID!, $query: TableQuery) { one: ${one}(id: $id) { id } table: ${one}Table(query: $query) { totalCount } }`,
        { id, query: { filters: [{ field: 'id', value: id }] } },
        admin,
      )
      return [data.one !== null, data.table.totalCount]
    }
    expect(await seen()).toEqual([true, 1])
    expect(await code(`restore${title}`, id)).toMatch(/^NOT_FOUND/)
    expect(await code(`remove${title}`, id, editor)).toBe('OK')
    expect(await seen()).toEqual([false, 0])
    expect(await code(`remove${title}`, id)).toMatch(/^NOT_FOUND/)
    expect(await code(`restore${title}`, id, editor)).toMatch(/^FORBIDDEN/)
    expect(await seen()).toEqual([false, 0])
    expect(await code(`restore${title}`, id)).toBe('OK')
    expect(await seen()).toEqual([true, 1])
  },
)

describe('a record that a live record references cannot be removed:', () => {
  test('a category with products, which are restored only after it', async () => {
    const { services, staff } = api
    const category = await services.categories.add(staff, { name: 'x' })
    const dish = () => services.products.add(staff, { name: 'x', price: 1, categoryId: category })
    const [first, second] = [await dish(), await dish()]
    expect(await code('removeCategory', category)).toMatch(/^CONFLICT: .*\b2 products\b/)
    await services.products.remove(staff, first)
    expect(await code('removeCategory', category)).toMatch(/^CONFLICT: .*\b1 product\b/)
    await services.products.remove(staff, second)
    expect(await code('removeCategory', category)).toBe('OK')
    expect(await code('restoreProduct', first)).toMatch(/^CONFLICT: .*category/)
    expect(await code('restoreCategory', category)).toBe('OK')
    expect(await code('restoreProduct', first)).toBe('OK')
  })

  test('a blog category and a tag with blog entries', async () => {
    const { services, staff } = api
    const categoryId = await services.blogCategories.add(staff, { name: 'x' })
    const tag = await services.blogTags.add(staff, { name: 'x' })
    const entry = () => services.blogs.add(staff, { name: 'x', categoryId, tagIds: [tag] })
    const [first, second] = [await entry(), await entry()]
    expect(await code('removeBlogCategory', categoryId)).toMatch(/^CONFLICT: .*\b2 blog entries\b/)
    await services.blogs.remove(staff, first)
    expect(await code('removeBlogTag', tag)).toMatch(/^CONFLICT: .*\b1 blog entry\b/)
    await services.blogs.update(staff, second, { categoryId: null, tagIds: [] })
    expect(await code('removeBlogCategory', categoryId)).toBe('OK')
    expect(await code('removeBlogTag', tag)).toBe('OK')
    // The entry is restored without removed links.
    expect(await code('restoreBlog', first)).toBe('OK')
    const { data } = await api.ask(
      'query ($id: ID!) { blog(id: $id) { blogTags { blogTagId } blogCategories { blogCategoryId } } }',
      { id: first },
      admin,
    )
    expect(data).toEqual({ blog: { blogTags: [], blogCategories: [] } })
  })

  test('a role in a group', async () => {
    const role = await people.roleId('garson')
    const group = await people.groupWith(['garson'])
    expect(await code('removeRole', role)).toMatch(/^CONFLICT: .*\b1 group\b/)
    expect(await code('removeGroup', group)).toBe('OK')
    expect(await code('removeRole', role)).toBe('OK')
  })

  test('a group with users', async () => {
    const person = await people.userWith([])
    const group = person.groupId as number
    expect(await code('removeGroup', group)).toMatch(/^CONFLICT: .*\b1 user\b/)
    expect(await code('removeUser', person.id)).toBe('OK')
    expect(await code('removeGroup', group)).toBe('OK')
  })

  test('a picture is restored only after its product', async () => {
    const image = await (add.ProductImage as () => Promise<number>)()
    const { rows } = await api.sql('select product_id as id from product_image where id = $1', [image])
    await api.services.productImages.remove(api.staff, image)
    await api.services.products.remove(api.staff, rows[0].id)
    expect(await code('restoreProductImage', image)).toMatch(/^CONFLICT: .*product/)
    expect(await code('restoreProduct', rows[0].id)).toBe('OK')
    expect(await code('restoreProductImage', image)).toBe('OK')
  })

  test('a product cannot be moved into a category during its removal', async () => {
    const { services } = api
    for (let round = 0; round < 8; round++) {
      const category = await services.categories.add(api.staff, { name: 'x' })
      const own = () => ({ ...api.staff, em: api.orm.em.fork() })
      await Promise.allSettled([
        services.products.add(own(), { name: 'x', price: 1, categoryId: category }),
        services.categories.remove(own(), category),
        services.products.add(own(), { name: 'y', price: 1, categoryId: category }),
      ])
      const { rows } = await api.sql(
        'select c.is_deleted, count(p.id)::int as products from category c left join product p on p.category_id = c.id where c.id = $1 group by c.id',
        [category],
      )
      expect(rows[0].is_deleted).toBe(rows[0].products === 0)
    }
  })
})

/** Every table, with every relation of its records. */
const TABLES: Record<string, [rest: string, fields: string]> = {
  about: ['v1/About/get-table-all', ''],
  service: ['v1/Services/get-table-all', ''],
  category: ['v1/Category/get-table-all', 'products { id category { id } }'],
  product: ['v1/Product/get-table-all', 'category { id name } productImages { id product { id } }'],
  productImage: ['v1/ProductImage/get-table-all?productId=1', 'product { id category { id name } }'],
  blog: [
    'v1/Blog/get-table-all',
    'blogTags { blogTag { id } blog { id } } blogCategories { blogCategory { id } blog { id } }',
  ],
  blogCategory: ['v1/BlogCategory/get-table-all', ''],
  blogTag: ['v1/BlogTag/get-table-all', 'blogTags { blog { id } blogTag { id } }'],
  contact: ['v1/Contact/get-table-all', ''],
  user: ['UserManager/get-user-table-all', 'groups { group { id name } }'],
  role: ['UserManager/get-role-table-all', ''],
  group: ['UserManager/get-group-table-all', 'roles { role { id name } } users { user { id } }'],
}

describe('D40: records removed together with their parent', () => {
  let gone: { product: number; category: number }

  beforeAll(async () => {
    const { categories, products, productImages, blogs, blogTags, blogCategories } = api.services
    const { users, groups, roles } = api.services
    const category = await categories.add(api.staff, { name: 'Bahar' })
    const product = await products.add(api.staff, { name: 'Enginar', price: 1, categoryId: category })
    const [image] = await productImages.addAll(api.staff, product, [picture('a.png')])
    await productImages.addAll(api.staff, product, [picture('b.png', { colour: '#123456' })])
    const tag = await blogTags.add(api.staff, { name: 'bahar' })
    const subject = await blogCategories.add(api.staff, { name: 'Bahar' })
    const blog = await blogs.add(api.staff, { name: 'Bahar', tagIds: [tag], categoryId: subject })
    const role = await people.roleId(`role ${Math.random()}`)
    const group = await groups.add(api.staff, { name: `group ${Math.random()}`, roleIds: [role] })
    const user = await people.userWith([], [group])
    await productImages.remove(api.staff, image)
    await products.remove(api.staff, product)
    await categories.remove(api.staff, category)
    await blogs.remove(api.staff, blog)
    await blogTags.remove(api.staff, tag)
    await blogCategories.remove(api.staff, subject)
    await users.remove(api.staff, user.id)
    await groups.remove(api.staff, group)
    await roles.remove(api.staff, role)
    gone = { product, category }
  })

  const everything = (entity: string, fields: string) =>
    `query { table: ${entity}Table(query: { includeDeleted: true, pageSize: 100 }) { items { id ${fields} } } }`

  test.each(Object.entries(TABLES))(
    'D40: are listed in the table of %s',
    async (entity, [address, fields]) => {
      const { errors, data } = await api.ask<{ table: { items: { id: string }[] } }>(
        everything(entity, fields),
        {},
        admin,
      )
      expect(errors).toBeUndefined()
      expect(data.table.items.length).toBeGreaterThan(0)
      const reply = await fetch(`${api.url}/api/${address}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...admin },
        body: JSON.stringify({ includeDeleted: true, pageSize: 100 }),
      })
      expect(reply.status).toBe(200)
      const ids = ((await reply.json()) as { items: { id: number }[] }).items.map(({ id }) => String(id))
      // The old path lists the pictures of one product.
      if (entity !== 'productImage') expect(ids).toEqual(data.table.items.map(({ id }) => id))
    },
  )

  test('D40: a removed dish shows its removed category, over both APIs', async () => {
    const { data } = await api.ask<{ table: { items: { id: string; category: object }[] } }>(
      everything('product', 'category { id name isDeleted }'),
      {},
      admin,
    )
    expect(data.table.items.find(({ id }) => id === String(gone.product))?.category).toEqual({
      id: String(gone.category),
      name: 'Bahar',
      isDeleted: true,
    })
    const reply = await fetch(`${api.url}/api/v1/Product/get-table-all`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...admin },
      body: JSON.stringify({ includeDeleted: true, filters: { id: gone.product } }),
    })
    const { items } = (await reply.json()) as { items: { category: { name: string } }[] }
    expect(items[0]?.category.name).toBe('Bahar')
  })

  test('D40: nobody else sees either', async () => {
    const { errors } = await api.ask(everything('product', 'category { id }'), {}, editor)
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    const { data } = await api.ask('{ productTable { items { name category { name } } } }', {}, editor)
    expect(JSON.stringify(data)).not.toMatch(/Enginar|Bahar/)
  })
})
