import { Readable } from 'node:stream'
import { type GraphQLField, getNamedType, isLeafType, isObjectType } from 'graphql'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { capitalized } from '../../server/core/record-definition.ts'
import { buildGraphQLSchema } from '../../server/graphql/schema.ts'
import { registry } from '../../server/modules/registry.ts'
import { templatePageKeys } from '../../web/src/paths.ts'
import { addDays, localDay } from '../../web/src/rules/opening-hours.ts'
import { type Answer, type Api, startApi } from '../support/api.ts'
import { ownFactors } from '../support/own-factors.ts'
import { createPeople, type Headers, PASSWORD, type People, unique } from '../support/people.ts'
import { subscription } from '../support/push-subscription.ts'
import { type SmtpStub, startSmtp } from '../support/smtp.ts'
import { SoftwareAuthenticator } from '../support/software-authenticator.ts'
import { upload } from '../support/upload.ts'

/** Mutations that need no sign-in, or store nothing. */
const WITHOUT_KEY = [
  'login',
  'logout',
  'beginPasskeyLogin',
  'passkeyLogin',
  'settle',
  'requestPasswordLink',
  'setPasswordByLink',
  'setPasswordByRecoveryCode',
  'confirmEmail',
  'beginReservation',
  'requestReservation',
  'changeReservation',
  'cancelReservation',
]

type Variables = Readonly<Record<string, unknown>>

/** A call that can be stored. */
interface Sample {
  readonly variables: Variables
  /** Other values for the same call; undefined if it has only secrets, or no arguments. */
  readonly others?: Variables
  /** The caller; the administrator unless given. */
  readonly as?: Headers
  readonly file?: Uint8Array
}

let api: Api
let smtp: SmtpStub
let people: People
let admin: Headers
let categoryId: number
let plannedId: number
let picture: Uint8Array
let days = 0
let pages = 0

const schema = await buildGraphQLSchema(null)
const mutations = schema.getMutationType()?.getFields() ?? {}
const keyed = Object.values(mutations).filter(({ name }) => !WITHOUT_KEY.includes(name))

beforeAll(async () => {
  smtp = await startSmtp()
  api = await startApi({ PUBLIC_URL: 'https://restaurant.example' })
  people = await createPeople(api)
  admin = await people.headers(people.admin)
  categoryId = await api.services.categories.add(api.staff, { name: 'Çorbalar' })
  plannedId = await api.services.products.add(api.staff, { name: 'x', price: 2, categoryId })
  picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#a1b2c3' } })
    .png()
    .toBuffer()
})

afterAll(async () => {
  await api.close()
  await smtp.close()
})

const named = () => ({ name: unique('x') })

const factors = ownFactors(() => api)

/** Id of a session of the administrator. */
async function openSession(): Promise<string | undefined> {
  await factors.signedIn(people.admin)
  return (await factors.sessions(admin))[0]?.id
}

/** Somebody new who has just added a second factor. */
async function withFactor(which: 'app' | 'passkey'): Promise<Headers> {
  const as = await people.headers(await people.userWith([]))
  await (which === 'app' ? factors.addApp(as) : factors.addPasskey(as))
  return as
}

/** Inputs of additions, by the kind of record. */
const inputs: Readonly<Record<string, () => object>> = {
  about: () => ({ description: unique('x') }),
  contact: () => ({ address: unique('x') }),
  product: () => ({ name: unique('x'), price: 1, categoryId }),
  user: () => {
    const name = unique('once')
    return { userName: name, email: `${name}@example.com`, password: 'long enough for this' }
  },
  pricePlan: () => ({ name: unique('x'), lines: [{ productId: plannedId, price: 1 }] }),
  openingException: () => {
    const day = new Date(86_400_000 * ++days).toISOString().slice(0, 10)
    return { label: unique('x'), closed: true, fromDate: day, toDate: day }
  },
  pageText: () => ({ key: templatePageKeys[pages++ % templatePageKeys.length], title: 'x', body: 'x' }),
}

/** An update that is valid for each kind of record. */
const updates: Readonly<Record<string, () => object>> = {
  about: () => ({ description: unique('y') }),
  contact: () => ({ address: unique('y') }),
  user: () => ({ firstName: unique('y') }),
  openingException: () => ({ label: unique('y') }),
  pageText: () => ({ title: unique('y') }),
  productImage: () => ({ index: 0 }),
}

