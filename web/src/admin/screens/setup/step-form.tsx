import { type ReactNode, useEffect, useState } from 'react'
import { Form } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { isSame } from '../../api/same-value.ts'
import type { SetupInput } from './setup-draft.ts'

/** The id of the form, for its buttons, which are outside. */
export const STEP_FORM = 'setup-step'

interface TypedProps {
  /** The stored settings, and what was typed over them. */
  readonly values: SetupInput
  onChange(changed: SetupInput): void
}

/** The form of a step, for fields of the settings. The assistant keeps what is typed. */
export function StepForm(props: TypedProps & { onSubmit(): Promise<unknown>; children: ReactNode }) {
  // Every other record would reset the form.
  const [record] = useState(props.values)
  return (
    <Form id={STEP_FORM} record={record} onSubmit={async () => void (await props.onSubmit())} noValidate>
      <Typed {...props} />
      {props.children}
    </Form>
  )
}

function Typed({ values, onChange }: TypedProps) {
  const { subscribe } = useFormContext()
  useEffect(() =>
    subscribe({
      formState: { values: true },
      callback: ({ name = '', values: typed }) => {
        const [field = ''] = name.split('.')
        if (!isSame(typed[field], values[field])) onChange({ [field]: typed[field] })
      },
    }),
  )
  return null
}
