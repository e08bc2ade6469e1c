export const GROUPS = ['Fast Food', 'Platters', 'Dessert', 'Asian Food'] as const

export type Group = (typeof GROUPS)[number]

/** Sample content, which cannot be ordered. */
export interface SampleFood {
  readonly name: string
  readonly note: string
  readonly group: Group
  /** In dollars. */
  readonly price: number
  /** Name of a picture, 640 × 480. */
  readonly picture: string
}

export const sampleFoods: readonly SampleFood[] = [
  {
    name: 'Köy burgeri',
    note: 'Dana köfte, eski kaşar, köz biber',
    group: 'Fast Food',
    price: 15,
    picture: 'burger',
  },
  {
    name: 'Karışık ızgara',
    note: 'Kuzu pirzola, tavuk kanat, kemikli et',
    group: 'Platters',
    price: 35,
    picture: 'mixed-grill',
  },
  {
    name: 'Çilekli pasta',
    note: 'İnce pandispanya, taze krema',
    group: 'Dessert',
    price: 18,
    picture: 'strawberry-cake',
  },
  {
    name: 'Somonlu suşi',
    note: 'Sekiz parça, zencefil turşusuyla',
    group: 'Asian Food',
    price: 28,
    picture: 'sushi',
  },
  {
    name: 'Taş fırın pizza',
    note: 'Sucuk, siyah zeytin, mozzarella',
    group: 'Fast Food',
    price: 20,
    picture: 'pizza',
  },
  {
    name: 'Fırında tavuk tabağı',
    note: 'But, fırın patates, tereyağlı havuç',
    group: 'Platters',
    price: 25,
    picture: 'chicken-platter',
  },
  {
    name: 'Elmalı turta',
    note: 'Amasya elması, tarçın, bal',
    group: 'Dessert',
    price: 16,
    picture: 'apple-pie',
  },
  {
    name: 'Tavuklu ramen',
    note: 'On iki saatlik et suyu, yumurta',
    group: 'Asian Food',
    price: 22,
    picture: 'ramen',
  },
  {
    name: 'Hardallı sosisli',
    note: 'Dana sosis, çıtır patatesle',
    group: 'Fast Food',
    price: 15,
    picture: 'hot-dog',
  },
  {
    name: 'Deniz tabağı',
    note: 'Çıtır karides, ıstakoz, limon',
    group: 'Platters',
    price: 34,
    picture: 'sea-platter',
  },
  {
    name: 'Maraş usulü dondurma',
    note: 'Üç top, vişne ve kurabiyeyle',
    group: 'Dessert',
    price: 15,
    picture: 'ice-cream',
  },
  {
    name: 'Buharda mantı',
    note: 'Zencefilli dana içi, acı sos',
    group: 'Asian Food',
    price: 19,
    picture: 'dumpling',
  },
]

/** The address of a picture of the template pages. */
export const templatePicture = (name: string) => `/template/${name}.webp`
