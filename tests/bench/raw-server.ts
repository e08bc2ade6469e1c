import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

/** A reply as it is on the wire, by the address that it answers. */
interface Copy {
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: string
}

const SENT = ['content-type', 'content-encoding', 'cache-control', 'etag', 'vary']

/** A bare Node.js server, in a process of its own, that sends replies from memory and does nothing else. */
export async function rawServer(copies: readonly Copy[]): Promise<{
  url: string
  child: ChildProcess
  cpu(): Promise<number>
}> {
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(import.meta.url)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.send(copies)
  const port = await new Promise<number>((resolve) =>
    child.once('message', (message) => resolve(Number(message))),
  )
  const url = `http://127.0.0.1:${port}`
  return { url, child, cpu: async () => Number(await (await fetch(`${url}/cpu`)).text()) }
}

/** What the product answers, asked twice, so that it is what is kept; not decompressed. */
rawServer.copy = async (base: string, path: string, query?: string): Promise<Copy> => {
  const { request } = await import('node:http')
  const once = () =>
    new Promise<Copy>((resolve, reject) => {
      const headers = { 'accept-encoding': 'br', ...(query && { 'content-type': 'application/json' }) }
      const length = query ? { 'content-length': String(Buffer.byteLength(query)) } : {}
      const sent = request(base + path, {
        method: query ? 'POST' : 'GET',
        headers: { ...headers, ...length },
      })
      sent.on('error', reject)
      sent.on('response', (reply) => {
        const chunks: Buffer[] = []
        reply.on('data', (chunk: Buffer) => chunks.push(chunk))
        reply.on('end', () => {
          const kept = Object.entries(reply.headers).filter(([name]) => SENT.includes(name))
          resolve({
            path,
            headers: Object.fromEntries(kept) as Record<string, string>,
            body: Buffer.concat(chunks).toString('base64'),
          })
        })
      })
      sent.end(query)
    })
  await once()
  return once()
}

if (process.send) {
  process.once('message', (copies: Copy[]) => {
    const replies = new Map(
      copies.map(({ path, headers, body }) => {
        const bytes = Buffer.from(body, 'base64')
        return [path, { headers: { ...headers, 'content-length': bytes.length }, bytes }]
      }),
    )
    const server = createServer((request, response) => {
      const reply = replies.get(request.url ?? '')
      if (reply) {
        request.resume()
        response.writeHead(200, reply.headers)
        response.end(reply.bytes)
        return
      }
      const { user, system } = process.cpuUsage()
      response.end(String((user + system) / 1e6))
    })
    server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
  })
}
