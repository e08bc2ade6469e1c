import type { EntityName } from '../api/permissions.ts'
import { aboutResource } from './about/about-resource.tsx'
import type { AdminResource } from './admin-resource.ts'
import { blogResource } from './blog/blog-resource.tsx'
import { blogCategoryResource } from './blog-category/blog-category-resource.tsx'
import { blogTagResource } from './blog-tag/blog-tag-resource.tsx'
import { categoryResource } from './category/category-resource.tsx'
import { contactResource } from './contact/contact-resource.tsx'
import { groupResource } from './group/group-resource.tsx'
import { pageTextResource } from './page-text/page-text-resource.tsx'
import { plainResource } from './plain-resource.tsx'
import { productResource } from './product/product-resource.tsx'
import { type PlainEntity, plainEntities } from './registry.ts'
import { roleResource } from './role/role-resource.tsx'
import { serviceResource } from './service/service-resource.tsx'
import { userResource } from './user/user-resource.tsx'

/** Entities that are edited on screens of their own address, or as a part of another one. */
type EditedElsewhere = 'openingException' | 'productImage' | 'site' | 'value'

/** Hand-written screens, in the order of the sidebar; an entity without any does not compile. */
const handWritten: Readonly<Record<Exclude<EntityName, PlainEntity | EditedElsewhere>, AdminResource>> = {
  product: productResource,
  category: categoryResource,
  service: serviceResource,
  about: aboutResource,
  contact: contactResource,
  pageText: pageTextResource,
  blog: blogResource,
  blogCategory: blogCategoryResource,
  blogTag: blogTagResource,
  user: userResource,
  group: groupResource,
  role: roleResource,
}

export const resources: readonly AdminResource[] = [
  ...Object.values(handWritten),
  ...plainEntities.map(([name, section]) => plainResource(name, section)),
]
