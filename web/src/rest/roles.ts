import type { AddRole, Id, Role, RolePage, RoleTable, TableQuery, UpdateRole } from './contracts.ts'
import { type PageQuery, pageParameters } from './paged.ts'
import { requireDefined } from './presence.ts'
import type { Send } from './transport.ts'

export function roleCalls(send: Send) {
  return {
    addRole: (body: AddRole) => send<Role>('POST', '/api/UserManager/add-role', { json: body }),
    updateRole: (body: UpdateRole) => send<Role>('PUT', '/api/UserManager/update-role', { json: body }),
    deleteRole: (body: Id) => send<void>('DELETE', '/api/UserManager/delete-role', { json: body }),
    async getRole(roleId: number) {
      requireDefined('roleId', roleId)
      return send<Role>('GET', '/api/UserManager/get-role', { query: { RoleId: roleId } })
    },
    getRoleTableAll: (query: TableQuery = {}) =>
      send<RoleTable>('POST', '/api/UserManager/get-role-table-all', { json: query }),
    getRoleAll: async (page: PageQuery) =>
      send<RolePage>('GET', '/api/UserManager/get-role-all', { query: pageParameters(page) }),
  }
}
