import { messages } from '../../language/messages.ts'

export const aboutMessages = messages('resources.about', {
  hint: [
    'Ana sayfa ve Hakkımızda sayfası ilk yazıyı gösterir.',
    'The home page and the about page show the first text.',
  ],
})
