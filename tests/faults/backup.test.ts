import { spawn } from 'node:child_process'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeArchive } from '../../server/backup/archive.ts'
import { BackupBucket } from '../../server/backup/backup-bucket.ts'
import { readManifest } from '../../server/backup/manifest.ts'
import { startObjectStore } from '../support/object-store.ts'
import { plain } from '../support/pictures.ts'
import { makeDataFolder, type RunningServer, startServer } from '../support/running-server.ts'
import { upload } from '../support/upload.ts'
import { documentedCommands } from './documented.ts'
import { isRunning, killTree, postgresIn, question, write } from './embedded-process.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const PASSWORD = 'a password for tests'
const ADD =
  'mutation ($image: Upload) { addCategory(input: { name: "Köfteler", image: $image }) { imageFilePath } }'

let folder: string
let file: string
let server: RunningServer
const dataDirs: string[] = []

async function dataFolder(): Promise<string> {
  const dataDir = await makeDataFolder()
  dataDirs.push(dataDir)
  return dataDir
}

function start(dataDir: string): Promise<RunningServer> {
  return startServer({ dataDir, env: { DEMO_CONTENT: 'off', ADMIN_PASSWORD: PASSWORD } })
}

/** Runs a command like its npm script. */
function run(command: 'backup' | 'restore', args: readonly string[], dataDir = folder) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [path.join(root, `dist/server/${command}.js`), ...args], {
    cwd: root,
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir },
  })
  let [out, err] = ['', '']
  child.stdout.on('data', (data) => {
    out += data
  })
  child.stderr.on('data', (data) => {
    err += data
  })
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, out: out.trim(), err: err.trim() })),
  )
}

async function tokenOf({ url }: RunningServer): Promise<string> {
  const query = `mutation { login(input: { email: "admin@example.com", password: "${PASSWORD}" }) { authToken } }`
  return JSON.parse(await question(url, query)).data.login.authToken
}

beforeAll(async () => {
  folder = await dataFolder()
  file = path.join(await dataFolder(), 'the.backup.tar.gz')
  server = await start(folder)
  await write(folder, 'written before the backup')
  const headers = { Authorization: `Bearer ${await tokenOf(server)}` }
  const image = { at: 'variables.image', name: 'x.png', bytes: await plain('png') }
  const added = await upload(server.url, ADD, { image: null }, [image], headers)
  expect(added.errors).toBeUndefined()
})

afterAll(async () => {
  await server?.stop()
  for (const dataDir of dataDirs) {
    await killTree(await postgresIn(dataDir))
    await rm(dataDir, { recursive: true, force: true })
  }
})

test('a backup of the running application is complete, and starts as a separate installation', async () => {
  expect(await run('backup', [file])).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringContaining('4 files of'),
  })
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  expect(await run('backup', ['--verify', file])).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringContaining('is complete'),
  })

  const fresh = await dataFolder()
  expect(await run('restore', [file], fresh)).toMatchObject({ code: 0, err: '' })
  expect(isRunning(await postgresIn(fresh))).toBe(false)
  const again = await run('restore', [file], fresh)
  expect([again.code, again.err.split('\n').length]).toEqual([1, 1])
  expect(again.err).toMatch(/^A backup is restored into an empty database/)

  const restored = await start(fresh)
  try {
    expect(restored.output()).not.toContain('Sign-in:')
    expect(await question(restored.url, '{ abouts { description } }')).toContain('written before the backup')
    expect(await tokenOf(restored)).toBeTruthy()
    const { data } = JSON.parse(await question(restored.url, '{ categories { imageFilePath } }'))
    const picture = await fetch(`${restored.url}/resource/${data.categories[0].imageFilePath}`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  } finally {
    await restored.stop()
  }
})

test('a backup of a stopped application leaves it stopped', async () => {
  await server.stop()
  const postgres = await postgresIn(folder)
  expect(await run('backup', [file])).toMatchObject({ code: 0, err: '' })
  expect([postgres, isRunning(await postgresIn(folder))]).toEqual([null, false])
  server = await start(folder)
})

