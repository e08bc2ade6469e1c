import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'

interface PageTitleProps {
  readonly title: string
  /** The English line above, where the page has one. */
  readonly english?: string
  /** What the breadcrumb calls this page, where not by its title. */
  readonly crumb?: string
  readonly children?: ReactNode
}

/** The heading of a page, with the way back to the home page. */
export function PageTitle({ title, english, crumb, children }: PageTitleProps) {
  return (
    <div className="page-title">
      <nav className="breadcrumb" aria-label="Konum">
        <ol>
          <li>
            <Link to={paths.home}>Anasayfa</Link>
          </li>
          <li aria-current="page">{crumb ?? title}</li>
        </ol>
      </nav>
      {english && (
        <p className="english" lang="en">
          {english}
        </p>
      )}
      <h1>{title}</h1>
      {children}
    </div>
  )
}
