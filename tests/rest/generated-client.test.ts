import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { generate } from 'openapi-typescript-codegen'
import { afterAll, beforeAll, expect, test } from 'vitest'
import document from '../../schema/openapi.json' with { type: 'json' }
import { unique } from '../support/people.ts'
import { png, type RestApi, startRestApi } from './rest-api.ts'

const run = promisify(execFile)
const tsc = fileURLToPath(new URL('../../node_modules/.bin/tsc', import.meta.url))

/** A result of the generated code: the reply's data. */
interface Result {
  readonly [field: string]: unknown
  readonly id: number
}
type Call = (values?: Readonly<Record<string, unknown>>) => Promise<Result>

interface Generated {
  readonly OpenAPI: { BASE: string; HEADERS?: Readonly<Record<string, string>> }
  readonly [service: string]: unknown
}

let api: RestApi
let folder: string
let client: Generated
/** The methods of all services by name. */
let calls: ReadonlyMap<string, Call>

beforeAll(async () => {
  api = await startRestApi()
  folder = await mkdtemp(path.join(tmpdir(), 'restaurant-generated-'))
  await generate({ input: structuredClone(document), output: folder, useOptions: true, useUnionTypes: true })
  await writeFile(path.join(folder, 'package.json'), '{}')
  await writeFile(path.join(folder, 'uses.ts'), USES)
  const { stdout } = await run(
    tsc,
    [
      ...['--ignoreConfig', '--strict', '--target', 'es2022', '--module', 'node16', '--types', ''],
      ...['--lib', 'es2022,dom,dom.iterable', 'index.ts', 'uses.ts'],
    ],
    { cwd: folder, shell: process.platform === 'win32' },
  ).catch((error: { stdout: string }) => error)
  expect(stdout).toBe('')
  client = createRequire(import.meta.url)(path.join(folder, 'index.js'))
  client.OpenAPI.BASE = api.url
  client.OpenAPI.HEADERS = api.admin
  calls = new Map(
    Object.entries(client)
      .filter(([name]) => name.endsWith('Service'))
      .flatMap(([, service]) =>
        Object.getOwnPropertyNames(service)
          .filter((name) => typeof (service as Record<string, unknown>)[name] === 'function')
          .map((name) => [name, (service as Record<string, Call>)[name] as Call]),
      ),
  )
})

afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

/** Verifies the types of the client by compiling typical uses. */
const USES = `
import {
  AuthService, BlogService, type Category, CategoryService, type LoginResult, ProductImageService, ProductService,
  UserManagerService,
} from './index'
export async function uses(): Promise<[string | null, number, string, File]> {
  const category: Category = await CategoryService.categoryGetById({ id: 1 })
  const login: LoginResult = await AuthService.authLogin({ requestBody: { email: 'a', password: 'b' } })
  const table = await ProductService.productGetTableAll({ requestBody: { pageSize: 5, filters: { status: 1 } } })
  const users = await UserManagerService.userManagerGetUserAll({ page: 1, pageCount: 1, query: '', orderBy: '' })
  const file = new File([], 'x.png')
  await BlogService.blogUpdate({ formData: { Id: 1, Image: file, TagsId: [1, 2], Status: 1 } })
  await ProductImageService.productImageAdd({ formData: { ProductId: 1, Image: [file, file] } })
  await UserManagerService.userManagerDeleteRole({ requestBody: { id: 1 } })
  return [category.image, table.items[0].price + users.totalPages, login.auth_token, file]
}
`

const call = (name: string, values?: Readonly<Record<string, unknown>>) => (calls.get(name) as Call)(values)
const send = (name: string, requestBody: object) => call(name, { requestBody })

test('it has a method for each call', () => {
  expect([...calls.keys()]).toHaveLength(78)
})

test('it adds, reads, changes and removes a record', async () => {
  const name = unique('etiket')
  const added = await send('blogTagAdd', { name })
  expect([added.name, added.status]).toEqual([name, 1])
  const changed = await send('blogTagUpdate', { id: added.id, status: 0 })
  expect([changed.name, changed.status]).toEqual([name, 0])
  expect(await call('blogTagGetById', { id: added.id })).toEqual(changed)
  expect(await send('blogTagGetTableAll', { filters: { name } })).toMatchObject({
    totalCount: 1,
    items: [{ id: added.id }],
  })
  expect(await call('blogTagGetAll')).toContainEqual(changed)
  expect(await call('blogTagRemove', { id: added.id })).toBeUndefined()
  expect(await call('blogTagGetAll')).not.toContainEqual(changed)
})

test('it uploads one picture, and several', async () => {
  const form = {
    Id: 0,
    Image: await png('a.png'),
    Icon: await png('b.png'),
    Name: 'Çorbalar',
    Status: 1,
    Order: 2,
  }
  const category = await call('categoryAdd', { formData: form })
  expect(category).toMatchObject({ name: 'Çorbalar', order: 2, imageFilePath: expect.any(String) })
  const soup = await send('productAdd', { name: 'Ezogelin', price: 75.5, categoryId: category.id })
  expect(soup).toMatchObject({ price: 75.5, availiblity: true, category: { name: 'Çorbalar' } })
  const pictures = [await png('bir.png', '#112233'), await png('iki.png', '#445566')]
  expect(await call('productImageAdd', { formData: { ProductId: soup.id, Image: pictures } })).toMatchObject([
    { fileName: 'bir.png', index: 0 },
    { fileName: 'iki.png', index: 1 },
  ])
})

test('it sends a list in a form as repeated parts', async () => {
  const tags = [(await send('blogTagAdd', { name: unique('a') })).id]
  tags.push((await send('blogTagAdd', { name: unique('b') })).id)
  const blog = await call('blogAdd', { formData: { Id: 0, Name: 'Yazı', TagsId: tags, Status: 1 } })
  expect((blog.blogTags as { blogTagId: number }[]).map(({ blogTagId }) => blogTagId)).toEqual(tags)
})

test('it pages users, and signs in and out', async () => {
  const page = { page: 1, pageCount: 5, query: 'admin', orderBy: 'userName desc' }
  expect(await call('userManagerGetUserAll', page)).toMatchObject({
    ...{ totalCount: 1, currentPage: 1, pageSize: 5, totalPages: 1 },
    data: [{ email: 'admin@example.com', passwordHash: null }],
  })
  const signedIn = await send('authLogin', { email: 'admin@example.com', password: 'correct horse battery' })
  const headers = { Authorization: `Bearer ${signedIn.auth_token}` }
  client.OpenAPI.HEADERS = headers
  expect(await call('authLogout')).toBeUndefined()
  client.OpenAPI.HEADERS = api.admin
  expect((await api.call('POST', '/api/v1/Auth/logout', { headers })).status).toBe(401)
})

test('it throws errors with the server’s message', async () => {
  const failure = (attempt: Promise<unknown>) =>
    attempt.then(
      () => null,
      ({ status, body }: { status: number; body: unknown }) => ({ status, body }),
    )
  expect(await failure(send('productAdd', { name: '', price: -1, categoryId: 1 }))).toMatchObject({
    status: 400,
    body: {
      message: expect.stringContaining('price must be a number from 0 to 1,000,000'),
      errors: { name: [expect.any(String)], price: [expect.any(String)] },
    },
  })
  expect(await failure(call('productGetById', { id: 2_000_000_000 }))).toMatchObject({
    status: 404,
    body: { message: 'There is no product with the id 2000000000.' },
  })
})
