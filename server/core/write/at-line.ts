import { AppError, BadInputError } from '../errors.ts'
import { renamedFault } from '../field-rules.ts'

/** The error of one record of a list: without invalid fields it gets the record's index in the list, from 0, as its `line`. */
export function refusedAt<E extends AppError>(line: number, error: E): E {
  if (error.fields.length === 0) error.line = line
  return error
}

/**
 * Runs a call for one record of a list.
 * @param line index of the record in the list that was sent, from 0.
 * @throws what the call throws, with the index.
 */
export async function atLine<T>(line: number, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw error instanceof AppError ? refusedAt(line, error) : error
  }
}

/** The error with its fields below a path, `lines.3.text`; null if it names no field. */
export function fieldsBelow(path: string, error: unknown): BadInputError | null {
  if (!(error instanceof AppError) || error.fields.length === 0) return null
  return BadInputError.of(error.fields.map((fault) => renamedFault(fault, `${path}.${fault.field}`)))
}
