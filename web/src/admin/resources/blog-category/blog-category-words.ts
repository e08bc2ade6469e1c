import { words } from '../../language/words.ts'

export const blogCategoryWords = words(
  {
    resources: {
      blogCategory: {
        name: 'Blog kategorisi |||| Blog kategorileri',
        fields: { name: 'Ad', entries: 'Yazı sayısı', createdDate: 'Eklendi' },
      },
    },
  },
  {
    resources: {
      blogCategory: {
        name: 'Blog category |||| Blog categories',
        fields: { name: 'Name', entries: 'Blog posts', createdDate: 'Added' },
      },
    },
  },
)
