import { common, computed, entityLabels } from '../labels.ts'

export const blogTagLabels = entityLabels('blogTag', {
  tr: { one: 'Etiket', many: 'Etiketler', possessed: 'etiketi' },
  en: { one: 'Tag', many: 'Tags' },
  fields: { name: common.name, entries: computed('Yazı sayısı', 'Blog posts') },
})
