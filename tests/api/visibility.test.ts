import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Status } from '../../server/core/primitives/status.ts'
import { type Api, startApi } from '../support/api.ts'
import { picture } from '../support/picture.ts'

let api: Api
let category: number
let product: number
let image: number

beforeAll(async () => {
  api = await startApi()
})

afterAll(() => api.close())

beforeEach(async () => {
  const { services, staff } = api
  category = await services.categories.add(staff, { name: 'Tatlılar' })
  product = await services.products.add(staff, { name: 'Künefe', price: 180, categoryId: category })
  image = (await services.productImages.addAll(staff, product, [picture('a.png')]))[0] as number
})

const listed = async (list: string) => {
  const { data } = await api.ask<{ rows: { id: string }[] }>(`{ rows: ${list} { id } }`)
  return data.rows.map(({ id }) => Number(id))
}

/** The records of the three that a visitor sees, in lists and by look-up. */
async function shown() {
  const { data } = await api.ask(
    `query ($c: ID!, $p: ID!, $i: ID!) {
      category(id: $c) { id } product(id: $p) { id } productImage(id: $i) { id }
      ofCategory: products(categoryId: $c) { id } ofProduct: productImages(productId: $p) { id }
    }`,
    { c: category, p: product, i: image },
  )
  const seen = {
    category: Boolean(data.category),
    product: Boolean(data.product),
    image: Boolean(data.productImage),
  }
  expect(data.ofCategory).toHaveLength(seen.product ? 1 : 0)
  expect(data.ofProduct).toHaveLength(seen.image ? 1 : 0)
  expect((await listed('categories')).includes(category)).toBe(seen.category)
  expect((await listed('products')).includes(product)).toBe(seen.product)
  return seen
}

describe('a visitor', () => {
  test('sees active records', async () => {
    expect(await shown()).toEqual({ category: true, product: true, image: true })
  })

  test('sees nothing of a passive category', async () => {
    await api.services.categories.update(api.staff, category, { status: Status.PASSIVE })
    expect(await shown()).toEqual({ category: false, product: false, image: false })
  })

  test('sees nothing of a removed category', async () => {
    // The services do not remove a category with products, but a database written by other tools may contain one.
    await api.sql('update category set is_deleted = true where id = $1', [category])
    expect(await shown()).toEqual({ category: false, product: false, image: false })
  })

  test('sees neither a passive product nor its pictures', async () => {
    await api.services.products.update(api.staff, product, { status: Status.PASSIVE })
    expect(await shown()).toEqual({ category: true, product: false, image: false })
    expect(await inCategory()).toEqual([])
  })

  test('sees neither a removed product nor its pictures, until it is restored', async () => {
    await api.services.products.remove(api.staff, product)
    expect(await shown()).toEqual({ category: true, product: false, image: false })
    expect(await inCategory()).toEqual([])
    await api.services.products.restore(api.staff, product)
    expect(await shown()).toEqual({ category: true, product: true, image: true })
  })

  test('does not see a removed picture', async () => {
    await api.services.productImages.remove(api.staff, image)
    expect(await shown()).toEqual({ category: true, product: true, image: false })
  })

  test('still sees a sold-out product', async () => {
    await api.services.products.update(api.staff, product, { availiblity: false })
    expect(await shown()).toEqual({ category: true, product: true, image: true })
  })

  async function inCategory() {
    const { data } = await api.ask<{ category: { products: object[] } }>(
      'query ($id: ID!) { category(id: $id) { products { id } } }',
      { id: category },
    )
    return data.category.products
  }
})

describe.each([
  ['service', 'services', 'restaurantServices'],
  ['blog', 'blogs', 'blogs'],
  ['blogTag', 'blogTags', 'blogTags'],
] as const)('a %s', (one, many, name) => {
  const service = () => api.services[name]
  const seen = async (id: number) => {
    const { data } = await api.ask(`query ($id: ID!) { ${one}(id: $id) { id } }`, { id })
    return [(await listed(many)).includes(id), data[one] !== null]
  }

  test('is visible while it is active, not while it is passive', async () => {
    const id = await service().add(api.staff, { name: 'x' })
    expect(await seen(id)).toEqual([true, true])
    await service().update(api.staff, id, { status: Status.PASSIVE })
    expect(await seen(id)).toEqual([false, false])
  })

  test('is not visible once it is removed', async () => {
    const id = await service().add(api.staff, { name: 'x' })
    await service().remove(api.staff, id)
    expect(await seen(id)).toEqual([false, false])
  })
})

