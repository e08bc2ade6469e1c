import 'reflect-metadata'
import { type EntityProperty, MikroORM, UnderscoreNamingStrategy } from '@mikro-orm/postgresql'
import { mergeTranslations } from 'ra-core'
import { expect, test } from 'vitest'
import { entities as tables } from '../../../../server/database/entities.ts'
import { registry } from '../../../../server/modules/registry.ts'
import type { Messages } from '../language/messages.ts'
import { shownFields } from '../screens/changes/recorded-fields.ts'
import { entities, isPicture, resourceMessages } from './registry.ts'

const orm = new MikroORM({ entities: tables, dbName: 'unused', namingStrategy: UnderscoreNamingStrategy })
const CLASSES: Readonly<Record<string, string>> = {
  service: 'RestaurantService',
  site: 'SiteSettings',
  value: 'ValueItem',
}
const SECRETS: Readonly<Record<string, string>> = { passwordHash: 'password' }
/** Columns that the history trigger leaves out. */
const UNRECORDED = [
  'version',
  'concurrencyStamp',
  'securityStamp',
  'accessFailedCount',
  'servingsSince',
  'appliedAt',
  'requestId',
  'outcome',
  'appliedPrices',
]

function recordedFields(entity: string): string[] {
  const className = CLASSES[entity] ?? entity.replace(/^./, (letter) => letter.toUpperCase())
  const columns = [...orm.getMetadata().getAll().values()]
    .filter((meta) => meta.className === className)
    .flatMap(({ props }) => props as EntityProperty[])
  const names = columns.flatMap(({ name, kind, formula }) => {
    if (formula || kind === '1:m') return []
    return kind === 'm:1' ? `${name}Id` : (SECRETS[name] ?? name)
  })
  const recorded = names.filter((name) => !UNRECORDED.includes(name))
  return shownFields({ before: null, after: Object.fromEntries(recorded.map((name) => [name, null])) })
}

test('the history shows every stored picture as a picture', () => {
  const columns = Object.values(registry).flatMap(({ record: { one, pictures = [] } }) =>
    pictures.map((column) => [one, column] as const),
  )
  expect(columns.length).toBeGreaterThan(3)
  expect(columns.filter(([entity, column]) => !isPicture(entity, column))).toEqual([])
  expect(isPicture('product', 'name')).toBe(false)
})

test.each(Object.entries(entities))('the history has labels for every column of %s', (entity, { labels }) => {
  const fields = recordedFields(entity)
  expect(fields).not.toEqual([])
  expect(fields.filter((name) => !labels.fields[name])).toEqual([])
})

test('a resource has its name, its number and its fields in both languages', () => {
  const [turkish, english] = (['tr', 'en'] as const).map((language) => {
    const { resources } = mergeTranslations(...resourceMessages.map((messages) => messages[language])) as {
      resources: Messages
    }
    return resources.product
  })
  expect(turkish).toMatchObject({
    name: 'Yemek |||| Yemekler',
    counted: '%{smart_count} yemek',
    fields: { price: 'Fiyat', createdDate: 'Eklendi' },
  })
  expect(english).toMatchObject({
    name: 'Dish |||| Dishes',
    counted: '%{smart_count} dish |||| %{smart_count} dishes',
    fields: { price: 'Price', availiblity: 'Available today' },
  })
})
