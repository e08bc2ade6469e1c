import { type RefObject, useRef } from 'react'
import { useNotify } from 'react-admin'

interface Copying<Shown> {
  /** The element that shows the text. */
  readonly field: RefObject<Shown | null>
  copy(text: string): Promise<void>
}

/** Copies a text that an element shows, or selects it there for the person to copy. */
export function useCopy<Shown extends HTMLElement>(): Copying<Shown> {
  const notify = useNotify()
  const field = useRef<Shown>(null)
  return {
    field,
    async copy(text) {
      select(field.current)
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

function select(shown: HTMLElement | null): void {
  if (shown instanceof HTMLInputElement || shown instanceof HTMLTextAreaElement) shown.select()
  else if (shown) getSelection()?.selectAllChildren(shown)
}
