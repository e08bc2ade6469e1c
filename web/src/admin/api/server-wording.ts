/** What the server says, as its sentences are built, and the same in Turkish. */
const SENTENCES: readonly (readonly [said: RegExp, turkish: string])[] = []

/** A sentence of the server in the language of the screen; what is not known stays as it was said. */
export function wordingOf(message: string, language: string): string {
  if (language !== 'tr') return message
  for (const [said, turkish] of SENTENCES) if (said.test(message)) return message.replace(said, turkish)
  return message
}
