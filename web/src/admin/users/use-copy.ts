import { type RefObject, useRef } from 'react'
import { useNotify } from 'react-admin'

interface Copying<Field> {
  /** The field that shows the text. */
  readonly field: RefObject<Field | null>
  copy(text: string): Promise<void>
}

/** Copies a text that a field shows, or selects it there for the person to copy. */
export function useCopy<Field extends HTMLInputElement | HTMLTextAreaElement>(): Copying<Field> {
  const notify = useNotify()
  const field = useRef<Field>(null)
  return {
    field,
    async copy(text) {
      field.current?.select()
      try {
        await navigator.clipboard.writeText(text)
        notify('resources.user.credentials.copied', { type: 'info' })
      } catch {
        // Browsers restrict the clipboard to pages with TLS; the text is selected for manual copying.
        notify('resources.user.credentials.copyYourself', { type: 'info' })
      }
    },
  }
}
