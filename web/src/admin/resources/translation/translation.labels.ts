import { entityLabels, field } from '../labels.ts'

/** Translations are written side by side with the Turkish texts, not in forms of their own. */
export const translationLabels = entityLabels('translation', {
  tr: { one: 'Çeviri', many: 'Çeviriler' },
  en: { one: 'Translation', many: 'Translations' },
  fields: {
    kind: field('Kayıt türü', 'Kind of record'),
    recordId: field('Kayıt no', 'Record'),
    language: field('Dil', 'Language'),
    field: field('Alan', 'Field'),
    text: field('Çeviri', 'Translation'),
    source: field('Türkçesi', 'Turkish text'),
  },
})