interface Service {
  add(context: Api['staff'], input: object): Promise<number>
  remove(context: Api['staff'], id: unknown): Promise<void>
}

const records = Object.entries(registry).filter(([, { resolver }]) => resolver !== null)

function inputOf(one: string): object {
  return (inputs[one] ?? named)()
}

/** A new record of a kind. */
async function added(name: string, one: string, isRemoved = false): Promise<number> {
  const service = api.services[name as keyof typeof registry] as unknown as Service
  // Each page has one text.
  if (one === 'pageText') await api.sql('update page_text set is_deleted = true')
  const id = one === 'productImage' ? await addedPicture() : await service.add(api.staff, inputOf(one))
  if (isRemoved) await service.remove(api.staff, id)
  return id
}

async function addedPicture(): Promise<number> {
  const productId = await added('products', 'product')
  const source = { filename: 'a.png', createReadStream: () => Readable.from([picture]) }
  const [id] = await api.services.productImages.addAll(api.staff, productId, [Promise.resolve(source)])
  return id as number
}

/** The samples of the calls that every kind of record has. */
function samplesOf(name: string, one: string, many: string): Record<string, () => Promise<Sample>> {
  const [title, titles] = [capitalized(one), capitalized(many)]
  const update = () => (updates[one] ?? named)()
  const twoOf = async (isRemoved = false) => [
    await added(name, one, isRemoved),
    await added(name, one, isRemoved),
  ]
  const ids = async (isRemoved = false) => {
    const both = one === 'pageText' ? [await added(name, one, isRemoved)] : await twoOf(isRemoved)
    return { variables: { ids: both }, others: { ids: [NO_ID] } }
  }
  const id = async (isRemoved = false) => ({
    variables: { id: await added(name, one, isRemoved) },
    others: { id: NO_ID },
  })
  return {
    [`add${title}`]: async () => {
      if (one === 'pageText') await api.sql('update page_text set is_deleted = true')
      return { variables: { input: inputOf(one) }, others: { input: inputOf(one) } }
    },
    [`update${title}`]: async () => {
      const { variables } = await id()
      return { variables: { ...variables, input: update() }, others: { ...variables, input: update() } }
    },
    [`remove${title}`]: () => id(),
    [`restore${title}`]: () => id(true),
    [`update${titles}`]: async () => {
      const { variables } = await ids()
      return { variables: { ...variables, input: update() }, others: { ids: [NO_ID], input: update() } }
    },
    [`remove${titles}`]: () => ids(),
    [`restore${titles}`]: () => ids(true),
  }
}

const NO_ID = 2_000_000_000

