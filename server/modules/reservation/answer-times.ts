import type { EntityManager } from '@mikro-orm/postgresql'
import type { Hours } from '../../../web/src/rules/opening-hours.ts'
import { openMinutesBetween } from '../../../web/src/rules/opening-minutes.ts'
import { usualMinutes } from './usual-minutes.ts'

/** The last requests that say how long an answer takes. */
const COUNTED = 30

/** A request that was answered, or whose time came before. */
interface SettledRequest {
  /** When it was asked for, or changed last, in ms. */
  readonly asked: number
  /** In ms; null for one that was not answered. */
  readonly answered: number | null
}

/**
 * Minutes of opening time within which the last requests were answered, as `usualMinutes` says them.
 * @param hoursSince the hours with all exceptions that were not over at a moment.
 */
export async function answeredWithinMinutes(
  em: EntityManager,
  hoursSince: (since: Date) => Promise<Hours>,
): Promise<number | null> {
  const settled = await em.execute<SettledRequest[]>(
    `select (extract(epoch from coalesce(changed_at, created_date)) * 1000)::float8 as asked,
            (extract(epoch from answered_at) * 1000)::float8 as answered
       from reservation
      where not by_phone and (answered_at is not null or state = 'NEW' and at <= now())
      order by coalesce(answered_at, at) desc, id desc limit ${COUNTED}`,
  )
  const answered = settled.flatMap(({ asked, answered }) => (answered === null ? [] : { asked, answered }))
  if (answered.length === 0) return null
  const hours = await hoursSince(new Date(Math.min(...answered.map(({ asked }) => asked))))
  const minutes = answered.map(({ asked, answered }) =>
    openMinutesBetween(hours, new Date(asked), new Date(answered)),
  )
  return usualMinutes([...minutes, ...Array(settled.length - answered.length).fill(Number.POSITIVE_INFINITY)])
}
