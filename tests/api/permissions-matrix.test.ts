import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { managersOnly, type Permission } from '../../server/core/access.ts'
import { inputFields } from '../../server/core/input/input-fields.ts'
import { capitalized } from '../../server/core/record-definition.ts'
import { PERMISSIONS, registry } from '../../server/modules/registry.ts'
import { templatePages } from '../../web/src/paths.ts'
import { type Api, startApi } from '../support/api.ts'
import {
  createPeople,
  type Headers,
  type People,
  type Person,
  signedToken,
  unique,
} from '../support/people.ts'

/** The permitted callers: everybody, every signed-in user, or holders of the role (and administrators). */
type Who =
  | 'everybody'
  | 'signed in'
  | 'content managers'
  | 'managers of pictures'
  | 'translators'
  | Permission

interface AccessCase {
  readonly who: Who
  /** Arguments and selection, after the field's name. */
  readonly call: string
  /** The result for permitted callers: data, or the error after the permission check. */
  readonly granted?: 'NOT_FOUND' | 'BAD_USER_INPUT'
}

/** An id that no record has; permitted callers get NOT_FOUND. */
const NO_ID = 2_000_000_000

const query = (who: Who, call: string): AccessCase => ({ who, call })

/** The calls of every entity: a look-up, a table, and four writes. */
function entity(
  one: string,
  title: string,
  reads: Who,
  writes: Permission,
  input: () => string,
  many = `${title}s`,
) {
  const isContent = !['user', 'role', 'group'].includes(one)
  const missingOnes = (who: Who, rest = ''): AccessCase => ({
    who,
    call: `(ids: [${NO_ID}]${rest}) { count }`,
    granted: 'NOT_FOUND',
  })
  const missing = (who: Who, rest = ''): AccessCase => ({
    who,
    call: `(id: ${NO_ID}${rest})`,
    granted: 'NOT_FOUND',
  })
  const withId = (row: AccessCase): AccessCase => ({ ...row, call: `${row.call} { id }` })
  return {
    queries: {
      [one]: withId(missing(reads)),
      [`${one}Table`]: query(reads, '{ totalCount items { id } }'),
    },
    mutations: {
      [`add${title}`]: {
        who: writes,
        get call() {
          return `(input: ${input()}) { id }`
        },
      } as AccessCase,
      [`update${title}`]: withId(missing(writes, ', input: {}')),
      [`remove${title}`]: missing(writes),
      [`restore${title}`]: withId(missing('administrator')),
      ...(isContent && { [`update${many}`]: missingOnes(writes, ', input: {}') }),
      [`remove${many}`]: missingOnes(writes),
      [`restore${many}`]: missingOnes('administrator'),
    } as Record<string, AccessCase>,
  }
}

const named = () => `{ name: "${unique('x')}" }`
let category = 0
let planned = 0
const keys = Object.keys(templatePages)
let pages = 0
const pageText = () => `{ key: "${keys[pages++ % keys.length]}", title: "x", body: "x" }`
let days = 0
function closedDay(): string {
  const day = new Date(86_400_000 * ++days).toISOString().slice(0, 10)
  return `{ label: "x", closed: true, fromDate: "${day}", toDate: "${day}" }`
}

const entities = [
  entity('about', 'About', 'everybody', 'about.manage', () => '{ description: "x" }'),
  entity('service', 'Service', 'everybody', 'service.manage', named),
  entity('category', 'Category', 'everybody', 'category.manage', named, 'Categories'),
  entity(
    'product',
    'Product',
    'everybody',
    'product.manage',
    () => `{ name: "x", price: 1, categoryId: ${category} }`,
  ),
  entity('productImage', 'ProductImage', 'everybody', 'product.manage', () => ''),
  entity(
    'pricePlan',
    'PricePlan',
    'product.manage',
    'product.manage',
    () => `{ name: "x", lines: [{ productId: ${planned}, price: 1 }] }`,
  ),
  entity('blog', 'Blog', 'everybody', 'blog.manage', named),
  entity('blogCategory', 'BlogCategory', 'everybody', 'blog.manage', named, 'BlogCategories'),
  entity('blogTag', 'BlogTag', 'everybody', 'blog.manage', named),
  entity('contact', 'Contact', 'everybody', 'contact.manage', () => '{ address: "x" }'),
  entity('user', 'User', 'user.manage', 'user.manage', () => {
    const name = unique('matrix')
    return `{ userName: "${name}", email: "${name}@example.com", password: "long enough for this" }`
  }),
  entity('openingException', 'OpeningException', 'everybody', 'site.manage', closedDay),
  entity('pageText', 'PageText', 'site.manage', 'site.manage', pageText),
  entity('textPicture', 'TextPicture', 'blog.manage', 'blog.manage', named),
  entity('role', 'Role', 'role.manage', 'role.manage', named),
  entity('group', 'Group', 'group.manage', 'group.manage', named),
]

