import { common, entityLabels } from '../labels.ts'

/** Look-up values have no screen: other programs keep them by REST, and the history tells of them. */
export const valueLabels = entityLabels('value', {
  tr: {
    one: 'Değer',
    many: 'Değerler',
    accusative: 'değerini',
    genitive: 'değerinin',
    dative: 'değerine',
    ablative: 'değerinden',
  },
  en: { one: 'Value', many: 'Values' },
  fields: { name: common.name },
})
