import type { TakesRequestsQuery } from '../../../gql/graphql.ts'

export type PageModes = Readonly<NonNullable<TakesRequestsQuery['site']['pages']>>

/** The page on which guests ask, and the one that says what becomes of what they tell there. */
const [ASKING, EXPLAINING] = ['book-table', 'privacy-policy'] as const

export const isTaking = (pages: PageModes): boolean =>
  pages.some(({ key, mode }) => key === ASKING && mode === 'LIVE')

/**
 * The pages of a site that takes requests, or does not. A site that takes them says what becomes of them: in the owner's
 * own words where there are some.
 * @param written the keys of the pages that have texts of the owner.
 */
export function switched(pages: PageModes, isOn: boolean, written: readonly string[]): PageModes {
  const others = pages.filter(({ key }) => key !== ASKING)
  if (!isOn) return [...others, { key: ASKING, mode: 'HIDDEN' }]
  const explained = others.filter(({ key, mode }) => key !== EXPLAINING || mode !== 'HIDDEN')
  const isOwn = explained.length < others.length && written.includes(EXPLAINING)
  return [
    ...explained,
    ...(isOwn ? [{ key: EXPLAINING, mode: 'OWN' } as const] : []),
    { key: ASKING, mode: 'LIVE' },
  ]
}
