import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface WhileSavingProps {
  readonly isSaving: boolean
  readonly children: ReactNode
}

/** Locks inputs while they are being saved, as what is typed then would be lost, and gives the focus back afterwards. */
export function WhileSaving({ isSaving, children }: WhileSavingProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const focused = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (isSaving) {
      focused.current = fieldset.current?.contains(activeElement) ? activeElement : null
    } else if (focused.current instanceof HTMLElement && (activeElement === body || activeElement === null)) {
      focused.current.focus()
    }
  }, [isSaving])
  return (
    // Also inert: the library's choice lists are no native controls, and disabling does not reach them.
    <fieldset
      ref={fieldset}
      disabled={isSaving}
      inert={isSaving}
      style={{ all: 'unset', display: 'contents' }}
    >
      {children}
    </fieldset>
  )
}
