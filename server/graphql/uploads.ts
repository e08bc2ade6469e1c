import type { ErrorRequestHandler, RequestHandler } from 'express'
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs'
import type { Logger } from 'pino'
import { type AppError, BadInputError, MASKED_MESSAGE, PayloadTooLargeError } from '../core/errors.ts'

const MEBIBYTE = 1024 * 1024
const MOST_FILES = 10

/**
 * Takes in operations with files, by the GraphQL multipart request specification. Files wait on the disk, outside
 * of memory, until they are read. A request without the preflight header is left to Apollo, which refuses it.
 */
export function uploads(): RequestHandler {
  const receive = graphqlUploadExpress({
    maxFieldSize: MEBIBYTE,
    // A file of just that size counts as too large here; whoever reads it refuses one that is a byte larger.
    maxFileSize: 10 * MEBIBYTE + 1,
    maxFiles: MOST_FILES,
  })
  return (request, response, next) => {
    if (!request.is('multipart/form-data') || !request.headers['apollo-require-preflight']) return next()
    receive(request, response, next)
  }
}

/** What could not even be read as an operation, in the shape of every other GraphQL error. */
export function unreadable(log: Logger): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error)
    const known = uploadFault(error)
    if (!known) {
      log.error({ err: error }, 'a GraphQL request could not be read')
      response.status(500).json(body(MASKED_MESSAGE, 'INTERNAL_SERVER_ERROR'))
      return
    }
    response.status(known.status).json(body(known.message, known.code))
  }
}

/** What a sender got wrong about a request or its files, told while it is read or once a file is wanted. */
export function uploadFault(error: unknown): AppError | null {
  const { status, message } = (error ?? {}) as { status?: unknown; message?: unknown }
  if (typeof status !== 'number' || status < 400 || status >= 500) return null
  if (/max file uploads exceeded/.test(String(message))) {
    return new BadInputError(`At most ${MOST_FILES} files are accepted in one request.`)
  }
  return status === 413 ? new PayloadTooLargeError(String(message)) : new BadInputError(String(message))
}

function body(message: string, code: string) {
  return { errors: [{ message, extensions: { code } }] }
}
