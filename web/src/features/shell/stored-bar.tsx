import { useStoredPage } from '../../lib/stored-page.ts'

const inWords = new Intl.DateTimeFormat('tr-TR', {
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
            ? `Bu sayfa ${inWords.format(stored.at)} tarihinden kalma; güncel fiyatlar için bizi arayın.`
            : `Fiyatlar ${inWords.format(stored.at)} itibarıyladır.`}{' '}
          <a className="stored-bar__again" href={location.href}>
            Yenile
          </a>
        </p>
      )}
    </div>
  )
}
