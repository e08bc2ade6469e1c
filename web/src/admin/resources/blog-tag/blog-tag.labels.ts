import { common, entityLabels, field } from '../labels.ts'

export const blogTagLabels = entityLabels('blogTag', {
  tr: { one: 'Etiket', many: 'Etiketler' },
  en: { one: 'Tag', many: 'Tags' },
  fields: { name: common.name, entries: field('Yazı sayısı', 'Blog posts') },
})
