import { common, entityLabels } from '../labels.ts'

/** Values have no screen: other programs manage them by REST, but the history shows their changes. */
export const valueLabels = entityLabels('value', {
  tr: { one: 'Değer', many: 'Değerler' },
  en: { one: 'Value', many: 'Values' },
  fields: { name: common.name },
})
