import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Serves a reference in this process, with its processor time in seconds under `/cpu`. */
export function serve(listener: RequestListener): void {
  const server = createServer((request, response) => {
    if (request.url !== '/cpu') return listener(request, response)
    const { user, system } = process.cpuUsage()
    response.end(String((user + system) / 1e6))
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
}

/** The parameters of a reference: the database, and replies to repeat. */
export interface Given {
  readonly databaseUrl: string
  readonly copies: readonly Copy[]
}

/** A reply as on the wire, with its address, and the body of the request if there was one. */
export interface Copy {
  readonly path: string
  readonly asked?: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export function given(): Promise<Given> {
  return new Promise((resolve) => process.once('message', (message) => resolve(message as Given)))
}
