import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { English } from './english.tsx'

interface PageTitleProps {
  readonly title: string
  /** The English line above the title. */
  readonly english?: string
  /** The name of the page in the breadcrumb, if it differs from the title. */
  readonly crumb?: string
  /** The pages between the home page and this one. */
  readonly parents?: readonly { readonly name: string; readonly to: string }[]
  readonly children?: ReactNode
}

export function PageTitle({ title, english, crumb = title, parents = [], children }: PageTitleProps) {
  return (
    <div className="page-title">
      <Breadcrumb crumb={crumb} parents={parents} />
      {english && <English text={english} />}
      <h1 key={title}>{title}</h1>
      {children}
    </div>
  )
}

/** The pages from the home page to this one. */
export function Breadcrumb({ crumb, parents }: Required<Pick<PageTitleProps, 'crumb' | 'parents'>>) {
  return (
    <nav className="breadcrumb" aria-label="Konum">
      <ol>
        <li>
          <Link to={paths.home}>Anasayfa</Link>
        </li>
        {parents.map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
        <li key={crumb} aria-current="page">
          {crumb}
        </li>
      </ol>
    </nav>
  )
}
