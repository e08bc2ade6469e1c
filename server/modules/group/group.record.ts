import { administratorsOnly, may } from '../../core/access.ts'
import { defineRecord } from '../../core/record-definition.ts'
import { Group } from './group.entity.ts'
import { AddGroup, UpdateGroup } from './group.input.ts'

const manage = may('group.manage')

export const groupRecord = defineRecord({
  entity: Group,
  one: 'group',
  many: 'groups',
  title: 'group',
  plural: 'groups',
  label: 'name',
  inputs: { add: AddGroup, update: UpdateGroup },
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
  table: { search: ['name', 'description'], fields: ['id', 'name', 'description'] },
  links: { roles: 'roleIds' },
})
