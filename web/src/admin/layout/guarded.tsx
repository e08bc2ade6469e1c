import { lazy, type ReactNode, Suspense } from 'react'
import { CanAccess, type ResourceProps } from 'react-admin'
import type { AdminResource } from '../resources/admin-resource.ts'
import { referenceOf } from '../resources/registry.ts'
import { RefusedScreen } from './error-pages.tsx'

const RecordChanges = lazy(async () => ({
  default: (await import('../screens/changes/record-changes.tsx')).RecordChanges,
}))

type Action = 'list' | 'create' | 'edit'

/**
 * A resource whose screens check the permission first, so that no request is sent that the API would refuse. The
 * history of the record is shown beside each form.
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
    // A parameter, because the forms layer must not import the registry.
    options: { referenceOf: (field: string) => referenceOf(resource.name, field) },
    list: guard('list', <List />),
    create: guard('create', <Create />),
    edit: guard(
      'edit',
      <Edit
        aside={
          <Suspense fallback={null}>
            <RecordChanges />
          </Suspense>
        }
      />,
    ),
  }
}
