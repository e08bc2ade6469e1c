interface Meal {
  readonly name: string
  /** The id in the page. */
  readonly id: string
  readonly dishes: readonly MealDish[]
}

interface MealDish {
  readonly name: string
  readonly note: string
  /** In dollars. */
  readonly price: number
  readonly picture: string
}

export const sampleMeals: readonly Meal[] = [
  {
    name: 'Breakfast',
    id: 'breakfast',
    dishes: [
      { name: 'Serpme kahvaltı', note: 'İki kişilik, sınırsız çayla', price: 30, picture: 'breakfast' },
      { name: 'Sahanda yumurta', note: 'Köy yumurtası, tereyağı, domates', price: 15, picture: 'omelette' },
      { name: 'Sıcak simit tabağı', note: 'Susamı bol, demli çayıyla', price: 15, picture: 'simit' },
      { name: 'Ballı pankek', note: 'Kızılcahamam balı, çilek', price: 17, picture: 'pancakes' },
    ],
  },
  {
    name: 'Lunch',
    id: 'lunch',
    dishes: [
      { name: 'Günün çorbası', note: 'Taş fırın ekmeği ve limonla', price: 15, picture: 'soup' },
      { name: 'Mevsim salatası', note: 'Avokado, nar, zeytinyağı', price: 16, picture: 'salad' },
      { name: 'Köz domatesli makarna', note: 'Elde açılmış, Kars gravyeriyle', price: 21, picture: 'pasta' },
      { name: 'Acılı dürüm', note: 'Közlenmiş biber, avokado', price: 18, picture: 'taco' },
    ],
  },
  {
    name: 'Dinner',
    id: 'dinner',
    dishes: [
      { name: 'Patlıcanlı güveç', note: 'Toprak kapta, dört saat', price: 26, picture: 'stew' },
      { name: 'Meze tabağı', note: 'Falafel, yaprak sarma, zeytin', price: 24, picture: 'meze-platter' },
      { name: 'Karışık ızgara', note: 'Meşe kömüründe, iki kişilik', price: 35, picture: 'mixed-grill' },
      { name: 'Köri pilav', note: 'Hindistan cevizli, acı biberli', price: 22, picture: 'curry' },
    ],
  },
]
