import { ApolloClient, InMemoryCache } from '@apollo/client'
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs'
import { sessionLink } from '../../lib/apollo.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'
import { leaveForSignIn } from './leave-for.ts'

/**
 * The Apollo client of the back-office. It caches nothing, because react-admin has a cache of its own. The end of the
 * session redirects to the sign-in, with unsaved input kept as a draft; the screens show all other errors in place.
 */
function createAdminClient(): ApolloClient {
  const upload = new UploadHttpLink({
    uri: '/graphql',
    headers: { 'Apollo-Require-Preflight': 'true' },
    fetch: fetchWithProgress,
  })
  return new ApolloClient({
    cache: new InMemoryCache(),
    link: sessionLink(leaveForSignIn).concat(upload),
    defaultOptions: { query: { fetchPolicy: 'no-cache' }, mutate: { fetchPolicy: 'no-cache' } },
  })
}

export const client = createAdminClient()
