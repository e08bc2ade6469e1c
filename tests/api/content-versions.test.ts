import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers } from '../support/people.ts'

let api: Api
let headers: Headers
let category: number

beforeAll(async () => {
  api = await startApi()
  const people = await createPeople(api)
  headers = await people.headers(await people.userWith(['product.manage']))
  category = await api.services.categories.add(api.staff, { name: 'Çorbalar' })
})

afterAll(() => api.close())

interface Product {
  id: string
  version: number
  price: number
}

const ask = <Data>(query: string, variables: object = {}) => api.ask<Data>(query, variables, headers)

async function dish(price = 80): Promise<Product> {
  const { data } = await ask<{ addProduct: Product }>(
    'mutation ($input: AddProduct!) { addProduct(input: $input) { id version price } }',
    { input: { name: 'Mercimek', price, categoryId: category } },
  )
  return data.addProduct
}

const update = (id: string, input: object) =>
  ask<{ updateProduct: Product }>(
    'mutation ($id: ID!, $input: UpdateProduct!) { updateProduct(id: $id, input: $input) { id version price } }',
    { id, input },
  )

describe('a version', () => {
  test('is refused as CONFLICT if it is stale, and nothing changes', async () => {
    const { id, version } = await dish()
    expect((await update(id, { price: 90, version })).data.updateProduct).toMatchObject({
      price: 90,
      version: version + 1,
    })
    const { data, errors } = await update(id, { price: 100, version })
    expect([data, errors?.[0]?.extensions.code]).toEqual([null, 'CONFLICT'])
    expect(await rowOf(id)).toMatchObject({ price: '90.00', version: version + 1 })
    expect((await update(id, { price: 100 })).data.updateProduct.price).toBe(100)
  })

  test('lets one of 50 concurrent changes of each version succeed', async () => {
    const { id } = await dish(0)
    let version = 1
    for (let round = 1; round <= 3; round++) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => update(id, { price: round * 100 + index, version })),
      )
      const won = answers.filter(({ errors }) => !errors)
      const codes = answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions.code) ?? [])
      expect(won).toHaveLength(1)
      // A busy machine refuses some before they are looked at.
      expect(new Set(codes.filter((code) => code !== 'SERVICE_UNAVAILABLE'))).toEqual(new Set(['CONFLICT']))
      version++
      expect(won[0]?.data.updateProduct.version).toBe(version)
      expect(Number((await rowOf(id)).price)).toBe(won[0]?.data.updateProduct.price)
    }
  })

  test('retries after conflicts lose no change', async () => {
    const { id } = await dish(0)
    const raise = async () => {
      for (;;) {
        const { data } = await ask<{ product: Product }>(
          'query ($id: ID!) { product(id: $id) { price version } }',
          { id },
        )
        const { price, version } = data.product
        if (!(await update(id, { price: price + 1, version })).errors) return
      }
    }
    await Promise.all(Array.from({ length: 12 }, raise))
    expect(await rowOf(id)).toMatchObject({ price: '12.00', version: 13 })
  })
})

async function rowOf(id: string | number): Promise<Record<string, unknown>> {
  return (await api.sql('select * from product where id = $1', [id])).rows[0]
}
