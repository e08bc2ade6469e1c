import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetWhatIsOver } from '../../server/core/forget-what-is-over.ts'
import { type Answer, type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers, PASSWORD, type People, type Person, unique } from '../support/people.ts'

const PUBLIC_URL = 'https://restaurant.example'
const NEW = 'a brand new horse battery'

let api: Api
let people: People
let admin: Headers

beforeAll(async () => {
  api = await startApi({ PUBLIC_URL })
  people = await createPeople(api)
  admin = await people.headers(people.admin)
})

afterAll(() => api.close())

// The limit of attempts is for each address, and all come from one.
beforeEach(() => api.sql('delete from sign_in_attempt'))

const reasonOf = ({ errors }: Answer<unknown>) => errors?.[0]?.extensions.reason
const rules = ({ errors }: Answer<unknown>) =>
  errors?.[0]?.extensions.fields?.map(({ field, rule }) => `${field} ${rule}`)

interface Invited {
  readonly inviteUser: {
    user: { id: string; userName: string }
    expiresAt: string
    mailed: boolean
    link: string
  }
}

const invite = (input: object, headers = admin) =>
  api.ask<Invited>(
    'mutation ($input: InviteUser!) { inviteUser(input: $input) { user { id userName } expiresAt mailed link } }',
    { input },
    headers,
  )

const tokenIn = (link: string) => link.slice(link.indexOf('#') + 1)

const renew = (userId: string | number, headers = admin, currentPassword?: string) =>
  api.ask<{ renewInvitation: { link: string } }>(
    'mutation ($userId: ID!, $currentPassword: String) { renewInvitation(userId: $userId, currentPassword: $currentPassword) { link } }',
    { userId, currentPassword },
    headers,
  )

const makeLink = (userId: string | number, headers = admin, currentPassword = PASSWORD) =>
  api.ask<{ makePasswordLink: { link: string; expiresAt: string } }>(
    'mutation ($userId: ID!, $currentPassword: String!) { makePasswordLink(userId: $userId, currentPassword: $currentPassword) { link expiresAt } }',
    { userId, currentPassword },
    headers,
  )

const linkFor = async (person: { id: string | number }) =>
  tokenIn((await makeLink(person.id)).data.makePasswordLink.link)

const infoOf = async (token: string) =>
  (
    await api.ask<{ passwordLink: { kind: string; userName: string } | null }>(
      'query ($token: String!) { passwordLink(token: $token) { kind userName } }',
      { token },
    )
  ).data.passwordLink

const setPassword = (token: string, password = NEW) =>
  api.ask(
    'mutation ($token: String!, $password: String!) { setPasswordByLink(token: $token, password: $password) }',
    {
      token,
      password,
    },
  )

const signIn = async (email: string, password: string) =>
  reasonOf(
    await api.ask('mutation ($input: LoginInput!) { login(input: $input) { id } }', {
      input: { email, password },
    }),
  ) ?? 'SIGNED_IN'

