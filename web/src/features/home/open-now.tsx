import { useEffect, useState } from 'react'
import { isOpenAt } from '../../lib/opening.ts'

const LOOK_AGAIN_MS = 30_000

/** Whether the restaurant is open now; until hydration, which knows the visitor's clock, only the hours. */
export function OpenNow({ hours }: { hours: { opens: string; closes: string } }) {
  const [open, setOpen] = useState<boolean | null>(null)
  useEffect(() => {
    const look = () => setOpen(isOpenAt(new Date(), hours))
    look()
    const timer = setInterval(look, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [hours])
  return (
    <p className="open-now" data-open={open ?? undefined}>
      <span className="open-now__dot" aria-hidden="true" />
      <span className="open-now__word">
        {open === null ? 'Her gün' : open ? 'Şu an açık' : 'Şu an kapalı'}
      </span>
      <span>
        {hours.opens}–{hours.closes}
      </span>
    </p>
  )
}
