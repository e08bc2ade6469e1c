import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { StartError } from '../../server/core/start-error.ts'
import { readEnv } from '../../server/env.ts'
import { firstRun } from '../../server/start/first-run.ts'
import { type Answer, type Api, AUTH_SECRET, startApi } from '../support/api.ts'
import { newUser } from '../support/open-accounts.ts'
import { createPeople, type Headers, PASSWORD, type People, type Person } from '../support/people.ts'

const NEXT = 'quite another password'

let api: Api
let people: People
let admin: Headers
let person: Person
let headers: Headers

beforeAll(async () => {
  api = await startApi()
  people = await createPeople(api)
  admin = await people.headers(people.admin)
})

afterAll(() => api.close())

beforeEach(async () => {
  person = await people.userWith([])
  headers = await people.headers(person)
  await api.sql('delete from sign_in_attempt')
})

const changePassword = (current: string, next: string, as = headers) =>
  api.ask<{ changePassword: boolean } | null>(
    'mutation ($current: String!, $new: String!) { changePassword(current: $current, new: $new) }',
    { current, new: next },
    as,
  )

async function signIn(password: string, email = person.email) {
  const { data } = await api.ask<{ login: { authToken: string; mustChangePassword: boolean } } | null>(
    'mutation ($input: LoginInput!) { login(input: $input) { authToken mustChangePassword } }',
    { input: { email, password } },
  )
  return data?.login ?? null
}

const isAlive = async (as: Headers) =>
  (await api.ask<{ me: object | null }>('{ me { id } }', {}, as)).data.me !== null

function faultOf({ errors }: Answer<unknown>): [code: string, field: string | undefined] | null {
  const error = errors?.[0]
  return error ? [error.extensions.code, error.extensions.fields?.[0]?.field] : null
}

describe('D146: users change their own password', () => {
  test('the change needs the current password and revokes all tokens but that of the request', async () => {
    const other = await people.headers(person)
    expect((await changePassword(PASSWORD, NEXT)).data).toEqual({ changePassword: true })
    expect([await isAlive(headers), await isAlive(other)]).toEqual([true, false])
    expect(await signIn(PASSWORD)).toBeNull()
    expect(await signIn(NEXT)).not.toBeNull()
    // Again, with the token that stayed valid.
    expect((await changePassword(NEXT, PASSWORD)).data).toEqual({ changePassword: true })
    expect(await isAlive(headers)).toBe(true)
  })

  test('the kept token is revoked by the next change of another user', async () => {
    await changePassword(PASSWORD, NEXT)
    await api.services.users.update(api.staff, person.id, { password: PASSWORD })
    expect(await isAlive(headers)).toBe(false)
  })

  test('the kept token is revoked by signing out', async () => {
    await changePassword(PASSWORD, NEXT)
    await api.ask('mutation { logout }', {}, headers)
    expect(await isAlive(headers)).toBe(false)
  })

  test.each([
    ['a wrong present password', 'not the password', NEXT, 'current'],
    ['an empty present password', '', NEXT, 'current'],
    ['one that is too short', PASSWORD, 'short', 'new'],
    ['the same again', PASSWORD, PASSWORD, 'new'],
    ['one of the commonest', PASSWORD, 'qwerty1234', 'new'],
  ])('a change with %s is refused and changes nothing', async (_, current, next, field) => {
    expect(faultOf(await changePassword(current, next))).toEqual(['BAD_USER_INPUT', field])
    expect(await isAlive(headers)).toBe(true)
    expect(await signIn(PASSWORD)).not.toBeNull()
  })

  test('a change without signing in is refused', async () => {
    expect(faultOf(await changePassword(PASSWORD, NEXT, {}))).toEqual(['UNAUTHENTICATED', undefined])
    const { errors } = await api.ask('mutation { endOtherSessions }')
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })

  test('a stolen token cannot be used to guess the password: 20 attempts a minute', async () => {
    for (let attempts = 1; attempts <= 20; attempts++) await changePassword('not the password', NEXT)
    expect(faultOf(await changePassword(PASSWORD, NEXT))?.[0]).toBe('TOO_MANY_REQUESTS')
    // Sign-in to the account still works.
    expect(await signIn(PASSWORD)).not.toBeNull()
  })

  test('a user ends all other sessions', async () => {
    const others = [await people.headers(person), await people.headers(person)]
    const { data } = await api.ask('mutation { endOtherSessions }', {}, headers)
    expect(data).toEqual({ endOtherSessions: true })
    expect(await Promise.all([headers, ...others].map(isAlive))).toEqual([true, false, false])
    expect(await signIn(PASSWORD)).not.toBeNull()
  })
})

