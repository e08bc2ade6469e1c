import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, AUTH_SECRET, startApi } from '../../support/api.ts'
import { ownFactors } from '../../support/own-factors.ts'
import { createPeople, type People, unique } from '../../support/people.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
let api: Api
let people: People
let folder: string
const factors = ownFactors(() => api)

beforeAll(async () => {
  api = await startApi()
  people = await createPeople(api)
  folder = await mkdtemp(path.join(tmpdir(), 'restaurant-commands-'))
})

afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs a command like its npm script, while the application runs. */
function run(
  command: 'user' | 'import-identity',
  args: readonly string[],
  input = '',
  env: object = {},
): Promise<Ended> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [path.join(root, `dist/server/${command}.js`), ...args], {
    cwd: root,
    env: { PATH, NODE_COMPILE_CACHE, DATABASE_URL: api.databaseUrl, AUTH_SECRET, DATA_DIR: folder, ...env },
  })
  let [out, err] = ['', '']
  child.stdout.on('data', (data) => {
    out += data
  })
  child.stderr.on('data', (data) => {
    err += data
  })
  child.stdin.end(input)
  return new Promise((resolve) =>
    child.on('close', (code) => resolve({ code, out: out.trim(), err: err.trim() })),
  )
}

async function signIn(email: string, password: string): Promise<boolean> {
  const { data } = await api.ask<object | null>(
    'mutation ($input: LoginInput!) { login(input: $input) { id } }',
    { input: { email, password } },
  )
  return data !== null
}

