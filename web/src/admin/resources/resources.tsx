import type SvgIcon from '@mui/material/SvgIcon'
import type { ResourceProps } from 'react-admin'
import type { ResourceName } from '../access.ts'
import type { Section } from '../look/rail.tsx'
import { aboutResource } from './about/about-resource.tsx'
import { blogResource } from './blog/blog-resource.tsx'
import { blogCategoryResource } from './blog-category/blog-category-resource.tsx'
import { blogTagResource } from './blog-tag/blog-tag-resource.tsx'
import { categoryResource } from './category/category-resource.tsx'
import { contactResource } from './contact/contact-resource.tsx'
import { groupResource } from './group/group-resource.tsx'
import { productResource } from './product/product-resource.tsx'
import { roleResource } from './role/role-resource.tsx'
import { serviceResource } from './service/service-resource.tsx'
import { userResource } from './user/user-resource.tsx'

/** What staff keep, with its screens and its place in the rail. */
export interface AdminResource extends ResourceProps {
  readonly name: ResourceName
  readonly icon: typeof SvgIcon
  readonly options: { readonly section: Section }
}

export const resources: readonly AdminResource[] = [
  productResource,
  categoryResource,
  serviceResource,
  aboutResource,
  contactResource,
  blogResource,
  blogCategoryResource,
  blogTagResource,
  userResource,
  groupResource,
  roleResource,
]
