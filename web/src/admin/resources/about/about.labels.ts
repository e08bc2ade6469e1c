import { common, entityLabels } from '../labels.ts'

export const aboutLabels = entityLabels('about', {
  tr: {
    one: 'Hakkımızda metni',
    many: 'Hakkımızda',
    accusative: 'hakkımızda metnini',
    genitive: 'hakkımızda metninin',
    dative: 'hakkımızda metnine',
    ablative: 'hakkımızda metninden',
  },
  en: { one: 'About text', many: 'About us' },
  fields: { description: common.text },
})