describe('user', () => {
  test('add creates an administrator, with a password that is printed once', async () => {
    const email = `${unique('op')}@example.com`
    const { code, out, err } = await run('user', ['add', email])
    expect([code, err]).toEqual([0, ''])
    const password = /Password: (\S+)/.exec(out)?.[1] as string
    expect(await signIn(email, password)).toBe(true)
    const { rows } = await api.sql(
      'select g.name from user_account u join user_group_member m on m.user_id = u.id join user_group g on g.id = m.group_id where u.email = $1',
      [email],
    )
    expect(rows).toEqual([{ name: 'Administrators' }])
  })

  test('D144: add works before the first start, on a database without groups', async () => {
    const empty = await startApi()
    const env = { DATABASE_URL: empty.databaseUrl }
    const { code, out, err } = await run('user', ['add', 'first@example.com'], 'a password by pipe', env)
    expect([code, out, err]).toEqual([0, 'Added first@example.com to Administrators.', ''])
    const { rows } = await empty.sql('select name from role order by 1')
    await empty.close()
    expect(rows).toContainEqual({ name: 'administrator' })
  })

  test('add reads name, group and password from standard input without echoing them', async () => {
    const name = unique('op')
    const args = ['add', `${name}@example.com`, '--user-name', name, '--group', 'Editors']
    const { code, out } = await run('user', args, 'a password by pipe\n')
    expect([code, out]).toEqual([0, `Added ${name}@example.com to Editors.`])
    expect(await signIn(`${name}@example.com`, 'a password by pipe')).toBe(true)
  })

  test('passwd sets a new password, unlocks the account, and revokes all tokens', async () => {
    const person = await people.userWith([])
    const headers = await people.headers(person)
    await api.sql("update user_account set lockout_end = now() + interval '1 hour' where id = $1", [
      person.id,
    ])
    const { code, out } = await run('user', ['passwd', person.userName.toUpperCase()], 'a password by pipe')
    expect([code, out]).toEqual([0, `${person.userName} has a new password; all its tokens have ended.`])
    expect(await signIn(person.email, 'a password by pipe')).toBe(true)
    expect((await api.ask('{ me { id } }', {}, headers)).data).toEqual({ me: null })
  })

  test('reset-second-factor ends factors, recovery codes and tokens', async () => {
    const person = await people.userWith([])
    const headers = await factors.signedIn(person)
    const { codes } = await factors.addApp(headers)
    const { code, out } = await run('user', ['reset-second-factor', person.email])
    expect([code, out]).toEqual([
      0,
      `${person.userName} signs in with the password alone; its second factors, recovery codes and tokens have ended.`,
    ])
    expect((await api.ask('{ me { id } }', {}, headers)).data).toEqual({ me: null })
    expect((await factors.login(person, codes[0])).data).toBeNull()
    expect((await factors.login(person)).data.login?.authToken).toBeTruthy()
  })

  test('list prints users with their groups and states', async () => {
    const locked = await people.userWith([])
    await api.sql("update user_account set lockout_end = now() + interval '1 hour' where id = $1", [
      locked.id,
    ])
    const passive = await people.userWith([])
    await api.services.users.update(api.staff, passive.id, { status: 0 })
    const { code, out } = await run('user', ['list'])
    expect(code).toBe(0)
    const line = (name: string) => out.split('\n').find((each) => each.includes(name))
    expect(line(people.admin.userName)).toBe(
      `${people.admin.id}\tadmin@example.com\tadmin@example.com\tactive\tAdministrators`,
    )
    expect(line(locked.userName)).toMatch(/\tactive, locked until \d{4}-/)
    expect(line(passive.userName)).toContain('\tpassive\t')
    expect(out).not.toContain('$argon2id$')
  })

  test.each<[string, string[], string, RegExp]>([
    [
      'a password that is too short',
      ['add', 'a@example.com'],
      'short',
      /^password must be 10 to 128 characters\.$/,
    ],
    ['one of the commonest', ['add', 'a@example.com'], '1234567890', /^password must not be one of/],
    ['an invalid address', ['add', 'nobody'], 'a password by pipe', /mail address/],
    ['an address that is taken', ['add', 'admin@example.com'], 'a password by pipe', /already\.$/],
    [
      'a missing group',
      ['add', 'a@example.com', '--group', 'Cooks'],
      '',
      /^There is no group Cooks; there are /,
    ],
    ['a missing user', ['passwd', 'nobody'], '', /^There is no user nobody\./],
  ])('%s is reported in one line', async (_, args, input, said) => {
    const before = (await api.sql('select count(*) from change')).rows
    const { code, out, err } = await run('user', args, input)
    expect([code, out, err.split('\n').length]).toEqual([1, '', 1])
    expect(err).toMatch(said)
    expect((await api.sql('select count(*) from change')).rows).toEqual(before)
  })

  test.each([[[]], [['add', 'a@b.c', '--colour', 'red']]])('%j prints the usage', async (args) => {
    const { code, err } = await run('user', args)
    expect(code).toBe(1)
    expect(err).toContain('npm run user -- list')
    expect(err).not.toMatch(/\n\s+at /)
  })

  test.each([
    ['AUTH_SECRET', { AUTH_SECRET: 'short' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
  ])('a wrong %s is reported in one line', async (name, env) => {
    const { code, err } = await run('user', ['list'], '', env)
    expect([code, err.split('\n').length]).toEqual([1, 1])
    expect(err).toContain(name)
  })
})

describe('import:identity', () => {
  test('imports valid rows and reports the others by line', async () => {
    const file = path.join(folder, 'users.jsonl')
    const name = unique('eski')
    await writeFile(
      file,
      `${JSON.stringify({ Id: 1, Name: unique('rol'), NormalizedName: 'x' })}\nno json\n${JSON.stringify({ Id: 2, UserName: name, Email: `${name}@example.com`, PasswordHash: null })}\n`,
    )
    const { code, out, err } = await run('import-identity', [file])
    expect([code, err]).toEqual([0, ''])
    expect(out.split('\n')).toEqual([
      'line 2: the line was rejected: it is not a JSON object with the columns of a known table',
      expect.stringContaining(`${name} has no password`),
      'Imported: 1 roles, 0 groups, 1 users, 0 groupRoles, 0 userGroups, 0 userRoles. Rejected: 1 lines.',
    ])
    expect((await api.sql('select 1 from user_account where user_name = $1', [name])).rowCount).toBe(1)
  })

  test('prints the usage without a readable file', async () => {
    expect(await run('import-identity', [])).toMatchObject({
      code: 1,
      err: expect.stringContaining('npm run import:identity'),
    })
    const missing = await run('import-identity', ['/nowhere/file'])
    expect(missing).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(/^FILE must be a file.*\/nowhere\/file is not\.$/),
    })
  })
})
