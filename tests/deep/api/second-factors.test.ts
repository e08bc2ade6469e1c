import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Status } from '../../../server/core/primitives/status.ts'
import { keepToken, noteFactor } from '../../../server/core/session-token.ts'
import { Tokens } from '../../../server/modules/auth/tokens.ts'
import { type Api, AUTH_SECRET, startApi } from '../../support/api.ts'
import { ORIGIN, ownFactors, refusedFor } from '../../support/own-factors.ts'
import {
  createPeople,
  type Headers,
  PASSWORD,
  type People,
  type Person,
  unique,
} from '../../support/people.ts'
import { SoftwareAuthenticator } from '../../support/software-authenticator.ts'

let api: Api
let people: People
const factors = ownFactors(() => api)

const WRONG = { code: 'UNAUTHENTICATED', reason: 'WRONG_CREDENTIALS', rule: undefined, params: undefined }
const CODE = { ...WRONG, reason: 'CODE_REQUIRED' }
const AGAIN = { ...WRONG, code: 'FORBIDDEN', reason: 'SIGN_IN_AGAIN' }
const NEEDED = { ...AGAIN, reason: 'SECOND_FACTOR_REQUIRED' }

beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: ORIGIN })
  people = await createPeople(api)
})

afterAll(() => api.close())

// The limit counts all attempts of a minute, whichever test they are of.
beforeEach(async () => {
  await api.sql('delete from sign_in_attempt')
})

/** Somebody new who is signed in. */
async function somebody(roles: readonly string[] = []): Promise<{ person: Person; as: Headers }> {
  const person = await people.userWith(roles)
  return { person, as: await factors.signedIn(person) }
}

/** Somebody with a code app, whose codes of now and the next step are still good. */
async function withApp(roles: readonly string[] = []) {
  const { person, as } = await somebody(roles)
  const { secret, codes } = await factors.addApp(as)
  return { person, as, secret, codes }
}

/** Takes the time back at which sessions were opened or have added a factor. */
const laterBy = (minutes: number, { id }: Person) =>
  api.sql('update session set factor_at = factor_at - make_interval(mins => $1) where user_id = $2', [
    minutes,
    id,
  ])

