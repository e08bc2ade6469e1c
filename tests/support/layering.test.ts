import { describe, expect, test } from 'vitest'
import { layeringFaults } from './layering.ts'

const faults = (path: string, text: string) => layeringFaults([{ path, text }])

describe('forbidden', () => {
  test.each([
    ['core knows no feature', 'server/core/errors.ts', '../modules/blog/blog.entity.ts'],
    ['reads know no writes', 'server/core/read/reader.ts', '../write/transaction.ts'],
    ['the base of the core knows no reads', 'server/core/access.ts', './read/reader.ts'],
    ['core knows no transport', 'server/core/errors.ts', 'express'],
    ['an entity knows no service', 'server/modules/soup/soup.entity.ts', './soup.service.ts'],
    ['an input knows no entity manager', 'server/modules/soup/soup.input.ts', '@mikro-orm/postgresql'],
    ['an input knows no other entity', 'server/modules/soup/soup.input.ts', '../blog/blog.entity.ts'],
    ['an access rule knows no transport', 'server/modules/soup/soup.access.ts', 'express'],
    ['a service knows no transport', 'server/modules/soup/soup.service.ts', 'express'],
    ['a service knows no GraphQL', 'server/modules/soup/soup.service.ts', 'type-graphql'],
    ['a service knows no resolver', 'server/modules/soup/soup.service.ts', './soup.resolver.ts'],
    ["a service knows no other's record", 'server/modules/soup/soup.service.ts', '../blog/blog.record.ts'],
    ['a resolver knows no entity manager', 'server/modules/soup/soup.resolver.ts', '@mikro-orm/core'],
    ['a resolver knows no other module', 'server/modules/soup/soup.resolver.ts', '../blog/blog.service.ts'],
    ['a module knows none above it', 'server/modules/site/site.service.ts', '../mail/mail.service.ts'],
    ['REST knows no GraphQL', 'server/rest/calls.ts', 'graphql'],
    ['REST knows no entity manager', 'server/rest/calls.ts', '@mikro-orm/postgresql'],
    ['REST knows no entity', 'server/rest/calls.ts', '../modules/blog/blog.entity.ts'],
    ['nothing imports the start', 'server/site/pages.ts', '../app.ts'],
    ['nothing imports a test', 'server/site/pages.ts', '../../tests/support/database.ts'],
    ['the site knows no server', 'web/src/routes/home.tsx', '../../../server/env.ts'],
    ['a component knows no feature', 'web/src/components/icon.tsx', '../features/menu/dish-table.tsx'],
    ['a feature knows no other', 'web/src/features/soup/bowl.tsx', '../menu/dish-table.tsx'],
    ['a feature knows no route', 'web/src/features/soup/bowl.tsx', '../../routes/home.tsx'],
    ['the site knows nothing of the back-office', 'web/src/lib/sample-price.ts', '../admin/api/client.ts'],
    ["the back-office's API knows no resource", 'web/src/admin/api/ask.ts', '../resources/registry.ts'],
    ['its forms know no screen', 'web/src/admin/forms/soup.tsx', '../screens/soup/soup.tsx'],
    ['its resources know no screen', 'web/src/admin/resources/soup/soup.tsx', '../../screens/soup/soup.tsx'],
    ['its screens know no layout', 'web/src/admin/screens/soup/soup.tsx', '../../layout/sidebar.tsx'],
    ['nothing imports its application', 'web/src/admin/layout/sidebar.tsx', '../admin-app.tsx'],
    ['the site knows no library of the server', 'web/src/lib/sample-price.ts', 'node:fs'],
  ])('%s', (_rule, file, imported) => {
    expect(faults(file, `import { x } from '${imported}'`)).toHaveLength(1)
  })
})

test('a module names no table of another in SQL', () => {
  const sql = 'const rows = em.execute("select from reservation where id = ?")'
  expect(faults('server/modules/mail/mail.service.ts', sql)).toEqual([
    expect.stringContaining('the table reservation is of the module reservation'),
  ])
  expect(faults('server/modules/reservation/book.ts', sql)).toEqual([])
})

