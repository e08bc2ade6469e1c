import { RadioButtonGroupInput } from 'react-admin'

/** Whether the public sees the record. */
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
