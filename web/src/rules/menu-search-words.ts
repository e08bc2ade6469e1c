import type { Allergen } from './food.ts'
import type { FoodQuestion } from './food-question.ts'

const SEAFOOD: readonly Allergen[] = ['FISH', 'CRUSTACEANS', 'MOLLUSCS']
const ALL_NUTS: readonly Allergen[] = ['PEANUTS', 'NUTS']

/** Words that name allergens as such, in the folded form of searches. A food that contains one is not among them. */
const ALLERGEN_NAMES: Readonly<Record<string, readonly Allergen[]>> = {
  gluten: ['GLUTEN'],
  'kabuklu deniz urunu': ['CRUSTACEANS'],
  kabuklular: ['CRUSTACEANS'],
  'deniz urunu': SEAFOOD,
  'deniz urunleri': SEAFOOD,
  'deniz mahsulleri': SEAFOOD,
  yumurta: ['EGGS'],
  balik: ['FISH'],
  'yer fistigi': ['PEANUTS'],
  yerfistigi: ['PEANUTS'],
  soya: ['SOYBEANS'],
  sut: ['MILK'],
  laktoz: ['MILK'],
  'sut urunu': ['MILK'],
  'sut urunleri': ['MILK'],
  'sert kabuklu yemis': ['NUTS'],
  kuruyemis: ALL_NUTS,
  'kuru yemis': ALL_NUTS,
  kereviz: ['CELERY'],
  hardal: ['MUSTARD'],
  susam: ['SESAME'],
  sulfit: ['SULPHITES'],
  'aci bakla': ['LUPIN'],
  yumusakca: ['MOLLUSCS'],
}

/** Foods that stand for an allergen where somebody wants a dish without it. */
const WITHOUT: Readonly<Record<string, readonly Allergen[]>> = {
  fistik: ALL_NUTS,
  findik: ['NUTS'],
  ceviz: ['NUTS'],
  badem: ['NUTS'],
  peynir: ['MILK'],
  tereyagi: ['MILK'],
  yogurt: ['MILK'],
  bugday: ['GLUTEN'],
  tahin: ['SESAME'],
}

const DIETS: Readonly<Record<string, FoodQuestion>> = {
  vegan: { kind: 'VEGAN' },
  vejetaryen: { kind: 'VEGETARIAN' },
  vejeteryan: { kind: 'VEGETARIAN' },
  etsiz: { kind: 'VEGETARIAN' },
  alkolsuz: { kind: 'NO_ALCOHOL' },
  domuzsuz: { kind: 'NO_PORK' },
}

/** The questions by the words that ask them, those of most words first. */
export const QUESTIONS: readonly [words: readonly string[], question: FoodQuestion][] = [
  ...Object.entries(ALLERGEN_NAMES).map(([name, allergens]): [string, FoodQuestion] => [
    name,
    { kind: 'CONTAINS', allergens },
  ]),
  ...Object.entries({ ...ALLERGEN_NAMES, ...WITHOUT }).flatMap(([name, allergens]) =>
    ['siz', 'suz'].map((suffix): [string, FoodQuestion] => [
      `${name}${suffix}`,
      { kind: 'FREE_OF', allergens },
    ]),
  ),
  ...Object.entries(DIETS),
]
  .map(([words, question]): [string[], FoodQuestion] => [words.split(' '), question])
  .sort(([one], [other]) => other.length - one.length)

/** What guests type for what menus say, in the folded form of searches; the other languages are those of most guests. */
export const SYNONYMS: Readonly<Record<string, string>> = {
  kebab: 'kebap',
  hamburger: 'burger',
  cheeseburger: 'burger',
  hummus: 'humus',
  souffle: 'sufle',
  suffle: 'sufle',
  caesar: 'sezar',
  cesar: 'sezar',
  spaghetti: 'spagetti',
  pasta: 'makarna',
  cola: 'kola',
  coke: 'kola',
  fries: 'patates',
  potato: 'patates',
  chicken: 'tavuk',
  beef: 'dana',
  lamb: 'kuzu',
  meat: 'et',
  meatball: 'kofte',
  meatballs: 'kofte',
  fish: 'balik',
  soup: 'corba',
  salad: 'salata',
  rice: 'pilav',
  bread: 'ekmek',
  cheese: 'peynir',
  egg: 'yumurta',
  eggs: 'yumurta',
  milk: 'sut',
  dessert: 'tatli',
  sweet: 'tatli',
  breakfast: 'kahvalti',
  kids: 'cocuk',
  drink: 'icecek',
  drinks: 'icecek',
  tea: 'cay',
  coffee: 'kahve',
  water: 'su',
  lemonade: 'limonata',
  wine: 'sarap',
  beer: 'bira',
  vegetarian: 'vejetaryen',
  huhn: 'tavuk',
  suppe: 'corba',
  wasser: 'su',
  kaffee: 'kahve',
  salat: 'salata',
}
