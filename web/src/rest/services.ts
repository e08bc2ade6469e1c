import type { Service, ServiceTable } from './contracts.ts'
import { type FilePart, formOf } from './form.ts'
import { requireForm } from './presence.ts'
import { addressOf, readsOf } from './reads.ts'
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
    async add(service: AddServiceForm) {
      requireForm({ ...service }, ALWAYS)
      return send<Service>('POST', '/api/v1/Services/add', { form: formOf(partsOf(service)) })
    },
    async update(service: UpdateServiceForm) {
      requireForm({ ...service }, [...ALWAYS, 'order'])
      const form = formOf({ ...partsOf(service), Order: service.order })
      return send<Service>('POST', '/api/v1/Services/update', { form })
    },
    remove: async (id: number) => send<void>('DELETE', addressOf('/api/v1/Services/remove', id)),
  }
}

function partsOf(service: AddServiceForm) {
  return {
    Id: service.id,
    Image: service.image,
    Icon: service.icon,
    Name: service.name,
    Description: service.description,
    Status: service.status,
  }
}
