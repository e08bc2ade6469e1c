import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ContentEntity } from '../../server/core/base-entity.ts'
import { openOrm } from '../../server/database/orm.ts'
import { registry } from '../../server/modules/registry.ts'
import { type Api, startApi } from '../support/api.ts'
import { createTestDatabase } from '../support/database.ts'

let api: Api

beforeAll(async () => {
  api = await startApi()
})

afterAll(() => api.close())

/** Every column with its type, and the target of its foreign key. */
async function columnsAt(url: string): Promise<{ columns: string[]; references: string[]; keys: string[] }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const rows = async (statement: string) =>
    (await client.query(statement)).rows
      .map((row) => Object.values(row).join(' '))
      .filter(
        (line) =>
          !/^(migration|picture_store|sign_in_attempt|client_key|account_link|alert|api_token|recovery_code|code_app|wrong_code|passkey|settled_challenge|session|mail_account|reservation_origin|push_device|push_key|push_use|push_message|import_source|import_picture) /.test(
            line,
          ),
      )
      .sort()
  const columns = await rows(
    `select table_name, column_name, data_type, numeric_precision, numeric_scale, datetime_precision, is_nullable
     from information_schema.columns where table_schema = 'public'`,
  )
  const constraints = (kind: string, what: string) =>
    rows(
      `select conrelid::regclass, (select string_agg(attname, ',' order by attname) from pg_attribute
         where attrelid = conrelid and attnum = any (conkey)), ${what}
       from pg_constraint where contype = '${kind}' and connamespace = 'public'::regnamespace`,
    )
  const references = await constraints('f', 'confrelid::regclass')
  const keys = await constraints('p', "''")
  await client.end()
  return { columns, references, keys }
}

test('the migrations create the tables, columns, keys and foreign keys that the entities declare', async () => {
  const blank = await createTestDatabase('template0')
  const orm = await openOrm(blank.url)
  await orm.schema.create()
  await orm.close(true)
  const declared = await columnsAt(blank.url)
  const migrated = await columnsAt(api.databaseUrl)
  await blank.drop()
  expect(declared.columns.length).toBeGreaterThan(100)
  expect(migrated.columns).toEqual(declared.columns)
  expect(migrated.keys).toEqual(declared.keys)
  // Author columns, and the table that a mail is about, are plain numbers in the entities, without a relation.
  const writers =
    /^\w+ (created_by|updated_by|reviewed_by|printed_by|answered_by) user_account$|^mail reservation_id reservation$/
  expect(migrated.references.filter((line) => !writers.test(line))).toEqual(declared.references)
  expect(migrated.references.filter((line) => writers.test(line)).length).toBeGreaterThanOrEqual(18)
})

describe.each(Object.values(registry).map(({ record }) => [record.one, record] as const))(
  'the table of %s',
  (one, { entity }) => {
    const triggers = async (name: string) => {
      const meta = api.orm.getMetadata().get(entity)
      const { rows } = await api.sql(
        `select encode(tgargs, 'escape') as arguments from pg_trigger
       where tgrelid = '${meta.tableName}'::regclass and tgname = '${name}'`,
      )
      return rows.map((row) => String(row.arguments).split('\\000')[0])
    }

    test('has a trigger that records its changes under its name', async () => {
      expect(await triggers('record_change')).toEqual([one])
    })

    test.runIf(entity.prototype instanceof ContentEntity)(
      'has a trigger that notifies caches of changes',
      async () => {
        expect(await triggers('announce_change')).toHaveLength(1)
      },
    )
  },
)

test('every text that tables can be sorted by has the Turkish collation', async () => {
  const { rows } = await api.sql(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and collation_name = 'tr-x-icu'`,
  )
  const turkish = new Set(rows.map(({ name }) => name))
  const written = Object.values(registry).flatMap(({ record }) => {
    const { tableName, properties } = api.orm.getMetadata().get(record.entity)
    return record.table.search.map((field) => {
      const property = Object.values(properties).find(({ name }) => name === field)
      return `${tableName}.${property?.fieldNames?.[0]}`
    })
  })
  expect(written.length).toBeGreaterThan(15)
  expect(written.filter((name) => !turkish.has(name))).toEqual([])
})

describe('text sorts in Turkish order', () => {
  test('for every name', async () => {
    const { rows } = await api.sql(
      `select table_name, collation_name from information_schema.columns
       where table_schema = 'public' and column_name in ('name', 'first_name', 'last_name')
         and table_name <> 'value_item' and table_name <> 'migration'`,
    )
    expect(rows.length).toBeGreaterThanOrEqual(8)
    expect(rows.filter(({ collation_name }) => collation_name !== 'tr-x-icu')).toEqual([])
  })

  test('by the default collation of the database', async () => {
    const { rows } = await api.sql(
      `select string_agg(word, ' ' order by word collate "tr-x-icu") from unnest(array['ü', 'u', 'ş', 's', 'ö', 'o', 'i', 'ı', 'h', 'j', 'ğ', 'g', 'ç', 'c', 'd', 'z']) word`,
    )
    expect(rows[0].string_agg).toBe('c ç d g ğ h ı i j o ö s ş u ü z')
  })
})

test.each([
  ['İSTANBUL', 'istanbul'],
  ['IZGARA', 'izgara'],
  ['ızgara', 'izgara'],
  ['Köfte', 'kofte'],
  ['ÇİĞ KÖFTE', 'cig kofte'],
  ['Şekerpare', 'sekerpare'],
  ['Kâğıt kebabı', 'kagit kebabi'],
])('search folds %s to %s', async (text, folded) => {
  const { rows } = await api.sql('select fold_turkish($1)', [text])
  expect(rows[0].fold_turkish).toBe(folded)
})

test.each([
  ['product', 'price', '-0.01'],
  ['product', 'price', '1000000.01'],
  ['category', '"order"', '100001'],
  ['category', 'status', '2'],
  ['contact', 'port', '70000'],
])('the database itself refuses %s with %s %s', async (table, column, value) => {
  await api.services.contacts.add(api.staff, { address: 'x' })
  const categoryId = await api.services.categories.add(api.staff, { name: 'x' })
  await api.services.products.add(api.staff, { name: 'x', price: 1, categoryId })
  await expect(api.sql(`update ${table} set ${column} = ${value}`)).rejects.toMatchObject({ code: '23514' })
})
