import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, localDay } from '../../web/src/rules/opening-hours.ts'
import type { PushedMessage } from '../../web/src/rules/pushed-message.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { hasNetworks, openPushWorld, PUBLIC_ADDRESS, type PushWorld } from '../support/open-push-world.ts'
import { messageOf, newPhone, type Phone } from '../support/pushed-phone.ts'
import { makeDataFolder } from '../support/running-server.ts'

const SERVICE = 'fcm.googleapis.com'
const SECRET = 'a secret for tests, of more than 32 characters'
const PASSWORD = 'correct horse battery'
const HOUR_MS = 60 * 60 * 1000
const root = fileURLToPath(new URL('../..', import.meta.url))

type Headers = Readonly<Record<string, string>>

interface Owner {
  readonly id: string
  readonly headers: Headers
  readonly phone: Phone
}

interface Asked {
  readonly id: string
  readonly code: string
  readonly version: number
}

const WHOLE_DAYS = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  ...{ weekday, opens: '00:00', closes: '00:00', kind: 'SERVICE' },
}))

// Where the machine refuses networks of one's own, nothing here can be shown.
describe.skipIf(!hasNetworks())('an evening', () => {
  let world: PushWorld
  let client: pg.Client
  let url: string
  let number: number
  let admin: Headers
  /** The moment of a table within 12 hours. */
  let soon: string
  const databases: TestDatabase[] = []
  const folders: string[] = []
  const guests: { readonly token: string; readonly from: Headers }[] = []

  const sql = (statement: string, values?: unknown[]) => client.query(statement, values)

  async function ask<Data>(query: string, variables: object = {}, headers = admin): Promise<Data> {
    const { data, errors } = await world.ask<Data>(url, query, variables, headers)
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }

  async function signIn(email: string): Promise<Headers> {
    const query = 'mutation ($input: LoginInput!) { login(input: $input) { authToken } }'
    const input = { email, password: PASSWORD }
    const { login } = await ask<{ login: { authToken: string } }>(query, { input }, {})
    return { Authorization: `Bearer ${login.authToken}` }
  }

  /** A machine of the restaurant, on a database and a folder of its own. */
  async function start(database: TestDatabase, folder: string): Promise<void> {
    databases.push(database)
    ;({ url, number } = await world.start(database.url, {
      ...{ PUBLIC_URL: 'https://restaurant.example', DATA_DIR: folder, TRUST_PROXY: '1' },
      ...{ ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: PASSWORD },
      ...{ DEMO_CONTENT: 'off', BACKUP_DIR: 'off' },
    }))
    await client?.end()
    client = new pg.Client({ connectionString: database.url })
    await client.connect()
    admin = await signIn('admin@example.com')
  }

  async function dataFolder(): Promise<string> {
    const folder = await makeDataFolder()
    folders.push(folder)
    return folder
  }

  beforeAll(async () => {
    world = await openPushWorld()
    await world.resolve(SERVICE, PUBLIC_ADDRESS)
    admin = {}
    await start(await createTestDatabase(), await dataFolder())
    await ask('mutation ($input: UpdateSite!) { updateSite(input: $input) { name } }', {
      input: {
        weekly: WHOLE_DAYS,
        pages: [{ key: 'book-table', mode: 'LIVE' }],
      },
    })
    for (let guest = 1; guest <= 5; guest++) {
      const from = { 'X-Forwarded-For': `198.51.100.${guest}` }
      const { beginReservation } = await ask<{ beginReservation: string }>(
        'mutation { beginReservation }',
        {},
        from,
      )
      guests.push({ token: beginReservation, from })
    }
    // A person takes this long to fill in the form.
    await pause(3_100)
    soon = await momentWithinHours()
  })

  afterAll(async () => {
    if (!world) return
    await world.close()
    await client.end()
    for (const database of databases) await database.drop()
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  })

  beforeEach(async () => {
    for (const table of ['push_device', 'push_use', 'reservation']) await sql(`delete from ${table}`)
    world.received.splice(0)
  })

  /** The first moment that guests can ask for in more than an hour. */
  async function momentWithinHours(): Promise<string> {
    const today = localDay(new Date(), 'Europe/Istanbul')
    for (const date of [today, addDays(today, 1)]) {
      const { reservationSlots } = await ask<{ reservationSlots: { at: string }[] }>(
        'query ($date: String!) { reservationSlots(date: $date, people: 4) { at } }',
        { date },
      )
      const found = reservationSlots.find(({ at }) => Date.parse(at) > Date.now() + HOUR_MS)
      if (found) return found.at
    }
    throw new Error('There is no moment for a table.')
  }

  /** Somebody at the reception, whose phone rings. */
  async function owner(name: string): Promise<Owner> {
    const { rows } = await sql("select id from user_group where name = 'Reception'")
    const { addUser } = await ask<{ addUser: { id: string } }>(
      'mutation ($input: AddUser!) { addUser(input: $input) { id } }',
      {
        input: {
          ...{ userName: name, email: `${name}@example.com`, password: PASSWORD },
          groupIds: [String(rows[0].id)],
        },
      },
    )
    const headers = await signIn(`${name}@example.com`)
    return { id: addUser.id, headers, phone: await ring(headers) }
  }

  /** Opens the back-office on a new subscription. */
  async function ring(headers: Headers): Promise<Phone> {
    // Without the key no browser subscribes.
    await ask('{ pushKey }', {}, headers)
    const phone = newPhone(SERVICE)
    const input = { ...phone.subscription, name: 'Telefon', topics: ['TABLES', 'CHANGES_OF_TABLES'] }
    await ask('mutation ($input: AddPushDevice!) { addPushDevice(input: $input) { id } }', { input }, headers)
    return phone
  }

  /** A guest asks for a table for four. */
  async function request(name: string): Promise<Asked> {
    const { token, from } = guests.pop() as (typeof guests)[number]
    const input = { token, at: soon, people: 4, name, phone: `0532 111 20 0${guests.length}` }
    await ask(
      'mutation ($input: RequestReservation!) { requestReservation(input: $input) { code } }',
      { input },
      from,
    )
    const { rows } = await sql('select id, code, version from reservation where name = $1', [name])
    return { ...rows[0], id: String(rows[0].id) }
  }

  const arrived = (count: number) => expect.poll(() => world.received.length).toBe(count)

  /** A minute and more passes, after which phones may ring again. */
  const aMinuteLater = async () => {
    await sql('update push_device set rang_at = null')
    await sql("update push_message set not_before = now() where state = 'WAITING'")
  }

  const isAllTold = () =>
    expect
      .poll(
        async () => (await sql("select from push_message where state in ('WAITING', 'SENDING')")).rowCount,
      )
      .toBe(0)

  /** What a phone is delivered that wakes up: of each topic, the push service has kept the last. */
  function wake(phone: Phone): PushedMessage[] {
    const kept = new Map<string, PushedMessage>()
    for (const received of world.received.filter((each) => each.path === phone.path))
      kept.set(received.headers.topic as string, messageOf(received, phone))
    return [...kept.values()]
  }

  test('two phones that sleep are told when they wake what the request is by then', async () => {
    const [one, other] = [await owner('ayse'), await owner('baris')]
    const { code } = await request('Can Öztürk')
    await arrived(2)
    const secondsLeft = (Date.parse(soon) - Date.now()) / 1000
    for (const { headers } of world.received) {
      expect(Number(headers.ttl)).toBeLessThanOrEqual(Math.min(secondsLeft + 60, 12 * 60 * 60))
      expect(Number(headers.ttl)).toBeGreaterThan(Math.min(secondsLeft, 12 * 60 * 60) - 60)
    }
    await ask(
      'mutation ($code: ID!, $at: DateTimeISO!) { changeReservation(code: $code, people: 6, at: $at) { people } }',
      { code, at: soon },
      { 'X-Forwarded-For': '198.51.100.9' },
    )
    await aMinuteLater()
    await arrived(4)
    for (const { phone } of [one, other])
      expect(wake(phone)).toMatchObject([{ kind: 'CHANGE', people: 6, waiting: 1, isSilent: false }])
  })

  test('what one of them answers is taken back on the other without a ring', async () => {
    const [one, other] = [await owner('cem'), await owner('deniz')]
    const { id, version } = await request('Elif Şahin')
    await arrived(2)
    const [rung] = wake(other.phone)
    await ask(
      'mutation ($id: ID!, $version: Int!) { answerReservation(id: $id, answer: CONFIRM, version: $version) { id } }',
      { id, version },
      one.headers,
    )
    expect(world.received).toHaveLength(2)
    await aMinuteLater()
    await arrived(4)
    expect(wake(other.phone)).toMatchObject([
      { kind: 'ANSWERED', tag: rung?.tag, waiting: 0, isSilent: true },
    ])
  })

  test('a phone whose owner may answer no more is told nothing that had not left yet', async () => {
    const [one, other] = [await owner('emre'), await owner('fatma')]
    await request('Gül Ak')
    await arrived(2)
    // Both have rung a moment ago, so that this one waits.
    await request('Hakan Su')
    await ask('mutation ($id: ID!) { updateUser(id: $id, input: { groupIds: [] }) { id } }', { id: other.id })
    await aMinuteLater()
    await isAllTold()
    expect(world.received.slice(2).map(({ path }) => path)).toEqual([one.phone.path])
  })

  test('after a restore the phones are silent until the back-office is opened on one of them', async () => {
    const { phone } = await owner('irem')
    const before = await ask<{ pushKey: string }>('{ pushKey }')
    const [folder, empty] = [folders[0] as string, await dataFolder()]
    const file = path.join(await dataFolder(), 'the.backup.tar.gz')
    await run('backup', file, (databases[0] as TestDatabase).url, folder)
    await world.stop(number)
    const database = await createTestDatabase('template1')
    await run('restore', file, database.url, empty)
    await start(database, empty)
    const concern = async () => (await ask<{ pushConcern: string | null }>('{ pushConcern }')).pushConcern
    expect(await ask('{ pushDevices { id } }', {}, await signIn('irem@example.com'))).toEqual({
      pushDevices: [],
    })
    expect(await concern()).toBe('SILENT')
    const after = await ask<{ pushKey: string }>('{ pushKey }')
    expect(after.pushKey).not.toBe(before.pushKey)
    // The browser subscribes anew, since the key is another one.
    const anew = await ring(await signIn('irem@example.com'))
    expect(await concern()).toBeNull()
    await request('Kemal Er')
    await arrived(1)
    expect(wake(anew)).toMatchObject([{ kind: 'TABLE', people: 4 }])
    expect(wake(phone)).toEqual([])
    expect(world.received[0]?.headers.authorization).toContain(`k=${after.pushKey}`)
  })
})

/** Runs a command as its npm script does. @throws {Error} with what it printed, if it fails. */
function run(command: 'backup' | 'restore', file: string, databaseUrl: string, dataDir: string) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [path.join(root, `dist/server/${command}.js`), file], {
    cwd: root,
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, AUTH_SECRET: SECRET },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      said += data
    })
  return new Promise<void>((resolve, reject) =>
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(said)))),
  )
}
