import { readFileSync } from 'node:fs'
import { buildSchema, validate } from 'graphql'
import { expect, test } from 'vitest'
import { REFERENCE_NAMES } from './reference-names.ts'

const schema = buildSchema(
  readFileSync(new URL('../../../../../schema/schema.graphql', import.meta.url), 'utf8'),
)

test('every kind of record that a field refers to has a table with names', () => {
  expect(validate(schema, REFERENCE_NAMES)).toEqual([])
  const text = REFERENCE_NAMES.loc?.source.body
  for (const kind of ['category', 'blogCategory', 'blogTag', 'group', 'role']) {
    expect(text).toContain(`${kind}: ${kind}Table(`)
  }
})
