import type { TableQuery } from './contracts.ts'
import { requireDefined } from './presence.ts'
import type { Method, Send, Sent } from './transport.ts'

/** The three read calls of every content entity. */
export function readsOf<Entity, Table>(send: Send, controller: string) {
  return {
    async getById(id: number): Promise<Entity> {
      requireDefined('id', id)
      return send<Entity>('GET', `${controller}/get-by-id`, { query: { id } })
    },
    getTableAll: (query: TableQuery = {}): Promise<Table> =>
      send<Table>('POST', `${controller}/get-table-all`, { json: query }),
    getAll: (): Promise<Entity[]> => send<Entity[]>('GET', `${controller}/get-all`),
  }
}

/**
 * All calls of a content entity.
 * @param update its method, like that of `remove`: they differ from entity to entity.
 * @param sent the body of a new or changed record; JSON by default.
 */
export function callsOf<Entity, Table, Add, Update = Add>(
  send: Send,
  controller: string,
  update: Method,
  remove: Method,
  sent: (body: Add | Update) => Sent = (body) => ({ json: body }),
) {
  return {
    ...readsOf<Entity, Table>(send, controller),
    add: async (body: Add) => send<Entity>('POST', `${controller}/add`, sent(body)),
    update: async (body: Update) => send<Entity>(update, `${controller}/update`, sent(body)),
    remove: async (id: number) => send<void>(remove, addressOf(`${controller}/remove`, id)),
  }
}

export function addressOf(action: string, id: number): string {
  requireDefined('id', id)
  return `${action}/${encodeURIComponent(id)}`
}
