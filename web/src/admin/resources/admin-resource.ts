import type SvgIcon from '@mui/material/SvgIcon'
import type { ResourceProps } from 'react-admin'
import type { ResourceName } from '../api/access.ts'
import type { Section } from './sections.ts'

/** What staff keep, with its screens and its place in the sidebar. */
export interface AdminResource extends ResourceProps {
  readonly name: ResourceName
  readonly icon: typeof SvgIcon
  readonly options: { readonly section: Section }
}
