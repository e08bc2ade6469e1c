import { words } from '../../language/words.ts'

export const aboutWords = words(
  {
    resources: {
      about: {
        hint: 'Ana sayfa ve Hakkımızda sayfası ilk yazıyı gösterir.',
      },
    },
  },
  {
    resources: {
      about: {
        hint: 'The home page and the about page show the first text.',
      },
    },
  },
)
