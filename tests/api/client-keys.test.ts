import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetWhatIsOver } from '../../server/core/forget-what-is-over.ts'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers, type People } from '../support/people.ts'
import { upload } from '../support/upload.ts'

let api: Api
let people: People
let headers: Headers
let categoryId: number
let made = 0

beforeAll(async () => {
  // That of the product: a call that waits for a lock is refused in time.
  api = await startApi({}, { limits: { lock: 2_000 } })
  people = await createPeople(api)
  headers = await people.headers(await people.userWith(['product.manage', 'category.manage', 'group.manage']))
  categoryId = await api.services.categories.add(api.staff, { name: 'Çorbalar' })
})

afterAll(() => api.close())

const newKey = () => `key-${++made}`

const ADD =
  'mutation ($input: AddProduct!, $key: ID) { addProduct(input: $input, clientKey: $key) { id name } }'

const add = (name: string, key: string | null, as = headers, price = 90) =>
  api.ask<{ addProduct: { id: string; name: string } }>(ADD, { input: { name, price, categoryId }, key }, as)

const stored = async (name: string) => {
  const { rows } = await api.sql('select id::text from product where name = $1 order by id', [name])
  return rows.map(({ id }) => id)
}

describe('an addition with an idempotency key', () => {
  test('returns the stored record when it is repeated, and stores nothing (D45)', async () => {
    const key = newKey()
    const first = await add('Mercimek', key)
    const again = await add('Mercimek', key)
    expect(first.errors).toBeUndefined()
    expect(again.data).toEqual(first.data)
    expect(await stored('Mercimek')).toEqual([first.data.addProduct.id])
  })

  test('stores one record for twenty concurrent requests (D41)', async () => {
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 20 }, () => add('Ezogelin', key)))
    const [only, ...more] = await stored('Ezogelin')
    expect(more).toEqual([])
    expect(answers.map(({ data }) => data?.addProduct.id)).toEqual(answers.map(() => only))
  })

  test('is separate for another caller and another key, and refused for another call or other values', async () => {
    const key = newKey()
    const other = await people.headers(await people.userWith(['product.manage']))
    await add('Tarhana', key)
    await add('Tarhana', key, other)
    await add('Tarhana', newKey())
    await add('Tarhana', null)
    await add('Tarhana', null)
    expect(await stored('Tarhana')).toHaveLength(5)
    const { errors } = await api.ask(
      'mutation ($key: ID) { addCategory(input: { name: "Tarhanalar" }, clientKey: $key) { id } }',
      { key },
      headers,
    )
    expect(errors?.[0]?.extensions).toMatchObject({
      ...{ code: 'CONFLICT', reason: 'KEY_REUSED' },
      params: { call: 'addProduct' },
    })
    const { errors: otherPrice } = await add('Tarhana', key, headers, 91)
    expect(otherPrice?.[0]?.extensions.reason).toBe('KEY_REUSED')
    expect(await stored('Tarhana')).toHaveLength(5)
  })

  test('does not use up its key if it is refused', async () => {
    const key = newKey()
    const refused = await api.ask(
      ADD,
      { input: { name: 'Yayla', price: 90, categoryId: 999_999 }, key },
      headers,
    )
    expect(refused.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
    const { data } = await add('Yayla', key)
    expect(await stored('Yayla')).toEqual([data.addProduct.id])
  })

  test('stores nothing in place of a record that was removed since', async () => {
    const key = newKey()
    const { data } = await add('Düğün', key)
    await api.services.products.remove(api.staff, data.addProduct.id)
    const again = await add('Düğün', key)
    expect(again.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect(await stored('Düğün')).toHaveLength(1)
  })

  test('is remembered for 8 days, and then deleted', async () => {
    const [old, fresh] = [newKey(), newKey()]
    await add('Paça', old)
    await add('Paça', fresh)
    const age = 'update client_key set created_at = now() - $2::interval where key = $1'
    await api.sql(age, [old, '8 days'])
    await api.sql(age, [fresh, '7 days 23 hours 59 minutes'])
    await add('Paça', fresh)
    expect(await stored('Paça')).toHaveLength(2)
    await add('Paça', old)
    expect(await stored('Paça')).toHaveLength(3)
    await api.sql(age, [old, '9 days'])
    await forgetWhatIsOver(api.orm.em.fork())
    expect((await api.sql('select from client_key where key = $1', [old])).rows).toEqual([])
  })

  test('skips the rule about unique names when it is repeated', async () => {
    const [key, name] = [newKey(), 'Garsonlar']
    const send = () =>
      api.ask<{ addGroup: { id: string } }>(
        'mutation ($name: String!, $key: ID) { addGroup(input: { name: $name }, clientKey: $key) { id } }',
        { name, key },
        headers,
      )
    const answers = await Promise.all([send(), send(), send()])
    expect(new Set(answers.map(({ data }) => data?.addGroup.id)).size).toBe(1)
    expect((await api.sql('select from user_group where name = $1', [name])).rows).toHaveLength(1)
  })

  test('leaves one file for a repeated picture, and each picture of a dish once', async () => {
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    const key = newKey()
    const send = (query: string, variables: object, at: string, sent = bytes) =>
      upload<Record<string, { id: string }[]>>(
        api.url,
        query,
        { key, ...variables },
        [{ at, name: 'a.png', bytes: sent }],
        headers,
      )
    const category = (sent?: typeof bytes) =>
      send(
        'mutation ($image: Upload, $key: ID) { addCategory(input: { name: "Resimli", image: $image }, clientKey: $key) { id } }',
        { image: null },
        'variables.image',
        sent,
      )
    const twice = await Promise.all([category(), category()])
    expect(twice[1].data).toEqual(twice[0].data)
    const otherPicture = await sharp(bytes).negate().png().toBuffer()
    expect((await category(otherPicture)).errors?.[0]?.extensions.reason).toBe('KEY_REUSED')
    const { rows } = await api.sql("select image_file_path as path from category where name = 'Resimli'")
    expect(rows).toHaveLength(1)
    expect((await fetch(`${api.url}/resource/${rows[0].path}`)).status).toBe(200)

    const [id] = [(await add('Resimli çorba', newKey())).data.addProduct.id]
    const pictures = () =>
      send(
        'mutation ($id: ID!, $images: [Upload!]!, $key: ID) { addProductImages(productId: $id, images: $images, clientKey: $key) { id } }',
        { id, images: [null], key: `${key}-pictures` },
        'variables.images.0',
      )
    const both = await Promise.all([pictures(), pictures()])
    expect(both[0].errors).toBeUndefined()
    expect(both[1].data).toEqual(both[0].data)
    expect((await pictures()).data).toEqual(both[0].data)
    expect((await api.sql('select from product_image where product_id = $1', [id])).rows).toHaveLength(1)
  })

  test.each([
    ['', 'LENGTH'],
    ['k'.repeat(101), 'LENGTH'],
    ['iki kelime', 'INVALID_CHARACTERS'],
  ])('is refused with the key %j', async (key, rule) => {
    const { errors } = await add('Kelle', key)
    expect(errors?.[0]?.extensions.fields).toMatchObject([{ field: 'clientKey', rule }])
    expect(await stored('Kelle')).toEqual([])
  })
})

