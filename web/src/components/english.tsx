import * as spokenWords from '../rules/spoken.words.ts'

/** The small English line above a Turkish heading. */
export function English({ text }: { text: string }) {
  if (!spokenWords.isTurkish) return null
  return (
    <p className="english" lang="en">
      {text}
    </p>
  )
}