describe('an invitation', () => {
  test('is a link by which the invited user sets the first password, and signs in', async () => {
    const email = `${unique('guest')}@example.com`
    const { inviteUser } = (await invite({ email, firstName: 'Ada' })).data
    expect(inviteUser).toMatchObject({ mailed: false, user: { userName: email.split('@')[0] } })
    expect(inviteUser.link).toMatch(new RegExp(`^${PUBLIC_URL}/auth/password#[\\w-]{43}$`))
    const hours = (Date.parse(inviteUser.expiresAt) - Date.now()) / 3_600_000
    expect(Math.round(hours)).toBe(72)
    expect(await signIn(email, NEW)).toBe('WRONG_CREDENTIALS')
    const token = tokenIn(inviteUser.link)
    expect(await infoOf(token)).toEqual({ kind: 'INVITATION', userName: inviteUser.user.userName })
    expect((await setPassword(token)).errors).toBeUndefined()
    expect(await signIn(email, NEW)).toBe('SIGNED_IN')
    expect(reasonOf(await setPassword(token))).toBe('LINK_INVALID')
    expect(reasonOf(await renew(inviteUser.user.id))).toBe('NOT_INVITED')
    const { rows } = await api.sql('select email_confirmed from user_account where email = $1', [email])
    expect(rows[0].email_confirmed).toBe(false)
  })

  test('gets a user name of its own where the part before the @ is taken or too short', async () => {
    const names = []
    for (const domain of ['a.example', 'b.example'])
      names.push((await invite({ email: `same@${domain}` })).data.inviteUser.user.userName)
    names.push((await invite({ email: 'x@c.example' })).data.inviteUser.user.userName)
    expect(names).toEqual(['same', 'same2', 'user-x'])
  })

  test('ends when it is renewed, when the address changes, and when the account is passive or removed', async () => {
    for (const end of [
      (id: string) => renew(id),
      (id: string) => api.services.users.update(api.staff, id, { email: `${unique('other')}@example.com` }),
      (id: string) => api.services.users.update(api.staff, id, { status: 0 }),
      (id: string) => api.services.users.remove(api.staff, id),
      (id: string) => api.services.users.update(api.staff, id, { password: PASSWORD }),
    ]) {
      const { user, link } = (await invite({ email: `${unique('guest')}@example.com` })).data.inviteUser
      const token = tokenIn(link)
      await end(user.id)
      expect(await infoOf(token)).toBeNull()
      expect(reasonOf(await setPassword(token))).toBe('LINK_INVALID')
    }
  })

  test('is made by managers of users alone, with roles that they hold, and of an administrator with the own password', async () => {
    const manager = await people.headers(await people.userWith(['user.manage']))
    const nobody = await people.headers(await people.userWith(['product.manage']))
    const administrators = await people.groupWith(['administrator'])
    const email = () => `${unique('guest')}@example.com`
    expect(reasonOf(await invite({ email: email() }, {}))).toBe('SIGN_IN_REQUIRED')
    expect(reasonOf(await invite({ email: '' }, nobody))).toBe('MISSING_PERMISSION')
    expect(reasonOf(await invite({ email: email(), groupIds: [administrators] }, manager))).toBe(
      'ROLES_NOT_HELD',
    )
    expect(rules(await invite({ email: email(), groupIds: [administrators] }))).toEqual([
      'currentPassword OWN_PASSWORD_REQUIRED',
    ])
    const made = await invite({ email: email(), groupIds: [administrators], currentPassword: PASSWORD })
    const { id } = made.data.inviteUser.user
    expect(rules(await renew(id))).toEqual(['currentPassword OWN_PASSWORD_REQUIRED'])
    expect(reasonOf(await renew(id, manager, PASSWORD))).toBe('ROLES_NOT_HELD')
    const { data } = await api.ask<{ user: object }>(
      'query ($id: ID!) { user(id: $id) { isInvited } me { isInvited } }',
      { id },
      admin,
    )
    expect(data).toEqual({ user: { isInvited: true }, me: { isInvited: false } })
    expect((await renew(id, admin, PASSWORD)).errors).toBeUndefined()
    expect(api.events.at(-1)).toMatchObject({
      event: 'password-link',
      subject: Number(id),
      user: people.admin.id,
    })
    expect(rules(await invite({ email: 'nothing' }))).toEqual(['email EMAIL'])
    expect(reasonOf(await invite({ email: people.admin.email }))).toBe('VALUE_TAKEN')
  })

  test('of an administrator is nobody who could be the last one', async () => {
    const other = await startApi()
    try {
      const own = await createPeople(other)
      const headers = await own.headers(own.admin)
      const group = await own.groupWith(['administrator'])
      const input = { email: 'second@example.com', groupIds: [group], currentPassword: PASSWORD }
      const added = await other.ask(
        'mutation ($input: InviteUser!) { inviteUser(input: $input) { mailed } }',
        { input },
        headers,
      )
      expect(added.errors).toBeUndefined()
      const removed = await other.ask(
        'mutation ($id: ID!, $password: String) { removeUser(id: $id, currentPassword: $password) }',
        { id: own.admin.id, password: PASSWORD },
        headers,
      )
      expect(reasonOf(removed)).toBe('LAST_ADMINISTRATOR')
    } finally {
      await other.close()
    }
  })
})

