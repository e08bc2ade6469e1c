import type SvgIcon from '@mui/material/SvgIcon'
import type { ComponentType, ReactElement } from 'react'
import type { ResourceProps } from 'react-admin'
import type { EntityName } from '../api/permissions.ts'
import type { Section } from './sections.ts'

export interface EditScreenProps {
  /** The history of the record, shown beside its form. */
  readonly aside: ReactElement
}

/** The screens of a resource, loaded when the first of them is opened. */
export interface ResourceScreens {
  readonly list: ComponentType
  readonly create: ComponentType
  readonly edit: ComponentType<EditScreenProps>
}

/** A resource of react-admin with its section in the sidebar. */
export interface AdminResource extends Omit<ResourceProps, keyof ResourceScreens>, ResourceScreens {
  readonly name: EntityName
  readonly icon: typeof SvgIcon
  readonly options: {
    readonly section: Section | null
    /** The address of the screen that it follows in the sidebar; by default it is below all screens of its section. */
    readonly after?: string | undefined
  }
}
