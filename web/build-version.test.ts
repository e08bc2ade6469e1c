import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildVersion, requireOwnTag } from './build-version.ts'

const run = promisify(execFile)
let root: string

const git = (...options: string[]) =>
  run('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...options], { cwd: root })

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'build-version-'))
  await writeFile(path.join(root, 'package.json'), '{"version":"1.2.3"}')
})

afterEach(async () => {
  await rm(root, { recursive: true, force: true })
})

test('two builds of one version have different names, by the commit they were made of', async () => {
  await git('init', '-q')
  await git('add', '.')
  await git('commit', '-qm', 'one')
  const { stdout } = await git('rev-parse', '--short=8', 'HEAD')
  const first = `1.2.3+${stdout.trim()}`
  expect(await buildVersion(root)).toBe(first)
  await writeFile(path.join(root, 'other'), 'x')
  expect(await buildVersion(root)).toBe(`${first}.modified`)
  await git('add', '.')
  await git('commit', '-qm', 'two')
  expect(await buildVersion(root)).toMatch(/^1\.2\.3\+[\da-f]{8}$/)
  expect(await buildVersion(root)).not.toBe(first)
})

test('without a checkout it has the commit of its file, and not that of a repository around it', async () => {
  expect(await buildVersion(root)).toBe('1.2.3')
  await git('init', '-q')
  await git('add', '.')
  await git('commit', '-qm', 'one')
  const inner = path.join(root, 'inner')
  await mkdir(inner)
  await writeFile(path.join(inner, 'package.json'), '{"version":"2.0.0"}')
  await writeFile(path.join(inner, 'COMMIT'), 'abcdef01\n')
  expect(await buildVersion(inner)).toBe('2.0.0+abcdef01')
})

test('a version that is tagged at another commit is not released again', async () => {
  await git('init', '-q')
  await git('add', '.')
  await git('commit', '-qm', 'one')
  await expect(requireOwnTag(root, '1.2.3+x')).resolves.toBeUndefined()
  await git('tag', 'v1.2.3')
  await expect(requireOwnTag(root, '1.2.3+x')).resolves.toBeUndefined()
  await git('commit', '-qm', 'two', '--allow-empty')
  await expect(requireOwnTag(root, '1.2.3+x')).rejects.toThrow('v1.2.3 is the tag of another commit')
})
