import { common, entityLabels, field, reference } from '../labels.ts'

const pictures = field('Resimler', 'Pictures')

export const productLabels = entityLabels('product', {
  tr: { one: 'Yemek', many: 'Yemekler' },
  en: { one: 'Dish', many: 'Dishes' },
  fields: {
    name: common.name,
    description: common.description,
    categoryId: reference('category', common.category),
    price: field('Fiyat', 'Price'),
    priceSince: field('Fiyatın geçerlilik tarihi', 'Price applies since'),
    servingLabel: field('Fiyatın porsiyonu', 'Serving of the price'),
    servings: field('Porsiyonlar', 'Servings'),
    availiblity: field('Bugün var', 'Available today'),
    order: common.order,
    ingredients: field('İçindekiler', 'Ingredients'),
    allergens: field('Alerjenler', 'Allergens'),
    allergenNote: field('Alerjen notu', 'Note on allergens'),
    containsAlcohol: field('Alkol içeriyor', 'Contains alcohol'),
    containsPork: field('Domuz eti içeriyor', 'Contains pork'),
    diet: field('Beslenme biçimi', 'Diet'),
    portion: field('Porsiyon', 'Portion'),
    energyKcal: field('Enerji (kcal)', 'Energy (kcal)'),
    energySource: field('Enerji değerinin kaynağı', 'Source of the energy value'),
    isAlcoholicDrink: field('Alkollü içki', 'Alcoholic drink'),
    reviewedAt: field('Gözden geçirildi', 'Reviewed'),
    reviewedBy: field('Gözden geçiren', 'Reviewed by'),
    images: pictures,
    pictures,
  },
})