/** Entities that are not listed above, from the declarations of their records. */
const others = Object.values(registry).filter(
  ({ record, resolver }) => resolver !== null && !entities.some(({ queries }) => record.one in queries),
)
for (const { record } of others) {
  const writes = record.manage as Permission
  const reads = (record.read as unknown) === managersOnly ? writes : 'everybody'
  const title = record.one.charAt(0).toUpperCase() + record.one.slice(1)
  entities.push(
    entity(record.one, title, reads, writes, () => sampleOf(record.inputs.add), capitalized(record.many)),
  )
}

/** The smallest valid input. */
function sampleOf(input: new () => object): string {
  const samples = { text: '"x"', email: '"x@example.com"', integer: '1', number: '1', flag: 'true' }
  const required = [...inputFields(input)].filter(([, field]) => field.required)
  const values = required.map(([name, { kind }]) => `${name}: ${samples[kind as keyof typeof samples]}`)
  return `{ ${values.join(', ')} }`
}

const queries: Record<string, AccessCase> = {
  ...Object.assign({}, ...entities.map((each) => each.queries)),
  ...Object.fromEntries(others.map(({ record }) => [record.many, query('everybody', '{ id }')])),
  abouts: query('everybody', '{ id }'),
  services: query('everybody', '{ id }'),
  categories: query('everybody', '{ id }'),
  products: query('everybody', '{ id }'),
  productImages: query('everybody', `(productId: ${NO_ID}) { id }`),
  blogs: query('everybody', '{ id }'),
  blogCategories: query('everybody', '{ id }'),
  blogTags: query('everybody', '{ id }'),
  contacts: query('everybody', '{ id }'),
  openingExceptions: query('everybody', '{ id }'),
  pageTexts: query('site.manage', '{ id }'),
  pricePlans: query('product.manage', '{ id }'),
  textPictures: query('blog.manage', '{ id }'),
  textOfPage: query('everybody', '(key: "faq") { id }'),
  site: query('everybody', '{ name }'),
  applicationVersion: query('everybody', '{ version }'),
  backups: query('administrator', '{ enabled }'),
  demoContent: query('administrator', ''),
  drawing: query('site.manage', '(scene: OVEN, cloth: [WHITE, TOMATO], onTable: [])'),
  backupCopies: query('administrator', '{ enabled }'),
  plannedPrints: query('product.manage', '{ kind }'),
  priceRecords: query('product.manage', '{ totalCount }'),
  translationWork: query('translators', '(language: EN) { total }'),
  lowestPrices: query('product.manage', '{ price }'),
  printedLists: query('product.manage', '{ kind }'),
  reservations: query('reservation.manage', '(date: "2026-01-01") { id }'),
  reservationTable: query('reservation.manage', '{ totalCount }'),
  me: query('everybody', '{ id }'),
  myRoles: query('everybody', ''),
  reservationsAlike: query('reservation.manage', ''),
  reservationDays: query('reservation.manage', '{ date }'),
  reservationsWaiting: query('reservation.manage', ''),
  reservationSlots: query('everybody', '(date: "2026-01-01", people: 1) { time }'),
  guestReservation: { who: 'everybody', call: '(code: "x") { code }', granted: 'NOT_FOUND' },
  passwordLink: query('everybody', '(token: "x") { kind }'),
  signInOptions: query('everybody', '{ passwordLinks }'),
  recoveryCodeMadeAt: query('signed in', ''),
  apiTokens: query('signed in', '{ id }'),
  mySecurity: query('signed in', '{ hasTotp }'),
  pushKey: query('signed in', ''),
  pushDevices: query('signed in', '{ id }'),
  pushConcern: query('reservation.manage', ''),
  sessions: query('signed in', '{ id }'),
  mailAccount: query('administrator', '{ state }'),
  mailTable: query('administrator', '{ totalCount }'),
  users: query('user.manage', '(page: 1, pageCount: 10) { totalCount data { id } }'),
  roles: query('role.manage', '(page: 1, pageCount: 10) { totalCount data { id } }'),
  groups: query('group.manage', '(page: 1, pageCount: 10) { totalCount data { id } }'),
  latestChange: query('signed in', ''),
  changes: query('content managers', '{ totalCount items { id } }'),
  acts: query('content managers', '{ totalCount items { id } }'),
  pictures: query('managers of pictures', '{ totalCount items { filePath } }'),
}

