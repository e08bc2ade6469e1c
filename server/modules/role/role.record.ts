import { managersOnly } from '../../core/access.ts'
import { defineRecord } from '../../core/record-definition.ts'
import { Role } from './role.entity.ts'
import { AddRole, UpdateRole } from './role.input.ts'

export const roleRecord = defineRecord({
  entity: Role,
  one: 'role',
  many: 'roles',
  title: 'role',
  plural: 'roles',
  label: 'name',
  inputs: { add: AddRole, update: UpdateRole },
  manage: 'role.manage',
  read: managersOnly,
  sort: { id: 'asc' },
  sorted: 'by id',
  table: { search: ['name'], fields: ['id', 'name', 'normalizedName'] },
})
