import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../components/icon.tsx'
import { pictureSet, pictureUrl } from '../../lib/picture.ts'
import type { Dish } from './menu-query.ts'
import './lightbox.css'

/** A dialog with a dish's large pictures, titled with its name; Escape or a click beside it closes it. */
export function Lightbox({ dish, onClose }: { dish: Dish | null; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(0)
  useEffect(() => {
    if (!dish) return
    setIndex(0)
    return openModal(dialog.current)
  }, [dish])
  if (!dish) return null
  const pictures = dish.productImages
  const picture = pictures[index % pictures.length]
  const step = (by: number) => setIndex((index + by + pictures.length) % pictures.length)
  return (
    <dialog
      className="lightbox"
      popover="auto"
      ref={dialog}
      aria-label={dish.name}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close(dialog.current)}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') step(1)
        if (event.key === 'ArrowLeft') step(-1)
      }}
    >
      <figure>
        {picture && (
          <img
            src={pictureUrl(picture.filePath, 960)}
            srcSet={pictureSet(picture.filePath, [480, 960, 1600])}
            sizes="min(90vw, 720px)"
            width={720}
            height={720}
            alt={dish.name}
          />
        )}
        <figcaption translate="no">{dish.name}</figcaption>
      </figure>
      {pictures.length > 1 && (
        <div className="lightbox__steps">
          <button type="button" className="round" onClick={() => step(-1)} aria-label="Önceki resim">
            <Icon name="back" />
          </button>
          <span>
            {index + 1} / {pictures.length}
          </span>
          <button type="button" className="round" onClick={() => step(1)} aria-label="Sonraki resim">
            <Icon name="arrow" />
          </button>
        </div>
      )}
      <button
        type="button"
        className="round lightbox__close"
        onClick={() => close(dialog.current)}
        aria-label="Kapat"
      >
        <Icon name="close" />
      </button>
    </dialog>
  )
}

/** The server has no `HTMLElement`. */
const hasPopovers = 'popover' in (globalThis.HTMLElement?.prototype ?? {})

/** Paints the dialog as a popover first, because making the page inert for a modal restyles all of it. */
function openModal(dialog: HTMLDialogElement | null) {
  if (!dialog || dialog.open) return
  if (!hasPopovers) return dialog.showModal()
  dialog.showPopover()
  let timer: ReturnType<typeof setTimeout>
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      if (!isPopover(dialog)) return dialog.dispatchEvent(new Event('close'))
      dialog.hidePopover()
      dialog.showModal()
    })
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

function close(dialog: HTMLDialogElement | null) {
  if (dialog && isPopover(dialog)) dialog.hidePopover()
  else dialog?.close()
}

const isPopover = (dialog: HTMLDialogElement) => hasPopovers && dialog.matches(':popover-open')
