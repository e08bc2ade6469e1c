import { RadioButtonGroupInput } from 'react-admin'

interface StatusInputProps {
  /** The status of a new record. */
  readonly initial?: 'ACTIVE' | 'PASSIVE'
  /** The message keys of the two values. */
  readonly names?: { readonly ACTIVE: string; readonly PASSIVE: string }
}

const NAMES = { ACTIVE: 'admin.status.ACTIVE', PASSIVE: 'admin.status.PASSIVE' }

/** Whether the public sees the record. */
export function StatusInput({ initial = 'ACTIVE', names = NAMES }: StatusInputProps) {
  return (
    <RadioButtonGroupInput
      source="status"
      defaultValue={initial}
      helperText={false}
      choices={[
        { id: 'ACTIVE', name: names.ACTIVE },
        { id: 'PASSIVE', name: names.PASSIVE },
      ]}
    />
  )
}
