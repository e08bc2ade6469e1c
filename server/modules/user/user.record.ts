import { managersOnly } from '../../core/access.ts'
import { select } from '../../core/read/selection.ts'
import { defineRecord } from '../../core/record-definition.ts'
import { User } from './user.entity.ts'
import { AddUser, UpdateUser } from './user.input.ts'

export const userRecord = defineRecord({
  entity: User,
  one: 'user',
  many: 'users',
  title: 'user',
  plural: 'users',
  label: 'userName',
  inputs: { add: AddUser, update: UpdateUser },
  asksOwnPassword: true,
  manage: 'user.manage',
  read: managersOnly,
  table: {
    search: ['userName', 'email', 'firstName', 'lastName'],
    fields: [
      'id',
      'userName',
      'normalizedUserName',
      'email',
      'normalizedEmail',
      'emailConfirmed',
      'phoneNumber',
      'phoneNumberConfirmed',
      'twoFactorEnabled',
      'lockoutEnd',
      'lockoutEnabled',
      'accessFailedCount',
      'firstName',
      'lastName',
      'avatar',
      'mood',
      'chatStatus',
      'status',
    ],
  },
  derived: { delete: select('isDeleted') },
})
