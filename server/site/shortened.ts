/** In characters: search results cut longer descriptions anywhere. */
const LONGEST = 160

/** A text on one line, cut after a word. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= LONGEST) return line
  return `${line.slice(0, line.lastIndexOf(' ', LONGEST - 1)).replace(/[\s,;:.–·-]+$/, '')}…`
}
