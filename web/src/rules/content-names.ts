import type { Content } from './food.ts'

type Names = Readonly<Record<Content, string>>

/** Names of allergens and pork for guests and staff. */
export const TURKISH_CONTENT: Names = {
  GLUTEN: 'Gluten',
  CRUSTACEANS: 'Kabuklu deniz ürünü',
  EGGS: 'Yumurta',
  FISH: 'Balık',
  PEANUTS: 'Yer fıstığı',
  SOYBEANS: 'Soya',
  MILK: 'Süt',
  NUTS: 'Sert kabuklu yemiş',
  CELERY: 'Kereviz',
  MUSTARD: 'Hardal',
  SESAME: 'Susam',
  SULPHITES: 'Sülfit',
  LUPIN: 'Acı bakla',
  MOLLUSCS: 'Yumuşakça',
  PORK: 'Domuz eti',
}

export const ENGLISH_CONTENT: Names = {
  GLUTEN: 'Gluten',
  CRUSTACEANS: 'Crustaceans',
  EGGS: 'Eggs',
  FISH: 'Fish',
  PEANUTS: 'Peanuts',
  SOYBEANS: 'Soya',
  MILK: 'Milk',
  NUTS: 'Nuts',
  CELERY: 'Celery',
  MUSTARD: 'Mustard',
  SESAME: 'Sesame',
  SULPHITES: 'Sulphites',
  LUPIN: 'Lupin',
  MOLLUSCS: 'Molluscs',
  PORK: 'Pork',
}
