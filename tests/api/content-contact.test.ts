import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SecretBox } from '../../server/core/primitives/secret-box.ts'
import { type Api, AUTH_SECRET, startApi } from '../support/api.ts'
import { createPeople, type Headers } from '../support/people.ts'

let api: Api
let headers: Headers
let id: string

beforeAll(async () => {
  api = await startApi()
  const people = await createPeople(api)
  headers = await people.headers(await people.userWith(['contact.manage']))
})

afterAll(() => api.close())

beforeEach(async () => {
  const { data } = await api.ask<{ addContact: { id: string } }>(
    'mutation { addContact(input: { mail: "info@example.com", password: "mail secret" }) { id } }',
    {},
    headers,
  )
  id = data.addContact.id
})

async function stored(): Promise<string | null> {
  const { rows } = await api.sql('select password_encrypted from contact where id = $1', [id])
  const kept: string | null = rows[0].password_encrypted
  return kept === null ? null : new SecretBox(AUTH_SECRET).decrypt(kept)
}

const update = (input: object) =>
  api.ask(
    'mutation ($id: ID!, $input: UpdateContact!) { updateContact(id: $id, input: $input) { mail } }',
    { id, input },
    headers,
  )

test('the mail password is stored encrypted, with a different ciphertext each time', async () => {
  expect(await stored()).toBe('mail secret')
  const cipher = async () =>
    (await api.sql('select password_encrypted as text from contact where id = $1', [id])).rows[0].text
  const first = await cipher()
  expect(Buffer.from(first, 'base64').toString('latin1')).not.toContain('mail secret')
  await update({ password: 'mail secret' })
  expect(await cipher()).not.toBe(first)
  expect(await stored()).toBe('mail secret')
})

test.each([
  ['absent', {}, 'mail secret'],
  ['null', { password: null }, 'mail secret'],
  ['an empty text', { password: '' }, null],
  ['another', { password: 'another' }, 'another'],
])('an update with %s for it leaves %j', async (_, input, left) => {
  expect((await update({ mail: 'new@example.com', ...input })).data).toEqual({
    updateContact: { mail: 'new@example.com' },
  })
  expect(await stored()).toBe(left)
})

test('the password is not in the history, neither plain nor encrypted', async () => {
  await update({ password: 'another secret' })
  const { rows } = await api.sql(
    "select before, after from change where entity = 'contact' and entity_id = $1 order by id",
    [id],
  )
  const text = JSON.stringify(rows)
  expect(text).not.toMatch(/mail secret|another secret/)
  expect(rows[1]).toEqual({
    before: { password_encrypted: '(secret)' },
    after: { password_encrypted: '(changed)' },
  })
  const { rows: kept } = await api.sql('select password_encrypted as text from contact where id = $1', [id])
  expect(text).not.toContain(kept[0].text)
})

test.each([{}, { mail: null }, { address: '', phoneNumber: null }, { password: '' }])(
  'an entry of %j is empty and refused',
  async (input) => {
    const { errors } = await api.ask(
      'mutation ($input: AddContact!) { addContact(input: $input) { id } }',
      { input },
      headers,
    )
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  },
)

test.each([
  ['port', 65_535, 65_536],
  ['port', 1, 0],
  ['phoneNumber', '1'.repeat(32), '1'.repeat(33)],
  ['mail', 'a@example.com', 'a@example'],
  ['mail', null, 'no address'],
])('%s is kept within its bounds', async (field, good, bad) => {
  expect((await update({ [field]: good })).errors).toBeUndefined()
  expect((await update({ [field]: bad })).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ field }],
  })
})
