import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

const RELOADED_AT = 'reloaded_at'
/** A page that still fails after it was loaded anew is not loaded again for so long. */
const ONCE_IN_MS = 60_000

/** Without a connection the browser would put a page of its own in place of this one, which has the phone number. */
async function reload(): Promise<void> {
  const answers = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
  if (answers) location.reload()
}

/**
 * Shown where the files of a page could not be loaded. Where the server answers, the open page is older than the site, and
 * is loaded anew by itself; else the connection is gone.
 */
export function Component() {
  const { pathname } = useLocation()
  useEffect(() => {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < ONCE_IN_MS) return
    fetch(pathname, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => {
        // A proxy answers so while the server restarts.
        if (status >= 500) return
        sessionStorage.setItem(RELOADED_AT, String(Date.now()))
        location.reload()
      },
      () => {},
    )
  }, [pathname])
  return (
    <section className="not-found">
      <h1>Sayfa yüklenemedi</h1>
      <p className="lead">Bağlantınızı denetleyip tekrar deneyin.</p>
      <div className="actions">
        <button className="button" type="button" onClick={() => void reload()}>
          Tekrar dene
        </button>
        <a className="button button--quiet" href="/">
          Anasayfaya dön
        </a>
      </div>
    </section>
  )
}
