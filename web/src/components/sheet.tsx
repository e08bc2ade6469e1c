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
  if (!isPopover(dialog)) {
    // Not dismissed by the second press of a double click.
    dialog.popover = 'manual'
    dialog.showPopover()
  }
  let timer: ReturnType<typeof setTimeout>
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      const isOpen = isPopover(dialog)
      dialog.popover = 'auto'
      if (!isOpen) return dialog.dispatchEvent(new Event('close'))
      dialog.showModal()
    })
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

export function closeSheet(dialog: HTMLDialogElement | null): void {
  if (dialog && isPopover(dialog)) dialog.hidePopover()
  else dialog?.close()
}

const isPopover = (dialog: HTMLDialogElement) => hasPopovers && dialog.matches(':popover-open')
