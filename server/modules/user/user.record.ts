import { holds, managersOnly } from '../../core/access.ts'
import { everyField } from '../../core/input/every-field.ts'
import type { Readable } from '../../core/read/readable.ts'
import { select } from '../../core/read/selection.ts'
import { defineRecord } from '../../core/record-definition.ts'
import { UserGroup } from '../group/user-group.entity.ts'
import { User } from './user.entity.ts'
import { AddUser, UpdateUser } from './user.input.ts'
import { userRules } from './user.rules.ts'

/** Managers of groups read members of groups, managers of users groups of users; everybody reads their own. */
const userGroups: Readable<UserGroup> = {
  entity: UserGroup,
  reads: (caller) =>
    holds(caller, 'user.manage') || holds(caller, 'group.manage')
      ? { user: { isDeleted: false }, group: { isDeleted: false } }
      : { user: { id: caller.userId ?? 0 }, group: { isDeleted: false } },
  sort: { user: 'asc', group: 'asc' },
}

export const userRecord = defineRecord({
  entity: User,
  one: 'user',
  many: 'users',
  title: 'user',
  plural: 'users',
  label: 'userName',
  inputs: { add: AddUser, update: UpdateUser },
  asksOwnPassword: true,
  managesAccounts: true,
  manage: 'user.manage',
  read: managersOnly,
  table: {
    search: ['userName', 'email', 'firstName', 'lastName'],
    fields: everyField(User, { except: ['concurrencyStamp', 'erasedAt', 'groups'] }),
  },
  links: [userGroups],
  rules: userRules,
  derived: { delete: select('isDeleted'), isInvited: select('passwordHash', 'isDeleted') },
})
