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
  ])('redirects %s, with the status %d, to %s', (code, number, to) => {
    const failure = { to, status: number, message: 'Sunucunun sözü' }
    expect(failureOf(answered(code))).toEqual(failure)
    expect(failureOf(status(number))).toEqual(failure)
  })

  test.each([
    ['the message of GraphQL', '{"errors":[{"message":"Sunucunun sözü"}]}', 'Sunucunun sözü'],
    ['the message of a problem', '{"message":"Sunucunun sözü","errors":{"name":["x"]}}', 'Sunucunun sözü'],
    ['the text of the status, where a proxy answers', '<h1>Bad day</h1>', 'Forbidden'],
    ['the status text, if there is no message', 'null', 'Forbidden'],
  ])('passes on %s', (_, bodyText, message) => {
    const response = new Response(null, { status: 403, statusText: 'Forbidden' })
    const error = new ServerError('Response not successful', { response, bodyText })
    expect(failureOf(error)?.message).toBe(message)
  })

  test.each([
    ['a refused input', answered('BAD_USER_INPUT')],
    ['a busy server', status(503)],
    ['an answer that never came', new TypeError('Failed to fetch')],
  ])('ignores %s', (_, error) => {
    expect(failureOf(error)).toBeNull()
  })
})