describe('a link for a new password', () => {
  test('sets it once, ends all tokens, unlocks, and leaves the change in the history as the owner’s', async () => {
    const person = await people.userWith([])
    const before = await people.headers(person)
    await api.sql("update user_account set lockout_end = now() + interval '5 minutes' where id = $1", [
      person.id,
    ])
    const made = (await makeLink(person.id)).data.makePasswordLink
    expect(Math.round((Date.parse(made.expiresAt) - Date.now()) / 60_000)).toBe(60)
    const token = tokenIn(made.link)
    const weak = await setPassword(token, 'password12')
    expect(rules(weak)).toEqual(['password COMMON_PASSWORD'])
    expect(await infoOf(token)).toMatchObject({ kind: 'RESET' })
    expect((await setPassword(token)).errors).toBeUndefined()
    expect(await signIn(person.email, NEW)).toBe('SIGNED_IN')
    expect((await api.ask('{ me { id } }', {}, before)).data).toEqual({ me: null })
    const { rows } = await api.sql(
      "select user_id, after ->> 'password_hash' as secret from change where entity = 'user' and entity_id = $1 order by id desc limit 1",
      [person.id],
    )
    expect(rows).toEqual([{ user_id: person.id, secret: '(changed)' }])
  })

  test('is needed with the own password, and every role of the user', async () => {
    const manager = await people.headers(await people.userWith(['user.manage']))
    const cook = await people.userWith(['product.manage'])
    const plain = await people.userWith([])
    expect(reasonOf(await makeLink(cook.id, manager))).toBe('ROLES_NOT_HELD')
    expect(rules(await makeLink(plain.id, manager, 'wrong'))).toEqual(['currentPassword WRONG_PASSWORD'])
    expect((await makeLink(plain.id, manager)).errors).toBeUndefined()
    expect(reasonOf(await makeLink(plain.id, {}))).toBe('SIGN_IN_REQUIRED')
    expect(reasonOf(await makeLink(2_000_000_000))).toBe('NOT_FOUND')
  })

  test('opens no account to its maker that has more roles than the maker by now', async () => {
    const manager = await people.userWith(['user.manage'])
    const headers = await people.headers(manager)
    const cook = await people.groupWith(['product.manage'])
    const person = await people.userWith([])
    const reset = tokenIn((await makeLink(person.id, headers)).data.makePasswordLink.link)
    const invited = (await invite({ email: `${unique('guest')}@example.com` }, headers)).data.inviteUser
    const byAdmin = (await invite({ email: `${unique('guest')}@example.com` })).data.inviteUser
    for (const id of [person.id, invited.user.id, byAdmin.user.id])
      await api.services.users.update(api.staff, id, { groupIds: [cook] })
    for (const token of [reset, tokenIn(invited.link)]) {
      expect(await infoOf(token)).toBeNull()
      expect(reasonOf(await setPassword(token))).toBe('LINK_INVALID')
    }
    expect((await setPassword(tokenIn(byAdmin.link))).errors).toBeUndefined()
    await api.services.users.update(api.staff, manager.id, {
      groupIds: [manager.groupId as number, cook],
    })
    expect(await infoOf(reset)).toMatchObject({ kind: 'RESET' })
  })

  test('is not made for roles of a removed group, which a restore would grant', async () => {
    const manager = await people.headers(await people.userWith(['user.manage']))
    const person = await people.userWith(['product.manage'])
    await api.services.users.remove(api.staff, person.id)
    await api.services.groups.remove(api.staff, person.groupId as number)
    await api.services.users.restore(api.staff, person.id)
    expect(reasonOf(await makeLink(person.id, manager))).toBe('ROLES_NOT_HELD')
  })

  test('is one for each user, dies with the hour, and is stored as a digest', async () => {
    const person = await people.userWith([])
    const [first, second] = [await linkFor(person), await linkFor(person)]
    expect([await infoOf(first), await infoOf(second)]).toMatchObject([null, { kind: 'RESET' }])
    const { rows } = await api.sql('select token_digest from account_link where user_id = $1', [person.id])
    expect(rows).toHaveLength(1)
    expect(rows[0].token_digest).not.toContain(second)
    await api.sql("update account_link set expires_at = now() - interval '1 second' where user_id = $1", [
      person.id,
    ])
    expect(await infoOf(second)).toBeNull()
    expect(reasonOf(await setPassword(second))).toBe('LINK_INVALID')
  })

  test('can be used by one of two who use it at once', async () => {
    const person = await people.userWith([])
    const token = await linkFor(person)
    const passwords = ['first horse battery', 'second horse battery']
    const replies = await Promise.all(passwords.map((password) => setPassword(token, password)))
    expect(replies.map(reasonOf).sort()).toEqual(['LINK_INVALID', undefined])
    const winner = replies.findIndex(({ errors }) => errors === undefined)
    expect(await signIn(person.email, passwords[winner] as string)).toBe('SIGNED_IN')
  })

  test('is asked for in the same time by everybody, and mails nothing where no mail is set up', async () => {
    const ask = async (email: string) => {
      const began = performance.now()
      const { data } = await api.ask('mutation ($email: String!) { requestPasswordLink(email: $email) }', {
        email,
      })
      return { data, ms: performance.now() - began }
    }
    const known = await ask(people.admin.email)
    const unknown = await ask('nobody@example.com')
    expect([known.data, unknown.data]).toEqual([{ requestPasswordLink: true }, { requestPasswordLink: true }])
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThan(240)
    expect((await api.sql("select from mail where kind = 'PASSWORD_LINK'")).rowCount).toBe(0)
  })

  test('that a stranger has mailed ends none that was handed over, and uses up none of the owner’s', async () => {
    await setUpMail()
    const person = await people.userWith([])
    const handed = await linkFor(person)
    const ask = (address: string) => api.services.links.request({ ...api.staff, address }, person.email)
    const count = async () =>
      (await api.sql("select from mail where kind = 'PASSWORD_LINK' and user_id = $1", [person.id])).rowCount
    for (let time = 0; time < 4; time++) await ask('203.0.113.5')
    expect(await count()).toBe(3)
    // Another spelling of the same address.
    await ask('::ffff:203.0.113.5')
    expect(await count()).toBe(3)
    expect(await infoOf(handed)).toMatchObject({ kind: 'RESET' })
    await ask('198.51.100.7')
    expect(await count()).toBe(4)
    for (const address of [8, 9, 10]) for (let time = 0; time < 3; time++) await ask(`198.51.100.${address}`)
    expect(await count()).toBe(10)
    expect(
      (await api.sql('select from account_link where user_id = $1 and is_mailed', [person.id])).rowCount,
    ).toBe(1)
    const { rows } = await api.sql('select asked_from from mail where user_id = $1', [person.id])
    expect(JSON.stringify(rows)).not.toMatch(/203\.0|198\.51/)
    expect((await setPassword(handed)).errors).toBeUndefined()
    expect((await api.sql('select from account_link where user_id = $1', [person.id])).rowCount).toBe(0)
    await api.sql('delete from mail_account; delete from mail')
  })

  test('is mailed three times an hour at most, once mails are set up', async () => {
    await setUpMail()
    const person = await people.userWith([])
    for (let time = 0; time < 4; time++)
      await api.ask('mutation ($email: String!) { requestPasswordLink(email: $email) }', {
        email: person.email.toUpperCase(),
      })
    const { rows } = await api.sql("select recipient, secret from mail where kind = 'PASSWORD_LINK'")
    expect(rows.map(({ recipient }) => recipient)).toEqual([person.email, person.email, person.email])
    expect(String(rows[2].secret)).not.toContain('auth/password')
    await api.sql('delete from mail_account')
  })
})

