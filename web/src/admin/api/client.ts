import { ApolloClient, InMemoryCache } from '@apollo/client'
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs'
import { sessionLink } from '../../lib/apollo.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'
import { leaveFor } from './leave-for.ts'

/**
 * The back-office's client. It keeps nothing that it has read: react-admin does, and staff work with what is stored
 * now. The error catalogue is that of the site, and leaves the page; what was typed is kept as a draft.
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