const loginRest = (body: object) =>
  fetch(`${api.url}/api/v1/Auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

describe('a code app', () => {
  test('is added with ten recovery codes, and told', async () => {
    const { person, as } = await somebody()
    const { secret, uri } = await factors.beginTotp(as)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(uri).toContain(`secret=${secret}`)
    expect(await factors.security(as)).toMatchObject({ hasTotp: false, recoveryCodesLeft: 0 })
    const codes = await factors.confirmTotp(as, ` ${factors.codeAt(secret).replace(/^.../, '$& - ')} `)
    expect(codes).toHaveLength(10)
    expect(new Set(codes.map((code) => code.slice(0, 4))).size).toBe(10)
    expect(await factors.security(as)).toMatchObject({ hasTotp: true, recoveryCodesLeft: 10 })
    const { data } = await api.ask<{ me: object }>('{ me { twoFactorEnabled } }', {}, as)
    expect(data.me).toEqual({ twoFactorEnabled: true })
    expect(api.events.findLast(({ event }) => event === 'factor')).toMatchObject({
      ...{ outcome: 'success', user: person.id, reason: 'CODE_APP_ADDED' },
    })
  })

  test('is stored encrypted, and its codes hashed', async () => {
    const { secret, codes } = await withApp()
    const stored = await api.sql('select sealed from code_app union all select hash from recovery_code')
    const text = JSON.stringify(stored.rows)
    expect(text).not.toContain(secret)
    for (const code of codes) expect(text).not.toContain(code.replaceAll('-', '').slice(4))
  })

  test('of a phone whose clock is off is told by how much', async () => {
    const { as } = await somebody()
    const { secret } = await factors.beginTotp(as)
    const confirmed = (later: number) =>
      api.ask(
        'mutation ($code: String!) { confirmTotp(code: $code) { codes } }',
        {
          code: factors.codeAt(secret, later),
        },
        as,
      )
    const wrong = { code: 'BAD_USER_INPUT', reason: 'INVALID_FIELDS', rule: 'WRONG_CODE' }
    expect(refusedFor(await confirmed(14))).toEqual({ ...wrong, params: { minutesOff: 7 } })
    expect(refusedFor(await confirmed(-20))?.params?.minutesOff).toBeOneOf([10, null])
    expect(refusedFor(await confirmed(40))).toEqual({ ...wrong, params: { minutesOff: null } })
    expect((await factors.security(as)).hasTotp).toBe(false)
    expect(refusedFor(await confirmed(1))).toBeNull()
  })

  test('is not confirmed by guessing: a person may try 20 times a minute', async () => {
    const { as } = await somebody()
    const { secret } = await factors.beginTotp(as)
    for (let time = 0; time < 19; time++)
      await expect(factors.confirmTotp(as, 'none')).rejects.toThrow('WRONG_CODE')
    await expect(factors.confirmTotp(as, factors.codeAt(secret))).rejects.toThrow('TOO_MANY_ATTEMPTS')
  })

  test('is confirmed while another session sets a new password', async () => {
    const { person, as } = await somebody()
    const other = await factors.signedIn(person)
    const { secret } = await factors.beginTotp(as)
    const confirm = 'mutation ($code: String!) { confirmTotp(code: $code) { codes } }'
    const change = 'mutation ($c: String!, $n: String!) { changePassword(current: $c, new: $n) }'
    const waiting = async () => {
      const count =
        "select count(*)::integer as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
      return (await api.orm.em.fork().execute<{ n: number }[]>(count))[0]?.n
    }
    // Both have begun before either can change the account.
    await api.sql('begin')
    await api.sql('select from user_account where id = $1 for share', [person.id])
    const both = Promise.all([
      api.ask(confirm, { code: factors.codeAt(secret) }, as),
      api.ask(change, { c: PASSWORD, n: 'another horse battery' }, other),
    ])
    try {
      await expect.poll(waiting).toBe(2)
    } finally {
      await api.sql('commit')
    }
    const [confirmed, changed] = await both
    expect(refusedFor(changed)).toBeNull()
    // The new password may have ended its session first.
    expect(refusedFor(confirmed)?.reason).toBeOneOf([undefined, 'SIGN_IN_REQUIRED'])
  })

  test('that was begun more than 10 minutes ago is not confirmed', async () => {
    const { person, as } = await somebody()
    const { secret } = await factors.beginTotp(as)
    await api.sql("update code_app set next_until = next_until - interval '10 minutes' where user_id = $1", [
      person.id,
    ])
    const refused = factors.confirmTotp(as, factors.codeAt(secret))
    await expect(refused).rejects.toThrow('WRONG_CODE')
  })

  test('stays good until another one is confirmed, which gives no codes', async () => {
    const { person, as, secret } = await withApp()
    const other = await factors.beginTotp(as)
    expect(refusedFor(await factors.login(person, factors.codeAt(other.secret)))).toEqual(WRONG)
    expect(refusedFor(await factors.login(person, factors.codeAt(secret)))).toBeNull()
    expect(await factors.confirmTotp(as, factors.codeAt(other.secret))).toEqual([])
    expect(refusedFor(await factors.login(person, factors.codeAt(secret, 1)))).toEqual(WRONG)
    expect(refusedFor(await factors.login(person, factors.codeAt(other.secret, 1)))).toBeNull()
  })

  test('is removed, and the password is enough again', async () => {
    const { person, as } = await withApp()
    expect(refusedFor(await factors.sent('removeTotp(currentPassword: OWN)', as))).toBeNull()
    expect(refusedFor(await factors.sent('removeTotp(currentPassword: OWN)', as))).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(refusedFor(await factors.login(person))).toBeNull()
    expect(await factors.login(person, '123456')).toMatchObject({ data: { login: { mustAddFactor: false } } })
  })

  test('is what twoFactorEnabled says, whatever inputs, undo and SQL say', async () => {
    const { person } = await somebody()
    const admin = await people.headers(people.admin)
    const update =
      'mutation ($id: ID!, $input: UpdateUser!) { updateUser(id: $id, input: $input) { twoFactorEnabled } }'
    const set = async (twoFactorEnabled: boolean) =>
      (
        await api.ask<{ updateUser: object }>(
          update,
          { id: person.id, input: { twoFactorEnabled, firstName: unique('x') } },
          admin,
        )
      ).data.updateUser
    expect(await set(true)).toEqual({ twoFactorEnabled: false })
    const app = await withApp()
    await api.sql('update user_account set two_factor_enabled = false where id = $1', [app.person.id])
    const table = 'query ($q: TableQuery!) { userTable(query: $q) { items { id twoFactorEnabled } } }'
    const q = { pageSize: 100, filters: [{ field: 'twoFactorEnabled', value: 'true' }] }
    const found = await api.ask<{ userTable: { items: { id: string }[] } }>(table, { q }, admin)
    if (!found.errors) expect(found.data.userTable.items.map(({ id }) => id)).toContain(String(app.person.id))
    const flags = await api.sql(
      'select two_factor_enabled as flag, exists (select from code_app a where a.user_id = u.id and sealed is not null) as app from user_account u',
    )
    for (const { flag, app: has } of flags.rows) expect(flag).toBe(has)
  })
})

describe('a sign-in with a code app', () => {
  test('wants a code after the right password alone, which is no failure and no success', async () => {
    const { person, secret } = await withApp()
    const failures = async () =>
      (await api.sql('select access_failed_count as n from user_account where id = $1', [person.id])).rows[0]
        .n
    const sessions = async () =>
      (await api.sql('select count(*)::integer as n from session where user_id = $1', [person.id])).rows[0].n
    const before = await sessions()
    for (let time = 0; time < 6; time++) expect(refusedFor(await factors.login(person))).toEqual(CODE)
    expect([await failures(), await sessions()]).toEqual([0, before])
    expect(refusedFor(await factors.login(person, undefined, 'wrong horse battery'))).toEqual(WRONG)
    expect(await failures()).toBe(1)
    expect(refusedFor(await factors.login(person))).toEqual(CODE)
    expect(await failures()).toBe(1)
    expect(refusedFor(await factors.login(person, factors.codeAt(secret)))).toBeNull()
    expect(await failures()).toBe(0)
  })

  test('takes a code once, and none of a step before one that was taken', async () => {
    const { person, secret } = await withApp()
    const code = factors.codeAt(secret)
    const both = await Promise.all([factors.login(person, code), factors.login(person, code)])
    expect(both.filter(({ data }) => data?.login)).toHaveLength(1)
    expect(refusedFor(await factors.login(person, factors.codeAt(secret, 1)))).toBeNull()
    expect(refusedFor(await factors.login(person, code))).toEqual(WRONG)
  })

  test('locks the account after five wrong codes, as after five wrong passwords', async () => {
    const { person, secret } = await withApp()
    for (let time = 0; time < 5; time++)
      expect(refusedFor(await factors.login(person, '000000'))).toEqual(WRONG)
    expect(api.events.findLast(({ event }) => event === 'lock')).toMatchObject({ user: person.id })
    expect(refusedFor(await factors.login(person, factors.codeAt(secret)))).toEqual(WRONG)
  })

  test('refuses the app for a day after 20 wrong codes, but not the sheet and passkeys', async () => {
    const { person, as, secret, codes } = await withApp()
    const device = new SoftwareAuthenticator(ORIGIN)
    await factors.addPasskey(as, device)
    await api.sql('update user_account set lockout_enabled = false where id = $1', [person.id])
    for (let time = 0; time < 20; time++) {
      await api.sql('delete from sign_in_attempt')
      await factors.login(person, '000000')
    }
    await api.sql('delete from sign_in_attempt')
    expect(api.events.findLast(({ event }) => event === 'code-refused')).toMatchObject({ user: person.id })
    expect(refusedFor(await factors.login(person, factors.codeAt(secret)))).toEqual(WRONG)
    expect(refusedFor(await factors.login(person, codes[0]))).toBeNull()
    const { challengeId, options } = await factors.beginLogin()
    expect(refusedFor(await factors.passkeyLogin(challengeId, device.get(options)))).toBeNull()
    await api.sql(
      "update code_app set refused_until = refused_until - interval '24 hours' where user_id = $1",
      [person.id],
    )
    expect(refusedFor(await factors.login(person, factors.codeAt(secret)))).toBeNull()
  })

  test('over REST takes the code as a field, or right after the password', async () => {
    const { person, secret } = await withApp()
    const asked = await loginRest({ email: person.email, password: PASSWORD })
    expect([asked.status, (await asked.json()).reason]).toEqual([401, 'CODE_REQUIRED'])
    const behind = await loginRest({ email: person.email, password: `${PASSWORD}${factors.codeAt(secret)}` })
    expect(behind.status).toBe(200)
    expect(Object.keys(await behind.json()).sort()).toEqual(
      ['auth_token', 'email', 'expires_in', 'first_name', 'id', 'last_name'].sort(),
    )
    const asField = { email: person.email, password: PASSWORD, code: factors.codeAt(secret, 1) }
    expect((await loginRest(asField)).status).toBe(200)
    const again = await loginRest(asField)
    expect([again.status, (await again.json()).reason]).toEqual([401, 'WRONG_CREDENTIALS'])
    const wrong = await loginRest({ email: person.email, password: `${PASSWORD}000000` })
    expect([wrong.status, (await wrong.json()).reason]).toEqual([401, 'WRONG_CREDENTIALS'])
  })

  test('over REST leaves a password alone that ends with six digits', async () => {
    const person = await people.userWith([])
    const password = 'correct horse 123456'
    await api.services.users.update(api.staff, person.id, { password })
    expect((await loginRest({ email: person.email, password })).status).toBe(200)
    const as = await factors.login(person, undefined, password)
    const headers = { Authorization: `Bearer ${as.data.login?.authToken}` }
    const begun = await api.ask<{ beginTotp: { secret: string } }>(
      'mutation ($own: String!) { beginTotp(currentPassword: $own) { secret } }',
      { own: password },
      headers,
    )
    const { secret } = begun.data.beginTotp
    await factors.confirmTotp(headers, factors.codeAt(secret))
    expect((await (await loginRest({ email: person.email, password })).json()).reason).toBe('CODE_REQUIRED')
    const behind = { email: person.email, password: `${password}${factors.codeAt(secret, 1)}` }
    expect((await loginRest(behind)).status).toBe(200)
  })

  test('over GraphQL does not take the code behind the password', async () => {
    const { person, secret } = await withApp()
    const password = `${PASSWORD}${factors.codeAt(secret)}`
    expect(refusedFor(await factors.login(person, undefined, password))).toEqual(WRONG)
  })

  test('is wanted of nobody without an app', async () => {
    const person = await people.userWith([])
    expect(refusedFor(await factors.login(person, '123456'))).toBeNull()
    expect(refusedFor(await factors.login(person, ' 123-456 '))).toBeNull()
    expect(refusedFor(await factors.login(person, ''))).toBeNull()
    expect(refusedFor(await factors.login(person, 'ABCD-EFGH'))).toEqual(WRONG)
  })

  test('with an app that cannot be opened is by the sheet alone', async () => {
    const { person, secret, codes } = await withApp()
    await api.sql("update code_app set sealed = 'AAAA' where user_id = $1", [person.id])
    expect(refusedFor(await factors.login(person))).toEqual(CODE)
    expect(refusedFor(await factors.login(person, factors.codeAt(secret)))).toEqual(WRONG)
    expect(refusedFor(await factors.login(person, codes[3]))).toBeNull()
  })
})

describe('a recovery code', () => {
  test('is good once, in any spelling, for one thing', async () => {
    const { person, codes } = await withApp()
    const [first = '', second = ''] = codes
    const typed = first.toLowerCase().replaceAll('-', ' ')
    const both = await Promise.all([factors.login(person, typed), factors.login(person, first)])
    expect(both.filter(({ data }) => data?.login)).toHaveLength(1)
    expect(refusedFor(await factors.login(person, first))).toEqual(WRONG)
    const set = (code: string, password: string) =>
      api.ask(
        'mutation ($email: String!, $code: String!, $password: String!) { setPasswordByRecoveryCode(email: $email, code: $code, password: $password) }',
        { email: person.email, code, password },
      )
    expect(refusedFor(await set(first, 'another horse battery'))).toEqual(WRONG)
    expect(refusedFor(await set(second, 'another horse battery'))).toBeNull()
    expect(refusedFor(await set(second, 'a third horse battery'))).toEqual(WRONG)
  })

  test('gets a sole owner back who has lost phone and password: two of the sheet, and no shell', async () => {
    const { person, codes } = await withApp()
    const password = 'my new horse battery'
    const { errors } = await api.ask(
      'mutation ($email: String!, $code: String!, $password: String!) { setPasswordByRecoveryCode(email: $email, code: $code, password: $password) }',
      { email: person.email, code: codes[4], password },
    )
    expect(errors).toBeUndefined()
    expect(refusedFor(await factors.login(person, undefined, password))).toEqual(CODE)
    const { data } = await factors.login(person, codes[5], password)
    const as = { Authorization: `Bearer ${data.login?.authToken}` }
    expect(await factors.security(as)).toMatchObject({ recoveryCodesLeft: 8, hasTotp: true })
    const begun = await api.ask<{ beginTotp: { secret: string } }>(
      'mutation ($own: String!) { beginTotp(currentPassword: $own) { secret } }',
      { own: password },
      as,
    )
    expect(await factors.confirmTotp(as, factors.codeAt(begun.data.beginTotp.secret))).toEqual([])
  })

  test('of before there were sheets stays good beside one, until codes are renewed', async () => {
    const { person, as } = await somebody()
    const renewed = await api.ask<{ renewRecoveryCode: string }>(
      'mutation ($own: String!) { renewRecoveryCode(currentPassword: $own) }',
      { own: PASSWORD },
      as,
    )
    const old = renewed.data.renewRecoveryCode
    // As an earlier version stored it: a hash of the whole code.
    const { hash } = await import('@node-rs/argon2')
    await api.sql('update recovery_code set first_group = null, hash = $1 where user_id = $2', [
      await hash(old.replaceAll('-', '')),
      person.id,
    ])
    const { codes } = await factors.addApp(as)
    expect((await factors.security(as)).recoveryCodesLeft).toBe(11)
    expect(refusedFor(await factors.login(person, old))).toBeNull()
    const sheet = await api.ask<{ renewRecoveryCodes: { codes: string[] } }>(
      'mutation ($own: String!) { renewRecoveryCodes(currentPassword: $own) { codes } }',
      { own: PASSWORD },
      as,
    )
    expect(refusedFor(await factors.login(person, codes[0]))).toEqual(WRONG)
    expect(refusedFor(await factors.login(person, sheet.data.renewRecoveryCodes.codes[9]))).toBeNull()
    expect((await factors.security(as)).recoveryCodesLeft).toBe(9)
  })
})

describe('a session that is not fresh', () => {
  const CALLS = [
    'beginTotp(currentPassword: OWN) { secret }',
    'removeTotp(currentPassword: OWN)',
    'renewRecoveryCodes(currentPassword: OWN) { codes }',
    'renewRecoveryCode(currentPassword: OWN)',
    'beginPasskey(currentPassword: OWN) { challengeId }',
    'removePasskey(id: 1, currentPassword: OWN)',
    'confirmTotp(code: "123456") { codes }',
    'addPasskey(challengeId: "x", response: {}, name: "x") { codes }',
  ]

  test.each(CALLS)('does not change the factors: %s', async (call) => {
    const { person, as } = await withApp()
    await laterBy(16, person)
    expect(refusedFor(await factors.sent(call, as))).toEqual(AGAIN)
  })

  test('is one opened by the password on a known device, or before a factor was there', async () => {
    const { person, as } = await somebody()
    const other = await factors.signedIn(person)
    await factors.addApp(as)
    expect(refusedFor(await factors.sent(String(CALLS[1]), other))).toEqual(AGAIN)
    expect(refusedFor(await factors.sent(String(CALLS[1]), as))).toBeNull()
  })

  test.each([
    'beginTotp(currentPassword: OWN, clientKey: "key") { secret }',
    'renewRecoveryCodes(currentPassword: OWN, clientKey: "key") { codes }',
    'renewRecoveryCode(currentPassword: OWN, clientKey: "key")',
  ])('is not shown what a fresh one was: %s', async (call) => {
    const { person, as } = await somebody()
    const other = await factors.signedIn(person)
    await factors.addApp(as)
    const shown = await factors.sent(call, as)
    expect(refusedFor(shown)).toBeNull()
    expect((await factors.sent(call, as)).data).toEqual(shown.data)
    expect(refusedFor(await factors.sent(call, other))).toEqual(AGAIN)
  })

  test('is fresh again after a sign-in with a code, a recovery code or a passkey', async () => {
    const { person, as, secret, codes } = await withApp()
    const device = new SoftwareAuthenticator(ORIGIN)
    await factors.addPasskey(as, device)
    await laterBy(16, person)
    const { challengeId, options } = await factors.beginLogin()
    const { data } = await factors.passkeyLogin(challengeId, device.get(options))
    for (const headers of [
      await factors.signedIn(person, factors.codeAt(secret)),
      await factors.signedIn(person, codes[0]),
      { Authorization: `Bearer ${data.passkeyLogin?.authToken}` },
    ])
      expect(refusedFor(await factors.sent(String(CALLS[0]), headers))).toBeNull()
  })
})

describe('a group that requires a second factor', () => {
  const require = (groupId: number | null, as: Headers, isRequired = true) =>
    api.ask(
      'mutation ($id: ID!, $input: UpdateGroup!) { updateGroup(id: $id, input: $input) { requiresSecondFactor } }',
      { id: groupId, input: { requiresSecondFactor: isRequired, currentPassword: PASSWORD } },
      as,
    )

  /** Somebody in a strict group, who has signed in by the password before. */
  async function strict(roles: readonly string[] = ['category.manage']) {
    const { person, as } = await somebody(roles)
    await api.services.groups.update(api.staff, person.groupId, { requiresSecondFactor: true })
    return { person, as }
  }

  const addCategory = (as: Headers) =>
    api.ask('mutation ($n: String!) { addCategory(input: { name: $n }) { id } }', { n: unique('x') }, as)

  test('withholds its roles over both APIs from the next request, until a factor is added', async () => {
    const { person, as } = await strict()
    expect(refusedFor(await addCategory(as))).toEqual(NEEDED)
    const rest = await fetch(`${api.url}/api/v1/Category/add`, { method: 'POST', headers: as })
    expect([rest.status, (await rest.json()).reason]).toEqual([403, 'SECOND_FACTOR_REQUIRED'])
    const roles = await api.ask<{ myRoles: string[] }>('{ myRoles }', {}, as)
    expect(roles.data.myRoles).toEqual([])
    expect((await factors.login(person)).data.login?.mustAddFactor).toBe(true)
    expect((await factors.security(as)).mustAddFactor).toBe(true)
    await factors.addApp(as)
    expect((await factors.security(as)).mustAddFactor).toBe(false)
    expect(refusedFor(await addCategory(as))).toBeNull()
  })

  test('lets nobody read what its roles let read, and leaves what is missing anyway missing', async () => {
    const { as } = await strict(['user.manage'])
    const users = await api.ask('{ users(page: 1, pageCount: 1) { totalCount } }', {}, as)
    expect(refusedFor(users)).toEqual(NEEDED)
    const roles = await api.ask('{ roles(page: 1, pageCount: 1) { totalCount } }', {}, as)
    expect(refusedFor(roles)?.reason).toBe('MISSING_PERMISSION')
  })

  test('says so where only administrators may undo', async () => {
    const { person, as } = await strict(['administrator'])
    const undo = 'mutation { undoRequest(requestId: "x") }'
    expect(refusedFor(await api.ask(undo, {}, as))).toEqual(NEEDED)
    await api.services.users.remove(api.staff, person.id)
  })

  test('takes no role away that another group grants', async () => {
    const { person, as } = await strict()
    const lax = await people.groupWith(['category.manage'])
    await api.services.users.update(api.staff, person.id, { groupIds: [Number(person.groupId), lax] })
    expect(refusedFor(await addCategory(as))).toBeNull()
    expect((await factors.login(person)).data.login?.mustAddFactor).toBe(false)
  })

  test('leaves tokens of programs as they are', async () => {
    const { person } = await strict()
    const made = await api.services.apiTokens.add(
      {
        ...api.staff,
        caller: { userId: person.id, roles: new Set(['category.manage']) },
      },
      {
        ...{ name: 'Kasa', roles: ['category.manage'], currentPassword: PASSWORD },
        expiresAt: new Date(Date.now() + 86_400_000),
      },
    )
    expect(refusedFor(await addCategory({ Authorization: `Bearer ${made.token}` }))).toBeNull()
  })

  test('is not made strict from a session without a factor, nor by undo', async () => {
    const admin = await factors.signedIn(people.admin)
    const group = await people.groupWith(['category.manage'])
    const missing = { ...AGAIN, code: 'CONFLICT', reason: 'SECOND_FACTOR_MISSING' }
    expect(refusedFor(await require(group, admin))).toEqual(missing)
    const { person, as } = await withApp(['administrator'])
    expect(refusedFor(await require(group, as))).toBeNull()
    expect(refusedFor(await require(group, as, false))).toBeNull()
    const [change] = (
      await api.sql(
        "select id from change where entity = 'group' and entity_id = $1 and before ? 'requires_second_factor' order by id desc limit 1",
        [group],
      )
    ).rows
    const undo = 'mutation ($id: ID!) { undoChange(id: $id) { id } }'
    expect(refusedFor(await api.ask(undo, { id: change.id }, admin))).toEqual(missing)
    await api.services.users.remove(api.staff, person.id)
  })

  test('gives nobody its roles to hand on', async () => {
    const { as } = await strict(['user.manage', 'category.manage'])
    const lax = await people.groupWith(['user.manage'])
    const { person } = await somebody()
    await api.sql('insert into user_group_member (user_id, group_id) select $1, $2', [
      (await api.sql('select id from user_account order by id desc limit 1')).rows[0].id,
      lax,
    ])
    expect(person.id).toBeGreaterThan(0)
    const group = await people.groupWith(['category.manage'])
    const give = await api.ask(
      'mutation ($id: ID!, $groups: [ID!]) { updateUser(id: $id, input: { groupIds: $groups }) { id } }',
      { id: person.id, groups: [group] },
      as,
    )
    expect(refusedFor(give)).toEqual(NEEDED)
  })
})

describe('a device on which no code is asked for', () => {
  /** Signs in from a page of the site. */
  async function fromSite(person: Person, code?: string, cookie = '') {
    const reply = await fetch(`${api.url}/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', Cookie: cookie },
      body: JSON.stringify({ email: person.email, password: PASSWORD, code, rememberDevice: true }),
    })
    const { reason } = await reply.json()
    return { reason, cookie: reply.headers.get('set-cookie')?.split(';')[0] }
  }

  const ENDS: readonly (readonly [string, (id: number) => Promise<unknown>])[] = [
    [
      'is made passive',
      async (id) => {
        await api.services.users.update(api.staff, id, { status: Status.PASSIVE })
        await api.services.users.update(api.staff, id, { status: Status.ACTIVE })
      },
    ],
    [
      'is removed',
      async (id) => {
        await api.services.users.remove(api.staff, id)
        await api.services.users.restore(api.staff, id)
      },
    ],
  ]

  test.each(ENDS)('is one no more after its account %s', async (_, end) => {
    const { person, secret } = await withApp()
    const { cookie } = await fromSite(person, factors.codeAt(secret))
    expect((await fromSite(person, undefined, cookie)).reason).toBeUndefined()
    await end(person.id)
    expect((await fromSite(person, undefined, cookie)).reason).toBe('CODE_REQUIRED')
  })
})

