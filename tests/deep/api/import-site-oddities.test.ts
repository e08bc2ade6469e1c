import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Api, startApi } from '../../support/api.ts'
import { moveIn } from '../../support/moving-in.ts'
import { oldData } from '../../support/old-data.ts'
import { type MadeOldServer, type Oddities, startOldServer } from '../../support/old-server.ts'
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
const rows = async (statement: string) => (await api.sql(statement)).rows
/** What a run without oddities stores, but for moments of this run. */
const content = async () => ({
  categories: await rows(
    'select id, name, description, "order", status, image_file_path, created_date from category order by id',
  ),
  products: await rows(
    'select id, name, description, price, status, availiblity, category_id from product order by id',
  ),
  images: await rows('select id, product_id, index, file_path from product_image order by id'),
  services: await rows('select id, name, md5(image) as image, md5(icon) as icon from service order by id'),
  blogs: await rows('select id, name, description, image from blog order by id'),
  contacts: await rows('select id, mail, port, phone_number from contact order by id'),
  users: await rows('select user_name, email, first_name, status from user_account order by id'),
})

describe('an odd server gives the same', () => {
  let plain: Awaited<ReturnType<typeof content>> | undefined

  const odd: Readonly<Record<string, Oddities>> = {
    'names in camel case': { names: 'camel' },
    'names in capitals': { names: 'upper' },
    'numbers and ids as text': { texts: true },
    'lists with $values': { envelope: '$values' },
    'lists in an envelope': { envelope: 'data' },
    'replies without a length': { chunked: true },
    'pages of people that never end': { endless: true },
    '429 with Retry-After': { busy: { every: 5, status: 429, retryAfter: '1' } },
    '503 with a date in Retry-After': {
      busy: { every: 7, status: 503, retryAfter: 'Fri, 01 Jan 2021 00:00:00 GMT' },
    },
    'a page of an error with status 200, once': { page: { path: '/Product/get-all', status: 200, times: 1 } },
    'a failure, twice': { page: { path: '/Blog/get-all', status: 500, times: 2 } },
    'a token that ends midway': { endsTokens: { after: 9, times: 1 } },
    'all of them': {
      names: 'camel',
      texts: true,
      envelope: '$values',
      chunked: true,
      endless: true,
      busy: { every: 9, status: 429, retryAfter: '0' },
      endsTokens: { after: 15, times: 1 },
    },
  }

  test.each(Object.keys(odd))('%s', async (name) => {
    plain ??= await plainContent()
    old.oddities = odd[name] as Oddities
    const { code } = await move()
    expect(code).toBe(0)
    expect(await content()).toEqual(plain)
  })

  async function plainContent() {
    const [before, mine] = [api, people]
    api = await startApi()
    people = await createPeople(api)
    await move()
    const found = await content()
    await api.close()
    api = before
    people = mine
    return found
  }
})

describe('where the old site ends the run', () => {
  test.each([
    [
      'a page that stays',
      { page: { path: '/Product/get-all', status: 200 } },
      'GET /api/v1/Product/get-all answered with a page.',
    ],
    [
      'a failure that stays',
      { page: { path: '/Blog/get-all', status: 500 } },
      'GET /api/v1/Blog/get-all answered 500.',
    ],
    [
      'a wait of more than a minute',
      { busy: { every: 4, status: 503, retryAfter: '120' } },
      'answered 503, and asks to wait 120 s.',
    ],
    ['an answer in drops', { drip: '/Blog/get-all' }, 'got no answer'],
    ['a reply of a gigabyte', { flood: { path: '/Blog/get-all', bytes: 2 ** 30 } }, 'over 33554432 bytes'],
    [
      'a redirect to elsewhere',
      { redirect: { path: '/Blog/get-all', to: 'http://127.0.0.1:1/' } },
      'redirects',
    ],
    ['a token that ends again', { endsTokens: { after: 3, times: 9 } }, 'answered 401.'],
  ] as [string, Oddities, string][])('%s', async (_, oddities, message) => {
    old.oddities = oddities
    await expect(move()).rejects.toThrow(message)
    expect(await rows('select from category')).toEqual([])
  })

  test('a line that is cut', async () => {
    old.oddities = { cutAfter: 12 }
    await expect(move()).rejects.toThrow('got no answer')
    expect(await rows('select from category')).toEqual([])
  })
})
