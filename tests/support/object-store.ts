import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'

const BUCKET = 'pictures'
const PREFIX = 'restaurant'

/** An S3-compatible store with a bucket, in the test's process. */
export interface ObjectStore {
  /** The environment that configures it. */
  readonly env: Readonly<Record<string, string>>
  /** Its requests, as `PUT name`, without bucket and prefix. */
  readonly asked: string[]
  /** Sets whether it answers correctly, answers 500, or disconnects. */
  behave(how: 'well' | 'badly' | 'not at all'): void
  close(): Promise<void>
}

export async function startObjectStore(): Promise<ObjectStore> {
  const directory = await mkdtemp(path.join(tmpdir(), 'restaurant-store-'))
  const options = { directory, silent: true, configureBuckets: [{ name: BUCKET }] }
  const strict = new S3rver(options)
  await strict.configureBuckets()
  const handle = strict.callback()
  // It rejects the signature of list requests whose address ends with a slash, which other stores accept.
  const list = new S3rver({ ...options, allowMismatchedSignatures: true }).callback()
  const asked: string[] = []
  let behaviour: 'well' | 'badly' | 'not at all' = 'well'
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url?.replace(`/${BUCKET}/${PREFIX}/`, '')}`)
    if (behaviour === 'not at all') return request.socket.destroy()
    if (behaviour === 'badly') return response.writeHead(500).end()
    return /^\/\w+\/\?/.test(request.url ?? '') ? list(request, response) : handle(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    env: {
      MEDIA_URL: `s3://${BUCKET}/${PREFIX}`,
      AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    asked,
    behave(how) {
      behaviour = how
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(directory, { recursive: true, force: true })
    },
  }
}
