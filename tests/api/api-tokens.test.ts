import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PERMISSIONS } from '../../server/modules/registry.ts'
import { type Answer, type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers, PASSWORD, type People, type Person, unique } from '../support/people.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let api: Api
let people: People

beforeAll(async () => {
  api = await startApi()
  people = await createPeople(api)
})

afterAll(() => api.close())

// The limit of attempts is for each address, and all come from one.
beforeEach(() => api.sql('delete from sign_in_attempt'))

const reasonOf = ({ errors }: Answer<unknown>) => errors?.[0]?.extensions.reason
const rules = ({ errors }: Answer<unknown>) =>
  errors?.[0]?.extensions.fields?.map(({ field, rule }) => `${field} ${rule}`)

interface Made {
  readonly addApiToken: {
    apiToken: { id: string; name: string; roles: string[]; lastUsedAt: string | null }
    token: string
  }
}

const add = (headers: Headers, input: object = {}, clientKey?: string) =>
  api.ask<Made>(
    `mutation ($input: AddApiToken!, $clientKey: ID) { addApiToken(input: $input, clientKey: $clientKey) {
       apiToken { id name roles lastUsedAt } token } }`,
    {
      input: {
        name: 'Kasa',
        roles: ['product.availability'],
        expiresAt: new Date(Date.now() + 30 * DAY_MS),
        currentPassword: PASSWORD,
        ...input,
      },
      clientKey,
    },
    headers,
  )

const bearer = (token: string): Headers => ({ Authorization: `Bearer ${token}` })

/** A person with these roles, and a program with a token for some of them. */
async function programWith(roles: readonly string[], ofProgram = roles) {
  const person = await people.userWith(roles)
  const headers = await people.headers(person)
  const { apiToken, token } = (await add(headers, { roles: ofProgram })).data.addApiToken
  return { person, headers, id: apiToken.id, token, program: bearer(token) }
}

const addAbout = (headers: Headers, clientKey?: string) =>
  api.ask<{ addAbout: { id: string } }>(
    'mutation ($clientKey: ID) { addAbout(input: { description: "Hikâyemiz" }, clientKey: $clientKey) { id } }',
    { clientKey },
    headers,
  )

const addAboutByRest = async (headers: Headers) => {
  const { status } = await fetch(`${api.url}/api/v1/About/add`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ description: 'Hikâyemiz' }),
  })
  return status
}

const ownTokens = async (headers: Headers) =>
  (
    await api.ask<{ apiTokens: { id: string; lastUsedAt: string | null }[] }>(
      '{ apiTokens { id lastUsedAt } }',
      {},
      headers,
    )
  ).data.apiTokens

const remove = (id: string, headers: Headers) =>
  api.ask('mutation ($id: ID!) { removeApiToken(id: $id) }', { id }, headers)

/** Whether what is sent with these headers is taken as somebody's. */
const isKnown = async (headers: Headers) =>
  (await api.ask<{ me: object | null }>('{ me { id } }', {}, headers)).data.me !== null

test('a token writes over both APIs, and history and logs name the person and the program', async () => {
  const { person, program, token } = await programWith(['about.manage'])
  expect(token).toMatch(/^rs_[\w-]{43}$/)
  const { id } = (await addAbout(program)).data.addAbout
  expect(await addAboutByRest(program)).toBe(200)
  const { rows } = await api.sql(
    "select user_id, program from change where entity = 'about' and user_id = $1",
    [person.id],
  )
  expect(rows).toEqual([1, 2].map(() => ({ user_id: person.id, program: 'Kasa' })))
  const admin = await people.headers(people.admin)
  const read = await api.ask<{ changes: { items: { program: string; userId: string }[] } }>(
    '{ changes(pageSize: 1) { items { program userName } } acts(pageSize: 1) { items { program } } }',
    {},
    admin,
  )
  expect(read.data).toMatchObject({
    changes: { items: [{ program: 'Kasa', userName: person.userName }] },
    acts: { items: [{ program: 'Kasa' }] },
  })
  await api.ask('mutation ($id: ID!) { removeAbout(id: $id) }', { id }, program)
  const { rows: stored } = await api.sql('select token_digest from api_token where user_id = $1', [person.id])
  expect(stored[0].token_digest).not.toContain(token.slice(3))
})

