import { print } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MENU } from '../../web/src/features/menu/menu-query.ts'
import { type Api, startApi } from '../support/api.ts'

let api: Api

beforeAll(async () => {
  api = await startApi()
})

afterAll(() => api.close())

/** Categories with `each` products, with as many pictures each. */
async function fill(categories: number, each: number): Promise<void> {
  await api.sql('truncate product_image, product, category restart identity')
  await api.sql(
    `insert into category (created_date, name, "order") select now(), 'C' || n, n from generate_series(1, $1) n`,
    [categories],
  )
  await api.sql(
    `insert into product (created_date, name, price, category_id)
     select now(), 'P' || n, n, c.id from category c, generate_series(1, $1) n`,
    [each],
  )
  await api.sql(
    `insert into product_image (created_date, index, size, type, content_type, file_name, file_path, product_id)
     select now(), n - 1, 1, 'image', 'image/webp', 'a.png', 'a.webp', p.id from product p, generate_series(1, $1) n`,
    [each],
  )
}

const NESTED = `{
  categories { name products { name category { name } productImages { filePath product { name category { name } } } } }
}`

test('relations can be read in both directions', async () => {
  await fill(1, 1)
  const category = { name: 'C1' }
  const product = { name: 'P1', category }
  expect((await api.ask(NESTED)).data).toEqual({
    categories: [
      { ...category, products: [{ ...product, productImages: [{ filePath: 'a.webp', product }] }] },
    ],
  })
})

test('a blog entry, its category and its tags reference each other', async () => {
  const { services, staff } = api
  const tag = await services.blogTags.add(staff, { name: 'mevsim' })
  const subject = await services.blogCategories.add(staff, { name: 'Mutfak' })
  const blog = await services.blogs.add(staff, { name: 'Kış', tagIds: [tag], categoryId: subject })
  const { data, errors } = await api.ask(
    `query ($blog: ID!, $tag: ID!, $subject: ID!) {
      blog(id: $blog) {
        blogTags { blogId blogTagId blog { name } blogTag { name } }
        blogCategories { name blogId blogCategoryId blog { name } blogCategory { name } }
      }
      blogTag(id: $tag) { blogTags { blog { name } blogTag { name } } }
      blogCategory(id: $subject) { blogCategories { name blog { name } } }
    }`,
    { blog, tag, subject },
  )
  expect(errors).toBeUndefined()
  const ends = { blog: { name: 'Kış' }, blogTag: { name: 'mevsim' } }
  expect(data).toEqual({
    blog: {
      blogTags: [{ blogId: String(blog), blogTagId: String(tag), ...ends }],
      blogCategories: [
        {
          name: 'Mutfak',
          blogId: String(blog),
          blogCategoryId: String(subject),
          blog: { name: 'Kış' },
          blogCategory: { name: 'Mutfak' },
        },
      ],
    },
    blogTag: { blogTags: [ends] },
    blogCategory: { blogCategories: [{ name: 'Mutfak', blog: { name: 'Kış' } }] },
  })
})

test('a nested query needs as many statements for many rows as for few', async () => {
  const count = async (categories: number, each: number) => {
    await fill(categories, each)
    return (await api.statementsOf(() => api.ask(NESTED))).length
  }
  const few = await count(1, 1)
  expect(few).toBeGreaterThan(0)
  expect(await count(12, 8)).toBe(few)
  // At most one for each relation in the query.
  expect(few).toBeLessThanOrEqual(6)
})

test('the query of the menu page needs at most 4 statements', async () => {
  await fill(12, 9)
  const statements = await api.statementsOf(async () => {
    const { data, errors } = await api.ask<{ products: { productImages: object[] }[] }>(print(MENU))
    expect(errors).toBeUndefined()
    expect(data.products).toHaveLength(108)
    expect(data.products[0]?.productImages).toHaveLength(9)
  })
  expect(statements.length).toBeGreaterThan(0)
  expect(statements.length).toBeLessThanOrEqual(4)
})

test('only the requested columns are read', async () => {
  const [statement = ''] = await api.statementsOf(() => api.ask('{ categories { name } }'))
  expect(statement).toContain('name')
  expect(statement).not.toContain('description')
})
