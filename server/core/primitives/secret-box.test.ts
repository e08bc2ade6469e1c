import { expect, test } from 'vitest'
import { SecretBox } from './secret-box.ts'

const box = new SecretBox('a secret of the product, quite long enough')

test.each(['x', 'şifre 🍲', 'x'.repeat(254)])('decrypts what it has encrypted: %s', (text) => {
  expect(box.decrypt(box.encrypt(text))).toBe(text)
})

test('produces a different, unreadable ciphertext each time', () => {
  const [first, second] = [box.encrypt('the same'), box.encrypt('the same')]
  expect(first).not.toBe(second)
  expect(Buffer.from(first, 'base64').toString('latin1')).not.toContain('the same')
})

test('does not decrypt modified texts, or texts of another secret', () => {
  const kept = Buffer.from(box.encrypt('text'), 'base64')
  for (const index of [0, 12, kept.length - 1]) {
    const changed = Buffer.from(kept)
    changed[index] = (changed[index] as number) ^ 1
    expect(() => box.decrypt(changed.toString('base64'))).toThrow()
  }
  expect(() => new SecretBox('another secret of the same product').decrypt(kept.toString('base64'))).toThrow()
})