/** As if an administrator had tried an account that sends. */
async function setUpMail(): Promise<void> {
  const id = await api.services.contacts.add(api.staff, { address: 'x', mailServer: 'mail.example' })
  await api.sql(
    `insert into mail_account (contact_id, state, tried)
       select id, 'UNREACHABLE', md5(row(mail_server, port, user_name, password_encrypted, mail, is_deleted)::text)
         from contact where id = $1`,
    [id],
  )
}

describe('a recovery code', () => {
  const renewCode = (headers: Headers, currentPassword = PASSWORD) =>
    api.ask<{ renewRecoveryCode: string }>(
      'mutation ($currentPassword: String!) { renewRecoveryCode(currentPassword: $currentPassword) }',
      { currentPassword },
      headers,
    )
  const byCode = (email: string, code: string, password = NEW) =>
    api.ask(
      'mutation ($email: String!, $code: String!, $password: String!) { setPasswordByRecoveryCode(email: $email, code: $code, password: $password) }',
      { email, code, password },
    )
  const madeAt = async (person: Person) =>
    (
      await api.ask<{ recoveryCodeMadeAt: string | null }>(
        '{ recoveryCodeMadeAt }',
        {},
        await people.headers(person),
      )
    ).data.recoveryCodeMadeAt

  test('sets a new password once, however it is typed', async () => {
    const person = await people.userWith([])
    expect(await madeAt(person)).toBeNull()
    expect(rules(await renewCode(await people.headers(person), 'wrong'))).toEqual([
      'currentPassword WRONG_PASSWORD',
    ])
    const code = (await renewCode(await people.headers(person))).data.renewRecoveryCode
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){4}$/)
    expect(await madeAt(person)).not.toBeNull()
    expect(rules(await byCode(person.email, code, 'password12'))).toEqual(['password COMMON_PASSWORD'])
    const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
    expect((await byCode(person.email, typed)).errors).toBeUndefined()
    expect(await signIn(person.email, NEW)).toBe('SIGNED_IN')
    expect(reasonOf(await byCode(person.email, code))).toBe('WRONG_CREDENTIALS')
    expect(await madeAt(person)).toBeNull()
  })

  test('that is wrong counts like a wrong password, and the right one is good in spite of the lock', async () => {
    const person = await people.userWith([])
    const code = (await renewCode(await people.headers(person))).data.renewRecoveryCode
    const wrong = code.replace(/^./, (first) => (first === '7' ? '8' : '7'))
    for (let time = 0; time < 5; time++)
      expect(reasonOf(await byCode(person.email, wrong))).toBe('WRONG_CREDENTIALS')
    await api.sql('delete from sign_in_attempt; delete from known_place')
    expect(await signIn(person.email, PASSWORD)).toBe('WRONG_CREDENTIALS')
    expect((await byCode(person.email, code)).errors).toBeUndefined()
    expect(await signIn(person.email, NEW)).toBe('SIGNED_IN')
    expect(reasonOf(await byCode('nobody@example.com', code))).toBe('WRONG_CREDENTIALS')
    expect(reasonOf(await byCode(person.email, '7'.repeat(20)))).toBe('WRONG_CREDENTIALS')
  })

  test('is kept with a new address and a new password, and ends with its successor', async () => {
    const person = await people.userWith([])
    const first = (await renewCode(await people.headers(person))).data.renewRecoveryCode
    const second = (await renewCode(await people.headers(person))).data.renewRecoveryCode
    const email = `${unique('moved')}@example.com`
    await api.services.users.update(api.staff, person.id, { email, password: 'a third horse battery' })
    expect(reasonOf(await byCode(email, first))).toBe('WRONG_CREDENTIALS')
    expect((await byCode(email, second)).errors).toBeUndefined()
  })
})

