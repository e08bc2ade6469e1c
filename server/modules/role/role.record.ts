import { administratorsOnly, may } from '../../core/access.ts'
import { defineRecord } from '../../core/record-definition.ts'
import { Role } from './role.entity.ts'
import { AddRole, UpdateRole } from './role.input.ts'

const manage = may('role.manage')

export const roleRecord = defineRecord({
  entity: Role,
  one: 'role',
  many: 'roles',
  title: 'role',
  plural: 'roles',
  label: 'name',
  inputs: { add: AddRole, update: UpdateRole },
  access: {
    getAll: manage,
    getById: manage,
    getTableAll: manage,
    seeDeleted: administratorsOnly,
    add: manage,
    update: manage,
    remove: manage,
    restore: administratorsOnly,
  },
  sort: { id: 'asc' },
  sorted: 'by id',
  table: { search: ['name'], fields: ['id', 'name', 'normalizedName'] },
})
