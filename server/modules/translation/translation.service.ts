import type { EntityManager } from '@mikro-orm/postgresql'
import { requireRule } from '../../core/access.ts'
import { BadInputError, ConflictError } from '../../core/errors.ts'
import { checked } from '../../core/input/check-input.ts'
import type { Language } from '../../core/primitives/language.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { fieldsBelow, refusedAt } from '../../core/write/at-line.ts'
import { MAX_AT_ONCE } from '../../core/write/id-lists.ts'
import type { ManyChanged } from '../../core/write/many-changed.ts'
import { RecordService } from '../../core/write/record-service.ts'
import { mayTranslate, sourcesOf, TRANSLATED } from './translated-fields.ts'
import { Translation } from './translation.entity.ts'
import {
  type AddTranslation,
  type TranslationLine,
  TranslationLines,
  type UpdateTranslation,
} from './translation.input.ts'
import { TRANSLATED_KINDS } from './translation.item.ts'
import { checkedText } from './translation.rules.ts'

export class TranslationService extends RecordService<Translation, AddTranslation, UpdateTranslation> {
  /**
   * Stores, replaces and removes translations in one transaction.
   * @throws {BadInputError} on fields such as `lines.3.text`.
   * @throws {ConflictError} with SOURCE_CHANGED at the line whose record has another Turkish text by now.
   */
  async saveAll(context: RequestContext, language: Language, raw: TranslationLine[]): Promise<ManyChanged> {
    requireRule(context.caller, this.definition.access.manage)
    const { lines } = await checked(TranslationLines, { language, lines: raw })
    expectDistinct(lines)
    for (const kind of new Set(lines.map((line) => line.kind)))
      requireRule(context.caller, mayTranslate(kind))
    return this.writeMany(context, async (em) => {
      const sources = await presentSources(em, lines)
      const texts: (string | null)[] = []
      for (const [index, line] of lines.entries()) {
        const source = sources.get(keyOf(line))
        if (source === undefined) await expectRecord(em, line, index)
        if (source !== line.seenSource) throw refusedAt(index, new ConflictError('SOURCE_CHANGED'))
        texts.push(await atText(index, () => textOf(line, language, source)))
      }
      return this.store(em, context, language, lines, texts)
    })
  }

  private async store(
    em: EntityManager,
    context: RequestContext,
    language: Language,
    lines: readonly TranslationLine[],
    texts: readonly (string | null)[],
  ): Promise<number[]> {
    const stored = await em.find(
      Translation,
      {
        language,
        isDeleted: false,
        kind: { $in: [...new Set(lines.map(({ kind }) => kind))] },
        recordId: { $in: [...new Set(lines.map(({ recordId }) => Number(recordId)))] },
      },
      { orderBy: { id: 'asc' } },
    )
    const byKey = new Map(stored.map((each) => [keyOf(each), each]))
    const written: Translation[] = []
    for (const [index, line] of lines.entries()) {
      const { kind, field, seenSource: source } = line
      const found = byKey.get(keyOf(line))
      const text = texts[index] ?? null
      if (text === null) {
        if (found) this.setRemoved(context, found, true)
      } else if (!found) {
        const added = { kind, recordId: Number(line.recordId), language, field, text, source }
        written.push(await this.create(em, context, added, {}))
      } else if (found.text !== text || found.source !== source) {
        await this.assign(em, context, found, { text, source }, {})
      }
      if (found) written.push(found)
    }
    await em.flush()
    return written.map(({ id }) => id)
  }
}

const keyOf = ({ kind, recordId, field }: Pick<Translation, 'kind' | 'field'> & { recordId: unknown }) =>
  `${kind} ${recordId} ${field}`

/** @throws {BadInputError} for none or too many lines, a field that the kind does not have, and what is named twice. */
function expectDistinct(lines: readonly TranslationLine[]): void {
  if (lines.length === 0) throw BadInputError.field('lines', 'ITEMS', { min: 1, max: MAX_AT_ONCE })
  const keys = new Set<string>()
  for (const [index, line] of lines.entries()) {
    const names = Object.keys(TRANSLATED[line.kind].fields)
    if (!names.includes(line.field))
      throw BadInputError.field(`lines.${index}.field`, 'ONE_OF', { values: names })
    const key = keyOf(line)
    if (keys.has(key)) throw BadInputError.field('lines', 'REPEATED', { value: key })
    keys.add(key)
  }
}

/** The present Turkish texts of the records that lines name, by their keys. */
async function presentSources(
  em: EntityManager,
  lines: readonly TranslationLine[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const kind of TRANSLATED_KINDS) {
    const ids = lines.filter((line) => line.kind === kind).map(({ recordId }) => Number(recordId))
    if (ids.length === 0) continue
    const rows: { recordId: number; field: string; source: string }[] = await em.execute(
      `select record_id as "recordId", field, source from (${sourcesOf(kind)}) s where record_id = any(?::integer[])`,
      [`{${ids.join(',')}}`],
    )
    for (const row of rows) found.set(keyOf({ kind, ...row }), row.source)
  }
  return found
}

/** @throws {BadInputError} if the record of a line does not exist, or was removed. */
async function expectRecord(
  em: EntityManager,
  { kind, recordId }: TranslationLine,
  index: number,
): Promise<void> {
  const { from } = TRANSLATED[kind]
  const rows = await em.execute(`select from ${from} where r.id = ? and not r.is_deleted`, [Number(recordId)])
  if (rows.length === 0)
    throw BadInputError.field(`lines.${index}.recordId`, 'NO_SUCH_RECORD', { id: String(recordId) })
}

/** The text of a line as it is stored; null if it removes the translation. */
function textOf(
  { text, kind, field }: TranslationLine,
  language: Language,
  source: string,
): Promise<string | null> | null {
  return text == null || text.trim() === '' ? null : checkedText({ kind, field, language }, text, source)
}

/** Names the fields of an error as those of a line. */
async function atText<T>(index: number, call: () => Promise<T> | T): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw fieldsBelow(`lines.${index}`, error) ?? error
  }
}
