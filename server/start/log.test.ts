import { expect, test } from 'vitest'
import { loggedError } from './log.ts'

test('D159: an error is logged without the rows and values of its statement', () => {
  const cause = Object.assign(new Error('violates check constraint'), {
    detail: 'Failing row contains (1, $argon2id$hash)',
    where: 'COPY user_account, line 1: "$argon2id$hash"',
    parameters: ['$argon2id$hash'],
    code: '23514',
  })
  const error = Object.assign(new Error('the write failed', { cause }), {
    detail: '$argon2id$hash',
    held: { cause },
  })
  const text = JSON.stringify(loggedError(error))
  expect(text).not.toContain('argon2id')
  expect(text).toContain('violates check constraint')
  expect(text).toContain('23514')
})
