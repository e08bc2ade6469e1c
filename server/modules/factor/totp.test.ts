import { describe, expect, test } from 'vitest'
import { codeOf, newTotpSecret, stepAt, stepOfCode, totpUri } from './totp.ts'

/** `12345678901234567890` in base32, the secret of the vectors of RFC 6238 for SHA-1. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at %d the code is that of RFC 6238', (seconds, digits) => {
  // The RFC shows eight digits, of which the last six are those of a code of six.
  expect(codeOf(SECRET, stepAt(seconds))).toBe(digits.slice(2))
})

describe('a code', () => {
  const present = stepAt(1_234_567_890)

  test.each([-3, -1, 0, 2])('of %d steps from now is found, if that is within reach', (away) => {
    const code = codeOf(SECRET, present + away)
    expect(stepOfCode(SECRET, code, present, 3)).toBe(present + away)
    expect(stepOfCode(SECRET, code, present, Math.abs(away))).toBe(present + away)
    if (away !== 0) expect(stepOfCode(SECRET, code, present, Math.abs(away) - 1)).toBeNull()
  })

  test.each(['', '00592', '0059244', 'abcdef', '００５９２４'])('%j is none', (typed) => {
    expect(stepOfCode(SECRET, typed, present, 20)).toBeNull()
  })
})

test('a new secret has 160 bits, differs each time, and makes codes', () => {
  const secrets = Array.from({ length: 50 }, newTotpSecret)
  expect(new Set(secrets).size).toBe(50)
  for (const secret of secrets) {
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(codeOf(secret, 1)).toMatch(/^\d{6}$/)
  }
})

test('the address of a QR code names house, account and parameters', () => {
  const uri = new URL(totpUri(SECRET, 'İncek Sofrası: Ankara', 'şef@example.com'))
  expect(uri.protocol).toBe('otpauth:')
  expect(decodeURIComponent(uri.href.split('?')[0] ?? '')).toBe(
    'otpauth://totp/İncek Sofrası: Ankara:şef@example.com',
  )
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    ...{ secret: SECRET, issuer: 'İncek Sofrası: Ankara' },
    ...{ algorithm: 'SHA1', digits: '6', period: '30' },
  })
})
