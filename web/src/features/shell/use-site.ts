import { useQuery } from '@apollo/client/react'
import { SHELL } from './shell-query.ts'

/** The site's data and the services of the navigation; empty until loaded. */
export function useSite() {
  const { data } = useQuery(SHELL)
  return { site: data?.site, services: data?.services ?? [] }
}
