import { localClock } from '../../rules/opening-hours.ts'

interface PreviewBarProps {
  readonly at: Date
  readonly timeZone: string
  readonly onEnd: () => void
}

/** Says that the prices are those of another moment. */
export function PreviewBar({ at, timeZone, onEnd }: PreviewBarProps) {
  const day = at.toLocaleDateString('tr-TR', { dateStyle: 'long', timeZone })
  const moment = `${day} ${localClock(at, timeZone).replace(':', '.')}`
  return (
    <p className="menu-page__preview" role="status">
      Önizleme · {moment} ·{' '}
      <button type="button" onClick={onEnd}>
        Kapat
      </button>
    </p>
  )
}
