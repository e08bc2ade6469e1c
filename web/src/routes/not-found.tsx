import { Link, useLocation } from 'react-router-dom'
import { useHead } from '../lib/head.tsx'
import { useHydrated } from '../lib/use-hydrated.ts'
import { paths } from '../paths.ts'

/** Explanations by the address of the error catalogue's redirect. */
const CAUSES: Readonly<Record<string, string>> = {
  [paths.errorForbidden]: 'Bu sayfayı görmek için yetkiniz yok.',
  [paths.errorMissing]: 'Aranan kayıt bulunamadı; kaldırılmış olabilir.',
  [paths.errorServer]: 'Sunucuda beklenmeyen bir sorun oluştu. Birazdan yeniden deneyin.',
}

/** The 404 page; after a redirect of the error catalogue it also explains the error. */
export function Component() {
  const { pathname, state } = useLocation() as {
    pathname: string
    state: { message?: string; from?: string } | null
  }
  // The history state survives a reload, but the server does not know it.
  const failure = useHydrated() ? state : null
  useHead({ title: '404 · Sayfa bulunamadı', description: 'Aradığınız sayfa bulunamadı.', status: 404 })
  return (
    <section className="not-found">
      <img className="not-found__plate" src="/empty-plate.svg" alt="" width={220} height={220} />
      <h1>Aradığınız sayfa bulunamadı</h1>
      <p className="lead">
        Taşınmış ya da kaldırılmış olabilir. Menümüz ve iletişim bilgilerimiz yerinde duruyor.
      </p>
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
        <Link className="button button--quiet" to={paths.menu}>
          Menüyü gör
        </Link>
      </div>
      <div className="not-found__english">
        <p lang="en">404! Sorry! The Page Not Found</p>
        <p lang="en">Sorry! The Page Not Found</p>
        <p lang="en">Oops! The page you are looking for does not exit. it might been moved or deleted.</p>
      </div>
    </section>
  )
}
