export const GROUPS = ['Fast Food', 'Platters', 'Dessert', 'Asian Food'] as const

export type Group = (typeof GROUPS)[number]

/** Sample content, which cannot be ordered. */
export interface SampleFood {
  readonly name: string
  readonly note: string
  readonly group: Group
  /** In dollars. */
  readonly price: number
  /** Name of a drawing. */
  readonly picture: string
}

export const sampleFoods: readonly SampleFood[] = [
  {
    name: 'Köy burgeri',
    note: 'Dana köfte, marul, domates, turşu',
    group: 'Fast Food',
    price: 15,
    picture: 'dishes/klasik-burger',
  },
  {
    name: 'Adana tabağı',
    note: 'Zırh kıyması, közlenmiş biber, lavaş',
    group: 'Platters',
    price: 35,
    picture: 'dishes/adana-kebap',
  },
  {
    name: 'Künefe',
    note: 'Hatay peyniri, Antep fıstığı',
    group: 'Dessert',
    price: 18,
    picture: 'dishes/kunefe',
  },
  {
    name: 'Somonlu suşi',
    note: 'Sekiz parça, zencefil turşusuyla',
    group: 'Asian Food',
    price: 28,
    picture: 'dishes/sushi',
  },
  {
    name: 'Taş fırın pizza',
    note: 'Domates, fesleğen, mozzarella',
    group: 'Fast Food',
    price: 20,
    picture: 'dishes/margarita-pizza',
  },
  {
    name: 'Tavuk şiş tabağı',
    note: 'Yoğurtlu terbiye, yeşil biber, pilav',
    group: 'Platters',
    price: 25,
    picture: 'dishes/tavuk-sis',
  },
  {
    name: 'Cevizli baklava',
    note: 'Dört dilim, kırk kat',
    group: 'Dessert',
    price: 16,
    picture: 'dishes/cevizli-baklava',
  },
  {
    name: 'Tavuklu ramen',
    note: 'On iki saatlik et suyu, yumurta',
    group: 'Asian Food',
    price: 22,
    picture: 'dishes/ramen',
  },
  {
    name: 'Lahmacun',
    note: 'İnce hamur, limon, maydanoz',
    group: 'Fast Food',
    price: 15,
    picture: 'dishes/lahmacun',
  },
  {
    name: 'Izgara levrek',
    note: 'Bütün levrek, roka, limon',
    group: 'Platters',
    price: 34,
    picture: 'dishes/izgara-levrek',
  },
  {
    name: 'Fırın sütlaç',
    note: 'Üzeri kızarmış, fındıklı',
    group: 'Dessert',
    price: 15,
    picture: 'dishes/firin-sutlac',
  },
  {
    name: 'Buharda mantı',
    note: 'Dana içi, sarımsaklı yoğurt, acı sos',
    group: 'Asian Food',
    price: 19,
    picture: 'dishes/ev-mantisi',
  },
]

/** The address of a drawing. */
export const drawingOf = (name: string) => `/drawings/${name}.svg`
