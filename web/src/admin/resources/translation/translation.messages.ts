import { messages } from '../../language/messages.ts'

export const translationMessages = messages('resources.translation', {
  languages: {
    TR: ['Türkçe', 'Turkish'],
    EN: ['İngilizce', 'English'],
    DE: ['Almanca', 'German'],
    RU: ['Rusça', 'Russian'],
    AR: ['Arapça', 'Arabic'],
    FA: ['Farsça', 'Persian'],
  },
  kinds: {
    CATEGORY: ['Kategori', 'Category'],
    PRODUCT: ['Yemek', 'Dish'],
    SERVICE: ['Hizmet', 'Service'],
    ABOUT: ['Hakkımızda metni', 'About text'],
    SITE: ['Ayarlar', 'Settings'],
    OPENING_EXCEPTION: ['Özel gün', 'Special day'],
  },
  states: {
    MISSING: ['Eksik', 'Missing'],
    STALE: ['Eskidi', 'Stale'],
    DONE: ['Tamam', 'Done'],
  },
  parts: {
    portionOf: ['Porsiyonun neyi ölçülür', 'Measured part of the portion'],
    reservationNote: ['Masa isterken okunacak not', 'Note for those who ask for a table'],
  },
})
