import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Answer, type Api, startApi } from '../support/api.ts'
import { createPeople, PASSWORD, type People, type Person } from '../support/people.ts'

interface Login {
  login: { id: string } | null
}

let api: Api
let people: People
let person: Person

beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' })
  people = await createPeople(api)
})

afterAll(() => api.close())

beforeEach(async () => {
  person = await people.userWith(['about.manage'])
})

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }'

/** A hash of ASP.NET Core Identity (V3, HMAC-SHA256): slow to verify with many iterations. */
async function oldHash(password: string, iterations: number): Promise<string> {
  const head = Buffer.alloc(13)
  head[0] = 1
  for (const [index, value] of [1, iterations, 16].entries()) head.writeUInt32BE(value, 1 + index * 4)
  const salt = randomBytes(16)
  const key = await promisify(pbkdf2)(password, salt, iterations, 32, 'sha256')
  return Buffer.concat([head, salt, key]).toString('base64')
}

let places = 0
/** Signs in from a separate address, so that attempts do not share a rate limit. */
function signIn(
  input: object,
  from = `10.${places++ % 256}.0.${Math.floor(places / 256)}`,
): Promise<Answer<Login>> {
  return api.ask<Login>(LOGIN, { input }, { 'X-Forwarded-For': from })
}

const right = () => ({ email: person.email, password: PASSWORD })
const wrong = () => ({ email: person.email, password: 'not the password' })

/** Signs in without the queue of requests, which a loaded machine may refuse. @returns the ids of the accounts. */
async function signedInAtOnce(count: number): Promise<number[]> {
  const attempts = Array.from({ length: count }, () =>
    api.services.auth.login({ ...api.staff, address: `10.${places++ % 256}.0.0` }, right()),
  )
  return (await Promise.all(attempts)).map(({ id }) => id)
}

async function account(): Promise<{
  access_failed_count: number
  lockout_end: Date | null
  password_hash: string
}> {
  return (await api.sql('select * from user_account where id = $1', [person.id])).rows[0]
}

