import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../..', import.meta.url))
const MINUTES = 60_000
/** Folders that are not copied. */
const LEFT_OUT = new Set(['.git', '.ci', 'data', 'dist', 'node_modules'])

/** Tests of the new entity, which the copy runs in addition to its own. */
const API_TEST = `import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers } from '../support/people.ts'

let api: Api
let manager: Headers
let administrator: Headers

beforeAll(async () => {
  api = await startApi()
  const people = await createPeople(api)
  manager = await people.headers(await people.userWith(['event.manage']))
  administrator = await people.headers(await people.userWith(['administrator']))
})

afterAll(() => api.close())

test('is added, found in Turkish, recorded in the history, and its change undone', async () => {
  const { data } = await api.ask<{ addEvent: { id: string } }>(
    'mutation { addEvent(input: { name: "Şarkı gecesi" }) { id } }', {}, manager)
  const { id } = data.addEvent
  const changed = await api.ask(
    'mutation($id: ID!) { updateEvent(id: $id, input: { name: "Türkü gecesi", version: 1 }) { version } }', { id }, manager)
  expect(changed.errors).toBeUndefined()
  const found = await api.ask<{ eventTable: object }>('{ eventTable(query: { query: "turku" }) { items { name } } }')
  expect(found.data.eventTable).toEqual({ items: [{ name: 'Türkü gecesi' }] })
  const history = await api.ask<{ changes: { items: { id: string }[] } }>(
    '{ changes(entity: "event") { items { id action recordName isRecordThere undoObstacle } } }', {}, administrator)
  expect(history.data.changes.items).toMatchObject([
    { action: 'UPDATE', recordName: 'Türkü gecesi', isRecordThere: true, undoObstacle: null },
    { action: 'ADD', recordName: 'Türkü gecesi', isRecordThere: true },
  ])
  const undone = await api.ask(
    'mutation($id: ID!) { undoChange(id: $id) { id } }', { id: history.data.changes.items[0]?.id }, administrator)
  expect(undone.errors).toBeUndefined()
  expect((await api.ask('{ events { name } }')).data).toEqual({ events: [{ name: 'Şarkı gecesi' }] })
})
`
const ADMIN_TEST = `import { mergeTranslations } from 'ra-core'
import { expect, test } from 'vitest'
import { messagesOfPermission, permissionOrder } from '../../api/permission-messages.ts'
import { operations, plainEntities, resourceMessages } from '../registry.ts'

test('has Turkish labels, a list with a form, and a row on the permissions screen', () => {
  expect(mergeTranslations(...resourceMessages.map(({ tr }) => tr))).toMatchObject({
    resources: { event: { name: 'Etkinlik |||| Etkinlikler', fields: { name: 'Ad' } } },
  })
  expect(plainEntities).toContainEqual(['event', 'site'])
  expect(operations.event).toBeDefined()
  expect(permissionOrder).toContain('event.manage')
  expect(messagesOfPermission('event.manage').title).toBe('resources.event.name')
})
`

interface Step {
  readonly file: string
  readonly language: string
  readonly text: string
}

/** With the next free number of a migration. */
const numbered = (text: string, next: number) =>
  text.replaceAll('0NN-events', `${String(next).padStart(3, '0')}-events`)

/** The code blocks of the list, each for the file that its step names. */
async function steps(): Promise<Step[]> {
  const migrations = await readdir(path.join(root, 'server/database/migrations'))
  const next = migrations.length + 1
  const guide = await readFile(path.join(root, 'docs/extend.md'), 'utf8')
  const [, list = ''] = /## Add an entity\n([\s\S]*?)\nThen run `npm run codegen`/.exec(guide) ?? []
  return list.split(/\n(?=\d\. )/).flatMap((step) => {
    const [, file = ''] = /^\d\. `([^`]+)`/.exec(step) ?? []
    return [...step.matchAll(/ {3}```(\w+)\n([\s\S]*?)\n {3}```/g)].map(([, language = '', text = '']) => ({
      file: numbered(file, next),
      language,
      text: numbered(`${text.replaceAll(/^ {3}/gm, '')}\n`, next),
    }))
  })
}

/** Inserts the lines with `+` after the lines that precede them in the diff. */
function patched(source: string, diff: string): string {
  const lines = diff.trimEnd().split('\n')
  const context = lines.filter((line) => !line.startsWith('+')).map((line) => `${line.slice(1)}\n`)
  const added = lines.filter((line) => line.startsWith('+')).map((line) => `${line.slice(1)}\n`)
  const before = context.join('')
  if (source.split(before).length !== 2) throw new Error(`These lines are not there once:\n${before}`)
  return source.replace(before, () => before + added.join(''))
}

let copy: string

const node = (...parts: string[]) =>
  run(process.execPath, parts, { cwd: copy, maxBuffer: 64 * 1024 * 1024 }).catch(
    (error: { stdout: string; stderr: string }) => {
      throw new Error(`${parts.join(' ')} failed:\n${error.stdout}${error.stderr}`)
    },
  )

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'restaurant-extended-'))
  const isWanted = (source: string) => !LEFT_OUT.has(path.relative(root, source))
  await cp(root, copy, { recursive: true, filter: isWanted })
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
}, 5 * MINUTES)

afterAll(() => rm(copy, { recursive: true, force: true }))

test(
  'an entity is added by following the list of docs/extend.md',
  async () => {
    const list = await steps()
    expect(new Set(list.map(({ file }) => file)).size).toBe(5)
    for (const { file, language, text } of list) {
      const target = path.join(copy, file)
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(target, language === 'diff' ? patched(await readFile(target, 'utf8'), text) : text)
    }
    await node('--import', 'tsx', 'server/codegen/write.ts')
    await node('node_modules/@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts')
    await node('--import', 'tsx', 'tests/support/check.ts')

    await writeFile(path.join(copy, 'tests/api/event.test.ts'), API_TEST)
    await writeFile(path.join(copy, 'web/src/admin/resources/event/event.test.ts'), ADMIN_TEST)
    await node(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      'tests/vitest.config.ts',
      ...['api', 'deep-api', 'unit'].flatMap((name) => ['--project', name]),
      // Those whose rows are derived from the entities.
      ...['tests/api/event.test.ts', 'tests/api/model.test.ts', 'tests/api/permissions-matrix.test.ts'],
      ...['tests/deep/api/content-strange-input', 'tests/api/schema-descriptions', 'tests/rest/lists'],
      'web/src/admin/resources',
    )
  },
  20 * MINUTES,
)
