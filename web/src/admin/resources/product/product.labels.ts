import { common, computed, entityLabels, field, reference } from '../labels.ts'

export const productLabels = entityLabels('product', {
  tr: {
    one: 'Yemek',
    many: 'Yemekler',
    accusative: 'yemeğini',
    genitive: 'yemeğinin',
    dative: 'yemeğine',
    ablative: 'yemeğinden',
  },
  en: { one: 'Dish', many: 'Dishes' },
  fields: {
    name: common.name,
    description: common.description,
    categoryId: reference('category', common.category),
    price: field('Fiyat', 'fiyatını', 'Price'),
    availiblity: field('Bugün var', 'bugün var olup olmadığını', 'Available today', 'availability today'),
    order: common.order,
    pictures: computed('Resimler', 'Pictures'),
  },
})
