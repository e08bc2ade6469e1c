import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pipeline } from './pipeline.ts'
import { requestTarget } from './request-target.ts'

const server = createServer(
  pipeline([requestTarget], (request, response) => response.end(`at ${request.url}`)),
)

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

function send(target: string, hosts: readonly string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const lines = hosts.map((host) => `Host: ${host}\r\n`).join('')
  socket.end(`GET ${target} HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`)
  return text(socket)
}

test.each([
  ['/about?x=1', '/about?x=1'],
  ['http://other.example/about?x=1', '/about?x=1'],
  ['http://other.example', '/'],
  ['http://other.example?x', '/?x'],
  ['/about#x', '/about'],
])('A2: %s is the address %s', async (target, address) => {
  expect(await send(target, ['site.example'])).toMatch(new RegExp(`at ${address.replace(/[/?]/g, '\\$&')}$`))
})

test('A20: two hosts are refused', async () => {
  expect(await send('/', ['site.example', 'other.example'])).toMatch(/^HTTP\/1\.1 400 /)
})
