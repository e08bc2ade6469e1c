import { useQuery } from '@tanstack/react-query'
import { type Session, session } from '../../api/session.ts'

const useSession = () => useQuery({ queryKey: ['me'], queryFn: session }).data

/** The signed-in user; undefined until loaded. */
export function useMe(): Session['me'] | undefined {
  return useSession()?.me
}

/** Whether further roles of the signed-in user wait for a second factor. */
export function useMustAddFactor(): boolean {
  return useSession()?.mustAddFactor ?? false
}
