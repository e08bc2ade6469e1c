import { type FilterQuery, raw } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Change } from './change.entity.ts'

export interface Page {
  readonly limit: number
  readonly offset: number
}

/** A request that made changes; changes without a request are one each. */
interface Act {
  /** The id of its newest change. */
  readonly id: number
  readonly count: number
  /** The number of all its changes. */
  readonly total: number
  readonly parts: readonly ActPart[]
  /** The ids of the newest changes that match. */
  readonly lines: readonly number[]
}

/** What an act did to the records of one kind. */
interface ActPart {
  readonly entity: string
  readonly action: string
  readonly count: number
}

/** Changes that an act lists; the others are read by its request. */
const MAX_LINES = 10

const ACT = 'coalesce(request_id, id::text)'

/** One page of the acts with changes that match, the newest first. */
export async function actsOf(
  em: EntityManager,
  where: FilterQuery<Change>,
  { limit, offset }: Page,
): Promise<{ acts: Act[]; totalCount: number }> {
  const matching = () => em.createQueryBuilder(Change, 'c').where(where as never)
  const rows: { act: string; id: number; count: number; lines: number[] }[] = await matching()
    .select([
      raw(`${ACT} as act`),
      raw('max(id)::integer as id'),
      raw('count(*)::integer as count'),
      raw(`(array_agg(id order by id desc))[1:${MAX_LINES}] as lines`),
    ])
    .groupBy(raw(ACT))
    .orderBy({ [raw('max(id)').key]: 'desc' })
    .limit(limit, offset)
    .execute('all', false)
  const [counted] = await matching()
    .select(raw(`count(distinct ${ACT})::integer as total`))
    .execute<{ total: number }[]>('all', false)
  const totalCount = counted?.total ?? 0
  if (rows.length === 0) return { acts: [], totalCount }
  const names = rows.map(({ act }) => act)
  const parts: (ActPart & { act: string })[] = await matching()
    .select([raw(`${ACT} as act`), 'entity', 'action', raw('count(distinct entity_id)::integer as count')])
    .andWhere(raw(`${ACT} in (?)`, [names]))
    .groupBy([raw(ACT), 'entity', 'action'])
    .orderBy({ [raw('max(id)').key]: 'desc' })
    .execute('all', false)
  const totals: { act: string; total: number }[] = await em
    .createQueryBuilder(Change, 'c')
    .select([raw('request_id as act'), raw('count(*)::integer as total')])
    .where({ requestId: { $in: names } })
    .groupBy('requestId')
    .execute('all', false)
  return {
    totalCount,
    acts: rows.map(({ act, ...row }) => ({
      ...row,
      total: totals.find((each) => each.act === act)?.total ?? row.count,
      parts: parts.flatMap(({ act: of, ...part }) => (of === act ? part : [])),
    })),
  }
}
