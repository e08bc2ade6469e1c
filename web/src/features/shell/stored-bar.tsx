import { useLocation } from 'react-router-dom'
import { type StoredPage, useStoredPage } from '../../lib/stored-page.ts'
import { paths } from '../../paths.ts'

/** `22 Kasım 13:05`. */
const inWords = (instant: number) =>
  new Date(instant).toLocaleString('tr-TR', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  })

/** Shows the age of a stored page that is shown without a connection. */
export function StoredBar() {
  const stored = useStoredPage()
  const { pathname } = useLocation()
  const hasPrices = pathname.startsWith(paths.menu)
  return (
    <div className="stored" role="status">
      {stored && (
        <p className="stored-bar">
          Bağlantı yok. {ageText(stored, hasPrices)}{' '}
          <a className="stored-bar__again" href={location.href}>
            Yenile
          </a>
        </p>
      )}
    </div>
  )
}

function ageText({ at, isOutdated }: StoredPage, hasPrices: boolean): string {
  if (hasPrices && !isOutdated) return `Fiyatlar ${inWords(at)} tarihine ait.`
  const age = `Bu sayfa ${inWords(at)} tarihinde kaydedildi`
  return hasPrices ? `${age}; güncel fiyatlar için bizi arayın.` : `${age}.`
}
