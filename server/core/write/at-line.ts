import { AppError } from '../errors.ts'

/**
 * Runs a call for one record of a list.
 * @param line index of the record in the list that was sent, from 0.
 * @throws what the call throws; an error without invalid fields gets the index as its `line`.
 */
export async function atLine<T>(line: number, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof AppError && error.fields.length === 0) error.line = line
    throw error
  }
}
