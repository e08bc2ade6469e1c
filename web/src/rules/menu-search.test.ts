import { describe, expect, test } from 'vitest'
import { foodOfBreakfastAndStarters } from '../../../server/demo/food-breakfast-and-starters.ts'
import { foodOfMains } from '../../../server/demo/food-mains.ts'
import { foodOfSweetsAndDrinks } from '../../../server/demo/food-sweets-and-drinks.ts'
import { breakfastAndStarters } from '../../../server/demo/menu-breakfast-and-starters.ts'
import { mains } from '../../../server/demo/menu-mains.ts'
import { sweetsAndDrinks } from '../../../server/demo/menu-sweets-and-drinks.ts'
import { type SearchedDish, searchMenu } from './menu-search.ts'

const sections = [...breakfastAndStarters, ...mains, ...sweetsAndDrinks]
const answers = { ...foodOfBreakfastAndStarters, ...foodOfMains, ...foodOfSweetsAndDrinks }

/** The menu of the demo restaurant. */
const MENU = {
  categories: sections.map(({ name }) => ({ id: name, name })),
  products: sections.flatMap(({ name: categoryId, dishes }) =>
    dishes.map(([name, , description]): SearchedDish => {
      const food = answers[name]
      return {
        ...{ id: name, name, description, categoryId },
        foodInformation: {
          isAlcoholicDrink: false,
          ...(food && {
            ingredients: food[0],
            allergens: food[1].split(' ').filter(Boolean),
            diet: food[2],
            containsAlcohol: food[5]?.alcohol ?? false,
          }),
        },
      }
    }),
  ),
}

const namesOf = (dishes: readonly SearchedDish[]) => dishes.map(({ name }) => name)

