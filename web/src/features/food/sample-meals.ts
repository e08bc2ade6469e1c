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
      {
        name: 'Serpme kahvaltı',
        note: 'İki kişilik, sınırsız çayla',
        price: 30,
        picture: 'dishes/serpme-kahvalti',
      },
      { name: 'Menemen', note: 'Köy yumurtası, domates, sivri biber', price: 15, picture: 'dishes/menemen' },
      {
        name: 'Sıcak simit tabağı',
        note: 'Susamı bol, peynir ve domatesle',
        price: 15,
        picture: 'dishes/simit-ve-peynir',
      },
      { name: 'Türk kahvesi', note: 'Kumda, lokumla', price: 15, picture: 'dishes/turk-kahvesi' },
    ],
  },
  {
    name: 'Lunch',
    id: 'lunch',
    dishes: [
      {
        name: 'Günün çorbası',
        note: 'Taş fırın ekmeği ve limonla',
        price: 15,
        picture: 'dishes/mercimek-corbasi',
      },
      {
        name: 'Çoban salatası',
        note: 'Domates, salatalık, maydanoz',
        price: 16,
        picture: 'dishes/coban-salatasi',
      },
      {
        name: 'Köz domatesli makarna',
        note: 'Elde açılmış, Kars gravyeriyle',
        price: 21,
        picture: 'ornaments/makarna',
      },
      { name: 'Kıymalı pide', note: 'Taş fırından, dört dilim', price: 18, picture: 'dishes/kiymali-pide' },
    ],
  },
  {
    name: 'Dinner',
    id: 'dinner',
    dishes: [
      { name: 'Izgara köfte', note: 'Pilav ve közlenmiş biberle', price: 26, picture: 'dishes/izgara-kofte' },
      { name: 'Meze tabağı', note: 'Zeytin, kekik, sızma zeytinyağı', price: 24, picture: 'ornaments/meze' },
      { name: 'Adana kebap', note: 'Meşe kömüründe, lavaşla', price: 35, picture: 'dishes/adana-kebap' },
      { name: 'Izgara levrek', note: 'Roka ve limonla', price: 22, picture: 'dishes/izgara-levrek' },
    ],
  },
]
