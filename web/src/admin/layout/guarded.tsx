import type { ComponentType } from 'react'
import { CanAccess } from 'react-admin'
import type { AdminResource } from '../resources/admin-resource.ts'
import { RefusedScreen } from './error-pages.tsx'

type Action = 'list' | 'create' | 'edit'

/**
 * A resource whose screens are for those who may use them; anybody else who has an address of one is told, before
 * anything is asked of the API that it would refuse.
 */
export function guarded(resource: AdminResource): AdminResource {
  const screen = (action: Action) => {
    const Screen = resource[action] as ComponentType | undefined
    return (
      Screen &&
      (() => (
        <CanAccess action={action} resource={resource.name} accessDenied={<RefusedScreen />}>
          <Screen />
        </CanAccess>
      ))
    )
  }
  return { ...resource, list: screen('list'), create: screen('create'), edit: screen('edit') }
}
