import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { describe, expect, test } from 'vitest'
import { failureOf } from './failure.ts'

function answered(code: string): CombinedGraphQLErrors {
  return new CombinedGraphQLErrors({ errors: [{ message: 'Sunucunun sözü', extensions: { code } }] })
}

function status(code: number): ServerError {
  return new ServerError('Sunucunun sözü', { response: new Response(null, { status: code }), bodyText: '' })
}

describe('the error catalogue', () => {
  test.each([
    ['UNAUTHENTICATED', 401, '/auth/login'],
    ['FORBIDDEN', 403, '/error/error-403'],
    ['NOT_FOUND', 404, '/error/error-404'],
    ['INTERNAL_SERVER_ERROR', 500, '/error/error-500'],
  ])('sends %s, as the status %d, to %s', (code, number, to) => {
    const failure = { to, status: number, message: 'Sunucunun sözü' }
    expect(failureOf(answered(code))).toEqual(failure)
    expect(failureOf(status(number))).toEqual(failure)
  })

  test.each([
    ['a refused input', answered('BAD_USER_INPUT')],
    ['a busy server', status(503)],
    ['an answer that never came', new TypeError('Failed to fetch')],
  ])('says nothing of %s', (_, error) => {
    expect(failureOf(error)).toBeNull()
  })
})
