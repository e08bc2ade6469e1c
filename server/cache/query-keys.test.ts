import { describe, expect, test } from 'vitest'
import { type GraphQLRequest, QueryKeys } from './query-keys.ts'

const keys = new QueryKeys()
const keyOf = (request: GraphQLRequest, accept?: string) => keys.of(request, accept)

const QUERY = 'query M($a: ID, $b: JSON) { menu(a: $a, b: $b) }'

describe('equivalent requests share a key', () => {
  const plain = keyOf({ query: QUERY, variables: { a: '1', b: { x: 1, y: 2 } } })

  test.each<[string, GraphQLRequest]>([
    [
      'white space',
      {
        query: QUERY.replaceAll(' ', '\n  ').replaceAll('(', ' ('),
        variables: { a: '1', b: { x: 1, y: 2 } },
      },
    ],
    ['comments', { query: `${QUERY} # here`, variables: { a: '1', b: { x: 1, y: 2 } } }],
    ['order of variables', { query: QUERY, variables: { b: { y: 2, x: 1 }, a: '1' } }],
    [
      'undeclared variables',
      { query: QUERY, variables: { a: '1', b: { x: 1, y: 2 }, c: 'x'.repeat(9_000) } },
    ],
    ['extensions', { query: QUERY, variables: { a: '1', b: { x: 1, y: 2 } }, extensions: { client: 1 } }],
  ])('with any %s', (_, request) => {
    expect(plain).not.toBeNull()
    expect(keyOf(request)).toBe(plain)
  })
})

describe('different requests have different keys', () => {
  const plain = keyOf({ query: QUERY, variables: { a: '1', b: [['x', 1]] } })

  test.each<[string, GraphQLRequest, string?]>([
    ['another text', { query: QUERY.replace('menu', 'menus'), variables: { a: '1', b: [['x', 1]] } }],
    ['another variable', { query: QUERY, variables: { a: '2', b: [['x', 1]] } }],
    ['a variable of another type', { query: QUERY, variables: { a: 1, b: [['x', 1]] } }],
    ['an object in place of a list of pairs', { query: QUERY, variables: { a: '1', b: { x: 1 } } }],
    ['a list in another order', { query: QUERY, variables: { a: '1', b: [[1, 'x']] } }],
    ['no variable', { query: QUERY, variables: { a: '1' } }],
    ['a null', { query: QUERY, variables: { a: '1', b: null } }],
    ['another type of reply', { query: QUERY, variables: { a: '1', b: [['x', 1]] } }, 'text/html'],
  ])('%s', (_, request, accept) => {
    const key = keyOf(request, accept)
    expect(key).not.toBeNull()
    expect(key).not.toBe(plain)
  })

  test('different texts differ, including white space in strings', () => {
    expect(keyOf({ query: '{ menu(q: "a  b") }' })).not.toBe(keyOf({ query: '{ menu(q: "a b") }' }))
  })

  test('one of several operations', () => {
    const query = 'query A($a: ID) { a(a: $a) } query B($b: ID) { b(b: $b) }'
    const variables = { a: 1, b: 2 }
    expect(keyOf({ query, operationName: 'A', variables })).not.toBe(
      keyOf({ query, operationName: 'B', variables }),
    )
    expect(keyOf({ query, operationName: 'A', variables })).toBe(
      keyOf({ query, operationName: 'A', variables: { a: 1 } }),
    )
  })
})

/** An object nested too deeply to be serialized. */
function deep(): object {
  let value = {}
  for (let level = 0; level < 100_000; level++) value = { value }
  return value
}

test.each<[string, GraphQLRequest]>([
  ['no query', {}],
  ['a query that is no text', { query: 1 }],
  ['a query that does not parse', { query: '{ "open }' }],
  ['a mutation', { query: 'mutation { login(password: "secret") }' }],
  ['a query beside a mutation', { query: 'query A { a } mutation B { b }', operationName: 'A' }],
  ['a subscription', { query: 'subscription { a }' }],
  ['fragments alone', { query: 'fragment A on B { c }' }],
  ['several operations and no name', { query: 'query A { a } query B { b }' }],
  ['an unknown name', { query: 'query A { a }', operationName: 'B' }],
  ['an empty name', { query: 'query A { a }', operationName: '' }],
  ['a name that is no text', { query: 'query A { a }', operationName: 1 }],
  ['variables that are a list', { query: '{ a }', variables: [] }],
  ['a persisted query', { query: '{ a }', extensions: { persistedQuery: {} } }],
  ['too many tokens', { query: `{ ${'a '.repeat(1_000)} }` }],
  [
    'a number that is not finite',
    { query: 'query ($a: Float) { a(a: $a) }', variables: { a: Number.POSITIVE_INFINITY } },
  ],
  ['variables of any depth', { query: 'query ($a: JSON) { a(a: $a) }', variables: { a: deep() } }],
])('there is no key for %s', (_, request) => {
  expect(keyOf(request)).toBeNull()
})