describe('D146: a password set by somebody else must be changed', () => {
  const mustChange = async (password = PASSWORD) => (await signIn(password))?.mustChangePassword

  test('the owner of an added account is asked until the password was changed', async () => {
    expect(await mustChange()).toBe(true)
    await changePassword(PASSWORD, NEXT)
    expect(await mustChange(NEXT)).toBe(false)
  })

  test('the owner is asked after another user has set one', async () => {
    await changePassword(PASSWORD, NEXT)
    await api.ask(
      'mutation ($id: ID!, $input: UpdateUser!) { updateUser(id: $id, input: $input) { id } }',
      { id: person.id, input: { password: PASSWORD } },
      admin,
    )
    expect(await mustChange()).toBe(true)
  })

  test('the owner who has set it is not asked again, nor after other changes', async () => {
    const manager = await people.userWith(['user.manage'])
    const own = await people.headers(manager)
    const update = 'mutation ($id: ID!, $input: UpdateUser!) { updateUser(id: $id, input: $input) { id } }'
    await api.ask(update, { id: manager.id, input: { password: NEXT } }, own)
    expect((await signIn(NEXT, manager.email))?.mustChangePassword).toBe(false)
    await api.services.users.update(api.staff, manager.id, { firstName: 'Ayşe' })
    expect((await signIn(NEXT, manager.email))?.mustChangePassword).toBe(false)
  })
})

describe("D146: an administrator's email, password and groups", () => {
  let boss: Person

  beforeEach(async () => {
    boss = await people.userWith(['administrator'])
  })

  const update = (input: object, id = boss.id, as = admin) =>
    api.ask(
      'mutation ($id: ID!, $input: UpdateUser!) { updateUser(id: $id, input: $input) { id } }',
      { id, input },
      as,
    )

  test.each([
    ['email', () => ({ email: newUser().email })],
    ['password', () => ({ password: NEXT })],
    ['groups', () => ({ groupIds: [] })],
  ])('are changed only with the caller’s own password: %s', async (_, input) => {
    const row = async () =>
      (await api.sql('select email, password_hash from user_account where id = $1', [boss.id])).rows[0]
    const groups = async () =>
      (await api.sql('select group_id from user_group_member where user_id = $1', [boss.id])).rows
    const before = [await row(), await groups()]
    const refusal = ['BAD_USER_INPUT', 'currentPassword']
    expect(faultOf(await update(input()))).toEqual(refusal)
    expect(faultOf(await update({ ...input(), currentPassword: null }))).toEqual(refusal)
    expect(faultOf(await update({ ...input(), currentPassword: 'not the password' }))).toEqual(refusal)
    expect([await row(), await groups()]).toEqual(before)
    expect(faultOf(await update({ ...input(), currentPassword: PASSWORD }))).toBeNull()
    expect([await row(), await groups()]).not.toEqual(before)
  })

  test('can be sent back unchanged without it', async () => {
    const groupIds = [String(boss.groupId)]
    expect(faultOf(await update({ email: boss.email, groupIds, firstName: 'Ayşe' }))).toBeNull()
  })

  test('can be changed over REST by a client that sends it', async () => {
    const post = (body: object) =>
      fetch(`${api.url}/api/UserManager/update-user`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...admin },
        body: JSON.stringify({ id: boss.id, ...body }),
      })
    const refused = await post({ password: NEXT })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({
      errors: { currentPassword: [expect.stringContaining('your own password')] },
    })
    expect((await post({ password: NEXT, currentPassword: PASSWORD })).status).toBe(200)
    expect(await signIn(NEXT, boss.email)).not.toBeNull()
  })

  test('a change of other users’ passwords and groups needs no own password', async () => {
    expect(faultOf(await update({ password: NEXT, groupIds: [] }, person.id))).toBeNull()
  })
})

