import { common, entityLabels } from '../labels.ts'

export const serviceLabels = entityLabels('service', {
  tr: { one: 'Hizmet', many: 'Hizmetler' },
  en: { one: 'Service', many: 'Services' },
  fields: {
    name: common.name,
    description: common.description,
    image: common.picture,
    icon: common.icon,
    order: common.order,
  },
})
