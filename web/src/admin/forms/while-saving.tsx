import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react'

interface WhileSavingProps {
  readonly isSaving: boolean
  readonly children: ReactNode
}

/** Locks inputs during a save, because input would be lost then, and restores the focus afterwards. */
export function WhileSaving({ isSaving, children }: WhileSavingProps) {
  const focused = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (!isSaving && document.activeElement === document.body) focused.current?.focus()
  }, [isSaving])
  return (
    // Also inert: the library's choice lists are no native controls, and disabling does not reach them.
    <fieldset
      disabled={isSaving}
      inert={isSaving}
      style={{ all: 'unset', display: 'contents' }}
      onFocus={({ target }: FocusEvent<HTMLElement>) => {
        focused.current = target
      }}
      onBlur={({ relatedTarget }) => {
        // An input that is disabled loses the focus to nothing.
        if (relatedTarget) focused.current = null
      }}
    >
      {children}
    </fieldset>
  )
}
