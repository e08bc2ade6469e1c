import type { EntityManager } from '@mikro-orm/postgresql'
import { requireRule } from '../../core/access.ts'
import { checked } from '../../core/input/check-input.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { proposalFor } from './proposals.ts'
import { mayTranslate, mayTranslateSome, workSourcesOf } from './translated-fields.ts'
import { TranslationWorkQuery } from './translation.input.ts'
import { TRANSLATED_KINDS, type TranslatedKind } from './translation.item.ts'
import type { TranslationItem, TranslationWork } from './translation.types.ts'

const STATE = `case when t.id is null then 'MISSING' when t.source collate "C" <> s.source then 'STALE' else 'DONE' end`

/** The texts of some kinds, each with its translation in a language. */
const workOf = (kinds: readonly TranslatedKind[]) =>
  `select s.*, t.text, ${STATE} as state from (${kinds.map(workSourcesOf).join(' union all ')}) s
     left join translation t on t.kind = s.kind and t.record_id = s.record_id and t.field = s.field
       and t.language = ? and not t.is_deleted`

/** Reads what there is to translate. */
export class TranslationWorkService {
  /**
   * One page of the texts of a kind, or of all kinds that the caller may translate.
   * @throws {ForbiddenError} for who may not translate.
   */
  async work(context: RequestContext, raw: TranslationWorkQuery): Promise<TranslationWork> {
    const { em, caller } = context
    requireRule(caller, raw.kind ? mayTranslate(raw.kind) : mayTranslateSome)
    const { language, kind, state, page, pageSize } = await checked(TranslationWorkQuery, raw)
    const kinds = kind ? [kind] : TRANSLATED_KINDS.filter((each) => mayTranslate(each)(caller))
    const work = workOf(kinds)
    const counted = await countsOf(em, work, language)
    const items = await em.execute<Omit<TranslationItem, 'proposal'>[]>(
      `select kind, record_id as "recordId", field, source, text, state from (${work}) work
         where ?::text is null or state = ? order by kind_place, rank, place limit ? offset ?`,
      [language, state ?? null, state ?? null, pageSize, (page - 1) * pageSize],
    )
    return {
      items: items.map((item) => ({ ...item, proposal: proposalFor(language, item) })),
      totalCount: state ? counted[state] : counted.total,
      done: counted.DONE,
      total: counted.total,
    }
  }
}

interface Counts {
  readonly MISSING: number
  readonly STALE: number
  readonly DONE: number
  readonly total: number
}

async function countsOf(em: EntityManager, work: string, language: string): Promise<Counts> {
  const of = (state: string) => `count(*) filter (where state = '${state}')::integer as "${state}"`
  const [counts] = await em.execute<Counts[]>(
    `select ${of('MISSING')}, ${of('STALE')}, ${of('DONE')}, count(*)::integer as total from (${work}) work`,
    [language],
  )
  return counts as Counts
}
