import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { type Api, startApi } from '../../support/api.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'
import { picture } from '../../support/picture.ts'

/** Words of PromQL that look like names of metrics; `up` is Prometheus's own. */
const WORDS = new Set([
  'sum',
  'by',
  'and',
  'or',
  'unless',
  'le',
  'instance',
  'kind',
  'state',
  'operation',
  'up',
  'e6',
  'e9',
  'min',
  'count',
  'version',
  'site',
  'max',
  'on',
])

const hasPromtool = spawnSync('promtool', ['--version']).status === 0

interface Panel {
  readonly title: string
  readonly targets?: readonly { readonly expr: string }[]
  readonly gridPos: { x: number; y: number; w: number; h: number }
}

const read = (file: string) => readFile(new URL(`../../../docs/${file}`, import.meta.url), 'utf8')

let database: TestDatabase
let api: Api
let folder: string
let text: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'restaurant-metrics-'))
  await writeFile(path.join(folder, 'restaurant-2026-07-01-0330.tar.gz'), 'x')
  database = await createTestDatabase()
  // With every part that has metrics of its own.
  api = await startApi({
    DATABASE_URL: database.url,
    DATABASE_REPLICA_URLS: database.url,
    BACKUP_DIR: folder,
    REPLY_CACHE: 'on',
    BACKUP_URL: 's3://backups/restaurant',
    AWS_ACCESS_KEY_ID: 'of-nobody',
    AWS_SECRET_ACCESS_KEY: 'of-nobody',
  })
  await api.services.categories.add(api.staff, { name: 'Tatlılar', image: picture('x.png') })
  await api.ask('{ categories { imageUrl } }')
  // Listening starts in parallel with the first requests.
  await vi.waitFor(async () => {
    text = await (await fetch(`${api.url}/metrics`)).text()
    expect(text).toContain('content_changes_heard 1')
  })
})

afterAll(async () => {
  await api?.close()
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

/** The metrics in an expression that are not served, and labels with unknown values. */
function unknownIn(expression: string): string[] {
  const served = new Set([...text.matchAll(/^(\w+)[ {]/gm)].map(([, name]) => name))
  const bare = expression.replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
  const names = [...bare.matchAll(/\b([a-z][a-z0-9_]*)\b(?!\s*\()/g)].flatMap(([, name]) => name ?? [])
  const values = [...expression.matchAll(/\b(state|of|found|result|operation)="([^"]*)"/g)].map(
    ([each]) => each,
  )
  return [
    ...names.filter((name) => !WORDS.has(name) && !served.has(name)),
    ...values.filter((value) => !text.includes(value)),
  ]
}

test('every metric on the dashboard is served', async () => {
  const { panels, uid } = JSON.parse(await read('grafana-dashboard.json')) as { panels: Panel[]; uid: string }
  expect(uid).toBe('restaurant-site')
  const expressions = panels.flatMap(({ targets }) => (targets ?? []).map(({ expr }) => expr))
  expect(expressions.length).toBeGreaterThan(15)
  expect(expressions.flatMap(unknownIn)).toEqual([])
})

test('no two panels overlap', async () => {
  const { panels } = JSON.parse(await read('grafana-dashboard.json')) as { panels: Panel[] }
  const overlaps = panels.flatMap(({ title, gridPos: a }, index) =>
    panels
      .slice(index + 1)
      .filter(({ gridPos: b }) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h)
      .map((other) => `${title} and ${other.title}`),
  )
  expect(overlaps).toEqual([])
})

interface Rule {
  readonly alert: string
  readonly expr: string
}

async function rules(): Promise<Rule[]> {
  const { groups } = parse(await read('alerts.yml')) as { groups: { rules: Rule[] }[] }
  return groups.flatMap((group) => group.rules)
}

test('every alert uses served metrics, and the guide has its section', async () => {
  const all = await rules()
  expect(all.flatMap(({ expr }) => unknownIn(expr))).toEqual([])
  const explained = [...(await read('alerts.md')).matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
  expect(explained).toEqual(all.map(({ alert }) => alert))
})

test('D172: every alert and panel selects the job', async () => {
  const { panels } = JSON.parse(await read('grafana-dashboard.json')) as { panels: Panel[] }
  const expressions = [
    ...(await rules()).map(({ expr }) => expr),
    ...panels.flatMap(({ targets }) => (targets ?? []).map(({ expr }) => expr)),
  ]
  const unbound = expressions.filter((expr) => {
    const selectors = expr.match(/\b[a-z]\w*_\w+(?:\{[^}]*\})?/g) ?? []
    return selectors.some(
      (each) => !WORDS.has(each) && !isFunction(expr, each) && !each.includes('job="restaurant-site"'),
    )
  })
  expect(unbound).toEqual([])
})

const isFunction = (expr: string, name: string) => expr.includes(`${name}(`)

describe.runIf(hasPromtool)('with promtool', () => {
  const promtool = (args: string[], input = '') =>
    spawnSync('promtool', args, {
      input,
      encoding: 'utf8',
      cwd: fileURLToPath(new URL('.', import.meta.url)),
    })

  test('the rules fire for this job only, for absence and for faults', () => {
    const { status, stderr } = promtool(['test', 'rules', 'alerts.promtool.yml'])
    expect(stderr).toBe('')
    expect(status).toBe(0)
  })

  test('D181: promtool accepts the metrics', () => {
    const { status, stdout, stderr } = promtool(['check', 'metrics'], text)
    expect(stdout + stderr).toBe('')
    expect(status).toBe(0)
  })
})

test('version, readiness, listening and disk are served', () => {
  expect(text).toMatch(/^restaurant_site_info\{version="\d[^"]*",node="\d[^"]*"\} 1$/m)
  expect(text).toMatch(/^database_ready 1$/m)
  expect(text).toMatch(/^content_changes_heard 1$/m)
  expect(text).toMatch(/^data_disk_bytes\{of="free"\} [1-9]/m)
})

test('metrics of the picture store and the backups are served', () => {
  expect(text).toMatch(/^media_store_operations_total\{operation="put",result="done"\} [1-9]/m)
  expect(text).toMatch(/^media_store_operations_total\{operation="put",result="failed"\} 0$/m)
  expect(text).toMatch(/^media_store_seconds_total\{operation="put"\} 0\.\d+/m)
  expect(text).toMatch(/^media_pictures\{state="waiting"\} 0$/m)
  expect(Number(/^backup_last_success_timestamp_seconds (\S+)$/m.exec(text)?.[1])).toBeCloseTo(
    Date.now() / 1000,
    -3,
  )
  expect(text).toMatch(/^backup_last_copied_timestamp_seconds 0$/m)
  expect(Number(/^backup_folder_created_timestamp_seconds (\S+)$/m.exec(text)?.[1])).toBeCloseTo(
    Date.now() / 1000,
    -3,
  )
})

test('numbers of mails and the state of the account are served', () => {
  expect(text).toMatch(/^mails\{state="waiting"\} 0$/m)
  expect(text).toMatch(/^mail_account\{state="READY"\} 0$/m)
})
