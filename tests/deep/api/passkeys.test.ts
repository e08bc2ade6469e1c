import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Status } from '../../../server/core/primitives/status.ts'
import { type Answer, type Api, startApi } from '../../support/api.ts'
import { createPeople, type Headers, PASSWORD, type People, type Person } from '../../support/people.ts'
import {
  type Deviation,
  type PasskeyOptions,
  SoftwareAuthenticator,
} from '../../support/software-authenticator.ts'

const PUBLIC_URL = 'https://restaurant.example'

interface Challenge {
  readonly challengeId: string
  readonly options: PasskeyOptions
}

let api: Api
let people: People
let person: Person
let headers: Headers
let device: SoftwareAuthenticator

beforeAll(async () => {
  api = await startApi({ PUBLIC_URL })
  people = await createPeople(api)
})

afterAll(() => api.close())

beforeEach(async () => {
  await api.sql('delete from sign_in_attempt')
  person = await people.userWith([])
  headers = await signedIn(person)
  device = new SoftwareAuthenticator(PUBLIC_URL)
})

afterEach(() => {
  vi.restoreAllMocks()
})

/** The headers of a session, which knows of its factors. */
async function signedIn({ email }: Person): Promise<Headers> {
  const { data } = await api.ask<{ login: { authToken: string } }>(
    'mutation ($input: LoginInput!) { login(input: $input) { authToken } }',
    { input: { email, password: PASSWORD } },
  )
  return { Authorization: `Bearer ${data.login.authToken}` }
}

const begin = (as = headers) =>
  api.ask<{ beginPasskey: Challenge }>(
    'mutation ($own: String!) { beginPasskey(currentPassword: $own) { challengeId options } }',
    { own: PASSWORD },
    as,
  )

const challenged = async (as = headers) => (await begin(as)).data.beginPasskey

const add = (challengeId: string, response: object, as = headers, name = 'Telefon') =>
  api.ask<{ addPasskey: { passkey: { id: string; name: string; isUsable: boolean }; codes: string[] } }>(
    `mutation ($challengeId: ID!, $response: JSONObject!, $name: String!) {
      addPasskey(challengeId: $challengeId, response: $response, name: $name) {
        passkey { id name isUsable } codes
      }
    }`,
    { challengeId, response, name },
    as,
  )

/** Adds a passkey of the device to the person. */
async function added() {
  const { challengeId, options } = await challenged()
  const { data } = await add(challengeId, device.create(options))
  return data.addPasskey
}

async function challengedLogin(): Promise<Challenge> {
  const { data } = await api.ask<{ beginPasskeyLogin: Challenge }>(
    'mutation { beginPasskeyLogin { challengeId options } }',
  )
  return data.beginPasskeyLogin
}

const login = (challengeId: string, response: object, at: Pick<Api, 'ask'> = api) =>
  at.ask<{ passkeyLogin: { email: string; authToken: string } } | null>(
    `mutation ($challengeId: ID!, $response: JSONObject!) {
      passkeyLogin(challengeId: $challengeId, response: $response) { email authToken }
    }`,
    { challengeId, response },
  )

async function loginBy(authenticator: SoftwareAuthenticator, deviation: Deviation = {}) {
  const { challengeId, options } = await challengedLogin()
  return login(challengeId, authenticator.get(options, deviation))
}

/** The reason of a refusal, or the rule that a field breaks. */
function faultOf({ errors }: Answer<unknown>): string | undefined {
  const extensions = errors?.[0]?.extensions
  const [field] = extensions?.fields ?? []
  return field ? `${field.field} ${field.rule}` : extensions?.reason
}

const WRONG: readonly (readonly [string, Deviation])[] = [
  ['of a page of another origin', { origin: 'https://restaurant.example.evil' }],
  ['of a page of another port', { origin: 'https://restaurant.example:8443' }],
  ['for another host', { rpId: 'example' }],
  ['of a device that has not recognized its owner', { isVerified: false }],
]

/** One more than the limit. */
const TOO_LONG = 'x'.repeat(16 * 1024)

