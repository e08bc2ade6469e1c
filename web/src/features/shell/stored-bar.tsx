import { useStoredPage } from '../../lib/stored-page.ts'

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
  return (
    <div className="stored" role="status">
      {stored && (
        <p className="stored-bar">
          Bağlantı yok.{' '}
          {stored.isOutdated
            ? `Bu sayfa ${inWords(stored.at)} tarihinden kalma; güncel fiyatlar için bizi arayın.`
            : `Fiyatlar ${inWords(stored.at)} itibarıyladır.`}{' '}
          <a className="stored-bar__again" href={location.href}>
            Yenile
          </a>
        </p>
      )}
    </div>
  )
}
