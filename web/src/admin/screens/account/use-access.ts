import { useFreshQuery } from '../../api/use-fresh-query.ts'
import { OWN_ACCESS } from './account.operations.ts'

/** How the signed-in user gets in again after forgetting the password. */
export function useAccess() {
  return useFreshQuery('ownAccess', OWN_ACCESS)
}