describe('wrong usage is reported in one sentence', () => {
  test.each<['backup' | 'restore', string[], RegExp]>([
    ['backup', [], /npm run backup -- FILE/],
    ['backup', ['--all', 'one'], /npm run backup -- FILE/],
    ['restore', ['--verify', 'one'], /npm run restore -- FILE/],
    ['restore', ['/nowhere/file'], /^FILE must be a file that can be read, which \/nowhere\/file is not\.$/],
  ])('%s %j', async (command, args, said) => {
    const empty = await dataFolder()
    const { code, out, err } = await run(command, args, empty)
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(said)
    expect(err).not.toMatch(/\n\s+at |To specify/)
    expect(await readdir(empty)).toEqual([])
  })

  test.each(['backup', 'restore'] as const)('%s --help prints the usage', async (command) => {
    const { code, out, err } = await run(command, ['--help'], await dataFolder())
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain(`npm run ${command} -- FILE`)
  })

  test('a backup of a version that this one does not know makes no database', async () => {
    const from = path.join(await dataFolder(), 'later.tar.gz')
    const manifest = await readManifest(file)
    await writeArchive(from, AbortSignal.timeout(10_000), async (archive) => {
      const later = { ...manifest, contents: {}, migrations: [...manifest.migrations, '999-later'] }
      const text = Buffer.from(JSON.stringify(later))
      await archive.add('manifest.json', text.length, text)
    })
    const empty = await dataFolder()
    const { code, err } = await run('restore', [from], empty)
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^FILE must be a backup of this version.*999-later/),
    ])
    expect(await readdir(empty)).toEqual([])
  })

  test('a data folder without a database', async () => {
    const empty = await dataFolder()
    const { code, err } = await run('backup', [path.join(empty, 'x.tar.gz')], empty)
    expect([code, err]).toEqual([1, expect.stringMatching(/^There is nothing to back up: DATA_DIR, .*$/)])
    expect(await readdir(empty)).toEqual([])
  })
})

test('the documented way from a lost machine to the site needs the bucket and its keys alone', async () => {
  const store = await startObjectStore()
  const made = path.join(await dataFolder(), 'restaurant-2026-11-25-0330.tar.gz')
  expect((await run('backup', [made])).code).toBe(0)
  const bucket = new BackupBucket({
    bucket: 'pictures',
    prefix: 'restaurant/',
    endpoint: store.env.AWS_ENDPOINT_URL as string,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  })
  await bucket.mirror([made], () => true, 14)
  const lost = await dataFolder()
  const script = documentedCommands('## The machine is lost')
    .join('\n')
    .replaceAll('s3://backups/restaurant', 's3://pictures/restaurant')
    .replace(/AWS_ENDPOINT_URL=\S+/, `AWS_ENDPOINT_URL=${store.env.AWS_ENDPOINT_URL}`)
    .replace('ACCESS_KEY_ID=key', 'ACCESS_KEY_ID=S3RVER')
    .replace('ACCESS_KEY=secret', 'ACCESS_KEY=S3RVER')
    .replace('/var/lib/restaurant/data', lost)
    .replace(
      /\/opt\/restaurant-site\/current\/restaurant-site (\w+)/g,
      `'${process.execPath}' dist/server/$1.js`,
    )
  const child = spawn('sh', ['-e', '-c', script], { cwd: root, env: { PATH: process.env.PATH } })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      said += data
    })
  const code = await new Promise((resolve) => child.on('close', resolve))
  await store.close()
  expect([code, said]).toEqual([0, expect.stringMatching(/2026-11-25-0330.*MB[\s\S]*Restored the backup/)])
  const restored = await start(lost)
  expect(await question(restored.url, '{ abouts { description } }')).toContain('written before the backup')
  expect(await restored.stop()).toBe(0)
})
