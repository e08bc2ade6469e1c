import type { AddValue, UpdateValue, ValueItem } from './contracts.ts'
import { addressOf } from './entity-calls.ts'
import type { Send } from './transport.ts'

export function valuesCalls(send: Send) {
  return {
    get: async (id: number) => send<ValueItem>('GET', addressOf('/api/Values/get', id)),
    post: (body: AddValue) => send<ValueItem>('POST', '/api/Values/post', { json: body }),
    put: async (id: number, body: UpdateValue) =>
      send<ValueItem>('PUT', addressOf('/api/Values/put', id), { json: body }),
    delete: async (id: number) => send<void>('DELETE', addressOf('/api/Values/delete', id)),
  }
}