describe('allowed', () => {
  test.each([
    ['server/modules/soup/soup.service.ts', './soup.input.ts'],
    ['server/modules/soup/soup.service.ts', '../blog/blog.service.ts'],
    ['server/modules/soup/soup.service.ts', '@mikro-orm/postgresql'],
    ['server/modules/soup/soup.resolver.ts', './soup.service.ts'],
    ['server/modules/soup/soup.entity.ts', '../blog/blog.entity.ts'],
    ['server/main.ts', './app.ts'],
    ['web/src/features/soup/deep/bowl.tsx', '../spoon.tsx'],
    ['web/src/features/soup/bowl.tsx', '../../lib/sample-price.ts'],
    ['web/src/routes/home.tsx', '../features/soup/bowl.tsx'],
    ['web/src/routes/home.tsx', './home.css'],
    ['web/src/admin/screens/soup/soup.tsx', '../../resources/registry.ts'],
    ['web/src/admin/forms/soup.tsx', '../../lib/sample-price.ts'],
    ['server/rest/calls.ts', '../services.ts'],
    ['tests/api/menu.test.ts', '../../server/app.ts'],
  ])('%s imports %s', (file, imported) => {
    expect(faults(file, `import { x } from '${imported}'`)).toEqual([])
  })
})

test.each([
  ["import type { X } from 'express'"],
  ["export * from 'express'"],
  ["export { x } from 'express'"],
  ["const x = await import('express')"],
  ["type X = import('express').Express"],
])('however it is imported: %s', (text) => {
  expect(faults('server/modules/soup/soup.service.ts', text)).toHaveLength(1)
})

test('a library with the same beginning is a different one', () => {
  expect(faults('server/modules/soup/soup.service.ts', "import 'expresso'")).toEqual([])
})

test('a new folder has to be declared', () => {
  expect(faults('server/payments/card.ts', '')).toEqual([expect.stringContaining('declare one')])
  expect(faults('web/src/hooks/use-cart.ts', '')).toEqual([expect.stringContaining('declare one')])
  expect(faults('web/src/admin/cart/cart.tsx', '')).toEqual([expect.stringContaining('declare one')])
})

test('only one file reads the environment', () => {
  expect(faults('server/core/errors.ts', 'export const x = process.env.PORT')).toHaveLength(1)
  expect(faults('server/env.ts', 'export const x = process.env.PORT')).toEqual([])
})

test.each(["const to = '/contact'", 'const to = `/food-collection/` + id', '<Link to="/auth/login?again">'])(
  'only one file contains addresses of the site: %s',
  (text) => {
    expect(faults('web/src/lib/sample-price.ts', text)).toHaveLength(1)
    expect(faults('web/src/paths.ts', text)).toEqual([])
  },
)

test.each(["'/contact-sheet.css'", "'./contact'", "'/api/contact'"])(
  '%s is not an address of a page',
  (text) => {
    expect(faults('web/src/lib/sample-price.ts', text)).toEqual([])
  },
)

test('meaningless names are refused', () => {
  expect(faults('web/src/lib/utils.ts', '')).toHaveLength(1)
  expect(faults('server/core/read/helpers/date.ts', '')).toHaveLength(1)
})

test.each(['ask(STORE, {})', 'ask(\n  STORE,\n  {},\n)', "useFreshQuery('soup', STORE)"])(
  'a mutation is not run as a query: %s',
  (call) => {
    const operations = {
      path: 'web/src/admin/screens/soup/soup.operations.ts',
      text: 'export const STORE = graphql(`\n  mutation Store { id }\n`)\nexport const SOUP = graphql(`query Soup { id }`)',
    }
    const screen = { path: 'web/src/admin/screens/soup/soup.tsx', text: call }
    expect(layeringFaults([operations, screen])).toEqual([expect.stringContaining('mutation STORE')])
    const query = { ...screen, text: call.replace('STORE', 'SOUP') }
    expect(layeringFaults([operations, query])).toEqual([])
  },
)
