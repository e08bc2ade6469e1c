import { messages } from '../../language/messages.ts'

export const categoryMessages = messages(
  {
    resources: {
      category: {
        reorder: 'Sıralamayı değiştir',
      },
    },
  },
  {
    resources: {
      category: {
        reorder: 'Change the order',
      },
    },
  },
)
