import { ApolloLink } from '@apollo/client'
import { ServerError } from '@apollo/client/errors'
import { print } from '@apollo/client/utilities'
import { Observable } from 'rxjs'

const GRAPHQL = 'application/graphql-response+json'

/**
 * Sends queries by GET, so that browsers and CDNs can cache the replies by ETag. Apollo's own link, which knows more
 * protocols, is 1.5 KB larger.
 * @throws {ServerError} for a reply with an error status that is not of GraphQL.
 */
export const getLink = new ApolloLink(
  ({ query, operationName = '', variables, getContext }) =>
    new Observable((observer) => {
      const parameters = new URLSearchParams({
        query: print(query),
        operationName,
        variables: JSON.stringify(variables),
      })
      const abort = new AbortController()
      const request = async () => {
        const response = await fetch(`/graphql?${parameters}`, {
          headers: {
            accept: `${GRAPHQL},application/json;q=0.9`,
            'apollo-require-preflight': 'true',
            ...getContext().headers,
          },
          signal: abort.signal,
        })
        const bodyText = await response.text()
        const { status, headers } = response
        if (!response.ok && !headers.get('content-type')?.includes(GRAPHQL))
          throw new ServerError(`The server has answered with status ${status}.`, { response, bodyText })
        observer.next(JSON.parse(bodyText))
        observer.complete()
      }
      request().catch((error: unknown) => observer.error(error))
      return () => abort.abort()
    }),
)
