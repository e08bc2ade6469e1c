import { Link, useLocation } from 'react-router-dom'
import { useHead } from '../lib/head.tsx'
import { paths } from '../paths.ts'
import type { RouteHandle } from './layout.tsx'

export const handle: RouteHandle = { status: 404 }

/** The page for what is not there; after a failure elsewhere it also says what went wrong. */
export function Component() {
  const { state } = useLocation() as { state: { message?: string; from?: string } | null }
  useHead({ title: '404 · Sayfa bulunamadı', description: 'Aradığınız sayfa bulunamadı.' })
  return (
    <section className="not-found">
      <img className="not-found__plate" src="/empty-plate.svg" alt="" width={220} height={220} />
      <h1 lang="en">404! Sorry! The Page Not Found</h1>
      <p className="lead" lang="en">
        Sorry! The Page Not Found
      </p>
      <p lang="en">Oops! The page you are looking for does not exit. it might been moved or deleted.</p>
      <p>Aradığınız sayfa bulunamadı; taşınmış ya da kaldırılmış olabilir.</p>
      {state?.message && (
        <p className="not-found__cause" role="alert" lang="en">
          {state.message}
        </p>
      )}
      <div className="actions">
        {state?.from && (
          <a className="button" href={state.from}>
            Tekrar dene
          </a>
        )}
        <Link className={state?.from ? 'button button--quiet' : 'button'} to={paths.home}>
          Anasayfaya dön
        </Link>
      </div>
    </section>
  )
}