/** The calls that are not those of every kind of record. */
const special: Readonly<Record<string, () => Promise<Sample>>> = {
  addProductImages: async () => ({
    variables: { productId: await added('products', 'product'), images: [null] },
    file: picture,
  }),
  updateProductImage: async () => {
    const id = await addedPicture()
    return { variables: { id, input: { index: 0 } }, others: { id, input: { index: 1 } } }
  },
  updateFoodInformation: async () => {
    const productId = await added('products', 'product')
    const answer = (portion: string) => ({ productId, input: { ingredients: portion } })
    return { variables: answer('su'), others: answer('su, tuz') }
  },
  applyPricePlan: async () => {
    const id = await added('pricePlans', 'pricePlan')
    return { variables: { id, version: 1 }, others: { id, version: 2 } }
  },
  changePrices: async () => {
    const productId = await added('products', 'product')
    const price = (lira: number) => ({ changes: [{ productId, price: lira }] })
    return { variables: price(75), others: price(76) }
  },
  saveTranslations: async () => {
    const name = unique('x')
    const recordId = await api.services.products.add(api.staff, { ...inputs.product?.(), name })
    const lines = (text: string) => [{ kind: 'PRODUCT', recordId, field: 'name', text, seenSource: name }]
    return {
      variables: { language: 'EN', lines: lines('Soup') },
      others: { language: 'EN', lines: lines('Stew') },
    }
  },
  saveProducts: async () => ({
    variables: { lines: [inputOf('product')], refuseExisting: false, addCategories: false },
    others: { lines: [inputOf('product')], refuseExisting: false, addCategories: false },
  }),
  recordPrint: async () => ({
    variables: { kind: 'DOOR', prices: [{ productId: await added('products', 'product'), price: 1 }] },
    others: { kind: 'DOOR', prices: [] },
  }),
  reorderProducts: async () => {
    const ids = [await added('products', 'product'), await added('products', 'product')]
    return { variables: { categoryId, ids }, others: { categoryId, ids: ids.toReversed() } }
  },
  reorderCategories: () => twoInOrder('categories', 'category'),
  reorderServices: () => twoInOrder('restaurantServices', 'service'),
  updateSite: async () => ({
    variables: { input: { slogan: unique('s') } },
    others: { input: { slogan: unique('s') } },
  }),
  addReservation: async () => ({ variables: { input: table(2) }, others: { input: table(3) } }),
  updateReservation: async () => {
    const id = await takenTable()
    return {
      variables: { id, input: { version: 1, people: 5 } },
      others: { id, input: { version: 2, people: 6 } },
    }
  },
  markReservation: async () => {
    const id = await takenTable()
    return { variables: { id, as: 'ARRIVED' }, others: { id, as: 'NO_SHOW' } }
  },
  answerReservation: async () => {
    const id = await askedTable()
    return {
      variables: { id, answer: 'CONFIRM', version: 1 },
      others: { id, answer: 'DECLINE', version: 2 },
    }
  },
  declineReservationsAlike: async () => ({
    variables: { id: await askedTable() },
    others: { id: await askedTable() },
  }),
  setReservationDay: async () => ({
    variables: { date: TOMORROW, open: false, from: null },
    others: { date: TOMORROW, open: true, from: null },
  }),
  addPushDevice: async () => ({
    variables: { input: { ...subscription(), name: 'x', topics: ['TABLES'] } },
    others: { input: { ...subscription(), name: 'y', topics: ['TABLES'] } },
  }),
  removePushDevice: async () => ({ variables: { id: await pushDevice() }, others: { id: NO_ID } }),
  testPushDevice: async () => {
    vi.spyOn(api.services.pushDeliveries, 'send').mockResolvedValue({ outcome: 'TAKEN' })
    return { variables: { id: await pushDevice() }, others: { id: NO_ID } }
  },
  withdrawAnswer: async () => {
    const id = await askedTable()
    await api.services.reservations.answer(api.staff, id, 'CONFIRM', { version: 1 })
    return { variables: { id, version: 2 }, others: { id, version: 3 } }
  },
  setOpeningHours: async () => ({
    variables: { periods: [period('09:00')] },
    others: { periods: [period('10:00')] },
  }),
  changePassword: async () => ({
    variables: { current: PASSWORD, new: 'another horse battery' },
    as: await people.headers(await people.userWith([])),
  }),
  inviteUser: async () => ({
    variables: { input: { email: `${unique('invited')}@example.com` } },
    others: { input: { email: `${unique('invited')}@example.com` } },
  }),
  renewInvitation: async () => ({ variables: { userId: await invited() }, others: { userId: NO_ID } }),
  makePasswordLink: async () => ({
    variables: { userId: await added('users', 'user'), currentPassword: PASSWORD },
    others: { userId: NO_ID, currentPassword: PASSWORD },
  }),
  renewRecoveryCode: async () => ({ variables: { currentPassword: PASSWORD } }),
  renewRecoveryCodes: async () => ({ variables: { currentPassword: PASSWORD } }),
  beginTotp: async () => ({ variables: { currentPassword: PASSWORD } }),
  confirmTotp: async () => {
    const as = await people.headers(await people.userWith([]))
    const { secret } = await factors.beginTotp(as)
    return { as, variables: { code: factors.codeAt(secret) } }
  },
  removeTotp: async () => ({ variables: { currentPassword: PASSWORD }, as: await withFactor('app') }),
  beginPasskey: async () => ({ variables: { currentPassword: PASSWORD } }),
  addPasskey: async () => {
    const as = await people.headers(await people.userWith([]))
    const { challengeId, options } = await factors.beginPasskey(as)
    const response = new SoftwareAuthenticator('https://restaurant.example').create(options)
    const variables = { challengeId, response, name: 'x' }
    return { as, variables, others: { ...variables, name: 'y' } }
  },
  removePasskey: async () => {
    const as = await withFactor('passkey')
    const [passkey] = (await factors.security(as)).passkeys
    const id = passkey?.id
    return {
      as,
      variables: { id, currentPassword: PASSWORD },
      others: { id: NO_ID, currentPassword: PASSWORD },
    }
  },
  resetSecondFactor: async () => ({
    variables: { userId: await added('users', 'user'), currentPassword: PASSWORD },
    others: { userId: NO_ID, currentPassword: PASSWORD },
  }),
  endUserSessions: async () => ({
    variables: { userId: await added('users', 'user') },
    others: { userId: NO_ID },
  }),
  endSession: async () => ({ variables: { id: await openSession() }, others: { id: NO_ID } }),
  requestEmailConfirmation: async () => ({ variables: {} }),
  useMailAccount: async () => ({
    variables: { contactId: await mailContact(), currentPassword: PASSWORD },
    others: { contactId: NO_ID, currentPassword: PASSWORD },
  }),
  addApiToken: async () => {
    const input = (name: string) => ({
      ...{ name, roles: ['product.manage'], currentPassword: PASSWORD },
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    })
    return { variables: { input: input('Kasa') }, others: { input: input('Menü tahtası') } }
  },
  removeApiToken: async () => ({
    variables: {
      id: (
        await api.sql(
          "insert into api_token (user_id, name, roles, token_digest, expires_at) values ($1, 'x', '{}', $2, now() + interval '1 day') returning id",
          [people.admin.id, unique('digest')],
        )
      ).rows[0].id,
    },
    others: { id: NO_ID },
  }),
  stopMail: async () => ({ variables: {} }),
  retryMail: async () => ({ variables: { id: await waitingMail() }, others: { id: NO_ID } }),
  cancelMail: async () => ({ variables: { id: await waitingMail() }, others: { id: NO_ID } }),
  endOtherSessions: async () => ({ variables: {}, as: await people.headers(await people.userWith([])) }),
  removeDemoContent: async () => ({ variables: {} }),
  undoChange: async () => ({ variables: { id: await lastChange() }, others: { id: NO_ID } }),
  undoRequest: async () => ({
    variables: { requestId: await lastRequest(), leaveChanged: false },
    others: { requestId: 'none', leaveChanged: false },
  }),
  eraseUser: async () => ({ variables: { id: await added('users', 'user', true) }, others: { id: NO_ID } }),
}

