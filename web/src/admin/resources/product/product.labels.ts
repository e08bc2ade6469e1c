import { common, computed, entityLabels, field, reference } from '../labels.ts'

export const productLabels = entityLabels('product', {
  tr: { one: 'Yemek', many: 'Yemekler', possessed: 'yemeği' },
  en: { one: 'Dish', many: 'Dishes' },
  fields: {
    name: common.name,
    description: common.description,
    categoryId: reference('category', common.category),
    price: field('Fiyat', 'fiyatını', 'Price'),
    priceSince: field('Fiyatın geçerlilik tarihi', 'fiyatının geçerlilik tarihini', 'Price applies since'),
    availiblity: field('Bugün var', 'bugün var olup olmadığını', 'Available today', 'availability today'),
    order: common.order,
    ingredients: field('İçindekiler', 'içindekilerini', 'Ingredients'),
    allergens: field('Alerjenler', 'alerjenlerini', 'Allergens'),
    allergenNote: field('Alerjen notu', 'alerjen notunu', 'Note on allergens'),
    containsAlcohol: field(
      'Alkol içeriyor',
      'alkol bilgisini',
      'Contains alcohol',
      'the answer about alcohol',
    ),
    containsPork: field(
      'Domuz eti içeriyor',
      'domuz eti bilgisini',
      'Contains pork',
      'the answer about pork',
    ),
    diet: field('Beslenme biçimi', 'beslenme biçimini', 'Diet'),
    portion: field('Porsiyon', 'porsiyonunu', 'Portion'),
    energyKcal: field('Enerji (kcal)', 'enerji değerini', 'Energy (kcal)', 'the energy value'),
    energySource: field(
      'Enerji değerinin kaynağı',
      'enerji değerinin kaynağını',
      'Source of the energy value',
    ),
    isAlcoholicDrink: field('Alkollü içki', 'alkollü içki olup olmadığını', 'Alcoholic drink'),
    reviewedAt: field('Gözden geçirildi', 'gözden geçirme tarihini', 'Reviewed', 'the date of the review'),
    reviewedBy: computed('Gözden geçiren', 'Reviewed by'),
    pictures: computed('Resimler', 'Pictures'),
  },
})
