import { pbkdf2Sync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isAspNetHash, matchesAspNetHash } from './aspnet-password.ts'

const PASSWORD = 'Şifre-123 köfte'
const SALT = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex')

/** 0x00, a salt of 16 bytes, a subkey of 32 by PBKDF2 with HMAC-SHA1 and 1,000 iterations. */
function v2(password: string): Buffer {
  return Buffer.concat([Buffer.from([0]), SALT, pbkdf2Sync(password, SALT, 1_000, 32, 'sha1')])
}

/** 0x01, then prf, iterations and length of the salt as big-endian 32-bit, salt, subkey. */
function v3(prf: number, digest: string, iterations: number, salt = SALT, keyLength = 32): Buffer {
  const head = Buffer.alloc(13)
  head[0] = 1
  head.writeUInt32BE(prf, 1)
  head.writeUInt32BE(iterations, 5)
  head.writeUInt32BE(salt.length, 9)
  return Buffer.concat([head, salt, pbkdf2Sync(PASSWORD, salt, iterations, keyLength, digest)])
}

const LONG_SALT = Buffer.alloc(24, 7)

describe.each([
  ['V2', v2(PASSWORD)],
  ['V3 with HMAC-SHA1', v3(0, 'sha1', 1_000)],
  ['V3 with HMAC-SHA256, as ASP.NET Core 2 to 6 write it', v3(1, 'sha256', 10_000)],
  ['V3 with HMAC-SHA512, as ASP.NET Core 7 writes it', v3(2, 'sha512', 100_000)],
  ['V3 with a longer salt and subkey', v3(1, 'sha256', 2_000, LONG_SALT, 64)],
])('a hash of %s', (_, bytes) => {
  const stored = bytes.toString('base64')

  test('matches its password and no other', async () => {
    expect(isAspNetHash(stored)).toBe(true)
    expect(await matchesAspNetHash(stored, PASSWORD)).toBe(true)
    for (const other of ['', 'Şifre-123 köftE', `${PASSWORD} `, stored]) {
      expect(await matchesAspNetHash(stored, other)).toBe(false)
    }
  })

  test('does not match with any byte of its key or salt changed', async () => {
    for (const index of [bytes.length - 1, bytes.length - 20, 14]) {
      const changed = Buffer.from(bytes)
      changed[index] = (changed[index] as number) ^ 1
      expect(await matchesAspNetHash(changed.toString('base64'), PASSWORD)).toBe(false)
    }
  })
})

test('the key is that of RFC 6070', async () => {
  // Its fifth vector, whose salt is long enough, in the V3 layout.
  const key = Buffer.from('3d2eec4fe41c849b80c8d83662c0e44a8b291a964cf2f07038', 'hex')
  const head = Buffer.from('01000000000000100000000024', 'hex')
  const stored = Buffer.concat([head, Buffer.from('saltSALTsaltSALTsaltSALTsaltSALTsalt'), key]).toString(
    'base64',
  )
  expect(await matchesAspNetHash(stored, 'passwordPASSWORDpassword')).toBe(true)
})

const good = v3(1, 'sha256', 1_000)
const with32 = (offset: number, value: number) => {
  const bytes = Buffer.from(good)
  bytes.writeUInt32BE(value, offset)
  return bytes.toString('base64')
}

test.each([
  ['nothing', ''],
  ['plain text', 'password'],
  ['an argon2 hash', '$argon2id$v=19$m=19456,t=2,p=1$YWJj$YWJj'],
  ['another format', Buffer.concat([Buffer.from([2]), good.subarray(1)]).toString('base64')],
  ['V2 cut short', v2(PASSWORD).subarray(0, 48).toString('base64')],
  ['V2 with more behind', Buffer.concat([v2(PASSWORD), Buffer.from([1])]).toString('base64')],
  ['V3 cut short', good.subarray(0, 30).toString('base64')],
  ['a prf that there is not', with32(1, 3)],
  ['no iterations', with32(5, 0)],
  ['iterations to keep a processor busy', with32(5, 2 ** 32 - 1)],
  ['a salt longer than all there is', with32(9, 2 ** 31)],
  ['a salt too short', with32(9, 8)],
  ['a salt that leaves no key', with32(9, 48)],
])('%s is none, and matches nothing', async (_, stored) => {
  expect(isAspNetHash(stored)).toBe(false)
  expect(await matchesAspNetHash(stored, PASSWORD)).toBe(false)
})
