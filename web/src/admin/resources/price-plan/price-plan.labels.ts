import { common, entityLabels, field } from '../labels.ts'

export const pricePlanLabels = entityLabels('pricePlan', {
  tr: { one: 'Fiyat planı', many: 'Fiyat planları' },
  en: { one: 'Price plan', many: 'Price plans' },
  fields: {
    name: common.name,
    note: field('Not', 'Note'),
    appliesAt: field('Uygulanacağı an', 'Applies at'),
    lines: field('Fiyatlar', 'Prices'),
  },
})
