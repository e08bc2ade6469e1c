import { ApolloClient, ApolloLink } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { tap } from 'rxjs'
import { TOKEN_KEY } from './auth-token.ts'
import { type Failure, failureOf } from './failure.ts'
import { getLink } from './get-link.ts'
import { ifStored } from './if-stored.ts'
import { ResultCache } from './result-cache.ts'

export interface Purpose {
  /** Whether it is a prefetch, whose failure is not reported. */
  isAhead: boolean
}

/** Nobody is signed in where the storage is switched off. */
const storedToken = () => ifStored(() => localStorage.getItem(TOKEN_KEY))

/**
 * Sends a bearer token with each request of a browser, by default that of local storage, and reports errors of the error catalogue
 * to `onFailure`, which redirects. The error is then passed on to the caller.
 */
export function sessionLink(onFailure: (failure: Failure) => void): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const token: string | null = operation.getContext().token ?? storedToken()
    if (token) {
      const authorization = `Bearer ${token}`
      operation.setContext(({ headers }) => ({ headers: { ...headers, authorization } }))
    }
    const report = (error: unknown) => {
      const failure = failureOf(error)
      const purpose: Purpose | undefined = operation.getContext().purpose
      if (!failure || purpose?.isAhead) return
      if (failure.status === 401) {
        const current = storedToken()
        // Another tab has signed in since.
        if (current !== null && current !== token) return
        ifStored(() => localStorage.removeItem(TOKEN_KEY))
      }
      onFailure(failure)
    }
    return forward(operation).pipe(
      tap({
        next: ({ data, errors }) =>
          errors && report(new CombinedGraphQLErrors({ data: data ?? null, errors })),
        error: report,
      }),
    )
  })
}

export function createBrowserClient(
  onFailure: (failure: Failure) => void,
  carried: object = {},
): ApolloClient {
  return new ApolloClient({
    cache: new ResultCache().restore({ ...carried }),
    link: sessionLink(onFailure).concat(getLink),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-first' } },
  })
}
