import { RadioButtonGroupInput } from 'react-admin'

/** Whether the public sees it. */
export function StatusInput() {
  return (
    <RadioButtonGroupInput
      source="status"
      defaultValue="ACTIVE"
      helperText={false}
      choices={[
        { id: 'ACTIVE', name: 'admin.status.ACTIVE' },
        { id: 'PASSIVE', name: 'admin.status.PASSIVE' },
      ]}
    />
  )
}
