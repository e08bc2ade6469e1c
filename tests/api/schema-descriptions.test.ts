import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type GraphQLInputObjectType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers } from '../support/people.ts'

const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'))
const types = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
)

let api: Api
let admin: Headers

beforeAll(async () => {
  api = await startApi()
  const people = await createPeople(api)
  admin = await people.headers(people.admin)
})

afterAll(() => api.close())

/** The description of each type, field, argument and enum value, by its path in the schema. */
function descriptions(): [place: string, description: string][] {
  const found: [string, string | null | undefined][] = types.map((type) => [type.name, type.description])
  for (const type of types) {
    if (isEnumType(type)) {
      for (const value of type.getValues()) found.push([`${type.name}.${value.name}`, value.description])
    }
    if (!isObjectType(type) && !isInputObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      found.push([`${type.name}.${field.name}`, field.description])
      if (!('args' in field)) continue
      for (const { name, description } of field.args) {
        found.push([`${type.name}.${field.name}(${name})`, description])
      }
    }
  }
  return found.map(([place, description]) => [place, description ?? ''])
}

test('D102: everything in the schema has a description that ends as a sentence', () => {
  expect(descriptions().filter(([, description]) => !/^[A-Z0-9].*[.\-+@…]$/s.test(description))).toEqual([])
})

test('D102: no description begins as a question or has a typing error', () => {
  const slips = /^(What|Who|Whoever|That|Which|How)\b|\ba (about|us(?!er)|em)|\.[A-Z][a-z]+ /
  expect(descriptions().filter(([, description]) => slips.test(description))).toEqual([])
})

test('D102: scalars of a specification name it', () => {
  for (const name of ['DateTimeISO', 'Upload']) {
    expect(schema.getType(name)).toHaveProperty('specifiedByURL', expect.stringMatching(/^https:/))
  }
})

test('D86: only add inputs have defaults', () => {
  const fieldsOf = (name: string) =>
    Object.values((schema.getType(name) as GraphQLInputObjectType).getFields())
  const defaults = (name: string) =>
    fieldsOf(name).flatMap((field) =>
      /by default|left out/.test(field.description ?? '') ? [field.name] : [],
    )
  const inputs = types.filter(isInputObjectType).map(({ name }) => name)
  for (const name of inputs.filter((each) => each.startsWith('Update')))
    expect([name, defaults(name)]).toEqual([name, []])
  expect(defaults('AddCategory')).toEqual(['order', 'status'])
  expect(defaults('AddProduct')).toEqual(['availiblity', 'order', 'status'])
  expect(defaults('AddUser')).toEqual(['status'])
  const password = (name: string) => fieldsOf(name).find((field) => field.name === 'password')?.description
  expect(password('AddContact')).not.toMatch(/keeps/)
  expect(password('UpdateContact')).toMatch(/Null keeps/)
})

test('D104: types and fields are in alphabetical order for every tool', async () => {
  const query = '{ __type(name: "Category") { fields { name } } __schema { queryType { fields { name } } } }'
  interface Fields {
    readonly fields: readonly { readonly name: string }[]
  }
  const { data } = await api.ask<{ __type: Fields; __schema: { queryType: Fields } }>(query)
  for (const { fields } of [data.__type, data.__schema.queryType]) {
    const names = fields.map(({ name }) => name)
    expect(names).toEqual(names.toSorted())
  }
})

describe('D88: the description of a table names the fields that sort and filter it', () => {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {})
  const tables = fields.filter(({ args }) => args.some(({ type }) => String(type) === 'TableQuery'))

  test.each(tables.map(({ name, description }) => [name, description ?? '']))(
    '%s',
    async (name, description) => {
      const accepted = async (query: string) => {
        const { errors } = await api.ask(`{ ${name}(query: ${query}) { totalCount } }`, {}, admin)
        return errors?.[0]?.extensions.fields?.[0]?.params.known as string[]
      }
      const sorted = await accepted('{ orderBy: "nothing" }')
      const filtered = await accepted('{ filters: [{ field: "nothing", value: 1 }] }')
      const further = filtered.filter((field) => !sorted.includes(field))
      const words = further.length > 0 ? ` Filters also take ${further.join(', ')}.` : ''
      expect(description).toContain(`Fields: ${sorted.join(', ')}.${words}`)
    },
  )
})
