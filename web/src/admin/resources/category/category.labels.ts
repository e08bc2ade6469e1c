import { common, entityLabels } from '../labels.ts'

export const categoryLabels = entityLabels('category', {
  tr: { one: 'Kategori', many: 'Kategoriler' },
  en: { one: 'Category', many: 'Categories' },
  fields: {
    name: common.name,
    description: common.description,
    image: common.picture,
    imageFilePath: common.picture,
    icon: common.icon,
    iconFilePath: common.icon,
    order: common.order,
  },
})
