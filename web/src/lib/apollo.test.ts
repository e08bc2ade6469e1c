import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { parse } from 'graphql'
import { of } from 'rxjs'
import { beforeEach, expect, test, vi } from 'vitest'
import { sessionLink } from './apollo.ts'
import { TOKEN_KEY } from './auth-token.ts'

const storage = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  removeItem: (key: string) => storage.delete(key),
})

const ended = { errors: [{ message: 'ended', extensions: { code: 'UNAUTHENTICATED' } }] }
const sent: unknown[] = []
const failed = vi.fn()
const server = new ApolloLink((operation) => {
  sent.push(operation.getContext().headers?.authorization)
  return of(ended)
})
const client = new ApolloClient({ cache: new InMemoryCache(), link: sessionLink(failed).concat(server) })
const ask = (context = {}) => client.query({ query: parse('{ me }'), context }).catch(() => {})

beforeEach(() => {
  storage.set(TOKEN_KEY, 'new')
  sent.length = 0
  failed.mockClear()
})

test('the end of a session deletes its token, and is reported', async () => {
  await ask()
  expect([sent, storage.size, failed.mock.calls.length]).toEqual([['Bearer new'], 0, 1])
})

test('the end of an earlier session leaves the token of the sign-in since', async () => {
  await ask({ token: 'old' })
  expect([sent, storage.size, failed.mock.calls.length]).toEqual([['Bearer old'], 1, 0])
})
