import { ApolloClient, ApolloLink } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { ErrorLink } from '@apollo/client/link/error'
import { BaseHttpLink } from '@apollo/client/link/http'
import { TOKEN_KEY } from './auth-token.ts'
import { type Failure, failureOf } from './failure.ts'
import { ResultCache } from './result-cache.ts'

/** The `purpose` in the context of a query. */
export interface Purpose {
  /** Whether it is a prefetch, whose failure is not reported. */
  isAhead: boolean
}

/**
 * Sends the bearer token of local storage with each request of a browser, and reports errors of the error catalogue
 * to `onFailure`, which redirects. The error is then passed on to the caller.
 */
export function sessionLink(onFailure: (failure: Failure) => void): ApolloLink {
  const bearer = new SetContextLink(({ headers }) => {
    const token = localStorage.getItem(TOKEN_KEY)
    return token ? { headers: { ...headers, authorization: `Bearer ${token}` } } : {}
  })
  const catalogue = new ErrorLink(({ error, operation }) => {
    const failure = failureOf(error)
    const purpose: Purpose | undefined = operation.getContext().purpose
    if (!failure || purpose?.isAhead) return
    if (failure.status === 401) localStorage.removeItem(TOKEN_KEY)
    onFailure(failure)
  })
  return ApolloLink.from([catalogue, bearer])
}

/** The client of the public site, which queries by GET, so that browsers and CDNs can cache the replies by ETag. */
export function createBrowserClient(
  onFailure: (failure: Failure) => void,
  carried: object = {},
): ApolloClient {
  return new ApolloClient({
    cache: new ResultCache().restore({ ...carried }),
    link: sessionLink(onFailure).concat(
      new BaseHttpLink({
        uri: '/graphql',
        useGETForQueries: true,
        headers: { 'apollo-require-preflight': 'true' },
      }),
    ),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-first' } },
  })
}
