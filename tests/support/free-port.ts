import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A port on which nobody listens now, for a server that has to know its own address before it starts. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