test('a removed record is in no list', async () => {
  const { services, staff } = api
  const about = await services.abouts.add(staff, { description: 'x' })
  const contact = await services.contacts.add(staff, { address: 'x' })
  const blogCategory = await services.blogCategories.add(staff, { name: 'x' })
  await services.abouts.remove(staff, about)
  await services.contacts.remove(staff, contact)
  await services.blogCategories.remove(staff, blogCategory)
  expect(await listed('abouts')).not.toContain(about)
  expect(await listed('contacts')).not.toContain(contact)
  expect(await listed('blogCategories')).not.toContain(blogCategory)
})

describe('the links of a blog entry', () => {
  let blog: number
  let tags: number[]
  let blogCategory: number

  beforeEach(async () => {
    const { services, staff } = api
    tags = []
    for (const name of ['kept', 'hidden']) tags.push(await services.blogTags.add(staff, { name }))
    blogCategory = await services.blogCategories.add(staff, { name: 'Subject' })
    blog = await services.blogs.add(staff, { name: 'Entry', tagIds: tags, categoryId: blogCategory })
  })

  const links = async () => {
    const { data } = await api.ask<{ blog: { blogTags: object[]; blogCategories: object[] } }>(
      'query ($id: ID!) { blog(id: $id) { blogTags { blogTag { name } } blogCategories { blogCategory { name } } } }',
      { id: blog },
    )
    return data.blog
  }

  test('exclude a passive tag', async () => {
    expect((await links()).blogTags).toHaveLength(2)
    await api.services.blogTags.update(api.staff, tags[1], { status: Status.PASSIVE })
    expect((await links()).blogTags).toEqual([{ blogTag: { name: 'kept' } }])
  })

  test('exclude a removed blog category', async () => {
    expect((await links()).blogCategories).toHaveLength(1)
    await api.sql('update blog_category set is_deleted = true where id = $1', [blogCategory])
    expect((await links()).blogCategories).toEqual([])
  })

  test('do not reveal a passive entry from its tag or category', async () => {
    await api.services.blogs.update(api.staff, blog, { status: Status.PASSIVE })
    const { data } = await api.ask(
      'query ($t: ID!, $c: ID!) { blogTag(id: $t) { blogTags { blogId } } blogCategory(id: $c) { blogCategories { blogId } } }',
      { t: tags[0], c: blogCategory },
    )
    expect(data).toEqual({ blogTag: { blogTags: [] }, blogCategory: { blogCategories: [] } })
  })
})

test('nothing of the mail account of a contact entry is visible', async () => {
  const id = await api.services.contacts.add(api.staff, {
    mailServer: 'mail.example.com',
    mail: 'merhaba@example.com',
    userName: 'post',
    password: 'open sesame 1001',
    port: 587,
    address: 'Incek',
    phoneNumber: '0312',
  })
  const fields = '{ id mailServer userName port mail address phoneNumber }'
  const { data } = await api.ask<Record<string, object>>(
    `query ($id: ID!) { contacts ${fields} contact(id: $id) ${fields} }`,
    { id },
  )
  const expected = {
    id: String(id),
    mailServer: null,
    userName: null,
    port: null,
    mail: 'merhaba@example.com',
    address: 'Incek',
    phoneNumber: '0312',
  }
  expect(data.contact).toEqual(expected)
  expect(data.contacts).toContainEqual(expected)
  // The password is not a field, and is not stored in plain text.
  const { errors } = await api.ask('{ contacts { password } }')
  expect(errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED')
  const { rows } = await api.sql('select * from contact where id = $1', [id])
  expect(JSON.stringify(rows)).not.toContain('open sesame')
})
