import type { TableQuery } from './contracts.ts'
import { requireDefined } from './presence.ts'
import type { Send } from './transport.ts'

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

/** The path of one record. */
export function addressOf(action: string, id: number): string {
  requireDefined('id', id)
  return `${action}/${encodeURIComponent(id)}`
}
