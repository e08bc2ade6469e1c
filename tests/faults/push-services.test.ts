import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { compactVerify, importJWK } from 'jose'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, instantOf, localDay } from '../../web/src/rules/opening-hours.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import {
  hasNetworks,
  openPushWorld,
  PUBLIC_ADDRESS,
  type PushWorld,
  type Received,
} from '../support/open-push-world.ts'
import { messageOf, newPhone, type Phone } from '../support/pushed-phone.ts'

const SERVICE = 'fcm.googleapis.com'
const SITE = 'https://restaurant.example'
const PASSWORD = 'correct horse battery'
const DAY = addDays(localDay(new Date(), 'Europe/Istanbul'), 3)
const AT = instantOf(DAY, 19 * 60 + 30, 'Europe/Istanbul').toISOString()

// Where the machine refuses networks of one's own, nothing here can be shown.
describe.skipIf(!hasNetworks())('push services', () => {
  let world: PushWorld
  let database: TestDatabase
  let client: pg.Client
  let url: string
  let number: number
  let admin: Readonly<Record<string, string>>
  const printed: string[] = []

  const sql = (statement: string, values?: unknown[]) => client.query(statement, values)
  const start = async () => {
    ;({ url, number } = await world.start(database.url, {
      ...{ PUBLIC_URL: SITE, ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: PASSWORD },
      ...{ DEMO_CONTENT: 'off', BACKUP_DIR: 'off', TRUST_PROXY: '1' },
    }))
  }
  const ask = async <Data>(query: string, variables: object = {}, headers = admin): Promise<Data> => {
    const { data, errors } = await world.ask<Data>(url, query, variables, headers)
    if (errors) throw new Error(errors[0]?.extensions.reason)
    return data
  }

  beforeAll(async () => {
    world = await openPushWorld()
    await world.resolve(SERVICE, PUBLIC_ADDRESS)
    database = await createTestDatabase()
    client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await start()
    const { login } = await ask<{ login: { authToken: string } }>(
      'mutation ($input: LoginInput!) { login(input: $input) { authToken } }',
      { input: { email: 'admin@example.com', password: PASSWORD } },
      {},
    )
    admin = { Authorization: `Bearer ${login.authToken}` }
    await sql('update site set pages = $1', [JSON.stringify([{ key: 'book-table', mode: 'LIVE' }])])
    await ask('{ pushKey }')
  })

  afterAll(async () => {
    if (!world) return
    printed.push(await world.stop(number))
    for (const text of printed) expect(text).not.toMatch(/device-\d|Ayşe|0532/)
    await world.close()
    await client.end()
    await database.drop()
  })

  beforeEach(async () => {
    for (const table of ['push_device', 'reservation', 'reservation_origin'])
      await sql(`delete from ${table}`)
    world.received.splice(0)
    await world.answer()
    await world.resolve(SERVICE, PUBLIC_ADDRESS)
  })

  async function add(): Promise<Phone & { readonly id: string }> {
    const phone = newPhone(SERVICE)
    const input = { ...phone.subscription, name: 'Telefon', topics: ['TABLES'] }
    const { addPushDevice } = await ask<{ addPushDevice: { id: string } }>(
      'mutation ($input: AddPushDevice!) { addPushDevice(input: $input) { id } }',
      { input },
    )
    return { ...phone, id: addPushDevice.id }
  }

  let guests = 0

  /** A request for a table, by a guest of an address of its own. */
  async function request(): Promise<void> {
    const from = { 'X-Forwarded-For': `198.51.100.${++guests}` }
    const { beginReservation: token } = await ask<{ beginReservation: string }>(
      'mutation { beginReservation }',
      {},
      from,
    )
    // A person takes this long to fill in the form.
    await pause(3_100)
    const input = {
      token,
      at: AT,
      people: 4,
      name: 'Ayşe Kaya',
      phone: `0532 111 ${1_000 + guests}`,
      note: 'Pencere',
    }
    await ask(
      'mutation ($input: RequestReservation!) { requestReservation(input: $input) { code } }',
      { input },
      from,
    )
  }

  const tested = (id: string) =>
    ask('mutation ($id: ID!) { testPushDevice(id: $id) }', { id }).then(
      () => 'taken',
      (error: Error) => error.message,
    )

  test('get what only the device can read, signed by this installation, padded to one size', async () => {
    const [one, two] = [await add(), await add()]
    await request()
    await expect.poll(() => world.received.length).toBe(2)
    const { pushKey } = await ask<{ pushKey: string }>('{ pushKey }')
    for (const device of [one, two]) {
      const received = world.received.find(({ path }) => path === device.path) as Received
      const message = messageOf(received, device)
      expect(message).toMatchObject({ kind: 'TABLE', at: AT, people: 4, waiting: 1 })
      expect(JSON.stringify(message)).not.toMatch(/Ayşe|0532|Pencere/)
      expect(Buffer.from(received.body, 'base64')).toHaveLength(4_096)
      const { headers } = received
      expect(headers).toMatchObject({ urgency: 'high', 'content-encoding': 'aes128gcm', ttl: '43200' })
      expect(headers.topic).toMatch(/^[\w-]{32}$/)
      const [, token, key] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? []
      expect(key).toBe(pushKey)
      const point = Buffer.from(pushKey, 'base64url')
      const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
      const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x, y } as never, 'ES256')
      const { payload } = await compactVerify(token as string, jwk)
      const claims = JSON.parse(Buffer.from(payload).toString())
      expect(claims).toMatchObject({ aud: `https://${SERVICE}`, sub: SITE })
      expect(claims.exp - Date.now() / 1_000).toBeLessThanOrEqual(24 * 60 * 60)
    }
    expect(() => messageOf(world.received[0] as Received, { ...one, auth: randomBytes(16) })).toThrow()
  })

  test('that refuse are told to who tries, and an ended subscription ends the device', async () => {
    const { id } = await add()
    await world.answer(
      { status: 403 },
      { status: 201 },
      { status: 302, headers: { location: 'https://fcm.googleapis.com/there' } },
      'CUT',
    )
    expect(await tested(id)).toBe('PUSH_REFUSED')
    expect(await ask('{ pushConcern }')).toEqual({ pushConcern: 'REFUSED' })
    expect(await tested(id)).toBe('taken')
    expect(await ask('{ pushConcern }')).toEqual({ pushConcern: null })
    expect(await tested(id)).toBe('PUSH_REFUSED')
    expect(world.received.every(({ path }) => path !== '/there')).toBe(true)
    expect(await tested(id)).toBe('PUSH_REFUSED')
    const { pushDevices } = await ask<{ pushDevices: { lastError: string }[] }>(
      '{ pushDevices { lastError } }',
    )
    expect(pushDevices[0]?.lastError).toContain(SERVICE)
    expect(pushDevices[0]?.lastError).not.toContain('device-')
    await world.answer({ status: 410 })
    expect(await tested(id)).toBe('PUSH_REFUSED')
    expect(await ask('{ pushDevices { id } }')).toEqual({ pushDevices: [] })
    expect(await tested((await add()).id)).toBe('TOO_MANY_ATTEMPTS')
  })

  test('at addresses that are not of the internet are sent nothing, also when a name has several or changes', async () => {
    await add()
    for (const addresses of [['10.0.0.7'], [PUBLIC_ADDRESS, '10.0.0.7'], ['127.0.0.1'], []]) {
      await world.resolve(SERVICE, ...addresses)
      await request()
      await expect
        .poll(async () => (await sql('select last_error from push_device')).rows[0].last_error)
        .not.toBeNull()
      expect(world.received).toEqual([])
      await sql('update push_device set last_error = null, rang_at = null')
      await sql('delete from push_message')
    }
    await world.resolve(SERVICE, PUBLIC_ADDRESS)
    await request()
    await expect.poll(() => world.received.length).toBe(1)
  })

  test('that say nothing for ten seconds hold up nobody else, and get it once more without a second ring', async () => {
    const [one, two] = [await add(), await add()]
    await world.answer('SILENT')
    await request()
    await expect.poll(() => world.received.length).toBe(2)
    const silent = world.received[0] as Received
    const device = silent.path === one.path ? one : two
    expect(messageOf(silent, device).isSilent).toBe(false)
    await expect
      .poll(
        async () => (await sql("select from push_message where state = 'WAITING' and is_unheard")).rowCount,
      )
      .toBe(1)
    await sql('update push_device set rang_at = null')
    await sql("update push_message set not_before = now() where state = 'WAITING'")
    await expect.poll(() => world.received.length).toBe(3)
    const again = world.received[2] as Received
    expect([again.path, messageOf(again, device).isSilent]).toEqual([silent.path, true])
  })

  test('are sent every message once over kills, or once more without a ring', async () => {
    const device = await add()
    for (let round = 0; round < 4; round++) {
      await request()
      await pause(round * 250)
      printed.push(await world.kill(number))
      await start()
      await expect
        .poll(
          async () => (await sql("select from push_message where state in ('WAITING', 'SENDING')")).rowCount,
          { timeout: 20_000 },
        )
        .toBe(0)
        .catch(async () => {
          // It was under way when the process ended: a device rings once a minute.
          await sql('update push_device set rang_at = null')
          await sql("update push_message set not_before = now() where state = 'WAITING'")
          await expect
            .poll(
              async () =>
                (await sql("select from push_message where state in ('WAITING', 'SENDING')")).rowCount,
            )
            .toBe(0)
        })
      const messages = world.received.splice(0).map((each) => messageOf(each, device))
      expect(messages.filter(({ isSilent }) => !isSilent).length, `round ${round}`).toBeLessThanOrEqual(1)
      expect(messages.length, `round ${round}`).toBeGreaterThanOrEqual(1)
      expect(messages.length, `round ${round}`).toBeLessThanOrEqual(2)
      await sql('delete from reservation')
      await sql('update push_device set rang_at = null')
    }
  })
})
