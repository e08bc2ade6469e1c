import { common, computed, entityLabels, field } from '../labels.ts'

export const productImageLabels = entityLabels('productImage', {
  tr: { one: 'Yemek resmi', many: 'Yemek resimleri', possessed: 'resmi' },
  en: { one: 'Picture of a dish', many: 'Pictures of dishes' },
  fields: {
    fileName: field('Dosya adı', 'dosya adını', 'File name'),
    filePath: common.picture,
    image: common.picture,
    images: computed('Resimler', 'Pictures'),
    index: common.order,
    productId: field('Yemek', 'yemeğini', 'Dish'),
  },
})
