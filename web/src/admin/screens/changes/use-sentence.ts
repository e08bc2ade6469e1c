import { useLocaleState, useTranslate } from 'ra-core'
import type { RecordedChange } from './changes.operations.ts'
import { sentenceOf } from './sentence.ts'

/** Describes a change in a sentence: who did what to which record. */
export function useSentence(
  nameOf: (kind: string, id: unknown) => string,
): (change: RecordedChange) => string {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const fieldsIn = new Intl.ListFormat(locale)
  return (change) => {
    const { entity, userFullName, userName, recordName, after } = change
    const { key, fields, link } = sentenceOf(change)
    const name = recordName ?? after?.name
    // The sentence for a change of a picture names its dish.
    const kind = entity === 'productImage' ? 'product' : entity
    const form = (grammatical: string) => translate(`resources.${kind}.cases.${grammatical}`, { _: entity })
    const sentence = translate(`admin.change.sentence.${key}`, {
      who: userFullName ?? userName ?? translate('admin.changes.system'),
      record: name ? `‘${name}’` : '',
      it: form('accusative'),
      of: form('genitive'),
      to: form('dative'),
      from: form('ablative'),
      count: fields.length,
      fields: fieldsIn.format(
        fields.map((field) => translate(`resources.${entity}.changed.${field}`, { _: field })),
      ),
      other: link ? `‘${nameOf(link.kind, link.id)}’` : '',
    })
    return sentence.replace(/\s+/g, ' ').trim()
  }
}
