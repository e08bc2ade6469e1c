import { Link, useLocation } from 'react-router-dom'
import { useHead } from '../lib/head.tsx'
import { useHydrated } from '../lib/use-hydrated.ts'
import { paths } from '../paths.ts'
import * as spokenWords from '../rules/spoken.words.ts'
import * as notFoundWords from './not-found.words.ts'

/** Explanations by the address of the error catalogue's redirect. */
const CAUSES: Readonly<Record<string, keyof typeof notFoundWords.causes>> = {
  [paths.errorForbidden]: 'forbidden',
  [paths.errorMissing]: 'missing',
  [paths.errorServer]: 'server',
}

/** The 404 page; after a redirect of the error catalogue it also explains the error. */
export function Component() {
  const { pathname, state } = useLocation() as {
    pathname: string
    state: { message?: string; from?: string } | null
  }
  const cause = CAUSES[pathname]
  // The history state survives a reload, but the server does not know it.
  const failure = useHydrated() ? state : null
  useHead({ title: notFoundWords.title, description: notFoundWords.description, status: 404 })
  return (
    <section className="not-found">
      <img className="not-found__plate" src="/empty-plate.svg" alt="" width={220} height={220} />
      <h1>{notFoundWords.heading}</h1>
      <p className="lead">{notFoundWords.lead}</p>
      {failure?.message && (
        <div className="not-found__cause" role="alert">
          {cause && <p>{notFoundWords.causes[cause]}</p>}
          <p lang="en">{failure.message}</p>
        </div>
      )}
      <div className="actions">
        {failure?.from && (
          <a className="button" href={failure.from}>
            {notFoundWords.tryAgain}
          </a>
        )}
        <Link className={failure?.from ? 'button button--quiet' : 'button'} to={paths.home}>
          {notFoundWords.toHome}
        </Link>
        <Link className="button button--quiet" to={paths.menu}>
          {notFoundWords.seeMenu}
        </Link>
      </div>
      {spokenWords.isTurkish && (
        <div className="not-found__english">
          <p lang="en">404! Sorry! The Page Not Found</p>
          <p lang="en">Sorry! The Page Not Found</p>
          <p lang="en">Oops! The page you are looking for does not exit. it might been moved or deleted.</p>
        </div>
      )}
    </section>
  )
}
