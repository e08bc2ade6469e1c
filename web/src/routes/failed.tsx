import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import * as pageWords from '../components/page.words.ts'
import { addressOf } from '../lib/in-language.ts'
import { paths } from '../paths.ts'

const RELOADED_AT = 'reloaded_at'
/** Minimum interval between reloads, so that a page that still fails is not reloaded in a loop. */
const ONCE_IN_MS = 60_000

/** Without a connection a reload would replace this page, which has the phone number, by the browser's error page. */
async function reload(): Promise<void> {
  const answers = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
  if (answers) location.reload()
}

/**
 * Shown if the files of a page could not be loaded. If the server answers, a newer version was deployed and the page is
 * reloaded automatically; otherwise the connection is lost.
 */
export function Component() {
  const { pathname } = useLocation()
  useEffect(() => {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < ONCE_IN_MS) return
    fetch(addressOf(pathname), { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => {
        // A proxy replies with these while the server restarts.
        if (status >= 500) return
        sessionStorage.setItem(RELOADED_AT, String(Date.now()))
        location.reload()
      },
      () => {},
    )
  }, [pathname])
  return (
    <section className="not-found">
      <h1>{pageWords.failed}</h1>
      <p className="lead">{pageWords.checkConnection}</p>
      <div className="actions">
        <button className="button" type="button" onClick={() => void reload()}>
          {pageWords.tryAgain}
        </button>
        <a className="button button--quiet" href={addressOf(paths.home)}>
          {pageWords.toHome}
        </a>
      </div>
    </section>
  )
}
