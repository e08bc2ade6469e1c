import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { ErrorLink } from '@apollo/client/link/error'
import { TOKEN_KEY } from './auth-token.ts'
import { type Failure, failureOf } from './failure.ts'

/**
 * Sends the bearer token of local storage with each request of a browser, and reports errors of the error catalogue
 * to `onFailure`, which redirects. The error is then passed on to the caller.
 */
export function sessionLink(onFailure: (failure: Failure) => void): ApolloLink {
  const bearer = new SetContextLink(({ headers }) => {
    const token = localStorage.getItem(TOKEN_KEY)
    return token ? { headers: { ...headers, authorization: `Bearer ${token}` } } : {}
  })
  const catalogue = new ErrorLink(({ error }) => {
    const failure = failureOf(error)
    if (!failure) return
    if (failure.status === 401) localStorage.removeItem(TOKEN_KEY)
    onFailure(failure)
  })
  return ApolloLink.from([catalogue, bearer])
}

export function createBrowserClient(onFailure: (failure: Failure) => void): ApolloClient {
  return new ApolloClient({
    // There is one site, of which each page asks for other fields.
    cache: new InMemoryCache({ typePolicies: { Site: { keyFields: [] } } }),
    link: sessionLink(onFailure).concat(new HttpLink({ uri: '/graphql' })),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  })
}
