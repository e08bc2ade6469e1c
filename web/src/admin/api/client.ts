import { ApolloClient, InMemoryCache } from '@apollo/client'
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs'
import { sessionLink } from '../../lib/apollo.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'
import { leaveFor } from './leave-for.ts'

/**
 * The Apollo client of the back-office. It caches nothing, because react-admin has a cache of its own. The error
 * catalogue redirects to pages of the site; unsaved input is kept as a draft.
 */
function createAdminClient(): ApolloClient {
  const upload = new UploadHttpLink({
    uri: '/graphql',
    headers: { 'Apollo-Require-Preflight': 'true' },
    fetch: fetchWithProgress,
  })
  return new ApolloClient({
    cache: new InMemoryCache(),
    link: sessionLink(leaveFor).concat(upload),
    defaultOptions: { query: { fetchPolicy: 'no-cache' }, mutate: { fetchPolicy: 'no-cache' } },
  })
}

export const client = createAdminClient()
