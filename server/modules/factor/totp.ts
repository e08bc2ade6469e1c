import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** The length that RFC 4226 recommends for the shared secret, in bytes. */
const SECRET_BYTES = 20
const DIGITS = 6
/** Seconds of a step. */
const PERIOD = 30

/** A new secret of 160 bits in base32 (RFC 4648), without padding. */
export function newTotpSecret(): string {
  return base32(randomBytes(SECRET_BYTES))
}

/** The address that a code app reads from a QR code. */
export function totpUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${DIGITS}&period=${PERIOD}`
}

/** The step of a moment. @param seconds since 1970. */
export function stepAt(seconds: number): number {
  return Math.floor(seconds / PERIOD)
}

/** The code of a step by RFC 6238 with HMAC-SHA-1, six digits. @param secret in base32. */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = (mac.at(-1) as number) & 0xf
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS
  return String(number).padStart(DIGITS, '0')
}

/**
 * The step whose code this is, the nearest to the present one first.
 * @param reach how many steps before and after the present one count.
 * @returns null for a code of none of them.
 */
export function stepOfCode(secret: string, code: string, present: number, reach: number): number | null {
  const typed = Buffer.from(code)
  for (let away = 0; away <= reach; away++) {
    for (const step of away === 0 ? [present] : [present - away, present + away]) {
      const right = Buffer.from(codeOf(secret, step))
      if (right.length === typed.length && timingSafeEqual(right, typed)) return step
    }
  }
  return null
}

function base32(bytes: Buffer): string {
  let bits = 0n
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte)
  const length = Math.ceil((bytes.length * 8) / 5)
  bits <<= BigInt(length * 5 - bytes.length * 8)
  return Array.from(
    { length },
    (_, index) => ALPHABET[Number((bits >> BigInt((length - 1 - index) * 5)) & 31n)],
  ).join('')
}

function bytesOf(secret: string): Buffer {
  let bits = 0n
  for (const letter of secret) bits = (bits << 5n) | BigInt(ALPHABET.indexOf(letter))
  const length = Math.floor((secret.length * 5) / 8)
  bits >>= BigInt(secret.length * 5 - length * 8)
  return Buffer.from(bits.toString(16).padStart(length * 2, '0'), 'hex')
}
