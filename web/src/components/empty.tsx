import type { ReactNode } from 'react'

/** The message of an empty list; `children` are links to follow instead. */
export function Empty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <img src="/empty-plate.svg" alt="" width={140} height={140} />
      <p>{text}</p>
      {children}
    </div>
  )
}
