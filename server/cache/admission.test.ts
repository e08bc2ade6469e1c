import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { Admission } from './admission.ts'

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
  const admission = new Admission(2)
  const url = await serve(
    admission.before((request, response) => {
      if (request.url === '/healthz' || request.method === 'POST') response.end('ok')
      else waiting.push(() => response.end('done'))
    }, '<h1>Birazdan buradayız</h1>'),
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

  expect(admission.load).toEqual({ working: 2, waiting: 0, refused: 3 })

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

test('a few are worked on at a time, in the order in which they came; who leaves is not waited for', async () => {
  const begun: string[] = []
  const finish = new Map<string, () => void>()
  const admission = new Admission(100, 2, 60_000)
  const url = await serve(
    admission.before((request, response) => {
      begun.push(request.url as string)
      finish.set(request.url as string, () => response.end('done'))
    }, ''),
  )
  const replies: Promise<Response>[] = []
  const leaves = new AbortController()
  for (const path of ['/1', '/2', '/3', '/4', '/5']) {
    replies.push(fetch(url + path, path === '/3' ? { signal: leaves.signal } : {}))
    // Each is there before the next comes.
    while (admission.load.working + admission.load.waiting < replies.length) await new Promise(setImmediate)
  }
  expect(begun).toEqual(['/1', '/2'])
  leaves.abort()
  await expect(replies[2]).rejects.toThrow()
  while (admission.load.waiting > 2) await new Promise(setImmediate)
  finish.get('/2')?.()
  expect((await replies[1])?.status).toBe(200)
  await vi.waitFor(() => expect(begun).toEqual(['/1', '/2', '/4']))
  for (const path of ['/1', '/4']) finish.get(path)?.()
  await vi.waitFor(() => expect(begun).toEqual(['/1', '/2', '/4', '/5']))
  finish.get('/5')?.()
  for (const place of [0, 3, 4]) expect((await replies[place])?.status).toBe(200)
  await vi.waitFor(() => expect(admission.load).toEqual({ working: 0, waiting: 0, refused: 0 }))
})

test('where work stands still, the next is begun all the same', async () => {
  const begun: string[] = []
  const admission = new Admission(100, 1)
  const url = await serve(
    admission.before((request, response) => {
      begun.push(request.url as string)
      if (request.url !== '/still') response.end('done')
    }, ''),
  )
  const leaves = new AbortController()
  const still = fetch(`${url}/still`, { signal: leaves.signal })
  while (begun.length < 1) await new Promise(setImmediate)
  expect((await fetch(`${url}/next`)).status).toBe(200)
  leaves.abort()
  await expect(still).rejects.toThrow()
  await vi.waitFor(() => expect(admission.load.working).toBe(0))
})

test('one that takes long holds up nobody, and lets in no more than its place is worth', async () => {
  const begun: string[] = []
  const finish = new Map<string, () => void>()
  const admission = new Admission(100, 2, 300)
  const url = await serve(
    admission.before((request, response) => {
      const path = request.url as string
      begun.push(path)
      if (path === '/quick') response.end('done')
      else finish.set(path, () => response.end('done'))
    }, ''),
  )
  const slow = fetch(`${url}/slow`)
  while (begun.length < 1) await new Promise(setImmediate)
  // Something else is done meanwhile, so that work does not stand still.
  expect((await fetch(`${url}/quick`)).status).toBe(200)
  await vi.waitFor(() => expect(admission.load.working).toBe(0))
  const others = ['/a', '/b', '/c'].map((path) => fetch(url + path))
  await vi.waitFor(() => expect(admission.load).toMatchObject({ working: 2, waiting: 1 }))
  for (const path of [begun[2], begun[3]]) finish.get(path as string)?.()
  await vi.waitFor(() => expect(begun).toHaveLength(5))
  for (const end of finish.values()) end()
  for (const reply of [slow, ...others]) expect((await reply).status).toBe(200)
  await vi.waitFor(() => expect(admission.load).toEqual({ working: 0, waiting: 0, refused: 0 }))
})
