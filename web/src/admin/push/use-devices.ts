import { useCallback, useState } from 'react'
import { usePermissions } from 'react-admin'
import type { PushTopic } from '../../gql/graphql.ts'
import { keepsBook } from '../api/access.ts'
import { useFreshQuery } from '../api/use-fresh-query.ts'
import { PUSH_DEVICES } from './push.operations.ts'
import { browserFacts, type PushSupport, supportOf } from './push-support.ts'
import { ownDevice } from './this-device.ts'

/** What roles may be told of. */
export function topicsOf(roles: readonly string[]): PushTopic[] {
  return [
    ...(keepsBook(roles) ? (['TABLES', 'CHANGES_OF_TABLES'] as const) : []),
    ...(roles.includes('administrator') ? (['ALERTS'] as const) : []),
  ]
}

/** The devices of the signed-in person, and whether this one is among them. */
export function useDevices() {
  const { permissions: roles = [] } = usePermissions<readonly string[]>()
  const { data, refetch } = useFreshQuery('pushDevices', PUSH_DEVICES)
  const [support, setSupport] = useState<PushSupport>(() => supportOf(browserFacts()))
  const renew = useCallback(async () => {
    setSupport(supportOf(browserFacts()))
    await refetch()
  }, [refetch])
  const own = ownDevice()
  const devices = data?.pushDevices ?? []
  return {
    isKnown: data !== undefined,
    key: data?.pushKey ?? null,
    devices,
    topics: topicsOf(roles),
    support,
    ownId: devices.some(({ id }) => id === own?.id) ? (own?.id ?? null) : null,
    renew,
  }
}
