import { common, computed, entityLabels } from '../labels.ts'

export const blogCategoryLabels = entityLabels('blogCategory', {
  tr: { one: 'Blog kategorisi', many: 'Blog kategorileri', possessed: 'blog kategorisi' },
  en: { one: 'Blog category', many: 'Blog categories' },
  fields: { name: common.name, entries: computed('Yazı sayısı', 'Blog posts') },
})
