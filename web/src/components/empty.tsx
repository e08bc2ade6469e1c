import type { ReactNode } from 'react'

/** What a list says that has come and has nothing in it; `children` lead on. */
export function Empty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <img src="/empty-plate.svg" alt="" width={140} height={140} />
      <p>{text}</p>
      {children}
    </div>
  )
}
