import { common, computed, entityLabels } from '../labels.ts'

export const blogCategoryLabels = entityLabels('blogCategory', {
  tr: {
    one: 'Blog kategorisi',
    many: 'Blog kategorileri',
    accusative: 'blog kategorisini',
    genitive: 'blog kategorisinin',
    dative: 'blog kategorisine',
    ablative: 'blog kategorisinden',
  },
  en: { one: 'Blog category', many: 'Blog categories' },
  fields: { name: common.name, entries: computed('Yazı sayısı', 'Blog posts') },
})
