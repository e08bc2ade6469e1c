import { managersOnly } from '../../core/access.ts'
import { defineRecord } from '../../core/record-definition.ts'
import { mayTranslateSome, TRANSLATES } from './translated-fields.ts'
import { Translation } from './translation.entity.ts'
import { AddTranslation, UpdateTranslation } from './translation.input.ts'
import { translationRules } from './translation.rules.ts'

/** Translations have a history and undo as all content, and calls of their own. */
export const translationRecord = defineRecord({
  entity: Translation,
  one: 'translation',
  many: 'translations',
  title: 'translation',
  plural: 'translations',
  label: 'source',
  inputs: { add: AddTranslation, update: UpdateTranslation },
  manage: TRANSLATES,
  managedAlso: mayTranslateSome,
  read: managersOnly,
  table: { search: ['text'], fields: ['kind', 'recordId', 'language', 'field', 'text'] },
  rules: translationRules,
})
