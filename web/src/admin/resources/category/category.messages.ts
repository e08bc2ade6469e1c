import { messages } from '../../language/messages.ts'

export const categoryMessages = messages(
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
