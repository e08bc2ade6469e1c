import 'reflect-metadata'
import { readFileSync } from 'node:fs'
import { getMetadataStorage, ValidationTypes } from 'class-validator'
import { getMetadataStorage as getTypeMetadata } from 'type-graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { REASONS } from '../../server/core/error-reasons.ts'
import { RULES } from '../../server/core/field-rules.ts'
import { PageQuery } from '../../server/core/read/page.ts'
import { buildGraphQLSchema } from '../../server/graphql/schema.ts'
import { type Api, startApi } from '../support/api.ts'

let api: Api

beforeAll(async () => {
  api = await startApi()
})

afterAll(() => api.close())

const documented = readFileSync(new URL('../../docs/reasons.md', import.meta.url), 'utf8')

/** The row of a table that documents a reason or a rule with its parameters. */
function rowOf(name: string, params: object): string {
  const named = Object.keys(params).map((param) => `\`${param}\``)
  return `| \`${name}\` | ${named.join(', ') || '–'} |`
}

describe('docs/reasons.md has a row', () => {
  const reasons = Object.values(REASONS).flatMap((each) => Object.entries(each))
  test.each([...reasons, ...Object.entries(RULES)])('for %s', (name, { params }) => {
    expect(documented).toContain(rowOf(name, params))
  })
})

test('a reason has one code', () => {
  const names = Object.values(REASONS).flatMap((each) => Object.keys(each))
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})

test('every validator of an input names its rule', async () => {
  await buildGraphQLSchema(null)
  const types = [PageQuery, ...getTypeMetadata().inputTypes.map(({ target }) => target)]
  const nameless = types.flatMap((type) =>
    getMetadataStorage()
      .getTargetValidationMetadatas(type, '', false, false)
      .filter(
        ({ type }) =>
          type === ValidationTypes.CUSTOM_VALIDATION || type === ValidationTypes.NESTED_VALIDATION,
      )
      .filter(({ message }) => !(ruleIn(message) in RULES))
      .map(({ propertyName }) => `${type.name}.${propertyName}`),
  )
  expect(nameless).toEqual([])
})

function ruleIn(message: unknown): string {
  try {
    return String(JSON.parse(String(message))[0])
  } catch {
    return ''
  }
}

describe('errors of the GraphQL server have reasons:', () => {
  const post = async (body: string, headers: object = {}) => {
    const reply = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
    })
    const { errors } = (await reply.json()) as { errors: { message: string; extensions: object }[] }
    return errors[0]
  }
  const asked = (query: string, more: object = {}) => JSON.stringify({ query, ...more })

  test.each([
    ['no GraphQL', asked('{'), 'GRAPHQL_PARSE_FAILED', 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', asked('{ nothing }'), 'GRAPHQL_VALIDATION_FAILED', 'GRAPHQL_VALIDATION_FAILED'],
    ['no query', '{}', 'BAD_USER_INPUT', 'INVALID_REQUEST'],
    ['no JSON', '{', 'BAD_USER_INPUT', 'MALFORMED_JSON'],
    [
      'an unknown operation',
      asked('query A { abouts { id } }', { operationName: 'B' }),
      'BAD_USER_INPUT',
      'UNKNOWN_OPERATION',
    ],
    [
      'variables of a wrong type',
      asked('query ($id: ID!) { about(id: $id) { id } }', { variables: { id: [] } }),
      'BAD_USER_INPUT',
      'INVALID_VARIABLES',
    ],
    ['tokens without end', asked(`{ ${'abouts { id } '.repeat(400)}}`), 'BAD_USER_INPUT', 'TOO_MANY_TOKENS'],
    ['a subscription', asked('subscription { nothing }'), 'BAD_USER_INPUT', 'SUBSCRIPTIONS_UNSUPPORTED'],
    [
      'a persisted query',
      JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } }),
      'PERSISTED_QUERY_NOT_SUPPORTED',
      'PERSISTED_QUERY_NOT_SUPPORTED',
    ],
  ])('%s', async (_, body, code, reason) => {
    expect((await post(body))?.extensions).toMatchObject({ code, reason, params: expect.anything() })
  })

  test('a value of a wrong type, with its field', async () => {
    const query = 'mutation ($input: AddProduct!) { addProduct(input: $input) { id } }'
    const input = { name: 5, price: 1, categoryId: 1 }
    expect((await post(asked(query, { variables: { input } })))?.extensions).toMatchObject({
      reason: 'INVALID_VARIABLES',
      fields: [{ field: 'name', rule: 'WRONG_TYPE', params: { detail: expect.stringContaining('String') } }],
    })
  })
})
