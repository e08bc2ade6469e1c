import { usePermissions } from 'react-admin'
import type { Screen } from '../screens/screens.tsx'
import { RefusedScreen } from './error-pages.tsx'

/** A screen, or an explanation if the user may not use it. */
export function AllowedScreen({ screen: { Screen, allowed } }: { screen: Screen }) {
  const { permissions: roles, isPending } = usePermissions<readonly string[]>()
  if (isPending) return null
  return allowed(roles ?? []) ? <Screen /> : <RefusedScreen />
}
