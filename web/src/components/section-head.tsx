import type { ReactNode } from 'react'
import { English } from './english.tsx'

interface SectionHeadProps {
  /** The id of the heading, which labels the section. */
  readonly id: string
  readonly english: string
  readonly title: string
  /** Links or buttons at the other end. */
  readonly children?: ReactNode
}

export function SectionHead({ id, english, title, children }: SectionHeadProps) {
  return (
    <div className="section__head">
      <div>
        <English text={english} />
        <h2 id={id}>{title}</h2>
      </div>
      {children}
    </div>
  )
}
