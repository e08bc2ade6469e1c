import { managersOnly } from '../../core/access.ts'
import { stampedInputs } from '../../core/input/content-inputs.ts'
import { defineRecord } from '../../core/record-definition.ts'
import { Group } from './group.entity.ts'

export const groupRecord = defineRecord({
  entity: Group,
  one: 'group',
  many: 'groups',
  title: 'group',
  plural: 'groups',
  label: 'name',
  inputs: stampedInputs<Group, 'name', 'displayName' | 'description', { roleIds?: number[] | null }>(Group, {
    name: 'Group',
    aTitle: 'a group',
    title: 'group',
  }),
  manage: 'group.manage',
  read: managersOnly,
  table: {
    search: ['name', 'displayName', 'description'],
    fields: ['id', 'name', 'displayName', 'description'],
  },
})