test('a confirmed address is unconfirmed when it changes, unless the call says otherwise', async () => {
  const person = await people.userWith([])
  const confirmed = async () =>
    (await api.sql('select email_confirmed as yes from user_account where id = $1', [person.id])).rows[0].yes
  const change = (input: object) => api.services.users.update(api.staff, person.id, input)
  await change({ emailConfirmed: true })
  await change({ email: person.email.toUpperCase() })
  expect(await confirmed()).toBe(true)
  await change({ email: `${unique('moved')}@example.com` })
  expect(await confirmed()).toBe(false)
  await change({ email: `${unique('moved')}@example.com`, emailConfirmed: true })
  expect(await confirmed()).toBe(true)
})

test('a confirmation confirms the address that it was mailed to, once', async () => {
  const person = await people.userWith([])
  const headers = await people.headers(person)
  const ask = await api.ask('mutation { requestEmailConfirmation }', {}, headers)
  expect(ask.data).toEqual({ requestEmailConfirmation: true })
  const { rows } = await api.sql(
    "select secret from mail where kind = 'EMAIL_CONFIRMATION' and user_id = $1",
    [person.id],
  )
  const token = tokenIn(api.services.secrets.decrypt(rows[0].secret))
  const confirm = () => api.ask('mutation ($token: String!) { confirmEmail(token: $token) }', { token })
  expect(reasonOf(await setPassword(token))).toBe('LINK_INVALID')
  expect((await confirm()).errors).toBeUndefined()
  expect(reasonOf(await confirm())).toBe('LINK_INVALID')
  const found = await api.sql('select email_confirmed as yes from user_account where id = $1', [person.id])
  expect(found.rows).toEqual([{ yes: true }])
})

