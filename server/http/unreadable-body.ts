import { BadInputError, PayloadTooLargeError } from '../core/errors.ts'
import { MEBIBYTE } from '../core/primitives/units.ts'

/** Bytes of a JSON body. */
export const MAX_JSON_BYTES = MEBIBYTE

/** Converts a failure of body-parser to the error for the caller; unexpected failures are returned unchanged. */
export function unreadableBody(error: unknown): unknown {
  const { status, type, message } = error as { status?: number; type?: string; message?: string }
  if (status === 413) return new PayloadTooLargeError('BODY_TOO_LARGE', { max: MAX_JSON_BYTES })
  if (type === 'entity.parse.failed') return new BadInputError('MALFORMED_JSON')
  if (status !== undefined && status < 500)
    return new BadInputError('UNREADABLE_BODY', { detail: String(message) })
  return error
}
