import { useQuery } from '@apollo/client/react'
import type { TemplatePage } from '../../paths.ts'
import { SHELL } from './shell-query.ts'

/** The site's data and the services of the navigation; empty until loaded. */
export function useSite() {
  const { data } = useQuery(SHELL)
  const site = data?.site
  return {
    site,
    services: data?.services ?? [],
    /** Mode of a template page: `TEMPLATE`, `OWN` or `HIDDEN`. */
    modeOf: (page: TemplatePage) => site?.pages.find(({ key }) => key === page)?.mode ?? 'TEMPLATE',
  }
}
