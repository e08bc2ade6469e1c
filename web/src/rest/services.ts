import type { Service, ServiceTable } from './contracts.ts'
import { addressOf, readsOf } from './entity-calls.ts'
import { type FilePart, requiredForm } from './form.ts'
import type { Send } from './transport.ts'

/** A new service becomes the last one; an update can change its order. */
export interface AddServiceForm {
  /** 0 for a new one. */
  readonly id: number
  readonly image: FilePart
  readonly icon: FilePart
  readonly name: string
  readonly description: string
  readonly status: number | boolean
}

/** All fields are required; an empty file keeps the picture. */
export interface UpdateServiceForm extends AddServiceForm {
  readonly order: number
}

const ALWAYS = ['id', 'image', 'icon', 'name', 'description', 'status'] as const

export function servicesCalls(send: Send) {
  return {
    ...readsOf<Service, ServiceTable>(send, '/api/v1/Services'),
    add: async (service: AddServiceForm) =>
      send<Service>('POST', '/api/v1/Services/add', { form: requiredForm(service, ALWAYS) }),
    update: async (service: UpdateServiceForm) =>
      send<Service>('POST', '/api/v1/Services/update', { form: requiredForm(service, [...ALWAYS, 'order']) }),
    remove: async (id: number) => send<void>('DELETE', addressOf('/api/v1/Services/remove', id)),
  }
}
