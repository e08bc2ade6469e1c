import { common, entityLabels, field } from '../labels.ts'

export const blogCategoryLabels = entityLabels('blogCategory', {
  tr: { one: 'Blog kategorisi', many: 'Blog kategorileri' },
  en: { one: 'Blog category', many: 'Blog categories' },
  fields: { name: common.name, entries: field('Yazı sayısı', 'Blog posts') },
})
