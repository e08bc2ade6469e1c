import { BadInputError } from '../core/errors.ts'

/** Levels of arrays and objects in a JSON text: parsed, a nested one takes thirty times the memory of its bytes. */
export const MAX_JSON_LEVELS = 64

const QUOTE = 0x22
const ESCAPE = 0x5c
const BRACKETS = { open: 0x5b, close: 0x5d } as const
const BRACES = { open: 0x7b, close: 0x7d } as const

/** Whether a JSON text has more levels of arrays and objects; for a malformed text either answer. */
export function isNestedDeeper(text: string, most: number): boolean {
  let levels = 0
  let isInText = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) isInText = !isInText
    else if (isInText) {
      if (code === ESCAPE) at++
    } else if (code === BRACKETS.open || code === BRACES.open) {
      if (++levels > most) return true
    } else if (code === BRACKETS.close || code === BRACES.close) levels--
  }
  return false
}

/**
 * Parses a JSON text of a client.
 * @throws {BadInputError} if it is nested too deeply, which is found before it is parsed.
 * @throws {SyntaxError} if it is malformed.
 */
export function parseJson(text: string): unknown {
  if (isNestedDeeper(text, MAX_JSON_LEVELS))
    throw new BadInputError('BODY_TOO_DEEP', { max: MAX_JSON_LEVELS })
  return JSON.parse(text)
}
