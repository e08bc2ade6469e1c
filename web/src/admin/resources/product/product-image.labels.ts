import { common, entityLabels, field } from '../labels.ts'

export const productImageLabels = entityLabels('productImage', {
  tr: { one: 'Yemek resmi', many: 'Yemek resimleri' },
  en: { one: 'Picture of a dish', many: 'Pictures of dishes' },
  fields: {
    fileName: field('Dosya adı', 'File name'),
    filePath: common.picture,
    image: common.picture,
    images: field('Resimler', 'Pictures'),
    index: common.order,
    productId: field('Yemek', 'Dish'),
  },
})
