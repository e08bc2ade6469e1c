/** Links that add a line follow this fragment until scripts run. */
const ADD = '#ekle='

/** The fragment whose tap counts before scripts run. @param key names a line of the cart. */
export const addFragment = (key: string): string => ADD + key

let taps: Set<string> | null = null

/** The keys of the lines that were tapped before scripts ran: each tap is an entry of this document's history. */
export function earlyTaps(): Set<string> {
  taps ??= takeTaps()
  return taps
}

function takeTaps(): Set<string> {
  const [{ type } = {}] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // After a reload the entries are still there, and counted already.
  const addresses = type === 'navigate' ? addressesOf(globalThis.navigation) : []
  const keys = addresses.flatMap((url) => url?.split(ADD)[1] ?? [])
  if (location.hash.startsWith(ADD))
    history.replaceState(history.state, '', location.pathname + location.search)
  return new Set(keys)
}

/** The addresses that this document has had since it was opened; a browser that does not tell them has the last. */
function addressesOf(navigation: Navigation | undefined): (string | null)[] {
  if (!navigation) return [location.href]
  // The first was followed from elsewhere.
  const [, ...own] = navigation.entries().filter(({ sameDocument }) => sameDocument)
  return own.map(({ url }) => url)
}
