import { entityLabels, field } from '../labels.ts'

export const openingExceptionLabels = entityLabels('openingException', {
  tr: { one: 'Özel gün', many: 'Özel günler', possessed: 'özel günü' },
  en: { one: 'Special day', many: 'Special days' },
  fields: {
    fromDate: field('İlk gün', 'ilk gününü', 'First day'),
    toDate: field('Son gün', 'son gününü', 'Last day'),
    label: field('Ad', 'adını', 'Name'),
    closed: field('Kapalı', 'kapalı bilgisini', 'Closed'),
    periods: field('Saatler', 'saatlerini', 'Hours'),
    note: field('Not', 'notunu', 'Note'),
  },
})
