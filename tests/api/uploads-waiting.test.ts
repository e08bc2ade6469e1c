import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { obstruct } from '../support/lock.ts'
import { plain } from '../support/pictures.ts'
import { openUploads } from '../support/upload-fixture.ts'

const uploads = openUploads()

/** How long a request without files waits for a slot at most. */
const QUEUE_MS = 2_000

/** Sends a picture over each API. */
const ways = {
  GraphQL: async (bytes: Uint8Array) => {
    const { errors } = await uploads.addCategory({ name: 'a.png', bytes })
    return errors?.[0]?.extensions.code ?? 'stored'
  },
  REST: async (bytes: Uint8Array) => {
    const body = new FormData()
    body.set('Name', 'x')
    body.set('Image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'a.png')
    const address = `${uploads.api.url}/api/v1/Category/add`
    const { status } = await fetch(address, { method: 'POST', headers: uploads.headers, body })
    return status === 200 ? 'stored' : status
  },
}

test.each(Object.entries(ways))(
  'twenty pictures over %s wait for each other without a refusal, and no other request waits for them',
  async (_, send) => {
    const bytes = await plain('png')
    const table = await obstruct(uploads.api.databaseUrl, 'lock table category in share mode')
    const sent = Promise.all(Array.from({ length: 20 }, () => send(bytes)))
    try {
      await table.waitedFor()
      // Longer than any other request would wait.
      await pause(QUEUE_MS + 500)
      expect((await uploads.api.ask('{ blogTags { id } }')).errors).toBeUndefined()
    } finally {
      await table.clear()
    }
    expect(new Set(await sent)).toEqual(new Set(['stored']))
  },
)
