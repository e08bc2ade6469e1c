import type { ReactNode } from 'react'
import { KitchenDoor } from './kitchen-door.tsx'

interface SignInPanelProps {
  readonly titleId: string
  readonly title: string
  /** A sentence below the title. */
  readonly text: ReactNode
  readonly children: ReactNode
}

/** The frame of the pages around the sign-in: what the page is for, and its forms. */
export function SignInPanel({ titleId, title, text, children }: SignInPanelProps) {
  return (
    <div className="panel sign-in">
      <div className="sign-in__side">
        <KitchenDoor />
        <div className="sign-in__words">
          <h1 id={titleId}>{title}</h1>
          <p>{text}</p>
        </div>
      </div>
      {children}
    </div>
  )
}
