import { useQuery, useQueryClient } from '@tanstack/react-query'
import { usePermissions } from 'ra-core'
import type { SetupQuery } from '../../../gql/graphql.ts'
import { ask } from '../../api/ask.ts'
import { SETUP } from './setup.operations.ts'

/** The state of the site that the assistant begins from; undefined for who may not use it. */
export function useSetup(): { setup: SetupQuery | undefined; refresh: () => Promise<void> } {
  const queryClient = useQueryClient()
  const { permissions: roles = [] } = usePermissions<readonly string[]>()
  const { data } = useQuery({
    queryKey: ['setup'],
    queryFn: () => ask(SETUP, {}),
    // The count of the demo's records is for administrators.
    enabled: roles.includes('administrator'),
  })
  return { setup: data, refresh: () => queryClient.invalidateQueries({ queryKey: ['setup'] }) }
}

/** Whether the site still is the demo restaurant's. */
export function isDemo({ site, demoContent }: SetupQuery): boolean {
  return site.settings.name === null && demoContent > 0
}
