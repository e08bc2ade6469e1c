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

let places = 0
/** Signs in from an address of its own, so that no attempt counts for another. */
function signIn(
  input: object,
  from = `10.${places++ % 256}.0.${Math.floor(places / 256)}`,
): Promise<Answer<Login>> {
  return api.ask<Login>(LOGIN, { input }, { 'X-Forwarded-For': from })
}

const right = () => ({ email: person.email, password: PASSWORD })
const wrong = () => ({ email: person.email, password: 'not the password' })

async function account(): Promise<{
  access_failed_count: number
  lockout_end: Date | null
  password_hash: string
}> {
  return (await api.sql('select * from user_account where id = $1', [person.id])).rows[0]
}

describe('failing to', () => {
  test('five times in a row locks for five minutes, and starts to count anew', async () => {
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

  test('is forgiven by signing in', async () => {
    for (let failures = 1; failures <= 4; failures++) await signIn(wrong())
    expect((await signIn(right())).data.login).not.toBeNull()
    expect(await account()).toMatchObject({ access_failed_count: 0, lockout_end: null })
    for (let failures = 1; failures <= 4; failures++) await signIn(wrong())
    expect((await account()).lockout_end).toBeNull()
  })

  test('never locks an account that is not to be locked', async () => {
    await api.services.users.update(api.staff, person.id, { lockoutEnabled: false })
    for (let failures = 1; failures <= 6; failures++) await signIn(wrong())
    expect((await account()).lockout_end).toBeNull()
    expect((await signIn(right())).data.login).not.toBeNull()
  })

  test('at once gets no more than five guesses looked at', async () => {
    const guesses = [...Array(12)].map(() => signIn(wrong()))
    await Promise.all(guesses)
    const { lockout_end, access_failed_count } = await account()
    expect(lockout_end).not.toBeNull()
    expect(access_failed_count).toBe(0)
  })

  test('and the right one behind eleven wrong ones, all at once, is no way in', async () => {
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

  test('can be ended by whoever manages users', async () => {
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
  /** Many attempts in one request; the first that fails ends it. */
  const attempts = (count: number, password: string, address: string) => {
    const input = `{ email: "${person.email}", password: "${password}" }`
    const all = [...Array(count).keys()].map((place) => `a${place}: login(input: ${input}) { id }`)
    return api.ask(`mutation { ${all.join('\n')} }`, {}, { 'X-Forwarded-For': address })
  }
  const codes = ({ errors }: Answer<unknown>) => errors?.map(({ extensions }) => extensions.code)

  test('are refused, those of one request counted one by one, and told when to come back', async () => {
    expect(codes(await attempts(15, 'wrong', '192.0.2.1'))).toEqual(['UNAUTHENTICATED'])
    expect((await account()).access_failed_count).toBe(1)
    expect((await attempts(15, PASSWORD, '192.0.2.1')).errors).toBeUndefined()
    expect(codes(await attempts(15, PASSWORD, '192.0.2.1'))).toEqual(['TOO_MANY_REQUESTS'])
    const refused = await signIn(right(), '192.0.2.1')
    expect([refused.status, codes(refused)]).toEqual([429, ['TOO_MANY_REQUESTS']])
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    // Another client is none the worse for it.
    expect((await signIn(right(), '192.0.2.2')).data.login).not.toBeNull()
  }, 30_000)

  test('are refused by every process, whatever a client says of where it comes from', async () => {
    const bare = await startApi({ DATABASE_URL: api.databaseUrl })
    const other = await startApi({ DATABASE_URL: api.databaseUrl })
    const answers = await Promise.all(
      [...Array(22).keys()].map((place) =>
        (place % 2 ? bare : other).ask(
          LOGIN,
          { input: { email: 'nobody@example.com', password: 'x' } },
          {
            'X-Forwarded-For': `198.51.100.${place}`,
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
