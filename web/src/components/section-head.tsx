import type { ReactNode } from 'react'

interface SectionHeadProps {
  /** Of the heading, for the section to be named by. */
  readonly id: string
  /** The small line above. */
  readonly english: string
  readonly title: string
  /** What stands at the other end: a way on, or buttons. */
  readonly children?: ReactNode
}

/** The heading of a section of the template pages. */
export function SectionHead({ id, english, title, children }: SectionHeadProps) {
  return (
    <div className="section__head">
      <div>
        <p className="english" lang="en">
          {english}
        </p>
        <h2 id={id}>{title}</h2>
      </div>
      {children}
    </div>
  )
}