const { addProductImage: _, ...ofEntities } = Object.assign({}, ...entities.map((each) => each.mutations))
const mutations: Record<string, AccessCase> = {
  ...ofEntities,
  addProductImages: {
    who: 'product.manage',
    call: `(productId: ${NO_ID}, images: []) { id }`,
    granted: 'BAD_USER_INPUT',
  },
  updateFoodInformation: {
    who: 'product.manage',
    call: `(productId: ${NO_ID}, input: {}) { id }`,
    granted: 'NOT_FOUND',
  },
  changePrices: {
    who: 'product.manage',
    call: `(changes: [{ productId: ${NO_ID}, price: 1 }]) { count }`,
    granted: 'NOT_FOUND',
  },
  applyPricePlan: {
    who: 'product.manage',
    call: `(id: ${NO_ID}, version: 1) { id }`,
    granted: 'NOT_FOUND',
  },
  saveProducts: {
    who: 'product.manage',
    call: `(lines: [{ id: ${NO_ID}, price: 1 }]) { count }`,
    granted: 'BAD_USER_INPUT',
  },
  saveTranslations: {
    who: 'translators',
    call: '(language: EN, lines: []) { count }',
    granted: 'BAD_USER_INPUT',
  },
  settle: { who: 'signed in', call: '(clientKey: "x") { stored }' },
  addReservation: {
    who: 'reservation.manage',
    call: '(input: { name: "x", phone: "0312", people: 1, at: "2001-01-01T10:00:00Z" }) { id }',
    granted: 'BAD_USER_INPUT',
  },
  updateReservation: {
    who: 'reservation.manage',
    call: `(id: ${NO_ID}, input: { version: 1 }) { id }`,
    granted: 'NOT_FOUND',
  },
  markReservation: {
    who: 'reservation.manage',
    call: `(id: ${NO_ID}, as: ARRIVED) { id }`,
    granted: 'NOT_FOUND',
  },
  answerReservation: {
    who: 'reservation.manage',
    call: `(id: ${NO_ID}, answer: CONFIRM, version: 1) { id }`,
    granted: 'NOT_FOUND',
  },
  withdrawAnswer: {
    who: 'reservation.manage',
    call: `(id: ${NO_ID}, version: 1) { id }`,
    granted: 'NOT_FOUND',
  },
  declineReservationsAlike: { who: 'reservation.manage', call: `(id: ${NO_ID})`, granted: 'NOT_FOUND' },
  beginReservation: { who: 'everybody', call: '' },
  requestReservation: {
    who: 'everybody',
    call: '(input: { token: "x", name: "x", phone: "0312", people: 1, at: "2001-01-01T10:00:00Z" }) { code }',
    granted: 'BAD_USER_INPUT',
  },
  changeReservation: {
    who: 'everybody',
    call: '(code: "x", people: 1, at: "2001-01-01T10:00:00Z") { code }',
    granted: 'NOT_FOUND',
  },
  setReservationDay: {
    who: 'reservation.manage',
    call: '(date: "2001-01-01", open: false) { date }',
    granted: 'BAD_USER_INPUT',
  },
  cancelReservation: { who: 'everybody', call: '(code: "x") { code }', granted: 'NOT_FOUND' },
  recordPrint: { who: 'product.manage', call: '(kind: DOOR, prices: []) { kind }' },
  reorderProducts: {
    who: 'product.manage',
    call: `(categoryId: ${NO_ID}, ids: [${NO_ID}]) { count }`,
    granted: 'BAD_USER_INPUT',
  },
  reorderCategories: {
    who: 'category.manage',
    call: `(ids: [${NO_ID}]) { count }`,
    granted: 'BAD_USER_INPUT',
  },
  reorderServices: {
    who: 'service.manage',
    call: `(ids: [${NO_ID}]) { count }`,
    granted: 'BAD_USER_INPUT',
  },
  updateSite: { who: 'site.manage', call: '(input: {}) { name }' },
  setOpeningHours: {
    who: 'site.manage',
    call: '(periods: [{ weekday: 1, opens: "x", closes: "x", kind: SERVICE }]) { timeZone }',
    granted: 'BAD_USER_INPUT',
  },
  login: { who: 'everybody', call: '(input: { password: "x" }) { id }', granted: 'BAD_USER_INPUT' },
  logout: { who: 'signed in', call: '' },
  changePassword: { who: 'signed in', call: '(current: "x", new: "x")', granted: 'BAD_USER_INPUT' },
  endOtherSessions: { who: 'signed in', call: '' },
  inviteUser: { who: 'user.manage', call: '(input: { email: "x" }) { mailed }', granted: 'BAD_USER_INPUT' },
  renewInvitation: { who: 'user.manage', call: `(userId: ${NO_ID}) { mailed }`, granted: 'NOT_FOUND' },
  makePasswordLink: {
    who: 'user.manage',
    call: `(userId: ${NO_ID}, currentPassword: "x") { link }`,
    granted: 'BAD_USER_INPUT',
  },
  beginTotp: { who: 'signed in', call: '(currentPassword: "x") { secret }', granted: 'BAD_USER_INPUT' },
  confirmTotp: { who: 'signed in', call: '(code: "x") { codes }', granted: 'BAD_USER_INPUT' },
  removeTotp: { who: 'signed in', call: '(currentPassword: "x")', granted: 'BAD_USER_INPUT' },
  renewRecoveryCodes: {
    who: 'signed in',
    call: '(currentPassword: "x") { codes }',
    granted: 'BAD_USER_INPUT',
  },
  beginPasskey: {
    who: 'signed in',
    call: '(currentPassword: "x") { challengeId }',
    granted: 'BAD_USER_INPUT',
  },
  addPasskey: {
    who: 'signed in',
    call: '(challengeId: "x", response: {}, name: "") { codes }',
    granted: 'BAD_USER_INPUT',
  },
  removePasskey: {
    who: 'signed in',
    call: `(id: ${NO_ID}, currentPassword: "x")`,
    granted: 'BAD_USER_INPUT',
  },
  beginPasskeyLogin: { who: 'everybody', call: '{ challengeId }', granted: 'CONFLICT' },
  passkeyLogin: {
    who: 'everybody',
    call: '(challengeId: "x", response: {}) { id }',
    granted: 'UNAUTHENTICATED',
  },
  resetSecondFactor: {
    who: 'administrator',
    call: `(userId: ${NO_ID}, currentPassword: "x") { id }`,
    granted: 'BAD_USER_INPUT',
  },
  endSession: { who: 'signed in', call: `(id: ${NO_ID})`, granted: 'NOT_FOUND' },
  endUserSessions: { who: 'user.manage', call: `(userId: ${NO_ID})`, granted: 'NOT_FOUND' },
  requestPasswordLink: { who: 'everybody', call: '(email: "x")', granted: 'BAD_USER_INPUT' },
  setPasswordByLink: { who: 'everybody', call: '(token: "x", password: "x")', granted: 'BAD_USER_INPUT' },
  requestEmailConfirmation: { who: 'signed in', call: '' },
  confirmEmail: { who: 'everybody', call: '(token: "x")', granted: 'NOT_FOUND' },
  renewRecoveryCode: { who: 'signed in', call: '(currentPassword: "x")', granted: 'BAD_USER_INPUT' },
  setPasswordByRecoveryCode: {
    who: 'everybody',
    call: '(email: "x", code: "x", password: "x")',
    granted: 'BAD_USER_INPUT',
  },
  useMailAccount: {
    who: 'administrator',
    call: `(contactId: ${NO_ID}, currentPassword: "x") { state }`,
    granted: 'NOT_FOUND',
  },
  addApiToken: {
    who: 'signed in',
    call: '(input: { name: "", roles: [], expiresAt: "2026-01-01T00:00:00Z", currentPassword: "x" }) { token }',
    granted: 'BAD_USER_INPUT',
  },
  addPushDevice: {
    who: 'signed in',
    call: '(input: { endpoint: "", p256dh: "", auth: "", name: "", topics: [] }) { id }',
    granted: 'BAD_USER_INPUT',
  },
  removePushDevice: { who: 'signed in', call: `(id: ${NO_ID})`, granted: 'NOT_FOUND' },
  testPushDevice: { who: 'signed in', call: `(id: ${NO_ID})`, granted: 'NOT_FOUND' },
  removeApiToken: { who: 'signed in', call: `(id: ${NO_ID})`, granted: 'NOT_FOUND' },
  stopMail: { who: 'administrator', call: '' },
  retryMail: { who: 'administrator', call: `(id: ${NO_ID}) { id }`, granted: 'NOT_FOUND' },
  cancelMail: { who: 'administrator', call: `(id: ${NO_ID}) { id }`, granted: 'NOT_FOUND' },
  removeDemoContent: { who: 'administrator', call: '{ removed }' },
  undoRequest: { who: 'administrator', call: '(requestId: "none")', granted: 'NOT_FOUND' },
  undoChange: { who: 'content managers', call: `(id: ${NO_ID}) { id }`, granted: 'NOT_FOUND' },
  eraseUser: { who: 'administrator', call: `(id: ${NO_ID})`, granted: 'NOT_FOUND' },
}

