import { readFileSync } from 'node:fs'

/** The first block of shell commands below a heading of docs/operate.md. */
export function documentedCommands(heading: string): string[] {
  const text = readFileSync(new URL('../../docs/operate.md', import.meta.url), 'utf8')
  const at = text.indexOf(`\n${heading}\n`)
  const block = /^```sh\n([^`]*)^```$/m.exec(text.slice(at))?.[1]
  if (at < 0 || !block) throw new Error(`docs/operate.md has no commands below ${heading}.`)
  return block.trim().split('\n')
}
