import type { ComponentProps, ComponentType } from 'react'
import { RecordCreate, RecordEdit } from '../forms/record-form.tsx'
import type { ResourceScreens } from './admin-resource.ts'

type EditOptions = Omit<ComponentProps<typeof RecordEdit>, 'aside' | 'children'>

/** The screen that adds a record. */
export const createScreen = (Fields: ComponentType) => () => (
  <RecordCreate>
    <Fields />
  </RecordCreate>
)

/** The screens that add and edit a record, with the same fields. */
export function formScreens(
  Fields: ComponentType,
  options: EditOptions = {},
): Pick<ResourceScreens, 'create' | 'edit'> {
  return {
    create: createScreen(Fields),
    edit: ({ aside }) => (
      <RecordEdit aside={aside} {...options}>
        <Fields />
      </RecordEdit>
    ),
  }
}
