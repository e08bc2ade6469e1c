import { common, entityLabels, field } from '../labels.ts'

export const pageTextLabels = entityLabels('pageText', {
  tr: { one: 'Sayfa metni', many: 'Sayfa metinleri' },
  en: { one: 'Text', many: 'Texts of pages' },
  fields: {
    key: field('Sayfa', 'Page'),
    title: field('Başlık', 'Heading'),
    body: common.text,
  },
})
