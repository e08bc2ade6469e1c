import DataLoader from 'dataloader'
import { Language } from '../../core/primitives/language.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { BETWEEN_SERVINGS, mayTranslate, sourcesOf, TRANSLATED } from './translated-fields.ts'
import type { TranslatedKind } from './translation.item.ts'
import { Translated } from './translation.types.ts'

interface TranslatedText {
  readonly recordId: number
  readonly field: string
  readonly text: string
  readonly isStale: boolean
}

type Loaders = Map<string, DataLoader<number, Translated>>

/** Reads the translations of records, those of one kind and language by one statement of a request. */
export class TranslationReads {
  private readonly ofRequests = new WeakMap<RequestContext, Loaders>()

  /** The texts of a record in a language; all null in Turkish. */
  async of(
    context: RequestContext,
    kind: TranslatedKind,
    recordId: number,
    language: Language,
  ): Promise<Translated> {
    if (language === Language.TR) return new Translated()
    const loaders: Loaders = this.ofRequests.get(context) ?? new Map()
    this.ofRequests.set(context, loaders)
    const name = `${kind} ${language}`
    const batch = (ids: readonly number[]) => this.ofAll(context, kind, ids, language)
    // Nothing is kept: a mutation of the same request may have changed it.
    const loader = loaders.get(name) ?? new DataLoader(batch, { cache: false })
    loaders.set(name, loader)
    return loader.load(recordId)
  }

  /** The texts of several records, in their order. */
  async ofAll(
    { em, caller }: RequestContext,
    kind: TranslatedKind,
    ids: readonly number[],
    language: Language,
  ): Promise<Translated[]> {
    const rows: TranslatedText[] = await em.execute(
      `select t.record_id as "recordId", t.field, t.text, t.source collate "C" <> s.source as "isStale"
         from translation t join (${sourcesOf(kind)}) s on s.record_id = t.record_id and s.field = t.field
         where t.kind = ? and t.language = ? and t.record_id = any(?::integer[]) and not t.is_deleted
           and (?::boolean or exists (select from site where jsonb_exists(languages, ?)))
         order by s.place`,
      [kind, language, `{${ids.join(',')}}`, mayTranslate(kind)(caller), language],
    )
    const byRecord = Map.groupBy(rows, ({ recordId }) => recordId)
    return ids.map((id) => translatedOf(kind, byRecord.get(id) ?? []))
  }
}

function translatedOf(kind: TranslatedKind, texts: readonly TranslatedText[]): Translated {
  const translated = new Translated()
  for (const { field, text, isStale } of texts) {
    const { isVital = false, isList = false } = TRANSLATED[kind].fields[field] ?? {}
    if (isStale) translated.stale.push(field)
    if (isStale && isVital) continue
    Object.assign(translated, { [field]: isList ? text.split(BETWEEN_SERVINGS) : text })
  }
  return translated
}
