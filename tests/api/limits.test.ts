import 'reflect-metadata'
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache'
import {
  type DocumentNode,
  getIntrospectionQuery,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { costOf, LIMITS } from '../../server/graphql/limits.ts'
import { buildGraphQLSchema } from '../../server/graphql/schema.ts'
import * as documents from '../../web/src/gql/graphql.ts'
import { type Api, startApi } from '../support/api.ts'

let api: Api

beforeAll(async () => {
  api = await startApi()
})

afterAll(() => api.close())

/** Expects a query to be refused as bad input without a statement. @returns the messages. */
async function refused(query: string, variables: object = {}): Promise<string> {
  let answer: Awaited<ReturnType<Api['ask']>> | undefined
  const statements = await api.statementsOf(async () => {
    answer = await api.ask(query, variables)
  })
  expect(statements).toEqual([])
  expect(answer?.data ?? null).toBeNull()
  expect(answer?.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  return answer?.errors?.[0]?.message ?? ''
}

async function accepted(query: string): Promise<void> {
  expect((await api.ask(query)).errors).toBeUndefined()
}

/** A query with this many nested fields, the leaf included: a picture, its product, that product's pictures … */
function chain(depth: number): string {
  const path = [
    'productImage(id: 1)',
    ...Array.from({ length: depth - 2 }, (_, index) => (index % 2 ? 'productImages' : 'product')),
  ]
  return `{ ${path.join(' { ')} { id ${'}'.repeat(path.length)} }`
}

describe('depth', () => {
  test('is 10 at most, the leaf included', async () => {
    const { errors } = await api.ask(chain(10))
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect(await refused(chain(11))).toMatch(/11 fields deep.*at most 10/)
  })

  test('counts fields of fragments, named or inline', async () => {
    expect(
      await refused(`{ productImage(id: 1) { ...A } }
        fragment A on ProductImage { product { ... on Product { productImages { ...B } } } }
        fragment B on ProductImage { product { productImages { product { productImages { product { productImages { product { id } } } } } } } }`),
    ).toMatch(/fields deep/)
  })

  test('is limited in mutations too', async () => {
    const below = chain(11)
      .replace(/^.*?productImage\(id: 1\)/, '')
      .replace(/\}$/, '')
    expect(await refused(`mutation { updateProductImage(id: 1, input: {}) ${below} }`)).toMatch(/fields deep/)
  })
})

describe('aliases', () => {
  const aliases = (count: number, field = 'abouts { id }') =>
    `{ ${Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ')} }`

  test('of one field are limited to 15', async () => {
    await accepted(aliases(15))
    expect(await refused(aliases(16))).toMatch(/abouts has 16 aliases; at most 15/)
  })

  test('count through fragments and over the whole query', async () => {
    const some = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => `a${from + index}: abouts { id }`).join(' ')
    expect(await refused(`{ ${some(0, 8)} ...F } fragment F on Query { ${some(8, 8)} }`)).toMatch(
      /16 aliases/,
    )
    expect(
      await refused(`{ services { ${Array.from({ length: 16 }, (_, n) => `n${n}: name`).join(' ')} } }`),
    ).toMatch(/name has 16/)
  })

  test('cannot be used to guess many passwords', async () => {
    const guesses = Array.from(
      { length: 16 },
      (_, index) => `a${index}: login(input: { email: "a@b.c", password: "${index}" }) { id }`,
    )
    expect(await refused(`mutation { ${guesses.join(' ')} }`)).toMatch(/login has 16 aliases/)
  })
})

test('tokens are limited to 1,000', async () => {
  await accepted(`{ abouts { ${'... on About { id } '.repeat(160)} } }`)
  expect(await refused(`{ abouts { ${'id '.repeat(1_000)} } }`)).toMatch(/1,000 tokens/)
  await refused('{ a '.repeat(30_000))
})

test('cached documents are limited to 4 MiB', async () => {
  const keeping = vi.spyOn(InMemoryLRUCache.prototype, 'set')
  const part = '... on Product { id name description price availiblity categoryId createdDate updatedDate } '
  for (let index = 0; index < 80; index++) await accepted(`{ a${index}: products { ${part.repeat(70)} } }`)
  const [store] = keeping.mock.contexts as InMemoryLRUCache<object>[]
  const kept = await Promise.all(keeping.mock.calls.map(([key]) => store?.get(key)))
  keeping.mockRestore()
  const sizes = kept.flatMap((document) => (document ? [JSON.stringify(document).length] : []))
  expect(kept.length).toBe(80)
  expect(sizes.length).toBeGreaterThan(5)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(4 * 1024 * 1024)
  // The newest is evicted last.
  expect(kept.at(-1)).toBeDefined()
})

