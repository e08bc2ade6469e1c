import { useQuery } from '@apollo/client/react'
import { SHELL } from './shell-query.ts'

/** The restaurant's own data, and the services that the navigation lists. Empty until it has arrived. */
export function useSite() {
  const { data } = useQuery(SHELL)
  return { site: data?.site, services: data?.services ?? [] }
}
