import type { ReactNode } from 'react'
import { CanAccess, type ResourceProps } from 'react-admin'
import type { AdminResource } from '../resources/admin-resource.ts'
import { referenceOf } from '../resources/registry.ts'
import { RecordChanges } from '../screens/changes/record-changes.tsx'
import { RefusedScreen } from './error-pages.tsx'

type Action = 'list' | 'create' | 'edit'

/**
 * A resource whose screens are for those who may use them; anybody else who has an address of one is told, before
 * anything is asked of the API that it would refuse. Beside each form stands the history of its record.
 */
export function guarded(resource: AdminResource): ResourceProps {
  const guard = (action: Action, screen: ReactNode) => () => (
    <CanAccess action={action} resource={resource.name} accessDenied={<RefusedScreen />}>
      {screen}
    </CanAccess>
  )
  const { list: List, create: Create, edit: Edit } = resource
  return {
    ...resource,
    // For the forms, which know no entity.
    options: { ...resource.options, referenceOf: (field: string) => referenceOf(resource.name, field) },
    list: guard('list', <List />),
    create: guard('create', <Create />),
    edit: guard('edit', <Edit aside={<RecordChanges />} />),
  }
}
