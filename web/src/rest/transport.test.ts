import { describe, expect, test, vi } from 'vitest'
import { ApiError, UNEXPECTED } from './api-error.ts'
import { redirectOnError } from './redirects.ts'
import { createTransport, type TransportOptions } from './transport.ts'

/** A server with one fixed reply, and the requests that it received. */
function server(status: number, body: string | null, headers: Record<string, string> = {}) {
  const requests: { url: string; method: string; headers: Headers; body: unknown }[] = []
  const fetch: typeof globalThis.fetch = async (url, { method, headers: sent, body: content } = {}) => {
    requests.push({
      ...{ url: String(url), method: String(method), body: content },
      headers: new Headers(sent),
    })
    return new Response(body, { status, headers, statusText: 'In Words' })
  }
  return { requests, fetch }
}

function stored(token: string | null) {
  return { getItem: vi.fn(() => token), setItem: vi.fn(), removeItem: vi.fn() }
}

const cookies = () => 'first=1; XSRF-TOKEN=abc-_1; XSRF-TOKEN-2=no'

async function headersOf(method: 'GET' | 'POST', options: TransportOptions): Promise<Headers> {
  const { requests, fetch } = server(200, '{}')
  await createTransport({ storage: null, ...options, fetch })(method, '/api/x')
  return requests[0]?.headers as Headers
}

describe('the headers of a request', () => {
  test('contain the token that is stored as auth_token', async () => {
    const storage = stored('t.o.k')
    expect((await headersOf('GET', { storage })).get('authorization')).toBe('Bearer t.o.k')
    expect(storage.getItem).toHaveBeenCalledWith('auth_token')
    expect((await headersOf('GET', { storage: stored(null) })).has('authorization')).toBe(false)
    expect((await headersOf('GET', { storage: stored('') })).has('authorization')).toBe(false)
  })

  test('are read for each call', async () => {
    const storage = stored(null)
    const { requests, fetch } = server(204, null)
    const send = createTransport({ storage, fetch })
    await send('GET', '/api/x')
    storage.getItem.mockReturnValue('later')
    await send('GET', '/api/x')
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer later'])
  })

  test.each([
    ['POST', '', 'abc-_1'],
    ['POST', '/below', 'abc-_1'],
    ['GET', '', null],
    ['POST', 'https://food.example', null],
    ['POST', 'HTTP://food.example', null],
    ['POST', '//food.example', null],
  ] as const)('is the anti-forgery header of %s to "%s": %s', async (method, baseUrl, header) => {
    expect((await headersOf(method, { baseUrl, cookies })).get('x-xsrf-token')).toBe(header)
  })

  test('contain no anti-forgery header without a cookie', async () => {
    expect((await headersOf('POST', { cookies: () => 'XSRF-TOKEN=' })).has('x-xsrf-token')).toBe(false)
    expect((await headersOf('POST', { cookies: () => '' })).has('x-xsrf-token')).toBe(false)
  })

  test('have the content type that the old server requires for JSON', async () => {
    const { requests, fetch } = server(200, '{}')
    const query = { 'a b': 'ş&', page: 1 }
    await createTransport({ baseUrl: 'http://x/', storage: null, fetch })('POST', '/api/x', {
      query,
      json: { name: 'Çay' },
    })
    expect(requests[0]).toMatchObject({
      url: 'http://x/api/x?a+b=%C5%9F%26&page=1',
      body: '{"name":"Çay"}',
    })
    expect(requests[0]?.headers.get('content-type')).toBe('application/json-patch+json')
  })

  test('leave the content type of a form to the browser, which sets the boundary', async () => {
    const { requests, fetch } = server(200, '{}')
    const form = new FormData()
    await createTransport({ storage: null, fetch })('POST', '/api/x', { form })
    expect(requests[0]?.body).toBe(form)
    expect(requests[0]?.headers.has('content-type')).toBe(false)
  })
})

describe('a reply', () => {
  const sent = (status: number, body: string | null, options: TransportOptions = {}) =>
    createTransport({
      storage: null,
      ...options,
      fetch: server(status, body, { 'X-Request-Id': 'r1' }).fetch,
    })('GET', '/')

  test('of 200 is its JSON', async () => {
    expect(await sent(200, '[{"a":1}]')).toEqual([{ a: 1 }])
    expect(await sent(200, 'false')).toBe(false)
  })

  test('of 200 without a body is null', async () => expect(await sent(200, '')).toBeNull())

  test('of 204 is undefined', async () => expect(await sent(204, null)).toBeUndefined())

  test.each([201, 202, 206, 400, 401, 403, 404, 409, 418, 429, 500, 503])(
    'of %i is an error',
    async (status) => {
      const error = await sent(status, '{"message":"Olmaz."}').catch((caught: unknown) => caught)
      expect(error).toBeInstanceOf(ApiError)
      expect(error).toMatchObject({
        name: 'ApiError',
        message: UNEXPECTED,
        status,
        response: '{"message":"Olmaz."}',
        headers: { 'x-request-id': 'r1' },
      })
    },
  )

  test('is an error if it is not JSON, even with status 200', async () => {
    const error = await sent(200, '<!doctype html>').catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      status: 200,
      response: '<!doctype html>',
      message: 'The reply is not JSON that can be read.',
    })
  })

  test('is a network error if it does not arrive', async () => {
    const fetch = async () => {
      throw new TypeError('fetch failed')
    }
    await expect(createTransport({ storage: null, fetch })('GET', '/')).rejects.toThrow('fetch failed')
  })
})

describe('the redirects of the error catalogue', () => {
  async function failing(status: number, body: string) {
    const storage = stored('t')
    const navigate = vi.fn()
    const onError = redirectOnError({ navigate, storage })
    const { fetch } = server(status, body)
    const error = await createTransport({ storage, fetch, onError })('GET', '/').catch(
      (caught: unknown) => caught,
    )
    return { navigate, storage, error: error as ApiError }
  }

  test.each([
    [401, 'auth/login'],
    [403, 'error/error-403'],
    [404, 'error/error-404'],
    [500, 'error/error-500'],
  ])('%i: %s, and the error has the server’s message', async (status, path) => {
    const { navigate, storage, error } = await failing(status, '{"message":"Olmaz."}')
    expect(navigate.mock.calls).toEqual([[path]])
    expect(storage.removeItem.mock.calls).toEqual(status === 401 ? [['auth_token']] : [])
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status, message: 'Olmaz.', response: '{"message":"Olmaz."}' })
  })

  test.each(['', '<html>', '[]', 'null', '{"message":5}', '{"message":""}'])(
    'with the status text, if the server’s message is %s',
    async (body) => expect((await failing(404, body)).error.message).toBe('In Words'),
  )

  test.each([400, 409, 429, 503])('none for %i', async (status) => {
    const { navigate, storage, error } = await failing(status, '{"message":"Olmaz."}')
    expect(navigate).not.toHaveBeenCalled()
    expect(storage.removeItem).not.toHaveBeenCalled()
    expect(error.message).toBe(UNEXPECTED)
  })
})