/** The roles whose holders translate something. */
const TRANSLATORS: readonly string[] = ['about', 'category', 'product', 'service', 'site', 'translation'].map(
  (subject) => `${subject}.manage`,
)

/** The roles that manage any content. */
const CONTENT: readonly string[] = PERMISSIONS.filter(
  (permission) => !/^(user|role|group|reservation)\.|availability$/.test(permission),
)

/** The roles that manage records with pictures of their own. */
const PICTURED: readonly string[] = [
  'administrator',
  'blog.manage',
  'category.manage',
  'product.manage',
  'site.manage',
]

interface Asker {
  readonly roles: readonly string[] | null
  headers(): Promise<Headers>
}

let api: Api
let people: People
const askers = new Map<string, Asker>()
const NAMES = ['anonymous', 'expired token', ...PERMISSIONS, 'a role of their own making', 'no role at all']

beforeAll(async () => {
  api = await startApi()
  people = await createPeople(api)
  category = await api.services.categories.add(api.staff, { name: 'Çorbalar' })
  planned = await api.services.products.add(api.staff, { name: 'x', price: 1, categoryId: category })
  askers.set('anonymous', { roles: null, headers: async () => ({}) })
  askers.set('expired token', { roles: null, headers: () => people.expired(people.admin) })
  for (const role of PERMISSIONS) askers.set(role, asker([role], await people.userWith([role])))
  askers.set('a role of their own making', asker(['waiter'], await people.userWith(['waiter'])))
  askers.set('no role at all', asker([], await people.userWith([])))
})

