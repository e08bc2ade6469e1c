import { words } from '../../language/words.ts'

export const blogTagWords = words(
  {
    resources: {
      blogTag: {
        name: 'Etiket |||| Etiketler',
        fields: { name: 'Ad', entries: 'Yazı sayısı', status: 'Durum' },
      },
    },
  },
  {
    resources: {
      blogTag: {
        name: 'Tag |||| Tags',
        fields: { name: 'Name', entries: 'Blog posts', status: 'Status' },
      },
    },
  },
)
