import { type ComponentProps, type RefObject, useEffect } from 'react'
import './sheet.css'

interface SheetProps extends ComponentProps<'dialog'> {
  readonly ref: RefObject<HTMLDialogElement | null>
}

/** A dialog that a click beside it closes; before hydration and without scripts it is a popover. */
export function Sheet({ ref, className = '', ...props }: SheetProps) {
  useEffect(() => {
    const sheet = ref.current
    // The second click of a double click belongs to what opened it.
    const onClick = ({ target, detail }: MouseEvent) => target === sheet && detail < 2 && closeSheet(sheet)
    sheet?.addEventListener('click', onClick)
    return () => sheet?.removeEventListener('click', onClick)
  }, [ref])
  return <dialog className={`sheet ${className}`} popover="auto" ref={ref} {...props} />
}

/** The server has no `HTMLElement`. */
const hasPopovers = 'popover' in (globalThis.HTMLElement?.prototype ?? {})

/**
 * Opens a dialog with `popover` as a modal one. It is painted as a popover first, because making the page inert for a
 * modal restyles all of it. @returns a function that stops it.
 */
export function openSheet(dialog: HTMLDialogElement | null): (() => void) | undefined {
  if (!dialog || dialog.open) return
  if (!hasPopovers) {
    dialog.showModal()
    return
  }
  const opening = new AbortController()
  if (!isPopover(dialog)) {
    // An automatic one would be dismissed by the second press of a double click.
    dialog.popover = 'manual'
    dialog.showPopover()
    closeMeanwhile(dialog, opening.signal)
  }
  let timer: ReturnType<typeof setTimeout>
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      opening.abort()
      const isOpen = isPopover(dialog)
      dialog.popover = 'auto'
      if (!isOpen) return dialog.dispatchEvent(new Event('close'))
      dialog.showModal()
    })
  })
  return () => {
    opening.abort()
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Closes a sheet that is not modal yet by Escape, and by a click beside it. */
function closeMeanwhile(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const options = { capture: true, signal }
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && closeSheet(dialog), options)
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Node && dialog.contains(event.target)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.detail < 2) closeSheet(dialog)
  }
  document.addEventListener('click', onClick, options)
}

export function closeSheet(dialog: HTMLDialogElement | null): void {
  if (dialog && isPopover(dialog)) dialog.hidePopover()
  else dialog?.close()
}

const isPopover = (dialog: HTMLDialogElement) => hasPopovers && dialog.matches(':popover-open')