describe('a passkey', () => {
  test('is added with a sheet of codes, asks for verification and a discoverable credential, and signs in', async () => {
    const { options } = await challenged()
    expect(options).toMatchObject({
      rp: { id: 'restaurant.example' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const { passkey, codes } = await added()
    expect(passkey).toMatchObject({ name: 'Telefon', isUsable: true })
    expect(codes).toHaveLength(10)
    const { data } = await loginBy(device)
    expect(data?.passkeyLogin.email).toBe(person.email)
    const me = await api.ask(
      '{ me { email } }',
      {},
      { Authorization: `Bearer ${data?.passkeyLogin.authToken}` },
    )
    expect(me.data).toEqual({ me: { email: person.email } })
  })

  test('signs in although the account is locked, but not if it is passive', async () => {
    await added()
    await api.sql("update user_account set lockout_end = now() + interval '5 minutes' where id = $1", [
      person.id,
    ])
    expect((await loginBy(device)).data?.passkeyLogin.email).toBe(person.email)
    await api.services.users.update(api.staff, person.id, { status: Status.PASSIVE })
    expect(faultOf(await loginBy(device))).toBe('WRONG_CREDENTIALS')
  })

  test('is added whatever a browser states of its ways', async () => {
    for (const transports of ['internal', 5, true, [null, 'usb', 'usb', '},{']]) {
      device = new SoftwareAuthenticator(PUBLIC_URL)
      const { challengeId, options } = await challenged()
      const created = device.create(options)
      const answer = await add(challengeId, { ...created, response: { ...created.response, transports } })
      expect(answer.errors).toBeUndefined()
    }
    const { options } = await challenged()
    const { excludeCredentials } = options as unknown as { excludeCredentials: { transports: string[] }[] }
    expect(excludeCredentials.map(({ transports }) => transports)).toEqual([[], [], [], ['usb']])
  })

  test('may count back, as synchronized ones do', async () => {
    await added()
    for (const counter of [7, 3, 0])
      expect((await loginBy(device, { counter })).data?.passkeyLogin.email).toBe(person.email)
  })

  test('signs in no more once it is removed', async () => {
    const { passkey } = await added()
    await api.ask(
      'mutation ($id: ID!, $own: String!) { removePasskey(id: $id, currentPassword: $own) }',
      { id: passkey.id, own: PASSWORD },
      headers,
    )
    expect(faultOf(await loginBy(device))).toBe('WRONG_CREDENTIALS')
  })

  test('is the tenth at most', async () => {
    for (let each = 1; each <= 10; each++) {
      device = new SoftwareAuthenticator(PUBLIC_URL)
      expect((await added()).codes).toHaveLength(each === 1 ? 10 : 0)
    }
    expect(faultOf(await begin())).toBe('TOO_MANY_RECORDS')
  })

  test('is none where the site has no name of its own', async () => {
    const nameless = await startApi({ DATABASE_URL: api.databaseUrl })
    try {
      const options = await nameless.ask('{ signInOptions { passkeys } }')
      expect(options.data).toEqual({ signInOptions: { passkeys: false } })
      const begun = await nameless.ask('mutation { beginPasskeyLogin { challengeId } }')
      expect(faultOf(begun)).toBe('PASSKEYS_UNAVAILABLE')
    } finally {
      await nameless.close()
    }
  })
})

describe('a passkey is not added by a response', () => {
  test.each(WRONG)('%s', async (_, deviation) => {
    const { challengeId, options } = await challenged()
    expect(faultOf(await add(challengeId, device.create(options, deviation)))).toBe(
      'response PASSKEY_INVALID',
    )
  })

  test('that is too long', async () => {
    const { challengeId, options } = await challenged()
    const long = { ...device.create(options), clientExtensionResults: { more: TOO_LONG } }
    expect(faultOf(await add(challengeId, long))).toBe('response PASSKEY_INVALID')
  })

  test.each([
    ['to a challenge of somebody else', async () => challenged(await signedIn(await people.userWith([])))],
    ['to one that was forged', async () => ({ ...(await challenged()), challengeId: 'a.b.c' })],
    ['to one for signing in', async () => ({ ...(await challenged()), ...(await challengedLogin()) })],
    ['to one of six minutes ago', () => sixMinutesAgo(challenged)],
  ])('%s', async (_, challenge) => {
    const { challengeId, options } = await challenge()
    expect(faultOf(await add(challengeId, device.create(options)))).toBe('CHALLENGE_SETTLED')
  })

  test('to a challenge that has added another', async () => {
    const { challengeId, options } = await challenged()
    await add(challengeId, device.create(options))
    const other = new SoftwareAuthenticator(PUBLIC_URL)
    expect(faultOf(await add(challengeId, other.create(options)))).toBe('CHALLENGE_SETTLED')
  })

  test('by which it was added before', async () => {
    await added()
    const { challengeId, options } = await challenged()
    expect(faultOf(await add(challengeId, device.create(options)))).toBe('response PASSKEY_INVALID')
  })
})

describe('nobody is signed in by a response', () => {
  beforeEach(async () => {
    await added()
  })

  test.each(WRONG)('%s', async (_, deviation) => {
    expect(faultOf(await loginBy(device, deviation))).toBe('WRONG_CREDENTIALS')
  })

  test('of a device that nobody has added', async () => {
    const other = new SoftwareAuthenticator(PUBLIC_URL)
    const { options } = await challenged()
    other.create(options)
    expect(faultOf(await loginBy(other))).toBe('WRONG_CREDENTIALS')
  })

  test('whose id no database could hold', async () => {
    const { challengeId, options } = await challengedLogin()
    for (const id of ['\u0000', 'a\u0000b', '', ' ', 'x'.repeat(2_000)])
      expect(faultOf(await login(challengeId, { ...device.get(options), id, rawId: id }))).toBe(
        'WRONG_CREDENTIALS',
      )
  })

  test('that is too long, or none at all', async () => {
    const { challengeId, options } = await challengedLogin()
    const long = { ...device.get(options), clientExtensionResults: { more: TOO_LONG } }
    expect(faultOf(await login(challengeId, long))).toBe('WRONG_CREDENTIALS')
    expect(faultOf(await login(challengeId, {}))).toBe('WRONG_CREDENTIALS')
  })

  test.each([
    ['to a challenge for adding one', () => challenged()],
    ['to a forged one', async () => ({ ...(await challengedLogin()), challengeId: 'a.b.c' })],
    ['to one of six minutes ago', () => sixMinutesAgo(challengedLogin)],
  ])('%s', async (_, challenge) => {
    const { challengeId, options } = await challenge()
    expect(faultOf(await login(challengeId, device.get(options)))).toBe('WRONG_CREDENTIALS')
  })

  test('that was sent before', async () => {
    const { challengeId, options } = await challengedLogin()
    const response = device.get(options)
    expect((await login(challengeId, response)).data?.passkeyLogin.email).toBe(person.email)
    expect(faultOf(await login(challengeId, response))).toBe('WRONG_CREDENTIALS')
  })

  test('that two servers get at once, but by one of them', async () => {
    const other = await startApi({ PUBLIC_URL, DATABASE_URL: api.databaseUrl })
    try {
      const { challengeId, options } = await challengedLogin()
      const response = device.get(options)
      const answers = await Promise.all(
        [api, other, api, other].map((at) => login(challengeId, response, at)),
      )
      expect(answers.map(({ data }) => data?.passkeyLogin.email).filter(Boolean)).toEqual([person.email])
      expect(answers.map(faultOf).filter(Boolean)).toEqual(Array(3).fill('WRONG_CREDENTIALS'))
    } finally {
      await other.close()
    }
  })
})

/** What the server issues while its clock is six minutes behind. */
async function sixMinutesAgo<T>(issue: () => Promise<T>): Promise<T> {
  const real = Date.now
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => real() - 6 * 60_000)
  const issued = await issue()
  clock.mockRestore()
  return issued
}
