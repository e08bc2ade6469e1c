import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { buildSchema, findBreakingChanges, getNamedType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'

/** The latest release, with which the schema stays compatible. */
const RELEASE = '254a6ad4'
/** Older lists that are paged in ways of their own. The list may only become shorter: a new one is a table. */
const OLDER = ['acts', 'changes', 'groups', 'pictures', 'priceRecords', 'roles', 'users']
/** A list of what is to be done, whose texts are no records: with it comes how much of it is done. */
const WORK = 'translationWork'

const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'))
const queries = Object.values(schema.getQueryType()?.getFields() ?? {})

test('every paged list but the older ones is a table', () => {
  const own = queries.filter(({ args }) =>
    args.some(({ name }) => /^(page|after|first|offset|limit)/.test(name)),
  )
  expect(own.map(({ name }) => name)).toEqual([...OLDER, WORK].sort())
  const tables = queries.filter(({ args }) =>
    args.some(({ type }) => String(getNamedType(type)) === 'TableQuery'),
  )
  expect(tables.length).toBeGreaterThan(15)
  for (const { name, args, type } of tables) {
    const table = getNamedType(type)
    const fields = isObjectType(table) ? Object.values(table.getFields()) : []
    expect([
      name,
      args.map((each) => `${each.name}: ${each.type}`),
      fields.map((field) => field.name),
    ]).toEqual([expect.stringMatching(/Table$/), ['query: TableQuery'], ['items', 'totalCount']])
  }
})

/** The schema of the release; null in a checkout without its commit. */
function released(): string | null {
  try {
    return execFileSync('git', ['show', `${RELEASE}:schema/schema.graphql`], {
      encoding: 'utf8',
      maxBuffer: 10_000_000,
      stdio: 'pipe',
    })
  } catch {
    return null
  }
}

const before = released()

test.runIf(before)('a client of the latest release finds all that it uses', () => {
  expect(findBreakingChanges(buildSchema(before ?? ''), schema)).toEqual([])
})
