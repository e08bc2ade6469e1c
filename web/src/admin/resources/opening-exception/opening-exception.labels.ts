import { entityLabels, field } from '../labels.ts'

export const openingExceptionLabels = entityLabels('openingException', {
  tr: { one: 'Özel gün', many: 'Özel günler' },
  en: { one: 'Special day', many: 'Special days' },
  fields: {
    fromDate: field('İlk gün', 'First day'),
    toDate: field('Son gün', 'Last day'),
    label: field('Ad', 'Name'),
    closed: field('Kapalı', 'Closed'),
    periods: field('Saatler', 'Hours'),
    note: field('Not', 'Note'),
  },
})
