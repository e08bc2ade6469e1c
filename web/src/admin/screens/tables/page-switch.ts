import type { TakesRequestsQuery } from '../../../gql/graphql.ts'
import { EXPLAINING_PAGE, WORKING_PAGE } from '../../resources/site/page-names.ts'

export type PageModes = Readonly<NonNullable<TakesRequestsQuery['site']['pages']>>

export const isTaking = (pages: PageModes): boolean =>
  pages.some(({ key, mode }) => key === WORKING_PAGE && mode === 'LIVE')

/** Pages whose explaining one is shown: in the owner's own words where there are some. */
export function withExplanation(pages: PageModes, written: readonly string[]): PageModes {
  const shown = pages.filter(({ key, mode }) => key !== EXPLAINING_PAGE || mode !== 'HIDDEN')
  const isOwn = shown.length < pages.length && written.includes(EXPLAINING_PAGE)
  return isOwn ? [...shown, { key: EXPLAINING_PAGE, mode: 'OWN' }] : shown
}

/**
 * The pages of a site that takes requests, or does not. A site that takes them says what becomes of them: in the owner's
 * own words where there are some.
 * @param written the keys of the pages that have texts of the owner.
 */
export function switched(pages: PageModes, isOn: boolean, written: readonly string[]): PageModes {
  const others = pages.filter(({ key }) => key !== WORKING_PAGE)
  return isOn
    ? [...withExplanation(others, written), { key: WORKING_PAGE, mode: 'LIVE' }]
    : [...others, { key: WORKING_PAGE, mode: 'HIDDEN' }]
}
