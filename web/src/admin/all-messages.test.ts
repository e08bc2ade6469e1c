import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema, isEnumType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { allMessages } from './all-messages.ts'
import { messagesOfPermission } from './api/permission-messages.ts'
import { managePermissions, permissions } from './api/permissions.ts'
import { languagesOf } from './language/i18n-provider.ts'
import type { Messages } from './language/messages.ts'

const languages = Object.entries(languagesOf(allMessages) as Record<'tr' | 'en', Messages>)

/** Those of the keys that lead to nothing in one of the languages, or to what is not wanted there. */
const missing = (keys: readonly string[], wanted: 'text' | 'group' = 'text') =>
  languages.flatMap(([language, messages]) =>
    keys
      .filter((key) => {
        const found = key.split('.').reduce<unknown>((tree, part) => (tree as Messages)?.[part], messages)
        return typeof found !== (wanted === 'text' ? 'string' : 'object')
      })
      .map((key) => `${language} ${key}`),
  )

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))

const inSources = (pattern: RegExp) => [
  ...new Set(sources.flatMap((text) => Array.from(text.matchAll(pattern), ([, key]) => key as string))),
]

/** Names of the same shape in the browser's storage, and the groups that messages are declared in. */
const NO_KEYS = /^admin\.(sidebar|sound)\b|^admin\.[a-zA-Z]+$|^resources\.[a-zA-Z]+$/

test('every key that the sources name has its message in both languages', () => {
  const keys = inSources(/['"]((?:admin|resources|ra)\.[\w.]+)['"]/g).filter((key) => !NO_KEYS.test(key))
  expect(keys.length).toBeGreaterThan(500)
  expect(missing(keys)).toEqual([])
})

test('every group of messages that the sources choose from is there in both languages', () => {
  const groups = inSources(/`((?:admin|resources|ra)(?:\.\w+)*)\.\$\{/g)
  expect(groups.length).toBeGreaterThan(50)
  expect(missing(groups, 'group')).toEqual([])
})

test.each(permissions)('the permission %s has its title and its meaning', (permission) => {
  const { title, meaning } = messagesOfPermission(permission)
  expect(missing([title])).toEqual([])
  expect(meaning.filter(Boolean)).toHaveLength(2)
})

test.each(Object.keys(managePermissions))(
  'the records of kind %s have a name, and one after a number',
  (kind) => {
    expect(missing([`resources.${kind}.name`, `resources.${kind}.counted`])).toEqual([])
  },
)

describe('the values of', () => {
  /** The groups of messages in which screens look the values of an enum up. */
  const groups: Readonly<Record<string, readonly string[]>> = {
    Allergen: ['admin.food.content'],
    BusinessSize: ['resources.site.sizes'],
    ChangeAction: ['admin.changes.done'],
    ClothColour: ['resources.site.clothColours'],
    Diet: ['admin.food.diets'],
    DrawingScene: ['resources.site.scenes'],
    DrawnDish: ['resources.site.dishes'],
    EnergySource: ['admin.food.sources'],
    MailAccountState: ['admin.mail.states'],
    Language: ['resources.translation.languages'],
    MailKind: ['admin.mail.kinds'],
    MailState: ['admin.mail.mailStates'],
    OpeningKind: ['admin.hours.kind'],
    OrderWay: ['admin.orders.way'],
    PageMode: ['resources.site.mode'],
    PortionUnit: ['admin.food.units'],
    PrintedKind: ['admin.print.kind'],
    PushTopic: ['admin.push.topic'],
    ReservationAnswer: ['admin.tables.answer'],
    ReservationMark: ['admin.tables.state'],
    ReservationState: ['admin.tables.state'],
    SessionMethod: ['admin.security.method'],
    Status: ['admin.status', 'admin.menu.shown', 'resources.user.status'],
    TranslatedKind: ['resources.translation.kinds'],
    TranslationState: ['resources.translation.states'],
    UndoObstacle: ['admin.undo.why'],
  }
  /** Each leads to a page of its own, or is a concern of the dashboard. */
  const unsaid = ['PasswordLinkKind', 'PushConcern']
  const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'))
  const enums = Object.values(schema.getTypeMap()).filter(
    (type) => isEnumType(type) && !type.name.startsWith('__') && !unsaid.includes(type.name),
  )

  test.each(enums.map((type) => [type.name, type] as const))('%s have words', (name, type) => {
    expect(groups[name]).toBeDefined()
    const values = isEnumType(type) ? type.getValues().map((value) => value.name) : []
    expect(
      missing((groups[name] ?? []).flatMap((group) => values.map((value) => `${group}.${value}`))),
    ).toEqual([])
  })
})