test('a program may do what both its token and its owner may at that moment', async () => {
  const { person, program } = await programWith(['about.manage', 'blog.manage'], ['about.manage'])
  const addBlogCategory = (headers: Headers) =>
    api.ask('mutation { addBlogCategory(input: { name: "Haber" }) { id } }', {}, headers)
  expect(reasonOf(await addAbout(program))).toBeUndefined()
  expect(reasonOf(await addBlogCategory(program))).toBe('MISSING_PERMISSION')
  await api.sql('delete from group_role where group_id = $1', [person.groupId])
  expect(reasonOf(await addAbout(program))).toBe('MISSING_PERMISSION')
  expect(await addAboutByRest(program)).toBe(403)
  const admin = await people.headers(people.admin)
  const { token } = (await add(admin, { roles: ['blog.manage'] })).data.addApiToken
  expect(reasonOf(await addBlogCategory(bearer(token)))).toBeUndefined()
  expect(reasonOf(await addAbout(bearer(token)))).toBe('MISSING_PERMISSION')
})

test.each<[string, (it: { person: Person; headers: Headers; id: string }) => Promise<unknown>]>([
  ['its removal', ({ id, headers }) => remove(id, headers)],
  ['the removal of its owner', ({ person }) => api.services.users.remove(api.staff, String(person.id))],
  [
    'its owner becoming passive',
    ({ person }) => api.sql('update user_account set status = 0 where id = $1', [person.id]),
  ],
  [
    'its last day',
    ({ id }) => api.sql("update api_token set expires_at = now() - interval '1 second' where id = $1", [id]),
  ],
])('a token ends with %s', async (_what, end) => {
  const made = await programWith(['about.manage'])
  expect(await isKnown(made.program)).toBe(true)
  await end(made)
  expect(await isKnown(made.program)).toBe(false)
  expect(reasonOf(await addAbout(made.program))).toBe('SIGN_IN_REQUIRED')
  expect(await addAboutByRest(made.program)).toBe(401)
})

test('a token that has ended with its owner stays so when the owner is back', async () => {
  const removed = await programWith(['about.manage'])
  await api.services.users.remove(api.staff, String(removed.person.id))
  await api.services.users.restore(api.staff, String(removed.person.id))
  const passive = await programWith(['about.manage'])
  for (const status of [0, 1]) await api.services.users.update(api.staff, passive.person.id, { status })
  expect([await isKnown(removed.program), await isKnown(passive.program)]).toEqual([false, false])
})

test('a token outlives a new password and the end of all sessions', async () => {
  const { headers, program } = await programWith(['about.manage'])
  const changed = await api.ask(
    'mutation ($old: String!) { changePassword(current: $old, new: "a brand new horse battery") }',
    { old: PASSWORD },
    headers,
  )
  expect(changed.errors).toBeUndefined()
  await api.ask('mutation { endOtherSessions }', {}, headers)
  expect([await isKnown(headers), await isKnown(program)]).toEqual([true, true])
})

test('a token whose owner or roles end during a write stores nothing', async () => {
  const { id, headers, program } = await programWith(['about.manage'])
  const count = async () => (await api.sql('select count(*)::integer from about')).rows[0].count
  const before = await count()
  const [added] = await Promise.all([addAbout(program), remove(id, headers)])
  expect(await count()).toBe(before + (added.errors ? 0 : 1))
  expect(reasonOf(await addAbout(program))).toBe('SIGN_IN_REQUIRED')
})

test('a token whose removal was answered stores nothing any more, not even a call that waited', async () => {
  const { id, headers, program } = await programWith(['about.manage'])
  const { id: aboutId } = (await addAbout(program)).data.addAbout
  const blocker = new pg.Client({ connectionString: api.databaseUrl })
  await blocker.connect()
  try {
    await blocker.query('begin')
    await blocker.query('select from about where id = $1 for update', [aboutId])
    const order: string[] = []
    const update = api
      .ask(
        'mutation ($id: ID!) { updateAbout(id: $id, input: { description: "x" }) { id } }',
        { id: aboutId },
        program,
      )
      .then(() => order.push('written'))
    await waitingFor('about')
    const removal = remove(id, headers).then(() => order.push('removed'))
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(order).toEqual([])
    await blocker.query('rollback')
    await Promise.all([update, removal])
  } finally {
    await blocker.end()
  }
})

