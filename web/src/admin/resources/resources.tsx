import type SvgIcon from '@mui/material/SvgIcon'
import type { ResourceProps } from 'react-admin'
import type { ResourceName } from '../access.ts'
import type { Section } from '../look/rail.tsx'
import { categoryResource } from './category/category-resource.tsx'
import { groupResource } from './group/group-resource.tsx'
import { productResource } from './product/product-resource.tsx'
import { roleResource } from './role/role-resource.tsx'
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
  userResource,
  groupResource,
  roleResource,
]
