import type { About, AboutTable, AddAbout, UpdateAbout } from './contracts.ts'
import { addressOf, readsOf } from './reads.ts'
import type { Send } from './transport.ts'

export function aboutCalls(send: Send) {
  return {
    ...readsOf<About, AboutTable>(send, '/api/v1/About'),
    add: (body: AddAbout) => send<About>('POST', '/api/v1/About/add', { json: body }),
    update: (body: UpdateAbout) => send<About>('POST', '/api/v1/About/update', { json: body }),
    remove: async (id: number) => send<void>('DELETE', addressOf('/api/v1/About/remove', id)),
  }
}
