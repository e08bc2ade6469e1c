import type { Route } from '../../server/rest/routes.ts'
import { nameOf } from './rest-api.ts'

/** An id that no record has. */
export const NO_ID = 2_000_000_000

/** A request that a row has to refuse. */
interface Refused {
  readonly name: string
  readonly row: Route
  readonly what: string
  readonly path: string
  readonly body: unknown
}

type Wrong = readonly [what: string, path: string, body?: unknown]

/** Requests that each break one rule of a row. */
export function wrongRequests(row: Route): Refused[] {
  const wrong = [
    ...wrongIds(row),
    ...(row.call.reply === 'paged' ? wrongPages(row) : []),
    ...(row.call.reply === 'table' ? wrongTables(addressOf(row)) : []),
    ...(row.body === 'json' ? wrongBodies(row) : []),
    ...(row.body === 'multipart' ? wrongForms(row) : []),
  ]
  return wrong.map(([what, path, body]) => ({ name: nameOf(row), row, what, path, body }))
}

/** Requests about a record that does not exist. */
export function unknownRequests(row: Route): Refused[] {
  const { call, query, body } = row
  const path = row.path.replace('{id}', String(NO_ID))
  const found = (path: string, body?: unknown): Refused[] => [
    { name: nameOf(row), row, what: 'an unknown id', path, body },
  ]
  if (row.path.includes('{id}')) return found(path, body === 'json' ? { name: 'x' } : undefined)
  if (call.reply === 'entity' && query.length === 1) return found(`${path}?${query[0]}=${NO_ID}`)
  if (call.body?.withId) return found(path, body === 'json' ? { id: NO_ID } : formWith({ Id: String(NO_ID) }))
  return call.reply === 'none' && body === 'json' ? found(path, { id: NO_ID }) : []
}

function formWith(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** The address of a row with a value for each parameter. */
export function addressOf({ path, query }: Route): string {
  const address = path.replace('{id}', '1')
  return query.length > 0 ? `${address}?${query.map((each) => `${each}=1`).join('&')}` : address
}

function wrongIds({ path, query, call, body }: Route): Wrong[] {
  if (path.includes('{id}')) return [['an id that is none', path.replace('{id}', 'abc')]]
  if (query.includes('productId')) {
    const nothing = body === 'json' ? {} : undefined
    return [
      ['no product', path, nothing],
      ['a text for a product', `${path}?productId=x`, nothing],
    ]
  }
  if (call.reply !== 'entity' || query.length !== 1) return []
  return [
    ['no id', path],
    ['an empty id', `${path}?${query[0]}=`],
    ['a text for an id', `${path}?${query[0]}=x`],
  ]
}

function wrongPages({ path, query }: Route): Wrong[] {
  const without = query.map((missing): Wrong => {
    const others = query.filter((each) => each !== missing).map((each) => `${each}=1`)
    return [`no ${missing}`, `${path}?${others.join('&')}`]
  })
  const page = (page: unknown, count: unknown, order: string) =>
    `${path}?Page=${page}&PageCount=${count}&Query=&OrderBy=${order}`
  return [
    ...without,
    ['page 0', page(0, 10, '')],
    ['a page of 101', page(1, 101, '')],
    ['no number of a page', page('', 10, '')],
    ['half a page', page(1.5, 10, '')],
    ['an order by nothing', page(1, 10, 'nothing')],
    ['an order too many', page(1, 10, 'name desc id')],
  ]
}

function wrongTables(path: string): Wrong[] {
  return [
    ['a page of 101', path, { pageSize: 101 }],
    ['a page of 0', path, { pageSize: 0 }],
    ['page 0', path, { page: 0 }],
    ['a text for a page', path, { page: 'x' }],
    ['an order by nothing', path, { orderBy: 'nothing' }],
    ['a filter by nothing', path, { filters: { nothing: 1 } }],
    ['a filter by a list', path, { filters: { id: [1] } }],
    ['a list of filters', path, { filters: [] }],
    ['a number for a search', path, { query: 5 }],
  ]
}

function wrongBodies(row: Route): Wrong[] {
  const path = addressOf(row)
  const mayBeEmpty = row.call.reply === 'table' || row.path.includes('{id}')
  return [
    ['a body cut off', path, '{"a":'],
    ['a list for a body', path, []],
    ['null for a body', path, 'null'],
    ...(mayBeEmpty
      ? []
      : ([
          ['an empty body', path, {}],
          ['no body at all', path],
        ] satisfies Wrong[])),
    ...(row.call.body?.withId
      ? ([['a text for an id', path, { id: 'x', name: 'x' }]] satisfies Wrong[])
      : []),
  ]
}

function wrongForms(row: Route): Wrong[] {
  const path = addressOf(row)
  const wrong = { Id: '1', ProductId: '1', Name: 'x', Status: 'maybe' }
  return [
    ['an empty form', path, formWith({})],
    ['no form at all', path],
    ['a status that is none', path, formWith(wrong)],
  ]
}
