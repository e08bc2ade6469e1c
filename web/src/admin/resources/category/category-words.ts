import { words } from '../../language/words.ts'

export const categoryWords = words(
  {
    resources: {
      category: {
        reorder: 'Sıralamayı değiştir',
        reordered: 'Yeni sıra kaydedildi',
      },
    },
  },
  {
    resources: {
      category: {
        reorder: 'Change the order',
        reordered: 'The new order is saved',
      },
    },
  },
)
