import { managersOnly } from '../../core/access.ts'
import { defineRecord } from '../../core/record-definition.ts'
import { Group } from './group.entity.ts'
import { AddGroup, UpdateGroup } from './group.input.ts'

export const groupRecord = defineRecord({
  entity: Group,
  one: 'group',
  many: 'groups',
  title: 'group',
  plural: 'groups',
  label: 'name',
  inputs: { add: AddGroup, update: UpdateGroup },
  manage: 'group.manage',
  read: managersOnly,
  sort: { id: 'asc' },
  sorted: 'by id',
  table: {
    search: ['name', 'displayName', 'description'],
    fields: ['id', 'name', 'displayName', 'description'],
  },
})
