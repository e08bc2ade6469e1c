import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { shedLoad } from './shed-load.ts'

const servers: ReturnType<typeof createServer>[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('what comes beyond its bound is sent away in the form that was asked, and what is done makes room', async () => {
  const waiting: (() => void)[] = []
  const url = await serve(
    shedLoad(
      (request, response) => {
        if (request.url === '/healthz' || request.method === 'POST') response.end('ok')
        else waiting.push(() => response.end('done'))
      },
      '<h1>Birazdan buradayız</h1>',
      2,
    ),
  )
  const taken = [fetch(`${url}/a`), fetch(`${url}/b`)]
  while (waiting.length < 2) await new Promise(setImmediate)

  const [page, query, call] = await Promise.all(
    ['/about', '/graphql?query={a}', '/api/v1/About/get-all'].map((path) => fetch(url + path)),
  )
  for (const reply of [page, query, call]) {
    expect(reply?.status).toBe(503)
    expect(reply?.headers.get('retry-after')).toBe('1')
    expect(reply?.headers.get('cache-control')).toBe('no-store')
  }
  expect(await page?.text()).toContain('Birazdan buradayız')
  expect(await query?.json()).toMatchObject({ errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] })
  expect(call?.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  expect(await call?.json()).toMatchObject({ status: 503, message: expect.any(String) })

  // Neither whoever watches nor whoever writes is counted.
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await fetch(`${url}/api/v1/About/add`, { method: 'POST' })).status).toBe(200)

  for (const finish of waiting) finish()
  expect(await Promise.all((await Promise.all(taken)).map((reply) => reply.text()))).toEqual(['done', 'done'])
  const next = fetch(`${url}/c`)
  while (waiting.length < 3) await new Promise(setImmediate)
  waiting[2]?.()
  expect((await next).status).toBe(200)
})
