import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Env } from './env.ts'

/** The secret that signs tokens and encrypts mail passwords: as configured, else made once and kept, mode 600. */
export async function loadAuthSecret(env: Env): Promise<string> {
  if (env.authSecret) return env.authSecret
  const file = path.join(env.dataDir, 'auth-secret')
  const kept = await readFile(file, 'utf8').catch(() => null)
  if (kept) return kept.trim()
  await mkdir(env.dataDir, { recursive: true })
  const partial = `${file}.${process.pid}`
  await writeFile(partial, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flush: true })
  // A link fails where the file is there already: of two that start at once, both use the first one's secret.
  await link(partial, file).catch(() => {})
  await rm(partial, { force: true })
  return (await readFile(file, 'utf8')).trim()
}
