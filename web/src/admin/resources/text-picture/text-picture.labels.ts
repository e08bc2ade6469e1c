import { common, entityLabels, field } from '../labels.ts'

/** Pictures of texts have no screen: they are added while a text is written. */
export const textPictureLabels = entityLabels('textPicture', {
  tr: { one: 'Yazı resmi', many: 'Yazı resimleri' },
  en: { one: 'Picture of texts', many: 'Pictures of texts' },
  fields: {
    name: field('Resimde ne var', 'What it shows'),
    image: common.picture,
    imageFilePath: common.picture,
  },
})
