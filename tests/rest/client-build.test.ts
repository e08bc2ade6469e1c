import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const built = path.join(root, 'dist/rest-client')
const run = promisify(execFile)

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'restaurant-client-'))
  await run('npm', ['run', '--silent', 'build:client'], { cwd: root, shell: process.platform === 'win32' })
})

afterAll(() => rm(folder, { recursive: true, force: true }))

test('it builds as a module without React, Apollo or other dependencies', async () => {
  const files = (await readdir(built, { recursive: true })).filter((file) => /\.(js|ts)$/.test(file))
  expect(files).toContain('rest-client.js')
  for (const file of files) {
    const text = await readFile(path.join(built, file), 'utf8')
    expect(text).not.toMatch(/react|apollo|graphql/i)
    expect(text).not.toMatch(/(\bfrom |import\(|require\()['"](?!\.)/)
  }
})

test('its package names the build', async () => {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'))
  const made = JSON.parse(await readFile(path.join(built, 'package.json'), 'utf8'))
  expect([made.private, made.version.split('+')[0]]).toEqual([undefined, version])
})

test('it is small', async () => {
  expect((await readFile(path.join(built, 'rest-client.js'))).length).toBeLessThan(20_000)
})

test('it runs without window and storage', async () => {
  const { createRestClient } = await import(pathToFileURL(path.join(built, 'rest-client.js')).href)
  const rest = createRestClient({ baseUrl: 'http://x', fetch: async () => new Response('[]') })
  expect(await rest.category.getAll()).toEqual([])
})

test('the types of the built client resolve, and are those of the calls', async () => {
  const entry = path.join(built, 'types/rest/rest-client.ts')
  await writeFile(
    path.join(folder, 'uses.ts'),
    `import { ApiError, createRestClient, type Category } from ${JSON.stringify(entry)}
     const rest = createRestClient({ baseUrl: 'http://x' })
     export const category: Promise<Category> = rest.category.getById(1)
     export const path: Promise<string | null> = category.then(({ imageFilePath }) => imageFilePath)
     export const status: number = new ApiError('', 404, '', '', {}).status
     // @ts-expect-error An id is a number.
     rest.category.getById('one')
     // @ts-expect-error An update of a service requires its order.
     rest.services.update({ id: 1, image: new Blob(), icon: new Blob(), name: '', description: '', status: 1 })
    `,
  )
  const { stdout } = await run(
    path.join(root, 'node_modules/.bin/tsc'),
    [
      ...['--ignoreConfig', '--noEmit', '--strict', '--allowImportingTsExtensions', '--target', 'es2022'],
      ...['--module', 'esnext', '--moduleResolution', 'bundler', '--lib', 'es2022,dom,dom.iterable'],
      ...['--types', '', 'uses.ts'],
    ],
    { cwd: folder },
  ).catch((error: { stdout: string }) => error)
  expect(stdout).toBe('')
})
