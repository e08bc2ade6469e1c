import type { ResourceCalls } from '../api/resource-calls.ts'
import { categoryCalls } from './category/category-calls.ts'
import { groupCalls } from './group/group-calls.ts'
import { productCalls } from './product/product-calls.ts'
import { productImageCalls } from './product/product-image-calls.ts'
import { roleCalls } from './role/role-calls.ts'
import { userCalls } from './user/user-calls.ts'

/** The calls of every resource. */
export const calls = {
  category: categoryCalls,
  group: groupCalls,
  product: productCalls,
  productImage: productImageCalls,
  role: roleCalls,
  user: userCalls,
} satisfies Readonly<Record<string, ResourceCalls>>
