import { usePermissions } from 'react-admin'
import { RefusedScreen } from '../look/dead-ends.tsx'
import type { Screen } from './screens.tsx'

/** A screen for those who may use it; anybody else who has its address is told. */
export function AllowedScreen({ screen: { Screen, allowed } }: { screen: Screen }) {
  const { permissions: roles, isPending } = usePermissions<readonly string[]>()
  if (isPending) return null
  return allowed(roles ?? []) ? <Screen /> : <RefusedScreen />
}
