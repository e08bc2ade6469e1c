import { useQuery, useQueryClient } from '@tanstack/react-query'
import { usePermissions } from 'ra-core'
import type { SetupQuery } from '../../../gql/graphql.ts'
import { ask } from '../../api/ask.ts'
import { SETUP } from './setup.operations.ts'

/** The initial state of the assistant; undefined for users who may not use it. */
export function useSetup(): { setup: SetupQuery | undefined; refresh: () => Promise<void> } {
  const queryClient = useQueryClient()
  const { permissions: roles = [] } = usePermissions<readonly string[]>()
  const { data } = useQuery({
    queryKey: ['setup'],
    queryFn: () => ask(SETUP, {}),
    // Only administrators may count the demo records.
    enabled: roles.includes('administrator'),
  })
  return { setup: data, refresh: () => queryClient.invalidateQueries({ queryKey: ['setup'] }) }
}

/** Whether the site still shows the demo restaurant. */
export function isDemo({ site, demoContent }: SetupQuery): boolean {
  return site.settings.name === null && demoContent > 0
}
