import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { ErrorLink } from '@apollo/client/link/error'
import { TOKEN_KEY } from './auth-token.ts'
import { type Failure, failureOf } from './failure.ts'

/**
 * The browser's client: bearer token from local storage, and the error catalogue. What the catalogue knows is
 * handed to `onFailure`, which takes the visitor there; the error then goes on to whoever asked.
 */
export function createBrowserClient(onFailure: (failure: Failure) => void): ApolloClient {
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
  return new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([catalogue, bearer, new HttpLink({ uri: '/graphql' })]),
    // What the page brought along is not asked for again while it comes alive.
    ssrForceFetchDelay: 100,
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  })
}
