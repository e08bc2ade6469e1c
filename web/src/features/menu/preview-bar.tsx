import { calendarDay } from '../../rules/hours-text.ts'
import { localClock, localDay } from '../../rules/opening-hours.ts'
import * as menuWords from './menu.words.ts'

interface PreviewBarProps {
  readonly at: Date
  readonly timeZone: string
  readonly onEnd: () => void
}

/** Says that the prices are those of another moment. */
export function PreviewBar({ at, timeZone, onEnd }: PreviewBarProps) {
  const day = menuWords.date(calendarDay(localDay(at, timeZone)))
  const moment = `${day} ${localClock(at, timeZone).replace(':', '.')}`
  return (
    <p className="menu-page__preview" role="status">
      {menuWords.preview} · {moment} ·{' '}
      <button type="button" onClick={onEnd}>
        {menuWords.close}
      </button>
    </p>
  )
}