test('what is shown once is shown to a repeated call for ten minutes', async () => {
  const person = await people.userWith([])
  const document =
    'mutation ($userId: ID!, $password: String!, $key: ID) { makePasswordLink(userId: $userId, currentPassword: $password, clientKey: $key) { link } }'
  const send = () =>
    api.ask<{ makePasswordLink: { link: string } }>(
      document,
      { userId: person.id, password: PASSWORD, key: 'link-key' },
      admin,
    )
  const first = await send()
  expect((await send()).data).toEqual(first.data)
  const { rows } = await api.sql("select sealed from client_key where key = 'link-key'")
  expect(rows[0].sealed).not.toContain(tokenIn(first.data.makePasswordLink.link))
  await api.sql("update client_key set created_at = now() - interval '11 minutes' where key = 'link-key'")
  expect(reasonOf(await send())).toBe('SECRET_GONE')
  await forgetWhatIsOver(api.orm.em.fork())
  expect((await api.sql("select sealed from client_key where key = 'link-key'")).rows).toEqual([
    { sealed: null },
  ])
})

test('neither links nor options of the sign-in are kept by any cache', async () => {
  const cached = await startApi({ REPLY_CACHE: 'on' })
  try {
    for (const query of [
      '{ signInOptions { passwordLinks } }',
      '{ passwordLink(token: "x") { kind } }',
      'query A { site { name } ...B } fragment B on Query { signInOptions { passwordLinks } }',
    ])
      for (let time = 0; time < 2; time++) {
        const { headers, errors } = await cached.ask(query)
        expect(errors).toBeUndefined()
        expect(headers.get('cache-control')).toBe('private, no-store')
      }
  } finally {
    await cached.close()
  }
})

test('a link is never built from the host that a request names', async () => {
  const person = await people.userWith([])
  const { data } = await api.ask<{ makePasswordLink: { link: string } }>(
    'mutation ($userId: ID!, $p: String!) { makePasswordLink(userId: $userId, currentPassword: $p) { link } }',
    { userId: person.id, p: PASSWORD },
    { ...admin, 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' },
  )
  expect(data.makePasswordLink.link.startsWith(`${PUBLIC_URL}/auth/password#`)).toBe(true)
})