const TOMORROW = addDays(localDay(new Date(), 'Europe/Istanbul'), 1)

/** A table of tomorrow, on the hour. */
const table = (people: number) => ({
  ...{ name: 'Ayşe', phone: '0312 000 00 00', people, walkIn: false },
  at: new Date((Math.floor(Date.now() / 3_600_000) + 24) * 3_600_000).toISOString(),
})

async function takenTable(): Promise<number> {
  const input = { ...table(2), at: new Date(table(2).at) }
  return api.services.reservations.add(api.staff, input)
}

/** A table that a guest has asked for. */
/** A device of the administrator. */
async function pushDevice(): Promise<number> {
  const caller = { userId: people.admin.id, roles: new Set(['administrator']) }
  const input = { ...subscription(), name: 'x', topics: ['TABLES' as const] }
  return (await api.services.pushDevices.add({ ...api.staff, caller }, input)).id
}

async function askedTable(): Promise<number> {
  const id = await takenTable()
  await api.sql(
    `update reservation set state = 'NEW', by_phone = false, code = '${String(id).padStart(22, '0')}' where id = ${id}`,
  )
  await api.sql('insert into reservation_origin (origin, reservation_id) values ($1, $2)', [String(id), id])
  return id
}

function mailContact(): Promise<number> {
  return api.services.contacts.add(api.staff, {
    mailServer: 'localhost',
    port: smtp.port,
    mail: 'site@example.com',
  })
}

async function waitingMail(): Promise<number> {
  const { rows } = await api.sql(
    "insert into mail (kind, facts, recipient, expires_at) values ('ALERT', '{\"concern\": \"DISK_LOW\", \"over\": false}', 'a@example.com', now() + interval '1 day') returning id",
  )
  return rows[0].id
}

async function invited(): Promise<string> {
  const { data } = await api.ask<{ inviteUser: { user: { id: string } } }>(
    'mutation ($input: InviteUser!) { inviteUser(input: $input) { user { id } } }',
    { input: { email: `${unique('invited')}@example.com` } },
    admin,
  )
  return data.inviteUser.user.id
}

async function twoInOrder(name: string, one: string): Promise<Sample> {
  const ids = [await added(name, one), await added(name, one)]
  return { variables: { ids: ids.toReversed() }, others: { ids } }
}

function period(opens: string): object {
  return { weekday: 1, opens, closes: '22:00', kind: 'SERVICE' }
}

