import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TOKEN_SECONDS, Tokens } from './tokens.ts'

const NOW = Date.parse('2026-10-25T00:30:00Z')
const HOUR = 60 * 60 * 1000
const tokens = new Tokens('a secret for tests, of more than 32 characters')

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => vi.useRealTimers())

const isGoodAt = async (token: string, time: number) => {
  vi.setSystemTime(time)
  return (await tokens.read(token)) !== null
}

test('a token is valid for eight hours, to the second', async () => {
  const token = await tokens.sign(7, 'stamp')
  expect(await isGoodAt(token, NOW + TOKEN_SECONDS * 1000 - 1)).toBe(true)
  expect(await isGoodAt(token, NOW + TOKEN_SECONDS * 1000)).toBe(false)
})

test('a clock set back by an hour signs nobody out, and does not extend a token by its own clock', async () => {
  const token = await tokens.sign(7, 'stamp')
  expect(await isGoodAt(token, NOW - HOUR)).toBe(true)
  expect(await tokens.read(token)).toMatchObject({
    userId: 7,
    expiresAt: new Date(NOW + TOKEN_SECONDS * 1000),
  })
  expect(await isGoodAt(token, NOW + TOKEN_SECONDS * 1000)).toBe(false)
})
