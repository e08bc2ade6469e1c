import type { ResourceCalls } from '../api/resource-calls.ts'
import { categoryCalls } from './category/category-calls.ts'
import { groupCalls } from './group/group-calls.ts'
import { roleCalls } from './role/role-calls.ts'
import { userCalls } from './user/user-calls.ts'

/** The calls of every resource. */
export const calls = {
  category: categoryCalls,
  group: groupCalls,
  role: roleCalls,
  user: userCalls,
} satisfies Readonly<Record<string, ResourceCalls>>