async function lastRequest(): Promise<string> {
  const id = await added('products', 'product')
  const { headers } = await api.ask(
    'mutation ($id: ID!) { updateProduct(id: $id, input: { price: 2 }) { id } }',
    { id },
    admin,
  )
  return headers.get('x-request-id') as string
}

async function lastChange(): Promise<string> {
  const { rows } = await api.sql('select id from change where request_id = $1', [await lastRequest()])
  return rows[0].id
}

const samples: Readonly<Record<string, () => Promise<Sample>>> = {
  ...Object.assign({}, ...records.map(([name, { record }]) => samplesOf(name, record.one, record.many))),
  ...special,
}

/** A document of a mutation with all its arguments, which selects the id or all leaves of what it returns. */
function documentOf({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ')
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  const named = getNamedType(type)
  const fields = isObjectType(named) ? Object.values(named.getFields()) : []
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type)) && field.args.length === 0)
  const selected = fields.some((field) => field.name === 'id') ? ['id'] : leaves.map((field) => field.name)
  return `mutation (${declared}) { result: ${name}(${passed}) ${selected.length > 0 ? `{ ${selected.join(' ')} }` : ''} }`
}

interface Reply extends Answer<{ result: unknown }> {
  readonly extensions?: { readonly requestId?: string }
}

function send(name: string, { variables, as = admin, file }: Sample, clientKey: string): Promise<Reply> {
  const document = documentOf(mutations[name] as GraphQLField<unknown, unknown>)
  const sent = { ...variables, clientKey }
  return file
    ? upload(api.url, document, sent, [{ at: 'variables.images.0', name: 'a.png', bytes: file }], as)
    : api.ask(document, sent, as)
}

const reasonOf = ({ errors }: Reply) => errors?.[0]?.extensions.reason

const WRITES = /^\s*(?:insert|update|delete)(?! from client_key)/i

describe('every mutation that needs a sign-in', () => {
  test('takes a key, and has a sample here', () => {
    expect(keyed.filter(({ args }) => !args.some(({ name }) => name === 'clientKey'))).toEqual([])
    expect(keyed.map(({ name }) => name).filter((name) => !samples[name])).toEqual([])
    for (const name of WITHOUT_KEY.filter((each) => each !== 'settle'))
      expect(mutations[name]?.args.map((arg) => arg.name)).not.toContain('clientKey')
  })

  test.each(keyed.map(({ name }) => name))('is stored once for each key: %s', async (name) => {
    const sample = await (samples[name] as () => Promise<Sample>)()
    const key = unique('key')
    const first = await send(name, sample, key)
    expect(first.errors).toBeUndefined()
    const request =
      name === 'applyPricePlan' ? `plan-${sample.variables.id}` : first.headers.get('x-request-id')
    expect(first.extensions).toEqual({ requestId: request })
    const statements = await api.statementsOf(async () => {
      const again = await send(name, sample, key)
      const isRemoval = /^(remove|erase)/.test(name)
      expect([again.data, again.extensions, reasonOf(again)]).toEqual([
        first.data,
        first.extensions,
        undefined,
      ])
      expect(isRemoval || first.data.result !== null).toBe(true)
    })
    expect(statements.filter((statement) => WRITES.test(statement))).toEqual([])
    if (sample.others)
      expect(reasonOf(await send(name, { ...sample, variables: sample.others }, key))).toBe('KEY_REUSED')
    const other = name === 'recordPrint' ? 'updateSite' : 'recordPrint'
    const otherSample = {
      ...(await (samples[other] as () => Promise<Sample>)()),
      ...(sample.as && { as: sample.as }),
    }
    expect(reasonOf(await send(other, otherSample, key))).toBe('KEY_REUSED')
    const { data } = await api.ask<{ settle: object }>(
      'mutation ($key: ID!) { settle(clientKey: $key) { stored call requestId } }',
      { key },
      sample.as ?? admin,
    )
    expect(data.settle).toEqual({ stored: true, call: name, requestId: first.extensions?.requestId })
  })

  test.each(keyed.map(({ name }) => name))(
    'is stored once when it is sent twice at once: %s',
    async (name) => {
      const sample = await (samples[name] as () => Promise<Sample>)()
      const key = unique('key')
      const [one, two] = await Promise.all([send(name, sample, key), send(name, sample, key)])
      expect([one.errors, two.errors]).toEqual([undefined, undefined])
      expect([two.data, two.extensions]).toEqual([one.data, one.extensions])
    },
  )
})