afterAll(() => api.close())

function asker(roles: readonly string[], person: Person): Asker {
  return { roles, headers: () => people.headers(person) }
}

function expected({ roles }: Asker, row: AccessCase): string {
  const { who } = row
  const granted = row.granted ?? 'OK'
  if (who === 'everybody') return granted
  if (roles === null) return 'UNAUTHENTICATED'
  if (who === 'content managers') return roles.some((role) => CONTENT.includes(role)) ? granted : 'FORBIDDEN'
  if (who === 'translators')
    return [...TRANSLATORS, 'administrator'].some((role) => roles.includes(role)) ? granted : 'FORBIDDEN'
  if (who === 'managers of pictures') {
    return roles.some((role) => PICTURED.includes(role)) ? granted : 'FORBIDDEN'
  }
  return who === 'signed in' || roles.includes(who) || roles.includes('administrator') ? granted : 'FORBIDDEN'
}

test.each([
  ['Query', queries],
  ['Mutation', mutations],
])('the matrix has every field of %s, and no other', async (type, rows) => {
  const { data } = await api.ask<{ __type: { fields: { name: string }[] } }>(
    `{ __type(name: "${type}") { fields { name } } }`,
  )
  expect(Object.keys(rows).sort()).toEqual(data.__type.fields.map(({ name }) => name).sort())
})