describe('failing sign-ins', () => {
  test('five in a row lock for five minutes, and restart the count', async () => {
    for (let failures = 1; failures <= 4; failures++) {
      await signIn(wrong())
      expect(await account()).toMatchObject({ access_failed_count: failures, lockout_end: null })
    }
    await signIn(wrong())
    const { access_failed_count, lockout_end } = await account()
    expect(access_failed_count).toBe(0)
    const minutes = ((lockout_end as Date).getTime() - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(4.9)
    expect(minutes).toBeLessThanOrEqual(5)
    expect((await signIn(right())).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect(await account()).toMatchObject({ access_failed_count: 0, lockout_end })

    await api.sql("update user_account set lockout_end = now() - interval '1 second' where id = $1", [
      person.id,
    ])
    expect((await signIn(right())).data.login).not.toBeNull()
  })

  test('are reset by a successful one', async () => {
    for (let failures = 1; failures <= 4; failures++) await signIn(wrong())
    expect((await signIn(right())).data.login).not.toBeNull()
    expect(await account()).toMatchObject({ access_failed_count: 0, lockout_end: null })
    for (let failures = 1; failures <= 4; failures++) await signIn(wrong())
    expect((await account()).lockout_end).toBeNull()
  })

  test('never lock an account without lockout', async () => {
    await api.services.users.update(api.staff, person.id, { lockoutEnabled: false })
    for (let failures = 1; failures <= 6; failures++) await signIn(wrong())
    expect((await account()).lockout_end).toBeNull()
    expect((await signIn(right())).data.login).not.toBeNull()
  })

  test('at once lock, and those after the fifth are not counted', async () => {
    const guesses = [...Array(12)].map(() => signIn(wrong()))
    await Promise.all(guesses)
    const { lockout_end, access_failed_count } = await account()
    expect(lockout_end).not.toBeNull()
    expect(access_failed_count).toBe(0)
  })

  test('at once do not let the right password after eleven wrong ones pass', async () => {
    const outcomes = []
    for (let round = 0; round < 3; round++) {
      person = await people.userWith([])
      const guesses = [...Array(11)].map(() => signIn(wrong()))
      await new Promise((resolve) => setTimeout(resolve, 60))
      const late = await signIn(right())
      await Promise.all(guesses)
      outcomes.push(
        late.data?.login === null || late.errors !== undefined,
        (await account()).lockout_end !== null,
      )
    }
    expect(outcomes).toEqual(outcomes.map(() => true))
  })

  test('D148: twelve concurrent right sign-ins all succeed', async () => {
    expect(await signedInAtOnce(12)).toEqual(Array(12).fill(person.id))
    expect(await account()).toMatchObject({ access_failed_count: 0, lockout_end: null })
  })

  test('D148: twelve concurrent right sign-ins all succeed while an old hash is replaced', async () => {
    const old = await oldHash(PASSWORD, 1_000)
    await api.sql('update user_account set password_hash = $1 where id = $2', [old, person.id])
    expect(await signedInAtOnce(12)).toEqual(Array(12).fill(person.id))
    expect((await account()).password_hash).toMatch(/^\$argon2id\$/)
  })

  test('D148: five concurrent wrong ones lock, and only the fifth does', async () => {
    await Promise.all([...Array(4)].map(() => signIn(wrong())))
    expect(await account()).toMatchObject({ access_failed_count: 4, lockout_end: null })
    await api.sql('update user_account set access_failed_count = 0 where id = $1', [person.id])
    await Promise.all([...Array(5)].map(() => signIn(wrong())))
    expect((await account()).lockout_end).not.toBeNull()
  })

  test('D147: a concurrent sign-in with the old password does not revert its change', async () => {
    await api.sql('update user_account set password_hash = $1 where id = $2', [
      await oldHash(PASSWORD, 2_000_000),
      person.id,
    ])
    const slow = signIn(right())
    await new Promise((resolve) => setTimeout(resolve, 60))
    await api.services.users.update(api.staff, person.id, { password: 'quite another password' })
    await slow
    expect((await signIn(right())).data?.login ?? null).toBeNull()
    expect(
      (await signIn({ email: person.email, password: 'quite another password' })).data.login,
    ).not.toBeNull()
  })

  test('D147: a success that began before a lock neither passes nor resets it', async () => {
    await api.sql('update user_account set password_hash = $1 where id = $2', [
      await oldHash(PASSWORD, 2_000_000),
      person.id,
    ])
    const slow = signIn(right())
    await new Promise((resolve) => setTimeout(resolve, 60))
    await api.sql("update user_account set lockout_end = now() + interval '5 minutes' where id = $1", [
      person.id,
    ])
    expect((await slow).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect((await account()).lockout_end).not.toBeNull()
  })

  test('can be reset by managers of users', async () => {
    for (let failures = 1; failures <= 5; failures++) await signIn(wrong())
    const { errors } = await api.ask(
      'mutation ($id: ID!) { updateUser(id: $id, input: { lockoutEnd: null }) { lockoutEnd } }',
      { id: person.id },
      await people.headers(people.admin),
    )
    expect(errors).toBeUndefined()
    expect((await signIn(right())).data.login).not.toBeNull()
    const set = await api.ask(
      'mutation ($id: ID!) { updateUser(id: $id, input: { lockoutEnd: "2030-01-01T00:00:00Z" }) { lockoutEnd } }',
      { id: person.id },
      await people.headers(people.admin),
    )
    expect(set.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })
})

describe('more than 20 attempts a minute from one address', () => {
  /** Many attempts in one request; the first failure ends it. */
  const attempts = (count: number, password: string, address: string) => {
    const input = `{ email: "${person.email}", password: "${password}" }`
    const all = [...Array(count).keys()].map((index) => `a${index}: login(input: ${input}) { id }`)
    return api.ask(`mutation { ${all.join('\n')} }`, {}, { 'X-Forwarded-For': address })
  }
  const codes = ({ errors }: Answer<unknown>) => errors?.map(({ extensions }) => extensions.code)

  test('are refused, counted one by one within a request, with the time to wait', async () => {
    expect(codes(await attempts(15, 'wrong', '192.0.2.1'))).toEqual(['UNAUTHENTICATED'])
    expect((await account()).access_failed_count).toBe(1)
    expect((await attempts(15, PASSWORD, '192.0.2.1')).errors).toBeUndefined()
    expect(codes(await attempts(15, PASSWORD, '192.0.2.1'))).toEqual(['TOO_MANY_REQUESTS'])
    const refused = await signIn(right(), '192.0.2.1')
    expect([refused.status, codes(refused)]).toEqual([429, ['TOO_MANY_REQUESTS']])
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    // Another client is not affected.
    expect((await signIn(right(), '192.0.2.2')).data.login).not.toBeNull()
  })

  test('D143: are refused from all addresses of one network, in any spelling', async () => {
    const spellings = (index: number) => [
      `2001:db8:5:1::${index + 1}`,
      `2001:0DB8:0005:0001:${index + 1}:0:0:1`,
      `[2001:db8:5:1::${index + 1}]:4711`,
    ]
    const input = { email: 'nobody@example.com', password: 'x' }
    const places = (count: number) => Array.from({ length: count }, (_, index) => index)
    // More at once could be refused as too many requests before anything is counted.
    const inTurn = pLimit(4)
    const answers = await inTurn.map(places(24), (index) => signIn(input, spellings(index)[index % 3]))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
    const same = ['203.0.113.9', '::ffff:203.0.113.9', '203.0.113.9:80', '::FFFF:cb00:7109']
    await inTurn.map(places(20), (index) => signIn(input, same[index % 4]))
    expect((await signIn(input, '203.0.113.9')).status).toBe(429)
  })

  test.each(['x'.repeat(300), '\u00e7', '%', "' or 1=1", '::::'])(
    'D158: an invalid address causes no server error: %s',
    async (garbage) => {
      await api.sql('delete from sign_in_attempt')
      expect((await signIn(right(), garbage)).data.login).not.toBeNull()
      expect((await signIn(wrong(), garbage)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    },
  )

  test('are refused by every process, whatever address a client claims', async () => {
    const bare = await startApi({ DATABASE_URL: api.databaseUrl })
    const other = await startApi({ DATABASE_URL: api.databaseUrl })
    const answers = await Promise.all(
      [...Array(22).keys()].map((index) =>
        (index % 2 ? bare : other).ask(
          LOGIN,
          { input: { email: 'nobody@example.com', password: 'x' } },
          {
            'X-Forwarded-For': `198.51.100.${index}`,
          },
        ),
      ),
    )
    const counted = answers.map(({ errors }) => errors?.[0]?.extensions.code)
    expect(counted.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(2)
    expect(counted.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(20)
    await Promise.all([bare.close(), other.close()])
  })
})
