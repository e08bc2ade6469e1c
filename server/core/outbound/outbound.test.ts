import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { OutboundError, outbound } from './outbound.ts'
import { isPublicAddress } from './public-address.ts'
import { retryAfterSeconds } from './retry-after.ts'

const BOUNDS = { timeoutMs: 5_000, largest: 1_000, isPublic: false }
const servers: Server[] = []

async function serving(answer: RequestListener): Promise<URL> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/secret-path`)
}

/** Why a request fails, and whether it was sent. */
const reasonOf = async (exchange: Promise<unknown>) => {
  const error = await exchange.then(
    () => null,
    (fault: unknown) => fault,
  )
  expect(error).toBeInstanceOf(OutboundError)
  expect(String(error)).not.toContain('secret-path')
  return [(error as OutboundError).reason, (error as OutboundError).isSent]
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

test('a reply of any status is a result', async () => {
  const url = await serving(async (request, reply) => {
    const body = (await request.toArray()).join('')
    reply.writeHead(410).end(`${request.method} ${request.headers.ttl} ${body}`)
  })
  const reply = await outbound(url, { method: 'POST', headers: { ttl: '60' }, body: 'ş' }, BOUNDS)
  expect([reply.status, reply.body.toString()]).toEqual([410, 'POST 60 ş'])
})

test('an answer in drops ends in time, one that is too long at once', async () => {
  const dripping = await serving((_request, reply) => {
    const drop = setInterval(() => reply.write('.'), 10)
    reply.on('close', () => clearInterval(drop))
  })
  expect(await reasonOf(outbound(dripping, {}, { ...BOUNDS, timeoutMs: 2_000, largest: 1e9 }))).toEqual([
    'TIMEOUT',
    true,
  ])
  const silent = await serving(() => {})
  expect(await reasonOf(outbound(silent, {}, { ...BOUNDS, timeoutMs: 2_000 }))).toEqual(['TIMEOUT', true])
  const endless = await serving((_request, reply) => {
    const more = () => {
      while (reply.write('x'.repeat(65_536)));
    }
    reply.on('drain', more)
    more()
  })
  expect(await reasonOf(outbound(endless, {}, BOUNDS))).toEqual(['TOO_LARGE', true])
})

test('a broken connection is told', async () => {
  const cut = await serving((request, reply) => {
    reply.writeHead(200, { 'content-length': 10 })
    reply.write('half', () => request.socket.destroy())
  })
  expect((await reasonOf(outbound(cut, {}, BOUNDS)))[0]).toBe('UNREACHABLE')
  const closed = new URL('http://127.0.0.1:1/secret-path')
  expect(await reasonOf(outbound(closed, {}, BOUNDS))).toEqual(['UNREACHABLE', false])
})

test('redirects are followed where they may lead', async () => {
  const elsewhere = await serving((_request, reply) => reply.end('elsewhere'))
  const url = await serving((request, reply) => {
    if (request.url === '/end') reply.end('end')
    else if (request.url === '/out') reply.writeHead(302, { location: elsewhere.href }).end()
    else if (request.url === '/round') reply.writeHead(301, { location: '/round' }).end()
    else reply.writeHead(301, { location: '/end' }).end()
  })
  const mayFollow = (to: URL) => to.host === url.host
  expect((await outbound(url, {}, { ...BOUNDS, mayFollow })).body.toString()).toBe('end')
  expect((await outbound(url, {}, BOUNDS)).status).toBe(301)
  for (const path of ['/out', '/round'])
    expect(await reasonOf(outbound(new URL(path, url), {}, { ...BOUNDS, mayFollow }))).toEqual([
      'REDIRECT',
      true,
    ])
  expect((await outbound(url, { method: 'POST' }, { ...BOUNDS, mayFollow })).status).toBe(301)
})

test('where only the internet may be reached, this machine is not', async () => {
  let asked = 0
  const url = await serving((_request, reply) => {
    asked++
    reply.end()
  })
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '2130706433']) {
    const there = new URL(url)
    there.host = `${host}:${url.port}`
    expect(await reasonOf(outbound(there, {}, { ...BOUNDS, isPublic: true }))).toEqual([
      'PRIVATE_ADDRESS',
      false,
    ])
  }
  expect(asked).toBe(0)
})

describe('addresses', () => {
  test.each([
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '0.0.0.0',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::1',
    '2001:db8::1',
    'fd00::1',
    'fe80::1',
    'ff02::1',
    'not an address',
  ])('%s is none of the internet', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  test.each(['142.250.185.74', '2a00:1450:4001:82f::200a', '::ffff:142.250.185.74'])('%s is', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })
})

test('Retry-After is read as seconds and as a date', () => {
  const now = new Date('2026-11-25T10:00:00Z')
  const read = (text?: string) => retryAfterSeconds(text === undefined ? {} : { 'retry-after': text }, now)
  expect([read('120'), read('Wed, 25 Nov 2026 10:01:00 GMT'), read('soon'), read()]).toEqual([
    120,
    60,
    null,
    null,
  ])
  expect(read('Wed, 25 Nov 2026 09:00:00 GMT')).toBe(0)
})
