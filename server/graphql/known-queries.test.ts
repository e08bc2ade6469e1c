import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildSchema, execute, parse } from 'graphql'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bodyReadAhead, cacheInFront } from '../cache/front.ts'
import { ReplyCache } from '../cache/reply-cache.ts'
import type { GraphQLContext } from '../core/graphql-context.ts'
import { KnownQueries } from './known-queries.ts'
import { OperationExecutor } from './operation-executor.ts'

const schema = buildSchema(`
  type Query { dish(id: Int, broken: Boolean): String, dishes: [String!] }
  type Mutation { add: String }
`)

let known: KnownQueries
/** What reached whoever answers what is not known, and what had come of it before that. */
let handedOn: { query: string; faulty: unknown }[]
let resolved: number
let url: string
let close: () => Promise<unknown>

/** Answers as it should be done the first time, and learns of it. */
async function answerFirst(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { query, variables } = JSON.parse(String(bodyReadAhead(request) ?? '{"query":"{ dishes }"}'))
  handedOn.push({ query, faulty: known.faultyResult(request) })
  const document = parse(query)
  const operation = query.includes('query B') ? 'B' : undefined
  const result = await execute({ schema, document, variableValues: variables, operationName: operation })
  response.setHeader('Content-Type', request.headers.accept?.includes('other') ? 'other/json' : 'a/json')
  response.setHeader('Cache-Control', 'no-store')
  if (!result.errors) known.learn(request, response, document)
  response.end(`${JSON.stringify({ data: result.data })}\n`)
}

Object.assign(schema.getQueryType()?.getFields().dish ?? {}, {
  resolve: (_: unknown, { id, broken }: { id?: number; broken?: boolean }) => {
    resolved++
    if (broken) throw new Error('broken')
    return `dish ${id}`
  },
})
Object.assign(schema.getQueryType()?.getFields().dishes ?? {}, { resolve: () => ['a', 'b'] })

beforeEach(async () => {
  handedOn = []
  resolved = 0
  known = new KnownQueries(new OperationExecutor(schema), () => ({}) as GraphQLContext)
  const front = cacheInFront(
    new ReplyCache(0),
    known.before((request, response) => void answerFirst(request, response)),
  )
  const server = createServer(front).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`
  close = () => new Promise((resolve) => server.close(resolve))
})

afterEach(() => close())

async function ask(asked: object, headers: Record<string, string> = {}) {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(asked),
  })
  const sent: Record<string, string> = Object.fromEntries(reply.headers)
  for (const ofItsOwn of ['date', 'transfer-encoding', 'content-length']) delete sent[ofItsOwn]
  return { headers: sent, text: await reply.text() }
}

test('what was answered once is answered the same from then on, with whatever variables', async () => {
  const query = 'query ($id: Int) { dish(id: $id) }'
  const first = await ask({ query, variables: { id: 1 } })
  for (let time = 0; time < 3; time++) expect(await ask({ query, variables: { id: 1 } })).toEqual(first)
  expect((await ask({ query, variables: { id: 2 } })).text).toBe('{"data":{"dish":"dish 2"}}\n')
  expect((await ask({ query, variables: null, operationName: null, extensions: {} })).text).toContain('dish')
  expect(handedOn).toHaveLength(1)
})

test('errors are told by who answers first, of what has run already', async () => {
  const query = 'query ($broken: Boolean) { dish(broken: $broken) dishes }'
  await ask({ query })
  resolved = 0
  await ask({ query, variables: { broken: true } })
  expect(handedOn).toHaveLength(2)
  expect(handedOn[1]?.faulty).toMatchObject({ data: { dish: null, dishes: ['a', 'b'] }, errors: [{}] })
  // Once before it was handed on; who answers first runs it in this test whatever has come of it.
  expect(resolved).toBe(2)
  await ask({ query, variables: { broken: 'yes' } })
  expect(handedOn[2]?.faulty).toMatchObject({ errors: [{}] })
})

describe('is handed on each time:', () => {
  test.each([
    ['what changes something', { query: 'mutation { add }' }],
    ['one of several operations', { query: 'query B { dishes } mutation C { add }', operationName: 'B' }],
    ['what costs more or less by its variables', { query: '{ dishes @include(if: true) }' }],
    [
      'a query by its hash',
      { query: '{ dishes }', extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } },
    ],
    ['variables that are none', { query: '{ dishes }', variables: [1] }],
    ['a name that is none', { query: '{ dishes }', operationName: 7 }],
  ])('%s', async (_, asked) => {
    for (let time = 1; time <= 3; time++) {
      await ask(asked)
      expect(handedOn).toHaveLength(time)
    }
  })

  test('what somebody asks who says who he is', async () => {
    for (let time = 1; time <= 3; time++) {
      await ask({ query: '{ dishes }' }, { authorization: 'Bearer x' })
      expect(handedOn).toHaveLength(time)
    }
  })
})

test('whoever wants another type of answer gets it', async () => {
  for (let time = 0; time < 2; time++) {
    expect((await ask({ query: '{ dishes }' })).headers['content-type']).toBe('a/json')
    const other = await ask({ query: '{ dishes }' }, { accept: 'other/json' })
    expect(other.headers['content-type']).toBe('other/json')
  }
  expect(handedOn).toHaveLength(2)
})

test('what is known has a bound in bytes: the first is forgotten', async () => {
  const long = (n: number) => ({ query: `query Q${n} { dishes } #${'x'.repeat(10_000)}` })
  await ask({ query: '{ dishes }' })
  for (let n = 0; n < 40; n++) await ask(long(n))
  await ask(long(39))
  expect(handedOn).toHaveLength(41)
  for (const forgotten of [{ query: '{ dishes }' }, long(0)]) await ask(forgotten)
  expect(handedOn).toHaveLength(43)
})
