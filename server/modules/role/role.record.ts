import { managersOnly } from '../../core/access.ts'
import { stampedInputs } from '../../core/input/content-inputs.ts'
import { defineRecord } from '../../core/record-definition.ts'
import { Role } from './role.entity.ts'
import { roleRules } from './role.rules.ts'

export const roleRecord = defineRecord({
  entity: Role,
  one: 'role',
  many: 'roles',
  title: 'role',
  plural: 'roles',
  label: 'name',
  inputs: stampedInputs<Role, 'name', never, object>(Role, { name: 'Role', aTitle: 'a role', title: 'role' }),
  managesAccounts: true,
  manage: 'role.manage',
  read: managersOnly,
  table: { search: ['name'], fields: ['id', 'name', 'normalizedName'] },
  rules: roleRules,
})
