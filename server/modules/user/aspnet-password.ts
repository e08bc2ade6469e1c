import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(pbkdf2)

/** V3's pseudo-random functions by their number. */
const PRF = ['sha1', 'sha256', 'sha512'] as const
const V2 = { digest: 'sha1', iterations: 1_000, saltLength: 16, keyLength: 32 } as const
/** More iterations would be a denial of service rather than a stored password. */
const MOST_ITERATIONS = 2_000_000

interface Parsed {
  readonly digest: string
  readonly iterations: number
  readonly salt: Buffer
  readonly key: Buffer
}

/**
 * Whether a password matches a hash of ASP.NET Core Identity: base64 of 0x00, salt, subkey (V2), or of 0x01, then
 * prf, iterations and salt length as big-endian 32-bit, salt, subkey (V3), as its PasswordHasher writes them.
 */
export async function matchesAspNetHash(stored: string, password: string): Promise<boolean> {
  const parsed = parse(stored)
  if (!parsed) return false
  const { digest, iterations, salt, key } = parsed
  return timingSafeEqual(await derive(password, salt, iterations, key.length, digest), key)
}

/** Whether a text has the format of such a hash. */
export function isAspNetHash(stored: string): boolean {
  return parse(stored) !== null
}

function parse(stored: string): Parsed | null {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(stored)) return null
  const bytes = Buffer.from(stored, 'base64')
  if (bytes[0] === 0 && bytes.length === 1 + V2.saltLength + V2.keyLength) {
    const key = bytes.subarray(1 + V2.saltLength)
    return { digest: V2.digest, iterations: V2.iterations, salt: bytes.subarray(1, 1 + V2.saltLength), key }
  }
  if (bytes[0] !== 1 || bytes.length < 13 + 16 + 16) return null
  const digest = PRF[bytes.readUInt32BE(1)]
  const iterations = bytes.readUInt32BE(5)
  const saltLength = bytes.readUInt32BE(9)
  const key = bytes.subarray(13 + saltLength)
  if (!digest || iterations < 1 || iterations > MOST_ITERATIONS || saltLength < 16 || key.length < 16)
    return null
  return { digest, iterations, salt: bytes.subarray(13, 13 + saltLength), key }
}
