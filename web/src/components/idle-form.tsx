import type { ReactNode } from 'react'

interface IdleFormProps {
  readonly className: string
  /** The id of the heading that labels the form. */
  readonly labelledBy?: string
  readonly role?: 'search'
  readonly children: ReactNode
}

/**
 * A form that is not submitted. Outside a dialog, the method `dialog` validates the fields and then does nothing, with
 * or without scripts, so that the entries stay.
 */
export function IdleForm({ className, labelledBy, role, children }: IdleFormProps) {
  return (
    <form method="dialog" className={className} aria-labelledby={labelledBy} role={role}>
      {children}
    </form>
  )
}
