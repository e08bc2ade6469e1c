import type { AddGroup, Group, GroupPage, GroupTable, Id, TableQuery, UpdateGroup } from './contracts.ts'
import { type PageQuery, pageParameters } from './paged.ts'
import { requireDefined } from './presence.ts'
import type { Send } from './transport.ts'

export function groupCalls(send: Send) {
  return {
    addGroup: (body: AddGroup) => send<Group>('POST', '/api/UserManager/add-group', { json: body }),
    updateGroup: (body: UpdateGroup) => send<Group>('PUT', '/api/UserManager/update-group', { json: body }),
    deleteGroup: (body: Id) => send<void>('DELETE', '/api/UserManager/delete-group', { json: body }),
    async getGroup(groupId: number) {
      requireDefined('groupId', groupId)
      return send<Group>('GET', '/api/UserManager/get-group', { query: { groupId } })
    },
    getGroupTableAll: (query: TableQuery = {}) =>
      send<GroupTable>('POST', '/api/UserManager/get-group-table-all', { json: query }),
    getGroupAll: async (page: PageQuery) =>
      send<GroupPage>('GET', '/api/UserManager/get-group-all', { query: pageParameters(page) }),
  }
}
