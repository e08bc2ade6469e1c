/** The small English line above a Turkish heading. */
export function English({ text }: { text: string }) {
  return (
    <p className="english" lang="en">
      {text}
    </p>
  )
}
