import type { IncomingMessage } from 'node:http'
import { json } from 'express'
import type { Logger } from 'pino'
import type { Middleware } from '../http/pipeline.ts'
import { MAX_JSON_BYTES, unreadableBody } from '../http/unreadable-body.ts'
import { sendFailure } from './errors.ts'

/**
 * Parses the JSON body of a GraphQL request, once and ahead of the response cache. Other content types are left to
 * Apollo Server, which refuses them.
 */
export function graphqlBody(log: Logger): Middleware {
  const parse = json({ limit: MAX_JSON_BYTES })
  return (request, response, next) => {
    if (!isGraphQLPost(request)) return next()
    parse(request, response, (error?: unknown) => {
      if (error) sendFailure(log, request, response, unreadableBody(error))
      else next()
    })
  }
}

const isGraphQLPost = ({ method, url = '' }: IncomingMessage) =>
  method === 'POST' && /^\/graphql\/?(?:\?|$)/i.test(url)
