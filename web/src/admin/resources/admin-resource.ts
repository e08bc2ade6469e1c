import type { ComponentType, ReactElement } from 'react'
import type { ResourceProps } from 'react-admin'
import type { EntityName } from '../api/permissions.ts'

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

/** A resource of react-admin, whose screens are loaded when they are opened. */
export interface AdminResource extends Omit<ResourceProps, keyof ResourceScreens>, ResourceScreens {
  readonly name: EntityName
}
