import type { ResourceCalls } from '../api/resource-calls.ts'
import { categoryCalls } from './category/category-calls.ts'

/** The calls of every resource. */
export const calls = {
  category: categoryCalls,
} satisfies Readonly<Record<string, ResourceCalls>>
