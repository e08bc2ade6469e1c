export type Mark = 'heading' | 'bold' | 'italic' | 'list' | 'link'

/** Marks around a selection, or before each of its lines. */
const AROUND: Readonly<Partial<Record<Mark, readonly [before: string, after: string]>>> = {
  bold: ['**', '**'],
  italic: ['*', '*'],
  link: ['[', '](https://)'],
}
const BEFORE_LINES: Readonly<Partial<Record<Mark, string>>> = { heading: '## ', list: '- ' }

/**
 * Inserts a paragraph after the one that contains an offset.
 * @returns the text, and the offset after the new paragraph.
 */
export function withParagraph(text: string, at: number, paragraph: string): { text: string; end: number } {
  const next = text.indexOf('\n\n', at)
  const before = text.slice(0, next === -1 ? text.length : next).trimEnd()
  const after = next === -1 ? '' : text.slice(next).trim()
  const start = before === '' ? paragraph : `${before}\n\n${paragraph}`
  return { text: after === '' ? `${start}\n` : `${start}\n\n${after}`, end: start.length }
}

/**
 * Toggles a mark on a selection.
 * @returns the text, and the selection in it.
 */
export function marked(
  text: string,
  start: number,
  end: number,
  mark: Mark,
): { text: string; start: number; end: number } {
  const around = AROUND[mark]
  if (around) {
    const [before, after] = around
    const isMarked = text.slice(start - before.length, start) === before && text.startsWith(after, end)
    if (isMarked) {
      const left = text.slice(0, start - before.length) + text.slice(start, end)
      return {
        text: left + text.slice(end + after.length),
        start: start - before.length,
        end: end - before.length,
      }
    }
    return {
      text: text.slice(0, start) + before + text.slice(start, end) + after + text.slice(end),
      start: start + before.length,
      end: end + before.length,
    }
  }
  const prefix = BEFORE_LINES[mark] ?? ''
  const from = text.lastIndexOf('\n', start - 1) + 1
  const lines = text.slice(from, end).split('\n')
  const areMarked = lines.every((line) => line.startsWith(prefix))
  const changed = lines.map((line) => (areMarked ? line.slice(prefix.length) : prefix + line)).join('\n')
  return { text: text.slice(0, from) + changed + text.slice(end), start: from, end: from + changed.length }
}