/** A search, the number of its dishes, the first three, and what the food information is asked. */
const QUERIES: readonly [search: string, count: number, first: string, asked?: string][] = [
  ['künefe', 1, 'Künefe'],
  ['KÜNEFE', 1, 'Künefe'],
  ['kunefe', 1, 'Künefe'],
  ['fıstık', 3, 'Zeytinyağlı Yaprak Sarma · Künefe · Maraş Dondurması', 'CONTAINS NUTS'],
  ['fıstıklı', 3, 'Zeytinyağlı Yaprak Sarma · Künefe · Maraş Dondurması', 'CONTAINS NUTS'],
  ['fıstığı', 3, 'Zeytinyağlı Yaprak Sarma · Künefe · Maraş Dondurması', 'CONTAINS NUTS'],
  ['antep fıstığı', 2, 'Künefe · Maraş Dondurması', 'CONTAINS NUTS'],
  ['yer fıstığı', 0, '', 'CONTAINS PEANUTS'],
  ['fıstıksız', 91, 'Serpme Kahvaltı · Kahvaltı Tabağı · Menemen', 'FREE_OF PEANUTS NUTS'],
  ['ceviz', 5, 'Cevizli Baklava · Acılı Ezme · İçli Köfte', 'CONTAINS NUTS'],
  ['cevizli', 5, 'Cevizli Baklava · İçli Köfte · Acılı Ezme', 'CONTAINS NUTS'],
  ['cevizsiz', 91, 'Serpme Kahvaltı · Kahvaltı Tabağı · Menemen', 'FREE_OF NUTS'],
  ['kuruyemiş', 9, 'Acılı Ezme · İçli Köfte · Gavurdağı Salatası', 'CONTAINS PEANUTS NUTS'],
  ['balık', 3, 'Ton Balıklı Salata · Tavuklu Sezar Salatası · Izgara Levrek', 'CONTAINS FISH'],
  ['balıksız', 97, 'Serpme Kahvaltı · Kahvaltı Tabağı · Menemen', 'FREE_OF FISH'],
  ['fish', 3, 'Ton Balıklı Salata · Tavuklu Sezar Salatası · Izgara Levrek', 'CONTAINS FISH'],
  [
    'deniz ürünleri',
    4,
    'Tavuklu Sezar Salatası · Ton Balıklı Salata · Izgara Levrek',
    'CONTAINS FISH CRUSTACEANS MOLLUSCS',
  ],
  ['gluten', 58, 'Serpme Kahvaltı · Kahvaltı Tabağı · Bal ve Kaymak', 'CONTAINS GLUTEN'],
  ['glutensiz', 42, 'Menemen · Sucuklu Yumurta · Kuymak', 'FREE_OF GLUTEN'],
  ['süt', 64, 'Fırın Sütlaç · Pankek · Domates Çorbası', 'CONTAINS MILK'],
  ['sütsüz', 36, 'Ezogelin Çorbası · Tavuk Suyu Çorbası · Humus', 'FREE_OF MILK'],
  ['süt ürünü', 64, 'Serpme Kahvaltı · Kahvaltı Tabağı · Menemen', 'CONTAINS MILK'],
  ['laktoz', 64, 'Serpme Kahvaltı · Kahvaltı Tabağı · Menemen', 'CONTAINS MILK'],
  ['laktozsuz', 36, 'Ezogelin Çorbası · Tavuk Suyu Çorbası · Humus', 'FREE_OF MILK'],
  ['yumurta', 26, 'Sucuklu Yumurta · Serpme Kahvaltı · Kahvaltı Tabağı', 'CONTAINS EGGS'],
  ['yumurtalı', 26, 'Sucuklu Yumurta · Serpme Kahvaltı · Kahvaltı Tabağı', 'CONTAINS EGGS'],
  ['susam', 9, 'Simit ve Peynir · Sebzeli Noodle · Klasik Burger', 'CONTAINS SESAME'],
  ['soya', 6, 'Sebzeli Noodle · Mantarlı Burger · San Sebastian Cheesecake', 'CONTAINS SOYBEANS'],
  ['hardal', 6, 'Tavuklu Sezar Salatası · Klasik Burger · Çift Peynirli Burger', 'CONTAINS MUSTARD'],
  ['kereviz', 2, 'Tavuk Suyu Çorbası · Bolonez Spagetti', 'CONTAINS CELERY'],
  ['vegan', 23, 'Ezogelin Çorbası · Humus · Acılı Ezme', 'VEGAN'],
  ['vejetaryen', 60, 'Kahvaltı Tabağı · Menemen · Kuymak', 'VEGETARIAN'],
  ['vegetarian', 60, 'Kahvaltı Tabağı · Menemen · Kuymak', 'VEGETARIAN'],
  ['etsiz', 60, 'Kahvaltı Tabağı · Menemen · Kuymak', 'VEGETARIAN'],
  ['alkolsüz', 99, 'Serpme Kahvaltı · Kahvaltı Tabağı · Menemen', 'NO_ALCOHOL'],
  ['vegan çorba', 1, 'Ezogelin Çorbası', 'VEGAN'],
  ['glutensiz tatlı', 3, 'Fırın Sütlaç · Maraş Dondurması · Mevsim Meyve Tabağı', 'FREE_OF GLUTEN'],
  ['tatlı', 11, 'Künefe · Fırın Sütlaç · Cevizli Baklava'],
  ['tatlılar', 11, 'Künefe · Fırın Sütlaç · Cevizli Baklava'],
  ['çocuk', 6, 'Minik Köfte · Minik Burger · Tavuk Parçaları'],
  ['çocuk menüsü', 6, 'Minik Köfte · Minik Burger · Tavuk Parçaları'],
  ['makarna', 8, 'Peynirli Makarna · Napoliten Spagetti · Bolonez Spagetti'],
  ['içecek', 21, 'Kutu İçecek · Çay · Türk Kahvesi'],
  ['soğuk içecek', 11, 'Kutu İçecek · Soğuk Kahve · Ev Limonatası'],
  ['çorba', 7, 'Mercimek Çorbası · Ezogelin Çorbası · Yayla Çorbası'],
  ['çorbası', 7, 'Mercimek Çorbası · Ezogelin Çorbası · Yayla Çorbası'],
  ['kola', 1, 'Kutu İçecek'],
  ['cola', 1, 'Kutu İçecek'],
  ['çay', 3, 'Çay · Bitki Çayı · Serpme Kahvaltı'],
  ['tea', 3, 'Çay · Bitki Çayı · Serpme Kahvaltı'],
  ['kahve', 5, 'Filtre Kahve · Soğuk Kahve · Türk Kahvesi'],
  ['türk kahvesi', 1, 'Türk Kahvesi'],
  ['coffee', 5, 'Filtre Kahve · Soğuk Kahve · Türk Kahvesi'],
  ['şiş', 3, 'Tavuk Şiş · Kuzu Şiş · Karışık Izgara'],
  ['kuzu şiş', 2, 'Kuzu Şiş · Karışık Izgara'],
  ['kuzu', 7, 'Kuzu Şiş · Kuzu Pirzola · Kelle Paça'],
  ['lamb', 7, 'Kuzu Şiş · Kuzu Pirzola · Kelle Paça'],
  ['su', 23, 'Su · Kuymak · Gözleme'],
  ['water', 23, 'Su · Kuymak · Gözleme'],
  ['200', 1, 'Dana Bonfile'],
  ['et', 1, 'Kulüp Sandviç'],
  ['köfte', 9, 'İçli Köfte · Izgara Köfte · Köfte Ekmek'],
  ['kofte', 9, 'İçli Köfte · Izgara Köfte · Köfte Ekmek'],
  ['izgara kofte', 2, 'Izgara Köfte · Karışık Izgara'],
  ['köfteli', 9, 'İçli Köfte · Izgara Köfte · Köfte Ekmek'],
  ['tavuk', 10, 'Tavuk Suyu Çorbası · Tavuk Şiş · Izgara Tavuk Göğsü'],
  ['tavuklu', 10, 'Tavuklu Sezar Salatası · Tavuk Suyu Çorbası · Tavuk Şiş'],
  ['chicken', 10, 'Tavuk Suyu Çorbası · Tavuk Şiş · Izgara Tavuk Göğsü'],
  ['tavuk pilav', 2, 'Tavuk Şiş · Izgara Tavuk Göğsü'],
  ['dana', 23, 'Dana Bonfile · Serpme Kahvaltı · Sucuklu Yumurta'],
  ['lahmacun', 9, 'Lahmacun · Kıymalı Pide · Kuşbaşılı Pide'],
  ['lahmacn', 9, 'Lahmacun · Kıymalı Pide · Kuşbaşılı Pide'],
  ['lahmacunn', 9, 'Lahmacun · Kıymalı Pide · Kuşbaşılı Pide'],
  ['menemn', 1, 'Menemen'],
  ['baklva', 1, 'Cevizli Baklava'],
  ['baklava', 1, 'Cevizli Baklava'],
  ['baklavası', 1, 'Cevizli Baklava'],
  ['kebab', 2, 'Adana Kebap · Urfa Kebap'],
  ['kebap', 2, 'Adana Kebap · Urfa Kebap'],
  ['adana kebap', 1, 'Adana Kebap'],
  ['adana', 2, 'Adana Kebap · Karışık Izgara'],
  ['hamburger', 9, 'Klasik Burger · Çift Peynirli Burger · Mantarlı Burger'],
  ['cheeseburger', 9, 'Klasik Burger · Çift Peynirli Burger · Mantarlı Burger'],
  ['burger', 9, 'Klasik Burger · Çift Peynirli Burger · Mantarlı Burger'],
  ['suffle', 1, 'Sıcak Çikolatalı Sufle'],
  ['souffle', 1, 'Sıcak Çikolatalı Sufle'],
  ['caesar', 1, 'Tavuklu Sezar Salatası'],
  ['sezar', 1, 'Tavuklu Sezar Salatası'],
  ['spaghetti', 2, 'Napoliten Spagetti · Bolonez Spagetti'],
  ['spagetti', 2, 'Napoliten Spagetti · Bolonez Spagetti'],
  ['hummus', 1, 'Humus'],
  ['humus', 1, 'Humus', 'CONTAINS SESAME'],
  ['pasta', 8, 'Peynirli Makarna · Napoliten Spagetti · Bolonez Spagetti'],
  ['ekmek', 15, 'Köfte Ekmek · Serpme Kahvaltı · Kahvaltı Tabağı'],
  ['kekik', 4, 'Mantar Çorbası · Kuzu Şiş · Kuzu Pirzola'],
  ['kaymak', 3, 'Bal ve Kaymak · Serpme Kahvaltı · Künefe', 'CONTAINS MILK'],
  ['çiçek', 1, 'Bal ve Kaymak'],
  ['bal', 4, 'Bal ve Kaymak · Ton Balıklı Salata · Serpme Kahvaltı'],
  ['peynir', 12, 'Simit ve Peynir · Çift Peynirli Burger · Peynirli Makarna', 'CONTAINS MILK'],
  ['peynirli', 12, 'Çift Peynirli Burger · Peynirli Makarna · Simit ve Peynir', 'CONTAINS MILK'],
  ['peynirsiz', 36, 'Ezogelin Çorbası · Tavuk Suyu Çorbası · Humus', 'FREE_OF MILK'],
  ['simit', 1, 'Simit ve Peynir', 'CONTAINS SESAME'],
  ['sucuk', 7, 'Sucuklu Yumurta · Sucuklu Kaşarlı Pide · Serpme Kahvaltı'],
  ['sucuklu', 7, 'Sucuklu Yumurta · Sucuklu Kaşarlı Pide · Mini Pizza'],
  ['börek', 1, 'Paçanga Böreği'],
  ['böreği', 1, 'Paçanga Böreği'],
  ['pide', 9, 'Kıymalı Pide · Kuşbaşılı Pide · Kaşarlı Pide'],
  ['pizza', 3, 'Karışık Pizza · Margarita Pizza · Mini Pizza'],
  ['pizzza', 3, 'Karışık Pizza · Margarita Pizza · Mini Pizza'],
  ['salata', 10, 'Ton Balıklı Salata · Patlıcan Salatası · Çoban Salatası'],
  ['salad', 10, 'Ton Balıklı Salata · Patlıcan Salatası · Çoban Salatası'],
  ['kahvaltı', 9, 'Serpme Kahvaltı · Kahvaltı Tabağı · Menemen'],
  ['breakfast', 9, 'Serpme Kahvaltı · Kahvaltı Tabağı · Menemen'],
  ['kahvlatı', 9, 'Serpme Kahvaltı · Kahvaltı Tabağı · Menemen'],
  ['pankek', 1, 'Pankek'],
  ['waffle', 1, 'Meyveli Waffle'],
  ['dondurma', 4, 'Maraş Dondurması · Sıcak Çikolatalı Sufle · Çilekli Milkshake', 'CONTAINS MILK'],
  ['dondurmalı', 4, 'Maraş Dondurması · Sıcak Çikolatalı Sufle · Çilekli Milkshake', 'CONTAINS MILK'],
  ['limonata', 1, 'Ev Limonatası'],
  ['ayran', 1, 'Yayık Ayranı', 'CONTAINS MILK'],
  ['şalgam', 1, 'Şalgam'],
  ['portakal', 1, 'Taze Portakal Suyu'],
  ['nar', 3, 'Nar Suyu · Acılı Ezme · Gavurdağı Salatası'],
  ['mantı', 1, 'Ev Mantısı'],
  ['mantar', 5, 'Mantar Çorbası · Mantarlı Burger · Karışık Pizza'],
  ['patates', 9, 'Gözleme · Kuzu Pirzola · Klasik Burger'],
  ['fries', 9, 'Gözleme · Kuzu Pirzola · Klasik Burger'],
  ['ıspanak', 2, 'Ispanaklı Pide · Gözleme'],
  ['IZGARA', 11, 'Izgara Köfte · Karışık Izgara · Izgara Levrek'],
  ['ızgara', 11, 'Izgara Köfte · Karışık Izgara · Izgara Levrek'],
  ['mercimek', 2, 'Mercimek Çorbası · Ezogelin Çorbası'],
  ['ezogelin', 1, 'Ezogelin Çorbası'],
  ['acı', 5, 'Acılı Ezme · Penne Arrabbiata · Adana Kebap'],
  ['acısız', 2, 'Urfa Kebap · Şalgam'],
  ['şekersiz', 0, ''],
  ['zeytinyağlı', 19, 'Zeytinyağlı Yaprak Sarma · Haydari · Humus'],
  ['meze', 8, 'Haydari · Humus · Acılı Ezme'],
  ['mezeler', 8, 'Haydari · Humus · Acılı Ezme'],
  ['zırh acılı', 1, 'Adana Kebap'],
  ['dürüm', 7, 'Tavuk Dürüm · Napoliten Spagetti · Bolonez Spagetti'],
  ['tost', 2, 'Karışık Tost · Kulüp Sandviç'],
  ['karisik tost', 1, 'Karışık Tost'],
  ['omlet', 0, '', 'CONTAINS EGGS'],
  ['bira', 0, ''],
  ['rakı', 0, ''],
  ['sushi', 0, ''],
  ['iskender', 0, ''],
  ['xyzxyz', 0, ''],
]

