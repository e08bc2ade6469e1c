import { get } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { listen } from './listen.ts'

const ask = (url: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { agent: false }, (reply) => {
      reply.resume()
      resolve(reply.statusCode ?? 0)
    }).once('error', reject)
  })

test('a port in use is refused, also if another copy of the application uses it', async () => {
  const server = await listen('127.0.0.1', 0)
  const port = Number(new URL(server.url).port)
  await expect(listen('127.0.0.1', port)).rejects.toThrow(/PORT must be a free port/)
  expect(await ask(`${server.url}/healthz`)).toBe(200)
  await server.close()
  await expect(ask(`${server.url}/healthz`)).rejects.toThrow(/ECONNREFUSED/)
  const next = await listen('127.0.0.1', port)
  expect(await ask(`${next.url}/healthz`)).toBe(200)
  await next.close()
})

/** More than the kernel buffers for a client that does not read. */
const LARGE = Buffer.alloc(64 * 1024 * 1024)

test('D118: a reply without progress is cut off, one that is read slowly is not', async () => {
  const server = await listen('127.0.0.1', 0, 1_000)
  const { hostname, port } = new URL(server.url)
  server.serve((_request, response) => void response.end(LARGE))
  const open = () => {
    const socket = connect(Number(port), hostname)
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    return socket
  }
  const stalled = open()
  let lost = false
  stalled.on('error', () => {})
  stalled.once('close', () => {
    lost = true
  })
  stalled.once('readable', () => stalled.read(1))
  const slow = open()
  slow.on('data', () => {
    slow.pause()
    setTimeout(() => slow.resume(), 10)
  })
  let slowLost = false
  slow.once('close', () => {
    slowLost = true
  })
  slow.on('error', () => {})
  await pause(3_000)
  // Reading the buffered bytes reveals that the connection is closed.
  stalled.resume()
  for (let time = 0; time < 100 && !lost; time++) await pause(50)
  expect([lost, slowLost]).toEqual([true, false])
  slow.destroy()
  await server.close()
})