test('a batch of operations is refused, and none runs', async () => {
  const statements = await api.statementsOf(async () => {
    const reply = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify([{ query: '{ abouts { id } }' }, { query: '{ abouts { id } }' }]),
    })
    expect(reply.status).toBe(400)
    const { errors } = (await reply.json()) as { errors: { extensions: { code: string } }[] }
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })
  expect(statements).toEqual([])
})

describe('the cost', () => {
  test('of lists within themselves is a stranger’s to spare', async () => {
    expect(
      await refused(
        '{ categories { products { category { products { category { products { id name price } } } } } } }',
      ),
    ).toMatch(/within itself at most 2 times/)
  })

  test('adds up the cost of many fields', async () => {
    const list = 'categories { products { productImages { product { id name price status } } } }'
    await accepted(`{ ${list} }`)
    const aliased = Array.from({ length: 15 }, (_, index) => `a${index}: ${list}`).join(' ')
    expect(await refused(`{ ${aliased} }`)).toMatch(/above the limit of 25,000/)
  })

  test('counts rendered texts as often as they are selected', async () => {
    await accepted('{ blogs { html excerpt } }')
    expect(await refused('{ blogs { a: html b: html c: html d: html e: html } }')).toMatch(/above the limit/)
  })

  test('is estimated quickly for a query that spreads fragments endlessly', async () => {
    const fragments = Array.from(
      { length: 25 },
      (_, n) => `fragment F${n} on Category { ...F${n + 1} ...F${n + 1} }`,
    )
    const began = performance.now()
    const { errors } = await api.ask(
      `{ categories { ...F0 } } ${fragments.join(' ')} fragment F25 on Category { id }`,
    )
    expect(performance.now() - began).toBeLessThan(15_000)
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })

  test('of the site’s queries is at most a tenth of the limit', async () => {
    const schema = await buildGraphQLSchema(null)
    const queries = Object.values(documents).flatMap((each) => {
      const definitions = typeof each === 'object' && 'definitions' in each ? each.definitions : []
      const operation = definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)
      return operation?.operation === OperationTypeNode.QUERY
        ? [{ query: each as DocumentNode, operation }]
        : []
    })
    expect(queries.length).toBeGreaterThan(5)
    for (const { query, operation } of queries) {
      const cost = costOf(schema, { query, variables: variablesOf(operation) })
      expect([operation.name?.value, cost <= LIMITS.cost / 10]).toEqual([operation.name?.value, true])
    }
  })

  test('of a fragment that spreads itself is not estimated', async () => {
    const { errors } = await api.ask(
      '{ categories { ...F } } fragment F on Category { products { category { ...F } } }',
    )
    expect(errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED')
  })
})

/** A value for each required variable, with the largest result that the query allows. */
function variablesOf({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions.flatMap<[string, unknown]>(({ variable, type }) => {
      if (type.kind !== Kind.NON_NULL_TYPE) return []
      if (type.type.kind !== Kind.NAMED_TYPE) return [[variable.name.value, []]]
      const value =
        { Boolean: true, Int: 1, DateTimeISO: '2026-01-01T00:00:00Z', DrawingScene: 'SEA', Language: 'EN' }[
          type.type.name.value
        ] ?? '1'
      return [[variable.name.value, value]]
    }),
  )
}

test('the standard introspection query passes with all its options', async () => {
  await accepted(getIntrospectionQuery())
  await accepted(
    getIntrospectionQuery({
      descriptions: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
      oneOf: true,
    }),
  )
})

test('every part of the schema has a description', async () => {
  const { data } = await api.ask<{
    __schema: {
      types: {
        kind: string
        name: string
        description: string | null
        fields: (Described & { args: Described[] })[] | null
        inputFields: Described[] | null
        enumValues: Described[] | null
      }[]
    }
  }>(`{ __schema { types { kind name description
    fields(includeDeprecated: true) { name description args { name description } }
    inputFields { name description } enumValues { name description } } } }`)
  const bare: string[] = []
  const look = (place: string, { name, description }: Described) => {
    if (!description || description.trim().length < 4) bare.push(place + name)
  }
  const own = data.__schema.types.filter(({ name }) => !name.startsWith('__'))
  expect(own.length).toBeGreaterThan(50)
  for (const type of own) {
    if (!['Query', 'Mutation'].includes(type.name)) look('', type)
    for (const field of type.fields ?? []) {
      look(`${type.name}.`, field)
      for (const argument of field.args) look(`${type.name}.${field.name}: `, argument)
    }
    for (const each of [...(type.inputFields ?? []), ...(type.enumValues ?? [])]) look(`${type.name}.`, each)
  }
  expect(bare).toEqual([])
})

interface Described {
  name: string
  description: string | null
}