describe('a second factor that is lost', () => {
  const reset = (userId: number, as: Headers, password = PASSWORD) =>
    api.ask(
      'mutation ($id: ID!, $own: String!) { resetSecondFactor(userId: $id, currentPassword: $own) { id twoFactorEnabled } }',
      { id: userId, own: password },
      as,
    )

  test('is reset by an administrator, with codes and tokens', async () => {
    const { person, as, codes } = await withApp()
    await factors.addPasskey(as)
    const admin = await factors.signedIn(people.admin)
    expect(refusedFor(await reset(person.id, as))).toMatchObject({ code: 'FORBIDDEN' })
    expect(refusedFor(await reset(person.id, admin, 'wrong'))).toMatchObject({ rule: 'WRONG_PASSWORD' })
    const { data } = await reset(person.id, admin)
    expect(data).toEqual({ resetSecondFactor: { id: String(person.id), twoFactorEnabled: false } })
    expect((await api.ask<{ me: null }>('{ me { id } }', {}, as)).data.me).toBeNull()
    expect(refusedFor(await factors.login(person, codes[0]))).toEqual(WRONG)
    const again = await factors.signedIn(person)
    expect(await factors.security(again)).toMatchObject({
      hasTotp: false,
      passkeys: [],
      recoveryCodesLeft: 0,
    })
  })

  test('of one’s own is reset in a fresh session alone', async () => {
    const { person, as } = await withApp(['administrator'])
    await laterBy(16, person)
    expect(refusedFor(await reset(person.id, as))).toEqual(AGAIN)
    await api.services.users.remove(api.staff, person.id)
  })
})

