import { useQuery } from '@tanstack/react-query'
import { type Session, session } from '../../api/session.ts'

/** The signed-in user; undefined until loaded. */
export function useMe(): Session['me'] | undefined {
  return useQuery({ queryKey: ['me'], queryFn: session }).data?.me
}