describe.each([
  ['query', queries],
  ['mutation', mutations],
])('each %s is as the access rules say', (operation, rows) => {
  test.each(NAMES)('for %s', async (name) => {
    const asker = askers.get(name) as Asker
    const said: Record<string, string> = {}
    const wanted: Record<string, string> = {}
    for (const [field, row] of Object.entries(rows)) {
      const { errors } = await api.ask(`${operation} { ${field}${row.call} }`, {}, await asker.headers())
      said[field] = errors?.[0]?.extensions.code ?? 'OK'
      wanted[field] = expected(asker, row)
    }
    expect(said).toEqual(wanted)
  })
})

test('D52: holders of the availability permission change the availability and nothing else', async () => {
  const holders = ['product.manage', 'product.availability', 'administrator']
  const one = (input: string) => `mutation { updateProduct(id: ${NO_ID}, input: { ${input} }) { id } }`
  const many = (input: string) =>
    `mutation { updateProducts(ids: [${NO_ID}], input: { ${input} }) { count } }`
  for (const name of NAMES) {
    const asker = askers.get(name) as Asker
    const refused = asker.roles === null ? 'UNAUTHENTICATED' : 'FORBIDDEN'
    for (const call of [one, many]) {
      const code = async (input: string) =>
        (await api.ask(call(input), {}, await asker.headers())).errors?.[0]?.extensions.code
      const narrow = asker.roles?.some((role) => holders.includes(role)) ? 'NOT_FOUND' : refused
      const wide = name === 'product.availability' ? refused : narrow
      expect([name, await code('availiblity: false, version: 1')]).toEqual([name, narrow])
      expect([name, await code('availiblity: false, price: 1')]).toEqual([name, wide])
    }
  }
})

test('a token of another secret, of another issuer or without signature is anonymous', async () => {
  const { admin } = people
  const { rows } = await api.sql('select security_stamp from user_account where id = $1', [admin.id])
  const stamp = rows[0].security_stamp
  const good = await signedToken(admin.id, stamp, '1h')
  const [head, body] = good.split('.')
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
  const tokens = [
    await signedToken(admin.id, stamp, '1h', 'another secret, which is quite as long as it'),
    await signedToken(admin.id, 'another stamp', '1h'),
    await signedToken(NO_ID, stamp, '1h'),
    `${unsigned}.${body}.`,
    `${head}.${body}.`,
    `${good}x`,
    'x',
    '',
  ]
  const codes = []
  for (const token of tokens) {
    const headers = { Authorization: `Bearer ${token}` }
    const { errors } = await api.ask('{ userTable { totalCount } }', {}, headers)
    codes.push(errors?.[0]?.extensions.code)
    // Calls that need no token ignore an invalid one.
    expect((await api.ask('{ me { id } abouts { id } }', {}, headers)).data).toMatchObject({ me: null })
  }
  expect(codes).toEqual(tokens.map(() => 'UNAUTHENTICATED'))
  const { errors } = await api.ask('{ userTable { totalCount } }', {}, { Authorization: `Bearer ${good}` })
  expect(errors).toBeUndefined()
})