/** Resolves once a statement about a table waits for a lock. */
const waitingFor = (table: string) =>
  expect
    .poll(async () => {
      const { rowCount } = await api.sql(
        "select from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%' || $1 || '%'",
        [table],
      )
      return rowCount
    })
    .toBe(1)

test('a program may have every role but those by which accounts are managed', async () => {
  const admin = await people.headers(people.admin)
  const roles = PERMISSIONS.filter((role) => !/^(user|group|role)\.manage$|^administrator$/.test(role))
  const { apiToken, token } = (await add(admin, { roles })).data.addApiToken
  expect(apiToken.roles.toSorted()).toEqual(roles)
  const waiting = await api.ask('{ reservationsWaiting }', {}, bearer(token))
  expect(waiting.data).toEqual({ reservationsWaiting: 0 })
  expect(reasonOf(await api.ask('{ userTable { totalCount } }', {}, bearer(token)))).toBe(
    'MISSING_PERMISSION',
  )
})

test('a program does nothing about passwords, links, codes, sessions and tokens', async () => {
  const admin = await people.headers(people.admin)
  const { token } = (await add(admin, { roles: ['site.manage'] })).data.addApiToken
  const program = bearer(token)
  const calls = [
    '{ apiTokens { id } }',
    '{ recoveryCodeMadeAt }',
    'mutation { removeApiToken(id: 1) }',
    `mutation { addApiToken(input: { name: "x", roles: ["site.manage"], expiresAt: "2027-01-01T00:00:00Z", currentPassword: "${PASSWORD}" }) { token } }`,
    `mutation { renewRecoveryCode(currentPassword: "${PASSWORD}") }`,
    'mutation { requestEmailConfirmation }',
    `mutation { changePassword(current: "${PASSWORD}", new: "a brand new horse battery") }`,
    'mutation { endOtherSessions }',
    `mutation { makePasswordLink(userId: ${people.admin.id}, currentPassword: "${PASSWORD}") { link } }`,
    'mutation { inviteUser(input: { email: "x@example.com" }) { link } }',
    'mutation { logout }',
  ]
  for (const call of calls)
    expect([call, reasonOf(await api.ask(call, {}, program))]).toEqual([
      call,
      expect.stringMatching(/^(SIGN_IN_REQUIRED|MISSING_PERMISSION)$/),
    ])
})

test('bad tokens are refused by rule, each by its field, and nothing is made', async () => {
  const person = await people.userWith(['about.manage'])
  const headers = await people.headers(person)
  expect(rules(await add(headers, { name: ' ', roles: ['about.manage'] }))).toEqual(['name LENGTH'])
  expect(rules(await add(headers, { name: 'x'.repeat(61), roles: ['about.manage'] }))).toEqual([
    'name MAX_LENGTH',
  ])
  expect(rules(await add(headers, { roles: [] }))).toEqual(['roles REQUIRED'])
  const admin = await people.headers(people.admin)
  for (const role of ['user.manage', 'group.manage', 'role.manage', 'administrator', 'nothing'])
    expect(rules(await add(admin, { roles: [role] }))).toEqual(['roles ONE_OF'])
  for (const days of [-1, 401])
    expect(
      rules(await add(headers, { roles: ['about.manage'], expiresAt: new Date(Date.now() + days * DAY_MS) })),
    ).toEqual(['expiresAt MOMENT_RANGE'])
  expect(rules(await add(headers, { roles: ['about.manage'], currentPassword: 'wrong' }))).toEqual([
    'currentPassword WRONG_PASSWORD',
  ])
  expect(reasonOf(await add(headers, { roles: ['site.manage'] }))).toBe('ROLES_NOT_HELD')
  expect(reasonOf(await add({}, { roles: ['about.manage'] }))).toBe('SIGN_IN_REQUIRED')
  expect(await ownTokens(headers)).toEqual([])
})

