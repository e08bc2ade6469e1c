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
import { plainEntities } from './registry.ts'
import { roleResource } from './role/role-resource.tsx'
import { serviceResource } from './service/service-resource.tsx'
import { userResource } from './user/user-resource.tsx'

/** In the order of the sidebar. */
export const resources: readonly AdminResource[] = [
  productResource,
  categoryResource,
  serviceResource,
  aboutResource,
  contactResource,
  pageTextResource,
  blogResource,
  blogCategoryResource,
  blogTagResource,
  userResource,
  groupResource,
  roleResource,
  ...plainEntities.map(([name, section]) => plainResource(name, section)),
]