describe('an update with an idempotency key', () => {
  const UPDATE = `mutation ($id: ID!, $input: UpdateProduct!, $key: ID) {
    updateProduct(id: $id, input: $input, clientKey: $key) { price version }
  }`
  const dish = async (name: string) => (await add(name, newKey())).data.addProduct.id
  const update = (id: string, input: object, key: string | null, as = headers) =>
    api.ask<{ updateProduct: { price: number; version: number } }>(UPDATE, { id, input, key }, as)
  const refusal = async (reply: ReturnType<typeof update>) => (await reply).errors?.[0]?.extensions.reason

  test('stores nothing when it is repeated, and returns the record as it is by then', async () => {
    const [id, key] = [await dish('Beyran'), newKey()]
    const first = await update(id, { price: 110, version: 1 }, key)
    expect(first.data.updateProduct).toEqual({ price: 110, version: 2 })
    expect((await update(id, { price: 110, version: 1 }, key)).data).toEqual(first.data)
    await update(id, { price: 130, version: 2 }, null)
    const late = await update(id, { price: 110, version: 1 }, key)
    expect(late.data.updateProduct).toEqual({ price: 130, version: 3 })
  })

  test('stores one change for ten concurrent requests', async () => {
    const [id, key] = [await dish('Analı kızlı'), newKey()]
    const send = () => update(id, { price: 120, version: 1 }, key)
    const replies = await Promise.all(Array.from({ length: 10 }, send))
    expect(replies.map(({ data }) => data?.updateProduct)).toEqual(
      replies.map(() => ({ price: 120, version: 2 })),
    )
  })

  test('is separate for another caller, and refused for another record', async () => {
    const [one, two, key] = [await dish('Şiveydiz'), await dish('Lebeniye'), newKey()]
    const other = await people.headers(await people.userWith(['product.manage']))
    await update(one, { price: 140, version: 1 }, key)
    expect(await refusal(update(two, { price: 140, version: 1 }, key))).toBe('KEY_REUSED')
    expect((await update(one, { price: 150, version: 2 }, key, other)).data.updateProduct.price).toBe(150)
  })

  test('does not use up its key if it is refused', async () => {
    const [id, key] = [await dish('Arabaşı'), newKey()]
    expect(await refusal(update(id, { price: 100, version: 9 }, key))).toBe('STALE_VERSION')
    expect((await update(id, { price: 100, version: 1 }, key)).data.updateProduct.price).toBe(100)
  })

  test('is answered although the permission was lost since, and refused after the record was removed', async () => {
    const [id, key] = [await dish('Toyga'), newKey()]
    const person = await people.userWith(['product.manage'])
    const as = await people.headers(person)
    const first = await update(id, { price: 160, version: 1 }, key, as)
    await api.services.groups.update(api.staff, person.groupId, { roleIds: [] })
    expect((await update(id, { price: 160, version: 1 }, key, as)).data).toEqual(first.data)
    expect(await refusal(update(id, { price: 160, version: 2 }, newKey(), as))).toBe('MISSING_PERMISSION')
    await update(id, { price: 170, version: 2 }, key)
    await api.services.products.remove(api.staff, id)
    expect(await refusal(update(id, { price: 170, version: 2 }, key))).toBe('NOT_FOUND')
  })
})

