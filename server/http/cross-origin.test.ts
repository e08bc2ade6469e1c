import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { crossOrigin } from './cross-origin.ts'
import { pipeline } from './pipeline.ts'

test('the reply to a preflight has a request id', async () => {
  const server = createServer(
    pipeline([crossOrigin(['https://app.example'])], (_, response) => response.end()),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const headers = { Origin: 'https://app.example', 'Access-Control-Request-Method': 'POST' }
  const reply = await fetch(`http://127.0.0.1:${port}/graphql`, { method: 'OPTIONS', headers })
  server.close()
  expect(reply.status).toBe(204)
  expect(reply.headers.get('access-control-allow-origin')).toBe('https://app.example')
  expect(reply.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})
