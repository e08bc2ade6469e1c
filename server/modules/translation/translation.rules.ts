import { forbiddenWording } from '../../../web/src/rules/menu-wording.ts'
import { type Caller, requireRule } from '../../core/access.ts'
import { BadInputError, ConflictError } from '../../core/errors.ts'
import { checked } from '../../core/input/check-input.ts'
import { LOCKS } from '../../core/primitives/locks.ts'
import type { RecordRules } from '../../core/record-rules.ts'
import { BETWEEN_SERVINGS, mayTranslate, TRANSLATED } from './translated-fields.ts'
import { Translation } from './translation.entity.ts'
import type { AddTranslation, UpdateTranslation } from './translation.input.ts'
import type { TranslatedKind } from './translation.item.ts'

type Input = Partial<AddTranslation> & UpdateTranslation

/** The record, field and language of a translation. */
export type TranslationKey = Pick<Translation, 'kind' | 'recordId' | 'field' | 'language'>

/** @throws {ForbiddenError} for who may not translate records of the kind. */
const requireKind = (caller: Caller, kind: TranslatedKind) => requireRule(caller, mayTranslate(kind))

export const translationRules: RecordRules<Translation, Input> = {
  lock: LOCKS.translations,
  values({ input, record, context }, fromInput) {
    requireKind(context.caller, (record ?? (input as AddTranslation)).kind)
    return fromInput()
  },
  beforeRemove: ({ kind }, { context }) => requireKind(context.caller, kind),
  async beforeRestore({ kind, recordId, language, field, id }, { em, context }) {
    requireKind(context.caller, kind)
    const other = { kind, recordId, language, field, isDeleted: false, id: { $ne: id } }
    if ((await em.count(Translation, other)) > 0)
      throw new ConflictError('VALUE_TAKEN', { entity: 'translation', field: 'field' })
  },
}

/**
 * Checks a text within the bounds of its field, and without the wording that is forbidden in a menu.
 * @param source the Turkish text, which has as many parts where the field is a list.
 * @returns the text as it is stored.
 * @throws {BadInputError} on `text`.
 */
export async function checkedText(
  { kind, field, language }: Pick<TranslationKey, 'kind' | 'field' | 'language'>,
  text: string,
  source: string,
): Promise<string> {
  const { fields, isMenu } = TRANSLATED[kind]
  const { rule, isList } = fields[field] as (typeof fields)[string]
  const Bounded = class {
    text!: string
  }
  rule()(Bounded.prototype, 'text')
  const parts = isList ? text.split(BETWEEN_SERVINGS) : [text]
  const count = isList ? source.split(BETWEEN_SERVINGS).length : 1
  if (parts.length !== count) throw BadInputError.field('text', 'ITEMS', { min: count, max: count })
  const stored: string[] = []
  for (const part of parts) stored.push((await checked(Bounded, { text: part })).text)
  const words = isMenu ? forbiddenWording(text, language) : null
  if (words) throw BadInputError.field('text', 'FORBIDDEN_WORDING', { words })
  return stored.join(BETWEEN_SERVINGS)
}
