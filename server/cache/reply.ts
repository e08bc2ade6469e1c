import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ownBytes } from '../core/own-bytes.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export type Coding = 'br' | 'gzip' | 'identity'

/** A finished reply, kept whole: its headers, and its body in every coding that browsers ask for. */
export interface Reply {
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly bodies: Record<Coding, Buffer>
  /** What it weighs in the cache. */
  readonly bytes: number
}

/** Finishes a body: entity tag and compressed forms, once for all who will be sent it. */
export async function finish(headers: Record<string, string>, body: Buffer): Promise<Reply> {
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    gzipped(body),
  ])
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return {
    headers,
    etag,
    bodies: { br: ownBytes(br), gzip: ownBytes(gz), identity: ownBytes(body) },
    bytes: br.length + gz.length + body.length + 1024,
  }
}

/** The best coding that a request accepts. One that is refused with `;q=0` is not taken. */
export function codingFor(accepted: string | undefined): Coding {
  if (!accepted) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'gzip'
  return 'identity'
}
