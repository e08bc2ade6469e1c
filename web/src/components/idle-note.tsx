import { telephoneHref } from '../rules/telephone.ts'

interface IdleNoteProps {
  readonly text: string
  /** Empty if there is none. */
  readonly phone: string
}

/** A sentence above a control that does nothing, and how to reach the restaurant instead. */
export function IdleNote({ text, phone }: IdleNoteProps) {
  return (
    <p className="idle-note">
      {text} {phone && <a href={telephoneHref(phone)}>{phone}</a>}
    </p>
  )
}
