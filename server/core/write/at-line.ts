import { AppError } from '../errors.ts'

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
