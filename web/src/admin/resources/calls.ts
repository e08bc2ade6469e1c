import type { ResourceCalls } from '../api/resource-calls.ts'
import { aboutCalls } from './about/about-calls.ts'
import { blogCalls } from './blog/blog-calls.ts'
import { blogCategoryCalls } from './blog-category/blog-category-calls.ts'
import { blogTagCalls } from './blog-tag/blog-tag-calls.ts'
import { categoryCalls } from './category/category-calls.ts'
import { contactCalls } from './contact/contact-calls.ts'
import { groupCalls } from './group/group-calls.ts'
import { productCalls } from './product/product-calls.ts'
import { productImageCalls } from './product/product-image-calls.ts'
import { roleCalls } from './role/role-calls.ts'
import { serviceCalls } from './service/service-calls.ts'
import { userCalls } from './user/user-calls.ts'

/** The calls of every resource. */
export const calls = {
  category: categoryCalls,
  group: groupCalls,
  product: productCalls,
  productImage: productImageCalls,
  role: roleCalls,
  user: userCalls,
  about: aboutCalls,
  blog: blogCalls,
  blogCategory: blogCategoryCalls,
  blogTag: blogTagCalls,
  contact: contactCalls,
  service: serviceCalls,
} satisfies Readonly<Record<string, ResourceCalls>>
