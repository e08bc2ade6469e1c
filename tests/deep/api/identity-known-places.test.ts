import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Api, startApi } from '../../support/api.ts'
import { createPeople, PASSWORD, type People, type Person } from '../../support/people.ts'

let api: Api
let people: People
let person: Person

beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' })
  people = await createPeople(api)
})

afterAll(() => api.close())

beforeEach(async () => {
  person = await people.userWith(['administrator'])
  await api.sql('delete from sign_in_attempt')
})

interface Attempt {
  readonly password?: string
  readonly from?: string
  readonly cookie?: string
  readonly site?: string
}

let places = 0
const elsewhere = () => `10.9.${Math.floor(places / 250)}.${(places++ % 250) + 1}`

/** Signs in like the sign-in page. */
async function fromSite({ password = PASSWORD, from = elsewhere(), cookie, site = 'same-origin' }: Attempt) {
  const reply = await fetch(`${api.url}/auth/login`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': from,
      'Sec-Fetch-Site': site,
      ...(cookie && { Cookie: cookie }),
    },
    body: JSON.stringify({ email: person.email, password }),
  })
  const [set] = reply.headers.getSetCookie()
  const body = (await reply.json()) as Record<string, unknown>
  return { status: reply.status, set, cookie: set?.split(';')[0], body }
}

/** Signs in like any client of the API. */
async function overApi({ password = PASSWORD, from = elsewhere() }: Attempt) {
  const { data, headers } = await api.ask<{ login: object | null } | null>(
    'mutation ($input: LoginInput!) { login(input: $input) { id } }',
    { input: { email: person.email, password } },
    { 'X-Forwarded-For': from },
  )
  return { ok: Boolean(data?.login), cookies: headers.getSetCookie() }
}

/** Five failures, by default each from another address. */
async function lock(from?: string): Promise<void> {
  for (let failures = 1; failures <= 5; failures++) {
    await overApi({ password: 'not the password', ...(from && { from }) })
  }
  const { rows } = await api.sql('select lockout_end > now() as locked from user_account where id = $1', [
    person.id,
  ])
  expect(rows[0].locked).toBe(true)
}

describe('D141: a locked account accepts the right password', () => {
  test('accepts it from an address that has signed in to it, and from no other', async () => {
    const home = elsewhere()
    expect((await overApi({ from: home })).ok).toBe(true)
    await lock()
    expect((await overApi({})).ok).toBe(false)
    expect((await overApi({ from: home })).ok).toBe(true)
    // The lock stays for other origins.
    expect((await overApi({})).ok).toBe(false)
  })

  test('accepts it from such an address in any spelling', async () => {
    expect((await overApi({ from: '2001:db8:77:1::5' })).ok).toBe(true)
    await lock()
    expect((await overApi({ from: '2001:0DB8:77:1:ffff::1' })).ok).toBe(true)
    expect((await overApi({ from: '2001:db8:77:2::5' })).ok).toBe(false)
  })

  test('accepts it from a device that has signed in to it, at any address', async () => {
    const { status, cookie } = await fromSite({})
    expect(status).toBe(200)
    await lock()
    expect((await fromSite({})).status).toBe(401)
    expect((await fromSite({ cookie: `known-device=${'a'.repeat(43)}` })).status).toBe(401)
    expect((await fromSite({ cookie })).status).toBe(200)
  })

  test('refuses it from a device of another account', async () => {
    const owner = person
    person = await people.userWith([])
    const { cookie } = await fromSite({})
    person = owner
    await lock()
    expect((await fromSite({ cookie })).status).toBe(401)
  })

  test('refuses a wrong one, and the right one after five failures from that very address', async () => {
    const home = elsewhere()
    const { cookie } = await fromSite({ from: home })
    await lock(home)
    expect((await fromSite({ from: home, cookie })).status).toBe(401)
    // The failures count for the address, not for the device.
    expect((await fromSite({ cookie, password: 'not the password' })).status).toBe(401)
    expect((await fromSite({ cookie })).status).toBe(200)
    await api.sql("update sign_in_failure set failed_at = failed_at - interval '5 minutes'")
    expect((await fromSite({ from: home, cookie })).status).toBe(200)
  })

  test('refuses it from a place whose last sign-in was more than 30 days ago', async () => {
    const home = elsewhere()
    const { cookie } = await fromSite({ from: home })
    await lock()
    await api.sql("update known_place set seen_at = now() - interval '31 days' where user_id = $1", [
      person.id,
    ])
    expect((await fromSite({ from: home, cookie })).status).toBe(401)
  })

  test('accepts it in another process too', async () => {
    const home = elsewhere()
    await overApi({ from: home })
    await lock()
    const other = await startApi({ DATABASE_URL: api.databaseUrl, TRUST_PROXY: '1' })
    const { data } = await other.ask<{ login: object }>(
      'mutation ($input: LoginInput!) { login(input: $input) { id } }',
      { input: { email: person.email, password: PASSWORD } },
      { 'X-Forwarded-For': home },
    )
    await other.close()
    expect(data.login).not.toBeNull()
  })
})

