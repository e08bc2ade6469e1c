import { get } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { listen } from './http.ts'

const ask = (url: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { agent: false }, (reply) => {
      reply.resume()
      resolve(reply.statusCode ?? 0)
    }).once('error', reject)
  })

test.runIf(process.platform === 'linux')(
  'of many who come at once several are let in at a turn',
  async () => {
    const COMERS = 200
    const server = await listen('127.0.0.1', 0)
    const { hostname, port } = new URL(server.url)
    let turns = 0
    let letIn = 0
    let counting = true
    const turn = () => {
      turns++
      if (counting) setImmediate(turn)
    }
    const all = new Promise<void>((resolve) => {
      server.serve((_request, response) => {
        if (letIn === 0) turn()
        if (++letIn === COMERS) resolve()
        response.end()
      })
    })
    const sockets = Array.from({ length: COMERS }, () => {
      const socket = connect(Number(port), hostname)
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
      return socket
    })
    await all
    counting = false
    expect(turns).toBeLessThan(COMERS / 2)
    for (const socket of sockets) socket.destroy()
    await server.close()
  },
)

test('a port is nobody else’s, be it another copy of the product', async () => {
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
