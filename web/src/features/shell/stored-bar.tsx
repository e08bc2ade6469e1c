import { useLocation } from 'react-router-dom'
import { type StoredPage, useStoredPage } from '../../lib/stored-page.ts'
import { paths } from '../../paths.ts'
import * as hoursWords from '../../rules/hours.words.ts'
import * as shellWords from './shell.words.ts'

/** `22 Kasım 13:05`, by the visitor's clock. */
function momentText(instant: number): string {
  const date = new Date(instant)
  return `${hoursWords.dayOfMonth({ day: date.getDate(), month: date.getMonth() + 1 })} ${date.toTimeString().slice(0, 5)}`
}

/** Shows the age of a stored page that is shown without a connection. */
export function StoredBar() {
  const stored = useStoredPage()
  const { pathname } = useLocation()
  const hasPrices = pathname.startsWith(paths.menu)
  return (
    <div className="stored" role="status">
      {stored && (
        <p className="stored-bar">
          {shellWords.offline} {ageText(stored, hasPrices, momentText(stored.at))}{' '}
          <a className="stored-bar__again" href={location.href}>
            {shellWords.reload}
          </a>
        </p>
      )}
    </div>
  )
}

function ageText({ isOutdated }: StoredPage, hasPrices: boolean, moment: string): string {
  if (!hasPrices) return shellWords.storedAt(moment)
  return isOutdated ? shellWords.outdated(moment) : shellWords.pricesOf(moment)
}
