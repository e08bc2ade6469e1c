import { useQuery } from '@apollo/client/react'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { ShellQuery } from '../../gql/graphql.ts'
import type { TemplatePage } from '../../paths.ts'
import { SHELL } from './shell-query.ts'

function siteOf(data: ShellQuery | undefined) {
  const modeOf = (page: TemplatePage) =>
    data?.site.hiddenPages.includes(page)
      ? 'HIDDEN'
      : (data?.site.pages.find(({ key }) => key === page)?.mode ?? 'TEMPLATE')
  return {
    site: data?.site,
    services: data?.services ?? [],
    /** Whether the owner tells of the house. */
    hasStory: (data?.abouts.length ?? 0) > 0,
    /** How visitors find a template page: `TEMPLATE`, `OWN`, `HIDDEN` or `LIVE`. */
    modeOf,
    /** Whether guests ask for tables on the site. */
    takesTables: modeOf('book-table') === 'LIVE',
  }
}

const SiteContext = createContext(siteOf(undefined))

/** Queries the data of the layout once for all components: each further query is another subscription to the cache. */
export function SiteProvider({ children }: { children: ReactNode }) {
  const { data } = useQuery(SHELL)
  const site = useMemo(() => siteOf(data), [data])
  return <SiteContext value={site}>{children}</SiteContext>
}

/** The site's data and the services of the navigation; empty until loaded. */
export const useSite = () => useContext(SiteContext)
