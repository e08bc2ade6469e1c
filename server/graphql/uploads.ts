import type { ErrorRequestHandler, RequestHandler } from 'express'
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs'
import type { Logger } from 'pino'
import { BadInputError, MASKED_MESSAGE, PayloadTooLargeError } from '../core/errors.ts'

const MEBIBYTE = 1024 * 1024
const MOST_FILES = 10

/**
 * Takes in operations with files, by the GraphQL multipart request specification. Files wait on the disk, outside
 * of memory, until they are read. A request without the preflight header is left to Apollo, which refuses it.
 */
export function uploads(): RequestHandler {
  const receive = graphqlUploadExpress({
    maxFieldSize: MEBIBYTE,
    maxFileSize: 10 * MEBIBYTE,
    maxFiles: MOST_FILES,
  })
  return (request, response, next) => {
    if (!request.is('multipart/form-data') || !request.headers['apollo-require-preflight']) return next()
    receive(request, response, next)
  }
}

/** What could not even be read as an operation, in the shape of every other GraphQL error. */
export function unreadable(log: Logger): ErrorRequestHandler {
  return (error: { status?: number; message: string }, _request, response, next) => {
    if (response.headersSent) return next(error)
    const { status = 500, message } = error
    if (status >= 500) {
      log.error({ err: error }, 'a GraphQL request could not be read')
      response.status(500).json(body(MASKED_MESSAGE, 'INTERNAL_SERVER_ERROR'))
      return
    }
    const tooManyFiles = /max file uploads exceeded/.test(message)
    const known =
      status === 413 && !tooManyFiles
        ? new PayloadTooLargeError(message)
        : new BadInputError(
            tooManyFiles ? `At most ${MOST_FILES} files are accepted in one request.` : message,
          )
    response.status(known.status).json(body(known.message, known.code))
  }
}

function body(message: string, code: string) {
  return { errors: [{ message, extensions: { code } }] }
}
