import type { AddContact, Contact, ContactTable, UpdateContact } from './contracts.ts'
import { addressOf, readsOf } from './reads.ts'
import type { Send } from './transport.ts'

export function contactCalls(send: Send) {
  return {
    ...readsOf<Contact, ContactTable>(send, '/api/v1/Contact'),
    add: (body: AddContact) => send<Contact>('POST', '/api/v1/Contact/add', { json: body }),
    update: (body: UpdateContact) => send<Contact>('PATCH', '/api/v1/Contact/update', { json: body }),
    remove: async (id: number) => send<void>('DELETE', addressOf('/api/v1/Contact/remove', id)),
  }
}
