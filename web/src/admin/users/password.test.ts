import { expect, test } from 'vitest'
import { inputBounds } from '../api/input-bounds.ts'
import { newPassword } from './password.ts'

test('a new password is accepted by the API, has no similar letters, and differs each time', () => {
  const { least, most } = inputBounds.AddUser.password
  const made = Array.from({ length: 50 }, newPassword)
  for (const password of made) {
    expect(password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/)
    expect(password).not.toMatch(/[lo01]/)
    expect(password.length).toBeGreaterThanOrEqual(least)
    expect(password.length).toBeLessThanOrEqual(most)
  }
  expect(new Set(made).size).toBe(made.length)
})
