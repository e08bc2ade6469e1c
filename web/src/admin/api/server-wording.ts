import { SENTENCES } from './server-sentences.ts'
import { DOINGS, FIELDS, TITLES } from './server-terms.ts'

const TERMS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  field: FIELDS,
  title: TITLES,
  doing: DOINGS,
}

/** A sentence of the server in the language of the screen; what is not known stays as it was said. */
export function wordingOf(message: string, language: string): string {
  if (language !== 'tr') return message
  for (const [said, turkish] of SENTENCES) {
    const groups = said.exec(message)?.groups
    // A sentence without groups has fitted all the same.
    if (groups || said.test(message)) return filled(turkish, groups ?? {})
  }
  return message
}

function filled(turkish: string, groups: Readonly<Record<string, string | undefined>>): string {
  return turkish.replace(/\{(\w+)\}/g, (_, name: string) => {
    const found = groups[name] ?? ''
    return TERMS[name]?.[found] ?? found
  })
}
