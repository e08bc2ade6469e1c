import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { forgetSession } from '../../api/session.ts'
import { useFreshQuery } from '../../api/use-fresh-query.ts'
import { MY_SECURITY, SESSIONS } from './security.operations.ts'

/** What guards the account of the signed-in user. */
export function useSecurity() {
  return useFreshQuery('mySecurity', MY_SECURITY)
}

/** The open sessions of the signed-in user. */
export function useSessions() {
  return useFreshQuery('sessions', SESSIONS)
}

/** @returns a function that reads all anew that is shown: a session with a factor may hold more roles. */
export function useReadAnew(): () => Promise<void> {
  const queries = useQueryClient()
  return useCallback(() => {
    forgetSession()
    return queries.invalidateQueries()
  }, [queries])
}
