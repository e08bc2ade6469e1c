import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { StoredExceptionFragment } from '../../../gql/graphql.ts'
import type { Hours } from '../../../rules/opening-hours.ts'
import { ask } from '../../api/ask.ts'
import { HOURS } from './hours.operations.ts'

export type StoredException = StoredExceptionFragment

export interface StoredHours extends Hours {
  readonly exceptions: readonly StoredException[]
  /** Version of the settings, which contain the week. */
  readonly version: number
}

const query = {
  // As a list of the exceptions, so that it is read again after their changes.
  queryKey: ['openingException', 'getList', 'hours'],
  queryFn: async (): Promise<StoredHours> => {
    const { site, openingExceptions } = await ask(HOURS, {})
    return { ...site.hours, exceptions: openingExceptions, version: site.version }
  },
}

interface StoredHoursQuery {
  readonly hours: StoredHours | undefined
  /** Why the hours could not be loaded. */
  readonly error: Error | null
  /** Reads the hours again; null if the server does not answer. */
  refresh(): Promise<StoredHours | null>
}

/** The stored hours, and a function that refetches them. */
export function useHours(): StoredHoursQuery {
  const queryClient = useQueryClient()
  const { data, error } = useQuery(query)
  return { hours: data, error, refresh: () => queryClient.fetchQuery(query).catch(() => null) }
}
