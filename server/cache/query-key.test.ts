import { describe, expect, test } from 'vitest'
import { QueryKeys } from './query-key.ts'

const keys = new QueryKeys()
const keyOf = (request: unknown) => keys.of(Buffer.from(JSON.stringify(request)))

describe('requests that ask the same have one key', () => {
  const plain = keyOf({ query: 'query M($a: ID, $b: Int) { menu }', variables: { a: '1', b: 2 } })

  test.each([
    ['white space', { query: 'query M($a: ID,\n  $b: Int) {\n  menu\n}\n', variables: { a: '1', b: 2 } }],
    ['comments', { query: 'query M($a: ID, $b: Int) { # here\n menu }', variables: { a: '1', b: 2 } }],
    ['order of variables', { variables: { b: 2, a: '1' }, query: 'query M($a: ID, $b: Int) { menu }' }],
  ])('whatever their %s', (_, request) => {
    expect(keyOf(request)).toBe(plain)
  })

  test('and the same bytes the same key', () => {
    expect(keyOf({ query: 'query M($a: ID, $b: Int) { menu }', variables: { a: '1', b: 2 } })).toBe(plain)
  })
})

test('an answer of another type has another key', () => {
  const body = Buffer.from('{"query":"{ menu }"}')
  expect(keys.of(body, 'application/graphql-response+json')).not.toBe(keys.of(body, 'application/json'))
  expect(keys.of(body, 'application/json')).toBe(keys.of(body, 'application/json'))
})

describe('requests that ask for something else have another', () => {
  const plain = keyOf({ query: '{ menu(q: "a  b") }' })

  test.each([
    ['another text', { query: '{ menu(q: "a b") }' }],
    ['another field', { query: '{ menus(q: "a  b") }' }],
    ['variables', { query: '{ menu(q: "a  b") }', variables: { a: 1 } }],
    ['an operation', { query: '{ menu(q: "a  b") }', operationName: 'A' }],
    ['extensions', { query: '{ menu(q: "a  b") }', extensions: {} }],
  ])('%s', (_, request) => {
    expect(keyOf(request)).not.toBe(plain)
    expect(keyOf(request)).not.toBeNull()
  })

  test('a list of variables keeps its order', () => {
    expect(keyOf({ query: '{ a }', variables: { of: [1, 2] } })).not.toBe(
      keyOf({ query: '{ a }', variables: { of: [2, 1] } }),
    )
  })
})

test.each(['', '[]', 'null', '{', '{"query":1}', '{"query":"{ \\"open "}', '[{"query":"{ a }"}]'])(
  'what cannot be read has none: %s',
  (body) => {
    expect(keys.of(Buffer.from(body))).toBeNull()
  },
)