describe('a call for several records with an idempotency key', () => {
  interface Many {
    readonly count: number
    readonly requestId: string
  }

  /** Ids of new products, in their order. */
  const several = async (names: readonly string[]) => {
    const ids: string[] = []
    for (const name of names)
      ids.push(String(await api.services.products.add(api.staff, { name, price: 90, categoryId })))
    return ids
  }

  const ask = (call: string, variables: Record<string, unknown>, as = headers) =>
    api.ask<{ many: Many }>(`mutation ${call} { count requestId } }`, variables, as)

  const updateAll = (
    ids: readonly string[],
    input: object,
    key: string | null,
    versions?: readonly number[],
  ) =>
    ask(
      '($ids: [ID!]!, $input: UpdateProduct!, $key: ID, $versions: [Int!]) { many: updateProducts(ids: $ids, input: $input, clientKey: $key, versions: $versions)',
      { ids, input, key, versions },
    )

  const pricesOf = async (ids: readonly string[]) => {
    const { rows } = await api.sql('select price from product where id = any($1::integer[]) order by id', [
      ids,
    ])
    return rows.map(({ price }) => Number(price))
  }

  test('stores nothing when it is repeated, and returns the request that undoes the first', async () => {
    const [ids, key] = [await several(['Kısır', 'Fava']), newKey()]
    const first = await updateAll(ids, { price: 100 }, key)
    await updateAll(ids, { price: 120 }, null)
    const again = await updateAll(ids, { price: 100 }, key)
    expect(again.data).toEqual(first.data)
    expect(await pricesOf(ids)).toEqual([120, 120])
  })

  test('stores once for ten concurrent requests', async () => {
    const [ids, key] = [await several(['Haydari', 'Şakşuka']), newKey()]
    const replies = await Promise.all(Array.from({ length: 10 }, () => updateAll(ids, { price: 95 }, key)))
    expect(new Set(replies.map(({ data }) => data.many.requestId)).size).toBe(1)
    const { rows } = await api.sql('select version from product where id = any($1::integer[])', [ids])
    expect(rows.map(({ version }) => version)).toEqual([2, 2])
  })

  test('is undone by the request id of its repetition', async () => {
    const [ids, key] = [await several(['Atom', 'Cacık']), newKey()]
    await updateAll(ids, { price: 70 }, key)
    const { data } = await updateAll(ids, { price: 70 }, key)
    await api.ask(
      'mutation ($id: String!) { undoRequest(requestId: $id) }',
      { id: data.many.requestId },
      headers,
    )
    expect(await pricesOf(ids)).toEqual([90, 90])
  })

  test('changes nothing if one of the versions is another by now, and does not use up its key', async () => {
    const [ids, key] = [await several(['Ezme', 'Muhammara']), newKey()]
    await updateAll([ids[1] as string], { price: 91 }, null)
    const stale = await updateAll(ids, { price: 80 }, key, [1, 1])
    expect(stale.errors?.[0]?.extensions).toMatchObject({ reason: 'STALE_VERSION', line: 1 })
    expect(await pricesOf(ids)).toEqual([90, 91])
    const reversed = [...ids].reverse()
    expect((await updateAll(reversed, { price: 80 }, key, [2, 1])).errors).toBeUndefined()
    expect(await pricesOf(ids)).toEqual([80, 80])
  })

  test('refuses versions of another number than the ids', async () => {
    const ids = await several(['Humus', 'Babagannuş'])
    const { errors } = await updateAll(ids, { price: 80 }, null, [1])
    expect(errors?.[0]?.extensions.fields).toEqual([
      {
        ...{ field: 'versions', rule: 'ITEMS', params: { min: 2, max: 2 } },
        message: 'versions must contain 2 items.',
      },
    ])
    expect(await pricesOf(ids)).toEqual([90, 90])
  })

  test.each([
    [
      'prices',
      '($key: ID) { many: changePrices(changes: [{ productId: $IDS0, price: 75, seenPrice: 90 }], clientKey: $key)',
    ],
    [
      'order',
      '($ids: [ID!]!, $key: ID) { many: reorderProducts(categoryId: $CATEGORY, ids: $ids, clientKey: $key)',
    ],
    ['removal', '($ids: [ID!]!, $key: ID) { many: removeProducts(ids: $ids, clientKey: $key)'],
    [
      'table',
      '($key: ID) { many: saveProducts(lines: [{ name: "Deniz börülcesi", price: 80, categoryId: $CATEGORY }], clientKey: $key)',
    ],
  ])('is repeated with the same result: %s', async (_, call) => {
    const [ids, key] = [await several([`Turşu ${made}`, `Pilaki ${made}`]), newKey()]
    const text = call.replace('$IDS0', ids[0] as string).replaceAll('$CATEGORY', String(categoryId))
    const first = await ask(text, { ids, key })
    expect(first.errors).toBeUndefined()
    expect((await ask(text, { ids, key })).data).toEqual(first.data)
  })

  describe('whose reply was lost', () => {
    interface Settled {
      readonly stored: boolean
      readonly call: string | null
      readonly ids: readonly string[]
      readonly requestId: string | null
    }

    const NOTHING: Settled = { stored: false, call: null, ids: [], requestId: null }
    const PRICES =
      '($id: ID!, $price: Float!, $key: ID) { many: changePrices(changes: [{ productId: $id, price: $price }], clientKey: $key)'
    const settle = (key: string, as = headers) =>
      api.ask<{ settle: Settled }>(
        'mutation ($key: ID!) { settle(clientKey: $key) { stored call ids requestId } }',
        { key },
        as,
      )

    test('is settled with what it has stored, and can be repeated', async () => {
      const [[id], key] = [await several(['Arnavut ciğeri']), newKey()]
      const { data } = await ask(PRICES, { id, price: 75, key })
      const { requestId } = data.many
      const expected: Settled = { stored: true, call: 'changePrices', ids: [id as string], requestId }
      expect((await settle(key)).data.settle).toEqual(expected)
      expect((await settle(key)).data.settle).toEqual(expected)
      expect((await ask(PRICES, { id, price: 75, key })).data).toEqual(data)
    })

    test('is refused after it was settled, if it arrives late', async () => {
      const [[id], key] = [await several(['Paçanga']), newKey()]
      expect((await settle(key)).data.settle).toEqual(NOTHING)
      expect((await settle(key)).data.settle).toEqual(NOTHING)
      const late = await ask(PRICES, { id, price: 75, key })
      expect(late.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'CALL_SETTLED' })
      expect(await pricesOf([id as string])).toEqual([90])
      expect((await ask(PRICES, { id, price: 75, key: newKey() })).errors).toBeUndefined()
    })

    test('is refused for an hour after it was settled, and then unknown', async () => {
      const [[id], key] = [await several(['Lakerda']), newKey()]
      await settle(key)
      await api.sql("update client_key set created_at = now() - interval '61 minutes' where key = $1", [key])
      expect((await ask(PRICES, { id, price: 75, key })).errors).toBeUndefined()
    })

    test('is refused where a caller has ten thousand living ones, and others are not', async () => {
      const user = await people.userWith(['product.manage'])
      const many = await people.headers(user)
      const fill = (count: number) =>
        api.sql(
          `insert into client_key (user_id, key, call, fingerprint)
             select $1, 'full-' || n, 'addProduct', '' from generate_series(1, $2) n on conflict do nothing`,
          [user.id, count],
        )
      await fill(9_999)
      expect((await add('Son anahtar', newKey(), many)).errors).toBeUndefined()
      const refused = [await add('Bir fazlası', newKey(), many), await settle(newKey(), many)]
      for (const { errors } of refused)
        expect(errors?.[0]?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', reason: 'TOO_MANY_KEYS' })
      expect(await stored('Bir fazlası')).toEqual([])
      expect((await add('Başkası', newKey())).errors).toBeUndefined()
      await api.sql("update client_key set created_at = now() - interval '9 days' where user_id = $1", [
        user.id,
      ])
      expect((await add('Yeniden', newKey(), many)).errors).toBeUndefined()
    })

    test('is settled separately for each caller', async () => {
      const [[id], key] = [await several(['Midye dolma']), newKey()]
      const other = await people.headers(await people.userWith(['product.manage']))
      await settle(key, other)
      expect((await ask(PRICES, { id, price: 75, key })).errors).toBeUndefined()
      expect((await settle(key)).data.settle.stored).toBe(true)
      expect((await settle(key, other)).data.settle).toEqual(NOTHING)
    })

    test('is stored and told, or neither, when it is settled in the same moment', async () => {
      const ids = await several(Array.from({ length: 12 }, (_, at) => `Aynı an ${at}`))
      for (const id of ids) {
        const key = newKey()
        const [call, settled] = await Promise.all([ask(PRICES, { id, price: 75, key }), settle(key)])
        expect(settled.errors).toBeUndefined()
        const isStored = (await pricesOf([id]))[0] === 75
        expect([settled.data.settle.stored, call.errors === undefined]).toEqual([isStored, isStored])
      }
    })

    /** Runs `work` while another transaction holds the row of a dish, so that calls for it wait. */
    async function whileHeld(id: string, work: () => Promise<void>): Promise<void> {
      await api.orm.em.fork().transactional(async (em) => {
        await em.execute('select from product where id = ? for update', [id])
        await work()
      })
    }

    test('is waited for while it runs, and told when it is stored or refused', async () => {
      const [[one, two], key, other] = [await several(['Uzun', 'Daha uzun']), newKey(), newKey()]
      const settled: Promise<Awaited<ReturnType<typeof settle>>>[] = []
      let call: ReturnType<typeof ask> | undefined
      await whileHeld(one as string, async () => {
        call = ask(PRICES, { id: one, price: 75, key })
        await pause(300)
        settled.push(settle(key))
        await pause(500)
      })
      expect((await (call as ReturnType<typeof ask>)).errors).toBeUndefined()
      expect((await settled[0])?.data.settle).toMatchObject({ stored: true, ids: [one] })
      await whileHeld(two as string, async () => {
        const refused = ask(PRICES, { id: two, price: 75, key: other })
        await pause(300)
        settled.push(settle(other))
        expect((await refused).errors?.[0]?.extensions.code).toBe('SERVICE_UNAVAILABLE')
      })
      expect((await settled[1])?.data.settle).toEqual(NOTHING)
    })

    test('is answered by its own caller only, who is signed in, and under a valid key', async () => {
      expect((await settle(newKey(), {})).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
      const { errors } = await settle('iki kelime')
      expect(errors?.[0]?.extensions.fields).toMatchObject([
        { field: 'clientKey', rule: 'INVALID_CHARACTERS' },
      ])
    })
  })
})
