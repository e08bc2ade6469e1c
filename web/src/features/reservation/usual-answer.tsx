import { useNow } from '../../lib/use-now.ts'
import type { Hours } from '../../rules/opening-hours.ts'
import { usualAnswerText } from './usual-answer-words.ts'

interface UsualAnswerProps {
  readonly hours: Hours
  /** Null if it is not known. */
  readonly minutes: number | null
}

/** When a guest may expect the answer. The document is made for one guest and kept by nobody, so that it may say it, too. */
export function UsualAnswer({ hours, minutes }: UsualAnswerProps) {
  const browserNow = useNow()
  const now = import.meta.env.SSR ? new Date() : browserNow
  return (
    <p className="guest-table__usual" suppressHydrationWarning>
      {now ? usualAnswerText(hours, minutes, now) : ''}
    </p>
  )
}
