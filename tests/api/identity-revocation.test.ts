import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RequestContext } from '../../server/core/request-context.ts'
import { inTransaction } from '../../server/core/write/transaction.ts'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers, type People, type Person, unique } from '../support/people.ts'
import { picture } from '../support/picture.ts'

let api: Api
let people: People
let person: Person
let headers: Headers

beforeAll(async () => {
  api = await startApi()
  people = await createPeople(api)
})

afterAll(() => api.close())

beforeEach(async () => {
  person = await people.userWith(['administrator'])
  headers = await people.headers(person)
})

const remove = () => api.services.users.remove(api.staff, person.id)
const loseRoles = () => api.services.users.update(api.staff, person.id, { groupIds: [] })

/** Sends a body in two parts, and runs something in between. */
async function inTwoParts(
  path: string,
  contentType: string,
  parts: readonly [Buffer, Buffer],
  between: () => Promise<unknown>,
): Promise<{ status: number; text: string }> {
  const outgoing = request(`${api.url}${path}`, {
    method: 'POST',
    headers: {
      ...headers,
      'Content-Type': contentType,
      'Content-Length': parts[0].length + parts[1].length,
      'Apollo-Require-Preflight': 'true',
    },
  })
  const answered = new Promise<{ status: number; text: string }>((resolve, reject) => {
    outgoing.on('error', reject)
    outgoing.on('response', async (incoming) => {
      const chunks: Buffer[] = []
      for await (const chunk of incoming) chunks.push(chunk)
      resolve({ status: incoming.statusCode ?? 0, text: Buffer.concat(chunks).toString() })
    })
  })
  outgoing.write(parts[0])
  // Long enough for the server to have processed the head of the request.
  await pause(300)
  await between()
  outgoing.end(parts[1])
  return answered
}

const halves = (body: string): [Buffer, Buffer] => {
  const bytes = Buffer.from(body)
  return [bytes.subarray(0, bytes.length / 2), bytes.subarray(bytes.length / 2)]
}

async function usersNamed(userName: string): Promise<number> {
  const { rows } = await api.sql('select count(*)::int from user_account where user_name = $1', [userName])
  return rows[0].count
}

describe('D140: a request whose body is still arriving', () => {
  test.each([
    ['the account was removed', remove, 401],
    ['the account lost its roles', loseRoles, 403],
    ['the token was revoked', () => api.ask('mutation { logout }', {}, headers), 401],
  ])('creates no user over REST after %s', async (_, revoke, status) => {
    const userName = unique('late')
    const body = JSON.stringify({
      userName,
      email: `${userName}@example.com`,
      password: 'long enough for this',
      groups: [1],
    })
    const answer = await inTwoParts('/api/UserManager/add-user', 'application/json', halves(body), revoke)
    expect(answer.status).toBe(status)
    expect(await usersNamed(userName)).toBe(0)
  })

  test('reads nothing over REST after the account was removed', async () => {
    const body = halves(JSON.stringify({ page: 1, pageSize: 20 }))
    const answer = await inTwoParts('/api/UserManager/get-user-table-all', 'application/json', body, remove)
    expect(answer.status).toBe(401)
    expect(answer.text).not.toContain('totalCount')
  })

  test('creates no user over GraphQL after the account was removed', async () => {
    const userName = unique('late')
    const category = await api.services.categories.add(api.staff, { name: unique('c') })
    const product = await api.services.products.add(api.staff, {
      name: unique('p'),
      price: 1,
      categoryId: category,
    })
    const input = `{ userName: "${userName}", email: "${userName}@example.com", password: "long enough for this", groupIds: [1] }`
    const query = `mutation ($image: Upload!) {
      addProductImages(productId: ${product}, images: [$image]) { id }
      addUser(input: ${input}) { id }
    }`
    const boundary = 'x'.repeat(30)
    const part = (name: string, content: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`
    const head = Buffer.from(
      part('operations', JSON.stringify({ query, variables: { image: null } })) +
        part('map', JSON.stringify({ 0: ['variables.image'] })) +
        `--${boundary}\r\nContent-Disposition: form-data; name="0"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
    )
    const bytes = await buffer((await picture('a.png')).createReadStream())
    const rest = Buffer.concat([bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
    const type = `multipart/form-data; boundary=${boundary}`
    const answer = await inTwoParts('/graphql', type, [head, rest], remove)
    expect(answer.text).toContain('UNAUTHENTICATED')
    expect(await usersNamed(userName)).toBe(0)
    expect((await api.sql('select id from product_image where product_id = $1', [product])).rows).toEqual([])
  })
})

/** The context of a user's request just after authentication. */
async function contextOf(as: Headers): Promise<RequestContext> {
  const em = api.orm.em.fork()
  const signedIn = await api.services.auth.callerOf(em, as.Authorization)
  return { em, address: '192.0.2.1', requestId: 'test', ...signedIn }
}

describe('D140: inside the transaction of a write', () => {
  test.each([
    ['a removed account', remove, 'UNAUTHENTICATED'],
    [
      'a passive account',
      () => api.services.users.update(api.staff, person.id, { status: 0 }),
      'UNAUTHENTICATED',
    ],
    [
      'an account with another password',
      () => api.services.users.update(api.staff, person.id, { password: 'quite another password' }),
      'UNAUTHENTICATED',
    ],
    ['a revoked token', () => api.ask('mutation { logout }', {}, headers), 'UNAUTHENTICATED'],
    ['an account without its roles', loseRoles, 'FORBIDDEN'],
  ])('%s writes nothing', async (_, revoke, code) => {
    const context = await contextOf(headers)
    expect(context.caller.roles.has('administrator')).toBe(true)
    await revoke()
    const name = unique('late')
    await expect(api.services.categories.add(context, { name })).rejects.toMatchObject({ code })
    await expect(api.services.groups.add(context, { name })).rejects.toMatchObject({ code })
    expect((await api.sql('select id from category where name = $1', [name])).rows).toEqual([])
    expect((await api.sql('select id from user_group where name = $1', [name])).rows).toEqual([])
  })

  test('a role gained in between is accepted', async () => {
    const editor = await people.userWith(['category.manage'])
    const context = await contextOf(await people.headers(editor))
    const more = await people.groupWith(['blog.manage'])
    await api.services.users.update(api.staff, editor.id, { groupIds: [editor.groupId as number, more] })
    expect(await api.services.categories.add(context, { name: unique('c') })).toBeGreaterThan(0)
  })

  test('the removal of the caller waits for the write', async () => {
    const context = await contextOf(headers)
    const order: string[] = []
    let removal: Promise<unknown> = Promise.resolve()
    await inTransaction(context, async () => {
      removal = remove().then(() => order.push('removed'))
      await pause(200)
      order.push('written')
      return { ids: [] }
    })
    await removal
    expect(order).toEqual(['written', 'removed'])
  })

  test('a nested transaction does not check again', async () => {
    const context = await contextOf(headers)
    const statements = await api.statementsOf(() =>
      inTransaction(context, (em) => inTransaction({ ...context, em }, async () => ({ ids: [] }))),
    )
    expect(statements.filter((statement) => statement.includes('for share'))).toHaveLength(1)
  })
})
