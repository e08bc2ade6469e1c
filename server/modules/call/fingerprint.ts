import { createHash, createHmac, hkdfSync } from 'node:crypto'
import type { PictureSource } from '../../core/pictures/picture-source.ts'

/** Arguments and input fields that the digest leaves out: a password could be guessed from it. */
const SECRETS: ReadonlySet<string> = new Set([
  'password',
  'currentPassword',
  'current',
  'new',
  'code',
  'token',
])

export type Fingerprint = (args: object) => Promise<string>

/** Digests the arguments of calls as HMAC-SHA-256 under a key derived from the auth secret, files by their content. */
export function fingerprints(authSecret: string): Fingerprint {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', 'values of calls', 32))
  return async (args) => {
    const text = JSON.stringify(await canonical(args))
    return createHmac('sha256', key).update(text).digest('base64url')
  }
}

async function canonical(argument: unknown): Promise<unknown> {
  // An uploaded file arrives as a promise.
  const value = await argument
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (Array.isArray(value)) return Promise.all(value.map(canonical))
  if ('createReadStream' in value) return contentHash(value as PictureSource)
  const names = Object.keys(value).filter((name) => !SECRETS.has(name))
  return Promise.all(
    names.sort().map(async (name) => [name, await canonical(value[name as keyof typeof value])]),
  )
}

async function contentHash(file: PictureSource): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of file.createReadStream()) hash.update(part as Buffer)
  return hash.digest('base64url')
}
