import { useQuery } from '@apollo/client/react'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { TakesOrders } from '../../components/order-part.tsx'
import type { ShellQuery } from '../../gql/graphql.ts'
import { orderParts } from '../../lib/order-parts.ts'
import type { TemplatePage } from '../../paths.ts'
import * as spokenWords from '../../rules/spoken.words.ts'
import { SHELL } from './shell-query.ts'

/** The template pages that other languages have, too. */
const OF_TABLES: ReadonlySet<TemplatePage> = new Set(['book-table', 'privacy-policy'])

function siteOf(data: ShellQuery | undefined) {
  const ownMode = (page: TemplatePage) =>
    data?.site.hiddenPages.includes(page)
      ? 'HIDDEN'
      : (data?.site.pages.find(({ key }) => key === page)?.mode ?? 'TEMPLATE')
  const takesTables = ownMode('book-table') === 'LIVE'
  const modeOf = (page: TemplatePage) =>
    spokenWords.isTurkish || (takesTables && OF_TABLES.has(page)) ? ownMode(page) : 'HIDDEN'
  return {
    site: data?.site,
    services: data?.services ?? [],
    /** Whether the owner tells of the house. */
    hasStory: (data?.abouts.length ?? 0) > 0,
    /** How visitors find a template page: `TEMPLATE`, `OWN`, `HIDDEN` or `LIVE`. In other languages most are not there. */
    modeOf,
    /** Whether guests ask for tables on the site. */
    takesTables,
    /** Whether guests order on it. */
    takesOrders: modeOf('cart') === 'LIVE',
  }
}

const SiteContext = createContext(siteOf(undefined))

/** Queries the data of the layout once for all components: each further query is another subscription to the cache. */
export function SiteProvider({ children }: { children: ReactNode }) {
  const { data } = useQuery(SHELL)
  const [late, setLate] = useState<unknown>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: parts that came late are rendered
  const site = useMemo(() => siteOf(data), [data, late])
  useEffect(() => {
    if (site.takesOrders && !orderParts.load) orderParts.loadAll?.().then(setLate, console.warn)
  }, [site.takesOrders])
  return (
    <SiteContext value={site}>
      <TakesOrders value={site}>{children}</TakesOrders>
    </SiteContext>
  )
}

/** The site's data and the services of the navigation; empty until loaded. */
export const useSite = () => useContext(SiteContext)
