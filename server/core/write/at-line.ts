import { AppError } from '../errors.ts'

/**
 * Makes a call for one record of a list.
 * @param line the record's place in the list that was sent, from 0.
 * @throws what the call throws; a refusal without a field at fault has the place as its `line`.
 */
export async function atLine<T>(line: number, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof AppError && error.fields.length === 0) error.line = line
    throw error
  }
}
