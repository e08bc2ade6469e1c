import { describe, expect, test } from 'vitest'
import { destinationOf } from './destination.ts'

describe('after the sign-in', () => {
  test.each(['/categories', '/admin/products?page=2', '/'])('the user returns to %s', (from) => {
    expect(destinationOf(from)).toBe(from)
  })

  test.each([
    undefined,
    null,
    '',
    7,
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    'javascript:alert(1)',
    '/auth/login?again',
    '/error/error-500',
  ])('the user is sent to the back-office, not to %s', (from) => {
    expect(destinationOf(from)).toBe('/admin')
  })
})
