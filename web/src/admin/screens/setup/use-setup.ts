import { useQuery, useQueryClient } from '@tanstack/react-query'
import { usePermissions } from 'ra-core'
import { ask } from '../../api/ask.ts'
import { useRereadBlogMode } from '../../resources/blog/blog-mode.ts'
import { SETUP } from './setup.operations.ts'

const query = {
  queryKey: ['setup'],
  // Like the record of the form of all settings.
  queryFn: async () => {
    const { site, demoContent } = await ask(SETUP, {})
    const { settings, ...others } = site
    return { settings: { ...settings, ...others }, demoContent }
  },
}

export type StoredSetup = Awaited<ReturnType<typeof query.queryFn>>

interface SetupState {
  /** Undefined for users who may not use the assistant. */
  readonly setup: StoredSetup | undefined
  /** Why the state could not be loaded. */
  readonly error: Error | null
  readonly isLoading: boolean
  /** Reads the state again; null if the server does not answer. */
  refresh(): Promise<StoredSetup | null>
}

/** The initial state of the assistant. */
export function useSetup(): SetupState {
  const queryClient = useQueryClient()
  const { permissions: roles = [] } = usePermissions<readonly string[]>()
  const { data, error, isLoading } = useQuery({
    ...query,
    // Only administrators may count the demo records.
    enabled: roles.includes('administrator'),
  })
  const rereadBlogMode = useRereadBlogMode()
  const refresh = () => {
    rereadBlogMode()
    return queryClient.fetchQuery(query).catch(() => null)
  }
  return { setup: data, error, isLoading, refresh }
}

/** Whether the site still has the name of the demo restaurant. */
export function isDemo({ settings }: StoredSetup): boolean {
  return settings.name === null
}
