import { readFileSync } from 'node:fs'
import { buildSchema, validate } from 'graphql'
import { expect, test } from 'vitest'
import { operations } from './registry.ts'

const schema = buildSchema(
  readFileSync(new URL('../../../../schema/schema.graphql', import.meta.url), 'utf8'),
)

test.each(Object.entries(operations))(
  'the documents of %s are valid in the schema',
  (name, { read: _read, inputs, ...documents }) => {
    for (const document of Object.values(documents)) expect(validate(schema, document)).toEqual([])
    for (const input of Object.values(inputs)) expect(schema.getType(input)).toBeDefined()
    // The settings are one record, which is neither listed, added nor removed.
    expect(Object.keys(documents).length).toBeGreaterThanOrEqual(name === 'site' ? 2 : 5)
  },
)
