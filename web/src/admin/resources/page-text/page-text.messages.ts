import { messages } from '../../language/messages.ts'

export const pageTextMessages = messages('resources.pageText', {
  shownWhere: [
    'Metin, sayfanın durumu restoran ayarlarında “Kendi metnim” olduğunda görünür.',
    'The text is shown while the page is set to “My own text” in the restaurant settings.',
  ],
  faqHint: [
    'Sıkça sorulan sorularda her ara başlık bir sorudur, altındaki metin yanıtıdır.',
    'Of frequently asked questions each heading is a question, and the text below it the answer.',
  ],
})
