import { useQuery } from '@tanstack/react-query'
import { HttpError, usePermissions } from 'react-admin'
import { graphql } from '../../gql/gql.ts'
import { keepsBook } from '../api/access.ts'
import { ask } from '../api/ask.ts'

const WAITING_COUNT = graphql(`
  query WaitingCount {
    reservationsWaiting
  }
`)

/** The number of guests who wait for an answer, for those who keep the book. */
export function useWaitingCount() {
  const { permissions: roles = [] } = usePermissions<readonly string[]>()
  const mayAsk = keepsBook(roles)
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['tables', 'count'],
    queryFn: async () => (await ask(WAITING_COUNT, {})).reservationsWaiting,
    enabled: mayAsk,
    // Only the bell polls; other components read the cache.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: false,
    networkMode: 'online',
  })
  const isRefused = error instanceof HttpError && (error.status === 401 || error.status === 403)
  const isAsked = mayAsk && !isRefused
  return {
    count: isAsked ? (data ?? 0) : 0,
    isAsked,
    readAt: data === undefined ? 0 : dataUpdatedAt,
    refetch,
  }
}
