import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, PASSWORD, type People } from '../support/people.ts'

let api: Api
let people: People

beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' })
  people = await createPeople(api)
})

afterAll(() => api.close())

const FROM = { 'X-Forwarded-For': '::ffff:192.0.2.7' }
const ADDRESS = '192.0.2.7'

/** The entries that a call adds. */
async function eventsOf(mutation: string, headers: Readonly<Record<string, string>> = {}) {
  const before = api.events.length
  await api.ask(`mutation { ${mutation} }`, {}, { ...FROM, ...headers })
  // The line of a request is written once its reply has been sent.
  await expect.poll(() => api.events.length).toBeGreaterThan(before)
  return api.events.slice(before)
}

const signIn = (email: string, password: string) =>
  `login(input: { email: "${email}", password: "${password}" }) { id }`

test('sign-ins, failures and locks are logged with the account, the canonical address and the cause', async () => {
  const { id, email } = await people.userWith([])
  const entry = { user: id, address: ADDRESS, id: expect.stringMatching(/^[\w-]{36}$/) }
  const failure = { event: 'sign-in', outcome: 'failure', reason: 'WRONG_PASSWORD', ...entry }
  expect(await eventsOf(signIn(email, PASSWORD))).toEqual([
    { event: 'sign-in', outcome: 'success', reason: undefined, method: 'PASSWORD', ...entry },
  ])
  for (let failures = 1; failures <= 4; failures++)
    expect(await eventsOf(signIn(email, 'not the password'))).toEqual([failure])
  expect(await eventsOf(signIn(email, 'not the password'))).toEqual([
    failure,
    { event: 'lock', outcome: 'success', ...entry },
  ])
  expect(await eventsOf(signIn(email, PASSWORD))).toEqual([{ ...failure, reason: 'LOCKED' }])
  expect(await eventsOf(signIn('nobody@example.com', PASSWORD))).toEqual([
    { ...failure, user: null, reason: 'UNKNOWN' },
  ])
  expect(JSON.stringify(api.events)).not.toContain(PASSWORD)
})

test('refusals of both APIs are logged with their reason, and other errors are not', async () => {
  const person = await people.userWith([])
  const headers = await people.headers(person)
  const refusal = {
    event: 'refusal',
    outcome: 'failure',
    user: person.id,
    address: ADDRESS,
    id: expect.any(String),
    reason: 'MISSING_PERMISSION',
  }
  expect(await eventsOf('removeAbout(id: 1)', headers)).toEqual([refusal])
  const before = api.events.length
  await fetch(`${api.url}/api/v1/About/remove/1`, { method: 'DELETE', headers: { ...FROM, ...headers } })
  await expect.poll(() => api.events.slice(before)).toEqual([refusal])
  await api.ask('mutation { removeAbout(id: 999) }', {}, await people.headers(people.admin))
  expect(api.events.slice(before)).toHaveLength(1)
})

test('what is tried without being signed in, too often or by a wrong link is logged, and who signs out', async () => {
  const refusal = { event: 'refusal', outcome: 'failure', address: ADDRESS, id: expect.any(String) }
  expect(await eventsOf('removeAbout(id: 1)')).toEqual([
    { ...refusal, user: null, reason: 'SIGN_IN_REQUIRED' },
  ])
  expect(
    await eventsOf(`setPasswordByLink(token: "${'a'.repeat(43)}", password: "yepyeni bir parola 9")`),
  ).toEqual([{ ...refusal, user: null, reason: 'LINK_INVALID' }])
  const person = await people.userWith([])
  const headers = await people.headers(person)
  expect(await eventsOf('logout', headers)).toEqual([
    { event: 'sign-out', outcome: 'success', user: person.id, address: ADDRESS, id: expect.any(String) },
  ])
})

test('changes of accounts and rights, passwords, ended sessions and erasures are logged', async () => {
  const { id } = await people.userWith([])
  const headers = await people.headers(people.admin)
  const entry = { outcome: 'success', user: people.admin.id, address: ADDRESS, id: expect.any(String) }
  expect(await eventsOf(`updateUser(id: ${id}, input: { groupIds: [] }) { id }`, headers)).toEqual([
    { event: 'rights', kind: 'user', ...entry },
  ])
  expect(await eventsOf(`removeUser(id: ${id})`, headers)).toEqual([
    { event: 'rights', kind: 'user', ...entry },
  ])
  expect(await eventsOf(`eraseUser(id: ${id})`, headers)).toContainEqual({
    event: 'erasure',
    subject: id,
    ...entry,
  })
  expect(await eventsOf('endOtherSessions', headers)).toEqual([{ event: 'sessions-ended', ...entry }])
  const wrong = await eventsOf(
    'changePassword(current: "not the password", new: "yepyeni bir parola 8")',
    headers,
  )
  expect(wrong).toEqual([{ event: 'own-password', ...entry, outcome: 'failure' }])
  expect(
    await eventsOf(`changePassword(current: "${PASSWORD}", new: "yepyeni bir parola 7")`, headers),
  ).toEqual([
    { event: 'own-password', ...entry },
    { event: 'password', ...entry },
  ])
})
