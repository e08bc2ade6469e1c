import { common, entityLabels } from '../labels.ts'

export const aboutLabels = entityLabels('about', {
  tr: { one: 'Hakkımızda metni', many: 'Hakkımızda' },
  en: { one: 'About text', many: 'About us' },
  fields: { description: common.text },
})
