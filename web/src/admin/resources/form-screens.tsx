import type { ComponentProps, ComponentType } from 'react'
import { RecordCreate, RecordEdit } from '../forms/record-form.tsx'
import type { ResourceScreens } from './admin-resource.ts'

export type EditOptions = Omit<ComponentProps<typeof RecordEdit>, 'aside' | 'children'>

/** The screens that add and edit a record, with the same fields. */
export function formScreens(
  Fields: ComponentType,
  useOptions: () => EditOptions = () => ({}),
): Pick<ResourceScreens, 'create' | 'edit'> {
  return {
    create: () => (
      <RecordCreate>
        <Fields />
      </RecordCreate>
    ),
    edit: function EditScreen({ aside }) {
      return (
        <RecordEdit aside={aside} {...useOptions()}>
          <Fields />
        </RecordEdit>
      )
    },
  }
}
