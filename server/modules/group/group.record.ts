import { holds, managersOnly } from '../../core/access.ts'
import { stampedInputs } from '../../core/input/content-inputs.ts'
import { OwnPasswordInput } from '../../core/input/own-password-field.ts'
import type { Readable } from '../../core/read/readable.ts'
import { defineRecord } from '../../core/record-definition.ts'
import { Group } from './group.entity.ts'
import { groupRules } from './group.rules.ts'
import { GroupRole } from './group-role.entity.ts'

interface GroupInputs {
  roleIds?: number[] | null
  currentPassword?: string | null
}

const inputs = stampedInputs<
  Group,
  'name',
  'displayName' | 'description' | 'requiresSecondFactor',
  GroupInputs
>(Group, {
  name: 'Group',
  aTitle: 'a group',
  title: 'group',
})
OwnPasswordInput()(inputs.update.prototype, 'currentPassword')

const groupRoles: Readable<GroupRole> = {
  entity: GroupRole,
  reads: (caller) =>
    (holds(caller, 'group.manage') || holds(caller, 'user.manage')) && { role: { isDeleted: false } },
  sort: { group: 'asc', role: 'asc' },
}

export const groupRecord = defineRecord({
  entity: Group,
  one: 'group',
  many: 'groups',
  title: 'group',
  plural: 'groups',
  label: 'name',
  inputs,
  asksOwnPassword: true,
  managesAccounts: true,
  manage: 'group.manage',
  read: managersOnly,
  table: {
    search: ['name', 'displayName', 'description'],
    fields: ['id', 'name', 'displayName', 'description'],
  },
  links: [groupRoles],
  rules: groupRules,
})