describe('sessions', () => {
  test('are listed with device, place and way', async () => {
    const { person, as, secret } = await withApp()
    await factors.signedIn(person, factors.codeAt(secret))
    const [newest, first] = await factors.sessions(as)
    expect(newest).toMatchObject({ method: 'CODE', device: 'Chrome · Android', place: '127.0.0' })
    expect(first).toMatchObject({ method: 'PASSWORD', isCurrent: true })
  })

  test('are ended one by one, by their owner alone', async () => {
    const { person, as } = await somebody()
    const other = await factors.signedIn(person)
    const stranger = await somebody()
    const [{ id } = { id: '' }] = await factors.sessions(other).then((all) => all.filter((s) => s.isCurrent))
    const end = (who: Headers) => api.ask('mutation ($id: ID!) { endSession(id: $id) }', { id }, who)
    expect(refusedFor(await end(stranger.as))).toMatchObject({ code: 'NOT_FOUND' })
    expect(refusedFor(await end(as))).toBeNull()
    expect(refusedFor(await end(as))).toMatchObject({ code: 'NOT_FOUND' })
    expect((await api.ask<{ me: null }>('{ me { id } }', {}, other)).data.me).toBeNull()
    expect(await factors.sessions(as)).toHaveLength(1)
  })

  test('that were ended are not opened again by what was under way in them', async () => {
    const { as } = await somebody()
    const token = await new Tokens(AUTH_SECRET).read(String(as.Authorization).slice('Bearer '.length))
    if (!token) throw new Error('The token is not one of this server.')
    await api.ask('mutation { logout }', {}, as)
    const gone = { reason: 'SIGN_IN_REQUIRED' }
    await expect(keepToken(api.orm.em.fork(), token, 'x')).rejects.toMatchObject(gone)
    await expect(noteFactor(api.orm.em.fork(), token)).rejects.toMatchObject(gone)
    expect((await api.sql('select from session where id = $1', [token.id])).rows).toEqual([])
  })

  test('of a user are ended by a manager who holds the roles of that user', async () => {
    const manager = await somebody(['user.manage'])
    const above = await somebody(['administrator'])
    const below = await somebody()
    const end = (id: number) =>
      api.ask('mutation ($id: ID!) { endUserSessions(userId: $id) }', { id }, manager.as)
    expect(refusedFor(await end(above.person.id))).toMatchObject({ reason: 'ROLES_NOT_HELD' })
    expect(refusedFor(await end(below.person.id))).toBeNull()
    const me = async (as: Headers) => (await api.ask<{ me: object | null }>('{ me { id } }', {}, as)).data.me
    expect([await me(above.as), await me(below.as)]).toEqual([{ id: String(above.person.id) }, null])
    await api.services.users.remove(api.staff, above.person.id)
  })

  test('are a hundred at most; the one unused longest ends', async () => {
    const { person, as } = await somebody()
    await api.sql(
      `insert into session (id, user_id, security_stamp, method, expires_at, last_used_at)
       select gen_random_uuid(), id, security_stamp, 'PASSWORD', now() + interval '1 hour', now() - make_interval(mins => n)
         from user_account, generate_series(1, 105) n where id = $1`,
      [person.id],
    )
    await factors.signedIn(person)
    const kept = await factors.sessions(as)
    expect(kept).toHaveLength(100)
    expect(kept.some(({ isCurrent }) => isCurrent)).toBe(true)
  })

  test('end with a new password but for that of the request', async () => {
    const { person, as } = await somebody()
    const other = await factors.signedIn(person)
    const change = 'mutation ($c: String!, $n: String!) { changePassword(current: $c, new: $n) }'
    await api.ask(change, { c: PASSWORD, n: 'another horse battery' }, as)
    expect((await factors.sessions(as)).map(({ isCurrent }) => isCurrent)).toEqual([true])
    expect((await api.ask<{ me: null }>('{ me { id } }', {}, other)).data.me).toBeNull()
  })
})