describe('the menu of the demo restaurant', () => {
  test.each(QUERIES)('is searched for %s', (search, count, first, asked = '') => {
    const { dishes, questions } = searchMenu(MENU, search)
    const kinds = questions.map((each) =>
      [each.kind, ...('allergens' in each ? each.allergens : [])].join(' '),
    )
    expect([dishes.length, namesOf(dishes.slice(0, 3)).join(' · '), kinds.join(', ')]).toEqual([
      count,
      first,
      asked,
    ])
  })

  test('is answered for by its food information, where a kitchen has answered', () => {
    const containing = (allergen: string) =>
      MENU.products.filter(({ foodInformation }) => foodInformation.allergens?.includes(allergen))
    for (const [search, allergen] of [
      ['süt', 'MILK'],
      ['balık', 'FISH'],
      ['susam', 'SESAME'],
    ] as const) {
      const found = searchMenu(MENU, search).dishes
      expect(new Set(found)).toEqual(new Set(containing(allergen)))
      const without = searchMenu(MENU, `${search}s${search === 'süt' ? 'ü' : 'ı'}z`).dishes
      expect(without.filter((dish) => found.includes(dish))).toEqual([])
    }
  })

  test('names what is like a search that finds nothing', () => {
    expect(namesOf(searchMenu(MENU, 'mercimekli corbacik').nearest)[0]).toBe('Mercimek Çorbası')
    expect(searchMenu(MENU, 'xyzxyz').nearest).toEqual([])
  })

  test('is searched without an error for any text', () => {
    for (const search of ['', ' ', '%', '.*', '\\', '“”', '🍕', 'ı'.repeat(60), 'İİİ', "x' or 1", '\u0000'])
      expect(searchMenu(MENU, search).dishes.length).toBeLessThanOrEqual(MENU.products.length)
    expect(searchMenu(MENU, '').dishes).toEqual([])
  })
})

