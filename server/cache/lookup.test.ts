import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { cacheLookup } from './lookup.ts'
import { QueryKeys } from './query-keys.ts'
import { ResponseCache } from './response-cache.ts'

const lookup = cacheLookup({
  cache: new ResponseCache(1024 * 1024),
  queries: new QueryKeys(),
  listAddress: (url) => url,
  pageAddress: (url) => (url.startsWith('/menu') ? url : (url.split('?', 1)[0] ?? '')).toLowerCase(),
  isOwnFile: () => false,
})

function keyOf(url: string, headers: IncomingHttpHeaders = {}): string | undefined {
  const request = {
    method: 'GET',
    url,
    headers: { 'apollo-require-preflight': '1', ...headers },
  } as unknown as IncomingMessage
  lookup(request, {} as ServerResponse, () => {})
  return request.cacheKey
}

describe('a GraphQL address is never looked up as a page, which ignores its query', () => {
  test.each(['/GraphQL', '/graphql/', 'http://site.example/graphql', '/graphql#'])('%s', (address) => {
    expect(keyOf(`${address}?query={abouts{id}}`)).toBeUndefined()
  })

  test('the address of the GraphQL endpoint itself is looked up', () => {
    expect(keyOf('/graphql?query={abouts{id}}')).toMatch(/^Q/)
    expect(keyOf('/graphql?query={abouts{id}}')).not.toBe(keyOf('/graphql?query={blogs{id}}'))
  })
})

test('a list is not looked up by an absolute address', () => {
  expect(keyOf('http://site.example/api/v1/ProductImage/get-all?productId=1')).toBeUndefined()
})

test.each(['/resource/x.webp', '/assets/x.js', '/Admin/menu', '/swagger', '/healthz', '/readyz', '/metrics'])(
  '%s is not looked up: it has a cache of its own, or has to be up to date',
  (address) => expect(keyOf(address)).toBeUndefined(),
)

test('a page is looked up by its path', () => {
  expect(keyOf('/About?x=1')).toBe('P/about')
})

test('A2: a page is looked up by its path, however long the query is', () => {
  expect(keyOf(`/about?${'x'.repeat(10_000)}`)).toBe('P/about')
  expect(keyOf(`/${'x'.repeat(600)}`)).toBeUndefined()
})

test('a page with a parameter is not looked up, because its values are unlimited', () => {
  expect(keyOf('/menu?q=1')).toBeUndefined()
  expect(keyOf('/menu')).toBe('P/menu')
})

describe('a request with a token', () => {
  const token = { authorization: 'Bearer of.a.token' }

  test.each(['/graphql?query={abouts{id}}', '/api/v1/Product/get-all'])('%s is not looked up', (address) => {
    expect(keyOf(address)).toBeDefined()
    expect(keyOf(address, token)).toBeUndefined()
  })

  test.each(['/about', '/share/service/1.jpg'])('%s is the same for everybody', (address) => {
    expect(keyOf(address, token)).toBe(keyOf(address))
    expect(keyOf(address)).toBeDefined()
  })
})
