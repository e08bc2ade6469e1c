import type { ComponentType } from 'react'
import { CanAccess } from 'react-admin'
import { RefusedScreen } from '../look/dead-ends.tsx'
import type { AdminResource } from './admin-resource.ts'

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
