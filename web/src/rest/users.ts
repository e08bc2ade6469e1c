import type { AddUser, Id, TableQuery, UpdateUser, User, UserPage, UserTable } from './contracts.ts'
import { type PageQuery, pageParameters } from './paged.ts'
import { requireDefined } from './presence.ts'
import type { Send } from './transport.ts'

export function userCalls(send: Send) {
  return {
    addUser: (body: AddUser) => send<User>('POST', '/api/UserManager/add-user', { json: body }),
    updateUser: (body: UpdateUser) => send<User>('POST', '/api/UserManager/update-user', { json: body }),
    deleteUser: (body: Id) => send<void>('DELETE', '/api/UserManager/delete-user', { json: body }),
    async getUser(userId: number) {
      requireDefined('userId', userId)
      return send<User>('GET', '/api/UserManager/get-user', { query: { UserId: userId } })
    },
    getUserTableAll: (query: TableQuery = {}) =>
      send<UserTable>('POST', '/api/UserManager/get-user-table-all', { json: query }),
    getUserAll: async (page: PageQuery) =>
      send<UserPage>('GET', '/api/UserManager/get-user-all', { query: pageParameters(page) }),
  }
}
