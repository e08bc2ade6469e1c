import { everybodyWhere } from '../../core/access.ts'
import { Status } from '../../core/primitives/status.ts'
import { select } from '../../core/read/selection.ts'
import { defineContent } from '../../core/record-definition.ts'
import { Category } from './category.entity.ts'
import { categoryRules } from './category.rules.ts'

export const categoryRecord = defineContent<Category, 'image' | 'icon'>({
  entity: Category,
  one: 'category',
  many: 'categories',
  title: 'category',
  plural: 'categories of the menu',
  label: 'name',
  uploads: {
    image: { title: 'A picture', path: 'imageFilePath' },
    icon: { title: 'A picture for small sizes', path: 'iconFilePath' },
  },
  manage: 'category.manage',
  read: everybodyWhere<Category>({ status: Status.ACTIVE }),
  sort: { order: 'asc', id: 'asc' },
  sorted: 'in their order',
  table: {
    search: ['name', 'description'],
    fields: ['name', 'description', 'order', 'status', 'imageFilePath', 'iconFilePath'],
  },
  image: 'imageFilePath',
  rules: categoryRules,
  derived: {
    translation: select('id'),
    image: select('imageFilePath'),
    icon: select('iconFilePath'),
    iconUrl: select('iconFilePath'),
  },
})
