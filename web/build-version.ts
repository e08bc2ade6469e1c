import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * The version of a build, `1.1.0+8a1b2c3d`: that of the package with the commit of the checkout, and `.modified` after it if
 * files differ from that commit. Without a checkout it is what the file `COMMIT` says, if there is one.
 * @param root of the project.
 */
export async function buildVersion(root: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  const named = await readFile(path.join(root, 'COMMIT'), 'utf8').catch(() => '')
  const commit = (await commitOf(root)) ?? named.trim()
  return commit ? `${version}+${commit}` : version
}

async function commitOf(root: string): Promise<string | null> {
  // Not that of a repository which only happens to be around the project.
  const top = await git(root, 'rev-parse', '--show-cdup')
  if (top !== '') return null
  const commit = await git(root, 'rev-parse', '--short=8', 'HEAD')
  const isModified = (await git(root, 'status', '--porcelain')) !== ''
  return commit && `${commit}${isModified ? '.modified' : ''}`
}

/** @throws {Error} if the version of the package is tagged, and the tag is of another commit than the checkout. */
export async function requireOwnTag(root: string, version: string): Promise<void> {
  const tag = `v${version.split('+', 1)[0]}`
  const tagged = await git(root, 'rev-parse', '--verify', '--quiet', `${tag}^{commit}`)
  if (tagged && tagged !== (await git(root, 'rev-parse', 'HEAD')))
    throw new Error(
      `${tag} is the tag of another commit: raise the version in package.json, or check out ${tag}.`,
    )
}

/** What git prints; null where there is no git, no repository or no such object. */
function git(root: string, ...options: string[]): Promise<string | null> {
  // A service may run as another user than the owner of the checkout, and has no right to write into it.
  const asReader = ['-c', 'safe.directory=*', '--no-optional-locks']
  return run('git', [...asReader, ...options], { cwd: root }).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  )
}
