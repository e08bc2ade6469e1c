import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { generateApi } from 'swagger-typescript-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import document from '../../schema/openapi.json' with { type: 'json' }
import { unique } from '../support/people.ts'
import { png, type RestApi, startRestApi } from './rest-api.ts'

const run = promisify(execFile)
const tsc = fileURLToPath(new URL('../../node_modules/.bin/tsc', import.meta.url))

/** A reply as the generated code gives it. */
interface Reply {
  readonly status: number
  readonly data: { readonly [field: string]: unknown; readonly id: number }
  readonly error: unknown
}
type Call = (...values: unknown[]) => Promise<Reply>

let api: RestApi
let folder: string
/** The generated client, signed in. */
let client: Readonly<Record<string, Call>>

beforeAll(async () => {
  api = await startRestApi()
  folder = await mkdtemp(path.join(tmpdir(), 'restaurant-generated-'))
  const { files } = await generateApi({
    spec: structuredClone(document) as never,
    output: false,
    silent: true,
    httpClientType: 'fetch',
    singleHttpClient: true,
  })
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}')
  for (const { fileName, fileExtension, fileContent } of files) {
    await writeFile(path.join(folder, `${fileName}${fileExtension}`), fileContent)
  }
  await writeFile(path.join(folder, 'uses.ts'), USES)
  const { stdout } = await run(
    tsc,
    [
      ...['--ignoreConfig', '--strict', '--target', 'es2022', '--module', 'esnext', '--types', ''],
      ...['--moduleResolution', 'bundler', '--lib', 'es2022,dom,dom.iterable', 'Api.ts', 'uses.ts'],
    ],
    { cwd: folder, shell: process.platform === 'win32' },
  ).catch((error: { stdout: string }) => error)
  expect(stdout).toBe('')
  const { Api, HttpClient } = await import(pathToFileURL(path.join(folder, 'Api.js')).href)
  const http = new HttpClient({
    baseUrl: api.url,
    securityWorker: () => ({ headers: api.admin }),
    baseApiParams: { secure: true, format: 'json' },
  })
  client = new Api(http).api
}, 60_000)

afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

/** Holds, by being compiled, that the types are what a program would want of them. */
const USES = `
import { Api, type Category, type LoginResult } from './Api'
export async function uses({ api }: Api<unknown>): Promise<[string | null, number, string, File]> {
  const category: Category = (await api.categoryGetById({ id: 1 })).data
  const login: LoginResult = (await api.authLogin({ email: 'a', password: 'b' })).data
  const table = (await api.productGetTableAll({ pageSize: 5, filters: { status: 1 } })).data
  const users = (await api.userManagerGetUserAll({ Page: 1, PageCount: 1, Query: '', OrderBy: '' })).data
  const file = new File([], 'x.png')
  await api.blogUpdate({ Id: 1, Image: file, TagsId: [1, 2], Status: 1 })
  await api.productImageAdd({ ProductId: 1, Image: [file, file] })
  await api.userManagerDeleteRole({ id: 1 })
  return [category.image, table.items[0].price + users.totalPages, login.auth_token, file]
}
`

const call = (name: string, ...values: unknown[]): Promise<Reply> => (client[name] as Call)(...values)

test('it has a method for each call', () => {
  expect(Object.values(client).filter((each) => typeof each === 'function')).toHaveLength(78)
})

test('it goes the round with a record', async () => {
  const name = unique('etiket')
  const { status, data: added } = await call('blogTagAdd', { name })
  expect([status, added.name, added.status]).toEqual([200, name, 1])
  const { data: changed } = await call('blogTagUpdate', { id: added.id, status: 0 })
  expect([changed.name, changed.status]).toEqual([name, 0])
  expect((await call('blogTagGetById', { id: added.id })).data).toEqual(changed)
  expect((await call('blogTagGetTableAll', { filters: { name } })).data).toMatchObject({
    totalCount: 1,
    items: [{ id: added.id }],
  })
  expect((await call('blogTagGetAll')).data).toContainEqual(changed)
  expect((await call('blogTagRemove', added.id, { format: undefined })).status).toBe(204)
  expect((await call('blogTagGetAll')).data).not.toContainEqual(changed)
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
  const { data: category } = await call('categoryAdd', form)
  expect(category).toMatchObject({ name: 'Çorbalar', order: 2, imageFilePath: expect.any(String) })
  const product = { name: 'Ezogelin', price: 75.5, categoryId: category.id }
  const { data: soup } = await call('productAdd', product)
  expect(soup).toMatchObject({ price: 75.5, availiblity: true, category: { name: 'Çorbalar' } })
  // This generator makes text of a list of files: its programs hand it a form.
  const pictures = new FormData()
  pictures.set('ProductId', String(soup.id))
  pictures.append('Image', await png('bir.png', '#112233'))
  pictures.append('Image', await png('iki.png', '#445566'))
  const { data } = await call('productImageAdd', pictures)
  expect(data).toMatchObject([
    { fileName: 'bir.png', index: 0 },
    { fileName: 'iki.png', index: 1 },
  ])
})

test('it sends a list in a form as it comes to it', async () => {
  const tags = [(await call('blogTagAdd', { name: unique('a') })).data.id]
  tags.push((await call('blogTagAdd', { name: unique('b') })).data.id)
  const { data } = await call('blogAdd', { Id: 0, Name: 'Yazı', TagsId: tags, Status: 1 })
  expect((data.blogTags as { blogTagId: number }[]).map(({ blogTagId }) => blogTagId)).toEqual(tags)
})

test('it pages users, and signs in and out', async () => {
  const page = { Page: 1, PageCount: 5, Query: 'admin', OrderBy: 'userName desc' }
  expect((await call('userManagerGetUserAll', page)).data).toMatchObject({
    ...{ totalCount: 1, currentPage: 1, pageSize: 5, totalPages: 1 },
    data: [{ email: 'admin@example.com', passwordHash: null }],
  })
  const { data } = await call('authLogin', { email: 'admin@example.com', password: 'correct horse battery' })
  const headers = { Authorization: `Bearer ${data.auth_token}` }
  expect((await call('authLogout', { secure: false, headers, format: undefined })).status).toBe(204)
  expect((await api.call('POST', '/api/v1/Auth/logout', { headers })).status).toBe(401)
})

test('it throws what a person should read', async () => {
  const refused = await call('productAdd', { name: '', price: -1, categoryId: 1 }).catch(
    (reply: Reply) => reply,
  )
  expect(refused.status).toBe(400)
  expect(refused.error).toMatchObject({
    message: expect.stringContaining('price must be a number from 0 to 1000000'),
    errors: { name: [expect.any(String)], price: [expect.any(String)] },
  })
  const gone = await call('productGetById', { id: 2_000_000_000 }).catch((reply: Reply) => reply)
  expect([gone.status, gone.error]).toEqual([
    404,
    expect.objectContaining({ message: 'There is no product with the id 2000000000.' }),
  ])
})
