import { BadInputError } from '../core/errors.ts'

export interface JsonBounds {
  /** Levels of arrays and objects: parsed, a nested one takes thirty times the memory of its bytes. */
  readonly levels: number
  /** Items of arrays and fields of objects: parsed, an empty one takes twenty times the memory of its bytes. */
  readonly values: number
}

/** Of a caller with a valid token: five times what 1,000 dishes with all of their fields have. */
export const JSON_BOUNDS: JsonBounds = { levels: 64, values: 100_000 }
/** Of a stranger: a sign-in, a request for a table and a query with filters have fewer than a hundred. */
export const STRANGER_BOUNDS: JsonBounds = { levels: 64, values: 2_000 }

const QUOTE = 0x22
const ESCAPE = 0x5c
const COMMA = 0x2c
const BRACKETS = { open: 0x5b, close: 0x5d } as const
const BRACES = { open: 0x7b, close: 0x7d } as const

/** The bound that a JSON text exceeds, or null; for a malformed text any answer. */
export function exceededBy(text: string, most: JsonBounds): keyof JsonBounds | null {
  let levels = 0
  let values = 0
  let isInText = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) isInText = !isInText
    else if (isInText) {
      if (code === ESCAPE) at++
    } else if (code === BRACKETS.open || code === BRACES.open) {
      values++
      if (++levels > most.levels) return 'levels'
    } else if (code === BRACKETS.close || code === BRACES.close) levels--
    else if (code === COMMA) values++
    if (values > most.values) return 'values'
  }
  return null
}

/**
 * Parses a JSON text of a client.
 * @throws {BadInputError} if it exceeds the bounds, which is found before it is parsed.
 * @throws {SyntaxError} if it is malformed.
 */
export function parseJson(text: string, bounds = JSON_BOUNDS): unknown {
  const exceeded = exceededBy(text, bounds)
  if (exceeded === 'levels') throw new BadInputError('BODY_TOO_DEEP', { max: bounds.levels })
  if (exceeded === 'values') throw new BadInputError('TOO_MANY_VALUES', { max: bounds.values })
  return JSON.parse(text)
}
