import type { ReactNode } from 'react'

interface IdleFormProps {
  readonly className: string
  /** Names the form, where a heading does: the heading's id. */
  readonly labelledBy?: string
  readonly role?: 'search'
  readonly children: ReactNode
}

/**
 * A form that has nowhere to go. Outside a dialog the method `dialog` checks what was typed and then does nothing,
 * scripts or none: the page stays, and so does what the visitor wrote.
 */
export function IdleForm({ className, labelledBy, role, children }: IdleFormProps) {
  return (
    <form method="dialog" className={className} aria-labelledby={labelledBy} role={role}>
      {children}
    </form>
  )
}
