import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, startApi } from '../../support/api.ts'
import { createPeople, type Headers, type People } from '../../support/people.ts'
import { anyNumber, junk, mostly, runs, text, wholeNumber } from './examples.ts'

const schema = buildSchema(readFileSync(new URL('../../../schema/schema.graphql', import.meta.url), 'utf8'))

const CODES = new Set([
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'TOO_MANY_REQUESTS',
  'PAYLOAD_TOO_LARGE',
  'GRAPHQL_VALIDATION_FAILED',
  'GRAPHQL_PARSE_FAILED',
])

let api: Api
let people: People
let headers: Headers | undefined
let written = 0

beforeAll(async () => {
  api = await startApi()
  people = await createPeople(api)
  const staff = api.staff
  const category = await api.services.categories.add(staff, { name: 'Çorbalar' })
  await api.services.products.add(staff, { name: 'Mercimek', price: 90, categoryId: category })
})

afterAll(() => api.close())

/** Values of a type of the schema, sometimes of another. */
function valuesFor(type: GraphQLInputType): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return valuesFor(type.ofType)
  if (isListType(type)) return mostly(fc.array(valuesFor(type.ofType), { maxLength: 3 }))
  if (isEnumType(type)) return mostly(fc.constantFrom(...type.getValues().map(({ name }) => name)))
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map(({ name, type: of }) => [name, valuesFor(of)])
    return mostly(fc.record(Object.fromEntries(fields), { requiredKeys: [] }))
  }
  switch (type.name) {
    case 'Int':
      return mostly(wholeNumber)
    case 'ID':
      return mostly(fc.oneof(wholeNumber, wholeNumber.map(String)))
    case 'Float':
      return mostly(anyNumber)
    case 'Boolean':
      return mostly(fc.boolean())
    case 'String':
      return mostly(text)
    default:
      return fc.oneof(junk, fc.constant(null))
  }
}

/** The leaves of a field's type and of its relations. */
function selectionOf(field: GraphQLField<unknown, unknown>, depth = 3): string {
  const type = getNamedType(field.type)
  if (!isObjectType(type)) return ''
  const inner = Object.values(type.getFields()).flatMap((each) => {
    if (isLeafType(getNamedType(each.type))) return each.name
    return depth > 1 ? `${each.name}${selectionOf(each, depth - 1)}` : []
  })
  return ` { ${inner.join(' ') || '__typename'} }`
}

const operations = (
  [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const
).flatMap(([kind, type]) => Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field })))

describe.each(operations.map((each) => [`${each.kind} ${each.field.name}`, each] as const))(
  '%s',
  (_, { kind, field }) => {
    test('answers any value with data, or with an error of the caller', async () => {
      const declared = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ')
      const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ')
      const document = `${kind}${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`}${selectionOf(field)} }`
      const variables = fc.record(
        Object.fromEntries(field.args.map(({ name, type }) => [name, valuesFor(type)])),
        { requiredKeys: [] },
      )
      await fc.assert(
        fc.asyncProperty(variables, async (given) => {
          headers ??= await people.headers(people.admin)
          const { status, data, errors = [] } = await api.ask(document, given, headers)
          expect(status, JSON.stringify(errors)).toBeLessThan(500)
          const codes = errors.map(({ extensions }) => extensions.code)
          expect(codes.filter((code) => !CODES.has(code))).toEqual([])
          if (codes.includes('UNAUTHENTICATED')) headers = undefined
          if (kind === 'mutation') return
          // A new document is interpreted, a repeated one is compiled.
          const fresh = await api.ask(`${document} # ${++written}`, given, headers)
          expect({ data: fresh.data, errors: fresh.errors ?? [] }).toEqual({ data, errors })
        }),
        runs,
      )
    })
  },
)
