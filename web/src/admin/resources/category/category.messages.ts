import { messages } from '../../language/messages.ts'

export const categoryMessages = messages('resources.category', {
  reorder: ['Sıralamayı değiştir', 'Change the order'],
})