test('tokens are one’s own, and twenty at most, also when they are made at once', async () => {
  const person = await people.userWith(['about.manage'])
  const headers = await people.headers(person)
  await api.sql(
    `insert into api_token (user_id, name, roles, token_digest, expires_at)
       select $1, 'x', '{about.manage}', 'x' || n, now() + interval '1 day' from generate_series(1, 18) n`,
    [person.id],
  )
  const replies = await Promise.all([1, 2, 3, 4].map(() => add(headers, { roles: ['about.manage'] })))
  expect(replies.map(reasonOf).sort()).toEqual(['TOO_MANY_RECORDS', 'TOO_MANY_RECORDS', undefined, undefined])
  const own = await ownTokens(headers)
  expect(own).toHaveLength(20)
  const other = await people.headers(await people.userWith(['about.manage']))
  expect(await ownTokens(other)).toEqual([])
  expect(reasonOf(await remove(own[0]?.id as string, other))).toBe('NOT_FOUND')
  expect(reasonOf(await remove(own[0]?.id as string, headers))).toBeUndefined()
  expect(reasonOf(await add(headers, { roles: ['about.manage'] }))).toBeUndefined()
})

test('keys of calls are a program’s own, and the secret of a repeated call is there for ten minutes', async () => {
  const { headers, program } = await programWith(['about.manage'])
  const key = unique('key')
  const byPerson = (await addAbout(headers, key)).data.addAbout.id
  const byProgram = (await addAbout(program, key)).data.addAbout.id
  expect(byProgram).not.toBe(byPerson)
  expect([
    (await addAbout(headers, key)).data.addAbout.id,
    (await addAbout(program, key)).data.addAbout.id,
  ]).toEqual([byPerson, byProgram])
  const settled = (of: Headers) =>
    api.ask<{ settle: { ids: string[] } }>(
      'mutation ($key: ID!) { settle(clientKey: $key) { ids } }',
      { key },
      of,
    )
  expect((await settled(program)).data.settle.ids).toEqual([byProgram])
  expect((await settled(headers)).data.settle.ids).toEqual([byPerson])

  const input = { roles: ['about.manage'], expiresAt: new Date(Date.now() + DAY_MS) }
  const tokenKey = unique('key')
  const first = (await add(headers, input, tokenKey)).data.addApiToken
  expect((await add(headers, input, tokenKey)).data.addApiToken).toEqual(first)
  await api.sql(
    "update client_key set created_at = created_at - interval '11 minutes' where key like '%' || $1",
    [tokenKey],
  )
  expect(reasonOf(await add(headers, input, tokenKey))).toBe('SECRET_GONE')
})

test('the last use is known to five minutes, and is written once in that time', async () => {
  const { headers, id, program } = await programWith(['about.manage'])
  const lastUse = async () => (await ownTokens(headers)).find((each) => each.id === id)?.lastUsedAt
  expect(await lastUse()).toBeNull()
  await isKnown(program)
  const first = await lastUse()
  expect(Math.abs(Date.parse(first as string) - Date.now())).toBeLessThan(60_000)
  await isKnown(program)
  expect(await lastUse()).toBe(first)
  await api.sql("update api_token set last_used_at = now() - interval '6 minutes' where id = $1", [id])
  await isKnown(program)
  expect(Date.parse((await lastUse()) as string)).toBeGreaterThanOrEqual(Date.parse(first as string))
})

test('the security log tells of tokens, and names the program that was refused', async () => {
  const { person, headers, id, program } = await programWith(['about.manage'])
  await api.ask('mutation { renewRecoveryCode(currentPassword: "x") }', {}, program)
  await remove(id, headers)
  const own = api.events.filter(({ user }) => user === person.id).slice(-3)
  expect(own).toMatchObject([
    { event: 'api-token', outcome: 'success', reason: 'MADE' },
    { event: 'refusal', outcome: 'failure', program: 'Kasa' },
    { event: 'api-token', outcome: 'success', reason: 'REMOVED' },
  ])
})
