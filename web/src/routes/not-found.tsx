import { Link, useLocation } from 'react-router-dom'
import { useHead } from '../lib/head.tsx'
import { useAlive } from '../lib/use-alive.ts'
import { paths } from '../paths.ts'

/** What went wrong, in a person's words, by the address that the error catalogue sends to. */
const CAUSES: Readonly<Record<string, string>> = {
  [paths.errorForbidden]: 'Bu sayfayı görmek için yetkiniz yok.',
  [paths.errorMissing]: 'Aranan kayıt bulunamadı; kaldırılmış olabilir.',
  [paths.errorServer]: 'Sunucuda beklenmeyen bir sorun oluştu. Birazdan yeniden deneyin.',
}

/** The page for what is not there; after a failure elsewhere it also says what went wrong. */
export function Component() {
  const { pathname, state } = useLocation() as {
    pathname: string
    state: { message?: string; from?: string } | null
  }
  // The history, which the server cannot know, keeps it through a reload.
  const failure = useAlive() ? state : null
  useHead({ title: '404 · Sayfa bulunamadı', description: 'Aradığınız sayfa bulunamadı.', status: 404 })
  return (
    <section className="not-found">
      <img className="not-found__plate" src="/empty-plate.svg" alt="" width={220} height={220} />
      <h1 lang="en">404! Sorry! The Page Not Found</h1>
      <p className="lead" lang="en">
        Sorry! The Page Not Found
      </p>
      <p lang="en">Oops! The page you are looking for does not exit. it might been moved or deleted.</p>
      <p>Aradığınız sayfa bulunamadı; taşınmış ya da kaldırılmış olabilir.</p>
      {failure?.message && (
        <div className="not-found__cause" role="alert">
          {CAUSES[pathname] && <p>{CAUSES[pathname]}</p>}
          <p lang="en">{failure.message}</p>
        </div>
      )}
      <div className="actions">
        {failure?.from && (
          <a className="button" href={failure.from}>
            Tekrar dene
          </a>
        )}
        <Link className={failure?.from ? 'button button--quiet' : 'button'} to={paths.home}>
          Anasayfaya dön
        </Link>
      </div>
    </section>
  )
}
