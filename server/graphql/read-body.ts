import type { IncomingMessage } from 'node:http'
import { json } from 'express'
import type { Logger } from 'pino'
import { BadInputError, PayloadTooLargeError } from '../core/errors.ts'
import type { Middleware } from '../http/pipeline.ts'
import { sendFailure } from './errors.ts'

/**
 * Parses the JSON body of a GraphQL request, once for everybody and ahead of the response cache. Other kinds of bodies
 * are left to Apollo Server, which refuses them.
 */
export function graphqlBody(log: Logger): Middleware {
  const parse = json({ limit: '1mb' })
  return (request, response, next) => {
    if (!isGraphQLPost(request)) return next()
    parse(request, response, (error?: unknown) => {
      if (error) sendFailure(log, request, response, faultOf(error))
      else next()
    })
  }
}

const isGraphQLPost = ({ method, url = '' }: IncomingMessage) =>
  method === 'POST' && /^\/graphql\/?(?:\?|$)/i.test(url)

function faultOf(error: unknown): unknown {
  const { status, type, message } = error as { status?: number; type?: string; message?: string }
  if (status === 413) return new PayloadTooLargeError('A JSON body may have at most 1 MiB.')
  if (type === 'entity.parse.failed')
    return new BadInputError(`The body is not valid JSON: ${message?.slice(0, 100)}.`)
  if (status !== undefined && status < 500) return new BadInputError(`The body cannot be read: ${message}.`)
  return error
}
