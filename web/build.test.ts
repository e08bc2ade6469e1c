import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildIfChanged } from './build.ts'

let root: string
/** Number of builds made. */
let times: number

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'build-'))
  times = 0
  for (const folder of ['server', 'web/src', 'docs/tr'])
    await mkdir(path.join(root, folder), { recursive: true })
  for (const file of [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'server/main.ts',
    'web/index.html',
    'docs/tr/guide.md',
  ])
    await writeFile(path.join(root, file), file === 'package.json' ? '{"version":"1.0.0"}' : file)
})

afterEach(() => rm(root, { recursive: true }))

const at = (file: string) => path.join(root, file)
const edit = (text: string) => writeFile(at('server/main.ts'), text)
const served = () => readFile(at('dist/server/main.js'), 'utf8')

/** Replaces Vite: the server is the text of its source, and one asset is named by its content. */
async function make(folder: string): Promise<void> {
  times += 1
  const source = await readFile(at('server/main.ts'), 'utf8')
  for (const part of ['server', 'client/assets', 'admin/admin/assets'])
    await mkdir(path.join(folder, part), { recursive: true })
  await writeFile(path.join(folder, 'server/main.js'), source)
  await writeFile(path.join(folder, `client/assets/${source.replaceAll('/', '-')}.js`), source)
}

const build = () => buildIfChanged(root, make)

const current = async () => at(path.join('dist', await readlink(at('dist/server')), '..'))

/** The hashed files of the current build. */
const assets = async () => readdir(path.join(await current(), 'client/assets'))

test('builds once as long as the sources are unchanged', async () => {
  await build()
  await build()
  expect(times).toBe(1)
  expect(await served()).toBe('server/main.ts')
})

test('builds again after a change, except one of a test', async () => {
  await build()
  await writeFile(at('server/main.test.ts'), 'a test')
  await build()
  expect(times).toBe(1)
  await edit('second')
  await build()
  expect(times).toBe(2)
  expect(await served()).toBe('second')
  await writeFile(at('docs/tr/guide.md'), 'other words')
  await build()
  expect(times).toBe(3)
})

test('serves the previous build until the new one is complete', async () => {
  await build()
  await edit('second')
  await buildIfChanged(root, async (folder) => {
    await make(folder)
    expect(await served()).toBe('server/main.ts')
  })
  expect(await served()).toBe('second')
})

test('keeps the previous build, and nothing else, if building fails', async () => {
  await build()
  const before = await readdir(at('dist/builds'))
  await edit('second')
  const failing = buildIfChanged(root, async (folder) => {
    await make(folder)
    throw new Error('no such import')
  })
  await expect(failing).rejects.toThrow('no such import')
  expect(await served()).toBe('server/main.ts')
  expect(await readdir(at('dist/builds'))).toEqual(before)
})

test('discards a build whose sources changed meanwhile', async () => {
  const changing = buildIfChanged(root, async (folder) => {
    await edit('second')
    await make(folder)
  })
  await expect(changing).rejects.toThrow('have changed while they were built')
  await edit('server/main.ts')
  await build()
  expect(await served()).toBe('server/main.ts')
})

test('names the user who can build if the folder is not writable', async () => {
  const refused = buildIfChanged(root, async () => {
    throw Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' })
  })
  await expect(refused).rejects.toThrow(/cannot be written to: run "npm run build" as its owner/)
})

test('keeps the hashed files of earlier builds for open pages, for 30 days', async () => {
  await edit('first')
  await build()
  await edit('second')
  await build()
  await edit('third')
  await build()
  expect(await assets()).toEqual(['first.js', 'second.js', 'third.js'])
  const old = new Date(Date.now() - 31 * 86_400_000)
  await utimes(path.join(await current(), 'client/assets/first.js'), old, old)
  await edit('fourth')
  await build()
  // Its own build has been removed meanwhile.
  await edit('fifth')
  await build()
  expect(await assets()).toEqual(['fifth.js', 'fourth.js', 'second.js', 'third.js'])
})

test('keeps the hashed files of a build that was in use for months', async () => {
  await edit('first')
  await build()
  const old = new Date(Date.now() - 90 * 86_400_000)
  await utimes(path.join(await current(), 'client/assets/first.js'), old, old)
  await edit('second')
  await build()
  expect(await assets()).toEqual(['first.js', 'second.js'])
})

test('returns to earlier sources without building, and keeps three builds', async () => {
  for (const text of ['first', 'second', 'third']) {
    await edit(text)
    await build()
  }
  await edit('first')
  await build()
  expect(times).toBe(3)
  expect(await served()).toBe('first')
  await edit('fourth')
  await build()
  expect(await readdir(at('dist/builds'))).toHaveLength(3)
  await edit('first')
  await build()
  expect(times).toBe(4)
})

test('two processes that build the same at once both succeed', async () => {
  await Promise.all([build(), build()])
  expect(await served()).toBe('server/main.ts')
  expect(await readdir(at('dist/builds'))).toHaveLength(1)
})

test('a failed build does not matter if another process has made the same one meanwhile', async () => {
  await buildIfChanged(root, async () => {
    await build()
    throw new Error('ENOENT: an old build was removed')
  })
  expect(await served()).toBe('server/main.ts')
})

test('an unfinished build of another process may be removed during a cleanup', async () => {
  await mkdir(at('dist/builds'), { recursive: true })
  // It is listed, but does not exist.
  await symlink('nowhere', at('dist/builds/unfinished-by-another'))
  await build()
  expect(await served()).toBe('server/main.ts')
})

test('replaces the folders of an earlier version', async () => {
  for (const part of ['server', 'client', 'admin']) {
    await mkdir(at(`dist/${part}`), { recursive: true })
    await writeFile(at(`dist/${part}/main.js`), 'old')
  }
  await build()
  expect(await served()).toBe('server/main.ts')
  expect(existsSync(at('dist/client'))).toBe(false)
})

test('builds again if the build was removed', async () => {
  await build()
  await rm(at('dist/builds'), { recursive: true })
  await build()
  expect(times).toBe(2)
})
