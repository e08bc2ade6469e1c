import { words } from '../../language/words.ts'

export const aboutWords = words(
  {
    resources: {
      about: {
        name: 'Hakkımızda yazısı |||| Hakkımızda',
        fields: { description: 'Yazı', updatedDate: 'Son değişiklik', createdDate: 'Eklendi' },
        hint: 'Ana sayfa ve Hakkımızda sayfası ilk yazıyı gösterir.',
      },
    },
  },
  {
    resources: {
      about: {
        name: 'About text |||| About us',
        fields: { description: 'Text', updatedDate: 'Last change', createdDate: 'Added' },
        hint: 'The home page and the about page show the first text.',
      },
    },
  },
)
