import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { English } from './english.tsx'
import * as pageWords from './page.words.ts'

interface PageTitleProps {
  readonly title: string
  /** The title as it is shown, where a part of it is in another language. */
  readonly shown?: ReactNode
  /** The English line above the title. */
  readonly english?: string
  /** The name of the page in the breadcrumb, if it differs from the title. */
  readonly crumb?: ReactNode
  /** The pages between the home page and this one. */
  readonly parents?: readonly { readonly name: ReactNode; readonly to: string }[]
  readonly children?: ReactNode
}

export function PageTitle({
  title,
  shown = title,
  english,
  crumb = shown,
  parents = [],
  children,
}: PageTitleProps) {
  return (
    <div className="page-title">
      <Breadcrumb title={title} crumb={crumb} parents={parents} />
      {english && <English text={english} />}
      <h1 key={title}>{shown}</h1>
      {children}
    </div>
  )
}

/** The pages from the home page to this one. */
export function Breadcrumb({
  title,
  crumb,
  parents = [],
}: Pick<PageTitleProps, 'title' | 'crumb' | 'parents'>) {
  return (
    <nav className="breadcrumb" aria-label={pageWords.place}>
      <ol>
        <li>
          <Link to={paths.home}>{pageWords.home}</Link>
        </li>
        {parents.map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
        <li key={title} aria-current="page">
          {crumb}
        </li>
      </ol>
    </nav>
  )
}
