import { common, entityLabels, field } from '../labels.ts'

export const pageTextLabels = entityLabels('pageText', {
  tr: { one: 'Sayfa metni', many: 'Sayfa metinleri', possessed: 'sayfa metni' },
  en: { one: 'Text', many: 'Texts of pages' },
  fields: {
    key: field('Sayfa', 'sayfasını', 'Page'),
    title: field('Başlık', 'başlığını', 'Heading'),
    body: common.text,
  },
})