test('a dish that nobody has answered for is found by its words, and never as suitable', () => {
  const dish = (name: string, food: object): SearchedDish => ({
    ...{ id: name, name, categoryId: '1' },
    foodInformation: { isAlcoholicDrink: false, ...food },
  })
  const menu = {
    categories: [{ id: '1', name: 'Her şey' }],
    products: [
      dish('Sütlaç', {}),
      dish('Kuzu Şiş', { ingredients: 'süt kuzusu', allergens: [] }),
      dish('Ayran', { allergens: ['MILK'], diet: 'VEGETARIAN' }),
      dish('Rakı', { ingredients: 'üzüm, anason', isAlcoholicDrink: true }),
    ],
  }
  expect(namesOf(searchMenu(menu, 'süt').dishes)).toEqual(['Sütlaç', 'Ayran'])
  expect(namesOf(searchMenu(menu, 'sütsüz').dishes)).toEqual(['Kuzu Şiş'])
  expect(namesOf(searchMenu(menu, 'süt kuzusu').dishes)).toEqual(['Kuzu Şiş'])
  expect(namesOf(searchMenu(menu, 'vejetaryen').dishes)).toEqual(['Ayran'])
  expect(namesOf(searchMenu(menu, 'anason').dishes)).toEqual([])
  expect(namesOf(searchMenu(menu, 'raki').dishes)).toEqual(['Rakı'])
})
