import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { ErrorLink } from '@apollo/client/link/error'
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs'
import { TOKEN_KEY } from '../../lib/auth-token.ts'
import { failureOf } from '../../lib/failure.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'
import { leaveFor } from './leave-for.ts'

/**
 * The back-office's client. It keeps nothing that it has read: react-admin does, and staff work with what is stored
 * now. The error catalogue is that of the site, and leaves the page; what was typed is kept as a draft.
 */
function createAdminClient(): ApolloClient {
  const bearer = new SetContextLink(({ headers }) => {
    const token = localStorage.getItem(TOKEN_KEY)
    return token ? { headers: { ...headers, authorization: `Bearer ${token}` } } : {}
  })
  const catalogue = new ErrorLink(({ error }) => {
    const failure = failureOf(error)
    if (!failure) return
    if (failure.status === 401) localStorage.removeItem(TOKEN_KEY)
    leaveFor(failure)
  })
  const upload = new UploadHttpLink({
    uri: '/graphql',
    headers: { 'Apollo-Require-Preflight': 'true' },
    fetch: fetchWithProgress,
  })
  return new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([catalogue, bearer, upload]),
    defaultOptions: { query: { fetchPolicy: 'no-cache' }, mutate: { fetchPolicy: 'no-cache' } },
  })
}

export const client = createAdminClient()