describe('D150: a weak password is refused', () => {
  const add = (input: object) =>
    api.ask('mutation ($input: AddUser!) { addUser(input: $input) { id } }', { input: newUser(input) }, admin)

  test.each(['12345678910', 'qwerty1234', 'galatasaray', 'password123', 'administrator', 'AdminIstrator'])(
    'such as %s, a very common one',
    async (password) => {
      expect(faultOf(await add({ password }))).toEqual(['BAD_USER_INPUT', 'password'])
    },
  )

  test.each([
    ['user name', { userName: 'Mehmet.Yilmaz', password: 'mehmet.yilmaz' }],
    ['address', { email: 'ayse.kaya@example.com', password: 'AYSE.KAYA@example.com' }],
    ['local part of the address', { email: 'fatma-demir-7@example.com', password: 'fatma-demir-7' }],
    ['first name', { firstName: 'Abdurrahman', password: 'ABDURRAHMAN' }],
    ['last name', { lastName: 'Çelikışıklı', password: 'çelikışıklı' }],
    ['full name', { firstName: 'Ayşe', lastName: 'Işık Yılmaz', password: 'AYŞE IŞIK YILMAZ' }],
    ['site', { password: 'incek sofrası' }],
    ['site, without spaces', { password: 'İNCEKSOFRASI' }],
  ])('refuses the name of its %s', async (_, input) => {
    const answer = await add(input)
    expect(faultOf(answer)).toEqual(['BAD_USER_INPUT', 'password'])
    expect(answer.errors?.[0]?.message).toContain('the name of the site')
  })

  test('refuses the name of the site in its settings', async () => {
    await api.sql(`update site set name = 'Deniz Kıyısı Balıkçısı'`)
    expect(faultOf(await add({ password: 'denizkıyısıbalıkçısı' }))).toEqual(['BAD_USER_INPUT', 'password'])
    expect(faultOf(await changePassword(PASSWORD, 'DENİZ KIYISI BALIKÇISI'))).toEqual([
      'BAD_USER_INPUT',
      'new',
    ])
    await api.sql('update site set name = null')
  })

  test('refuses the stored names in an update too', async () => {
    await api.services.users.update(api.staff, person.id, { firstName: 'Abdurrahman' })
    expect(faultOf(await changePassword(PASSWORD, 'abdurrahman'))).toEqual(['BAD_USER_INPUT', 'new'])
    await expect(
      api.services.users.update(api.staff, person.id, { password: person.email.toUpperCase() }),
    ).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
  })
})

describe('D150: the first administrator', () => {
  let empty: Api

  beforeEach(async () => {
    empty = await startApi()
  })

  afterEach(() => empty.close())

  const start = async (env: Readonly<Record<string, string>>): Promise<string | null> => {
    const settings = readEnv({ DATABASE_URL: empty.databaseUrl, AUTH_SECRET, ...env })
    const parts = { env: settings, orm: empty.orm, databaseUrl: empty.databaseUrl, services: empty.services }
    let announced: string | null = null
    await firstRun({ ...parts, log: pino({ level: 'silent' }) }, (signIn) => {
      announced = signIn
    })
    return announced
  }

  test.each([
    ['1234567890', 'ADMIN_PASSWORD must not be one of the 1,000 most common passwords.'],
    [
      'Owner@Example.com',
      'ADMIN_PASSWORD must not be a name or the mail address of the account, or the name of the site.',
    ],
  ])('is not created with %s: the start reports it in one line', async (ADMIN_PASSWORD, message) => {
    const starting = start({ ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD })
    await expect(starting).rejects.toThrow(StartError)
    await expect(start({ ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD })).rejects.toThrow(message)
    expect((await empty.sql('select id from user_account')).rows).toEqual([])
  })

  test('D146: has to change the generated password', async () => {
    const printed = await start({ ADMIN_EMAIL: 'owner@example.com' })
    const { rows } = await empty.sql('select email, must_change_password from user_account')
    expect(rows).toEqual([{ email: 'owner@example.com', must_change_password: true }])
    expect(printed).toMatch(/^owner@example\.com {2}\S+$/)
    // Later starts create no administrator, whatever the configuration.
    expect(await start({ ADMIN_EMAIL: 'second@example.com', ADMIN_PASSWORD: '1234567890' })).toBeNull()
  })
})
