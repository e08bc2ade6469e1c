import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '../core/start-error.ts'
import type { Env } from '../env.ts'

/**
 * The secret that signs tokens and encrypts mail passwords: the configured one, else one generated once and stored with
 * mode 600.
 * @throws {StartError} if this user cannot read the stored one.
 */
export async function loadAuthSecret(env: Pick<Env, 'authSecret' | 'dataDir'>): Promise<string> {
  if (env.authSecret) return env.authSecret
  const file = path.join(env.dataDir, 'auth-secret')
  const kept = await read(file)
  if (kept) return kept
  const partial = `${file}.${process.pid}`
  await writeFile(partial, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flush: true })
  // `link` fails if the file exists: of two concurrent starts, both use the secret of the first.
  await link(partial, file).catch(() => {})
  await rm(partial, { force: true })
  const secret = await read(file)
  if (!secret) throw new StartError(`AUTH_SECRET must be set: ${file} is there, but empty.`)
  return secret
}

async function read(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw new StartError(`AUTH_SECRET must be set: ${file} is not for this user to read.`)
  }
}
