import type { EntityManager } from '@mikro-orm/postgresql'

/** Clocks that differ by less count as equal: the way to the database takes time, too. */
const TOLERANCE_MS = 1_000

let aheadMs = 0

/** The present by the clock of the database, which all processes share. */
export const present = (): Date => new Date(Date.now() + aheadMs)

/** Reads the clock of the database. */
export async function readClock(em: EntityManager): Promise<void> {
  const asked = Date.now()
  const [row] = await em.execute<{ ms: string }[]>(
    'select extract(epoch from clock_timestamp()) * 1000 as ms',
  )
  const difference = Number(row?.ms) - (asked + Date.now()) / 2
  aheadMs = Math.abs(difference) < TOLERANCE_MS ? 0 : Math.round(difference)
}
