import { Icon } from '../../components/icon.tsx'
import type { ShellQuery } from '../../gql/graphql.ts'
import { inTurkish, leftToRight } from '../../lib/told.tsx'
import { weekText } from '../../rules/hours-text.ts'
import { telephoneHref } from '../../rules/telephone.ts'
import * as tableWords from './table.words.ts'

interface ReachUsProps {
  readonly site: ShellQuery['site']
  /** Whether something else on the page comes first. */
  readonly isQuiet?: boolean
}

/** Phone, hours and address of the restaurant. */
export function ReachUs({ site, isQuiet = false }: ReachUsProps) {
  const week = weekText(site.hours)
  return (
    <>
      {site.phone && (
        <a className={isQuiet ? 'button button--quiet' : 'button'} href={telephoneHref(site.phone)}>
          <Icon name="phone" />
          {leftToRight(site.phone)}
        </a>
      )}
      <ul>
        <li>
          <Icon name="clock" />
          {/* As the times that stand beside it. */}
          <span>{isQuiet ? tableWords.clock(week) : week}</span>
        </li>
        {site.address && (
          <li>
            <Icon name="pin" />
            <a href={site.mapUrl} rel="noopener">
              {inTurkish(site.address)}
            </a>
          </li>
        )}
      </ul>
    </>
  )
}