describe('the sign-in of the site', () => {
  test('answers like the APIs, and sets a cookie that identifies the device', async () => {
    const { body, set } = await fromSite({})
    expect(body).toEqual({
      id: person.id,
      email: person.email,
      firstName: null,
      lastName: null,
      authToken: expect.any(String),
      expiresIn: 28_800,
      mustChangePassword: true,
      mustAddFactor: false,
    })
    expect(set).toMatch(
      /^known-device=[\w-]{43}; Path=\/auth\/login; Max-Age=2592000; HttpOnly; SameSite=Strict$/,
    )
    // Only a digest is stored.
    const { rows } = await api.sql('select place from known_place where user_id = $1', [person.id])
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain(set?.slice(13, 56))
  })

  test('sets a secure cookie if the site uses TLS', async () => {
    const secure = await startApi({ DATABASE_URL: api.databaseUrl, PUBLIC_URL: 'https://example.com' })
    const reply = await fetch(`${secure.url}/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      body: JSON.stringify({ email: person.email, password: PASSWORD }),
    })
    await secure.close()
    expect(reply.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-known-device=[\w-]{43}; Path=\/; Secure; Max-Age/),
    ])
  })

  test('keeps the secret of a known device, and replaces an unknown one', async () => {
    const { cookie } = await fromSite({})
    expect((await fromSite({ cookie })).cookie).toBe(cookie)
    const planted = `known-device=${'b'.repeat(43)}`
    expect((await fromSite({ cookie: planted })).cookie).not.toContain('b'.repeat(43))
  })

  test('gives each account of a shared browser a secret of its own, so that nobody knows another’s in advance', async () => {
    const employee = person
    const { cookie = '' } = await fromSite({})
    person = await people.userWith(['administrator'])
    const shared = await fromSite({ cookie })
    expect(shared.cookie).toMatch(/^known-device=[\w-]{43}\.[\w-]{43}$/)
    expect(shared.cookie?.endsWith(`.${cookie.split('=')[1]}`)).toBe(true)
    await lock()
    // What the employee read before the administrator signed in there.
    expect((await fromSite({ cookie })).status).toBe(401)
    expect((await fromSite({ cookie: shared.cookie as string })).status).toBe(200)
    person = employee
    await lock()
    expect((await fromSite({ cookie: shared.cookie as string })).status).toBe(200)
  })

  test('five failures on a known device end its trust, from any address', async () => {
    const { cookie = '' } = await fromSite({})
    await lock()
    expect((await fromSite({ cookie })).status).toBe(200)
    for (let failures = 1; failures <= 5; failures++) await fromSite({ cookie, password: 'not the password' })
    expect((await fromSite({ cookie })).status).toBe(401)
  })

  test.each([
    ['a new password', `changePassword(current: "${PASSWORD}", new: "yepyeni bir parola 7")`],
    ['ending the other sessions', 'endOtherSessions'],
  ])('%s makes all devices and addresses of the account unknown', async (_, call) => {
    const home = elsewhere()
    const { cookie = '' } = await fromSite({ from: home })
    const { data } = await api.ask(`mutation { ${call} }`, {}, await people.headers(person))
    expect(data).not.toBeNull()
    await lock()
    const password = call === 'endOtherSessions' ? PASSWORD : 'yepyeni bir parola 7'
    expect((await fromSite({ cookie, from: home, password })).status).toBe(401)
  })

  test.each(['cross-site', 'same-site', 'none'])('sets no cookie for a request that is %s', async (site) => {
    const { status, set } = await fromSite({ site })
    expect([status, set]).toEqual([200, undefined])
  })

  test('refuses like the APIs, with a problem body', async () => {
    const wrong = await fromSite({ password: 'not the password' })
    expect([wrong.status, wrong.set]).toEqual([401, undefined])
    expect(wrong.body).toMatchObject({ status: 401, message: 'The name or the password is wrong.' })
    const reply = await fetch(`${api.url}/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': elsewhere() },
      body: '{}',
    })
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ errors: { password: [expect.any(String)] } })
  })

  test('shares its rate limit with the APIs', async () => {
    const from = elsewhere()
    for (let attempts = 1; attempts <= 10; attempts++) await overApi({ from })
    for (let attempts = 1; attempts <= 10; attempts++) await fromSite({ from })
    const refused = await fromSite({ from })
    expect(refused.status).toBe(429)
    expect(refused.body.message).toMatch(/^Too many attempts/)
  })

  test('the APIs set no cookie', async () => {
    expect((await overApi({})).cookies).toEqual([])
    const reply = await fetch(`${api.url}/api/v1/Auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': elsewhere() },
      body: JSON.stringify({ email: person.email, password: PASSWORD }),
    })
    expect(reply.status).toBe(200)
    expect(reply.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(['XSRF-TOKEN'])
    expect(Object.keys((await reply.json()) as object)).not.toContain('mustChangePassword')
  })
})

test('the stored places are limited to 100 of an account', async () => {
  await api.sql(
    "insert into known_place select $1, 'place ' || n, now() - interval '1 day' from generate_series(1, 150) n",
    [person.id],
  )
  const home = elsewhere()
  expect((await overApi({ from: home })).ok).toBe(true)
  const { rows } = await api.sql('select place from known_place where user_id = $1', [person.id])
  expect(rows).toHaveLength(100)
  expect(rows).toContainEqual({ place: home })
})
