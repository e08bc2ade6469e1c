import type { ComponentProps } from 'react'

/**
 * A form that is not submitted. Outside a dialog, the method `dialog` validates the fields and then does nothing, with
 * or without scripts, so that the entries stay.
 */
export function IdleForm(props: Omit<ComponentProps<'form'>, 'method'>) {
  return <form method="dialog" {...props} />
}
