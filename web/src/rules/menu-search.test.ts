import { describe, expect, test } from 'vitest'
import { DEMO_MENU as MENU } from '../../../tests/support/searched-demo-menu.ts'
import { searchMenu } from './menu-search.ts'
import type { SearchedDish } from './menu-words.ts'

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
  ['fıstıksız', 90, 'Serpme Kahvaltı · Kahvaltı Tabağı · Menemen', 'FREE_OF PEANUTS NUTS'],
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
  ['et', 32, 'İçli Köfte · Izgara Köfte · Adana Kebap'],
  ['meat', 32, 'İçli Köfte · Izgara Köfte · Adana Kebap'],
  ['kırmızı et', 32, 'İçli Köfte · Izgara Köfte · Adana Kebap'],
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
  ['menemn', 1, 'Menemen', 'CONTAINS EGGS'],
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
  ['hummus', 1, 'Humus', 'CONTAINS SESAME'],
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
  ['acısız', 1, 'Urfa Kebap'],
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
  ['dolma', 1, 'Zeytinyağlı Yaprak Sarma'],
  ['muhlama', 1, 'Kuymak'],
  ['mıhlama', 1, 'Kuymak'],
  ['biftek', 1, 'Dana Bonfile'],
  ['steak', 1, 'Dana Bonfile'],
  ['nugget', 2, 'Çıtır Tavuk Burger · Tavuk Parçaları'],
  ['hot dog', 1, 'Sosisli Sandviç'],
  ['krep', 1, 'Pankek'],
  ['pancake', 1, 'Pankek'],
  ['erişte', 8, 'Sebzeli Noodle · Peynirli Makarna · Napoliten Spagetti'],
  ['kapuçino', 1, 'Cappuccino', 'CONTAINS MILK'],
  ['maden suyu', 1, 'Soda'],
  ['ice cream', 4, 'Maraş Dondurması · Sıcak Çikolatalı Sufle · Çilekli Milkshake', 'CONTAINS MILK'],
  ['sandwich', 9, 'Kulüp Sandviç · Sosisli Sandviç · Klasik Burger'],
  ['orange juice', 1, 'Taze Portakal Suyu'],
  ['spinach', 2, 'Ispanaklı Pide · Gözleme'],
  ['lentil', 2, 'Mercimek Çorbası · Ezogelin Çorbası'],
  ['piza', 3, 'Karışık Pizza · Margarita Pizza · Mini Pizza'],
  ['fistik', 3, 'Zeytinyağlı Yaprak Sarma · Künefe · Maraş Dondurması', 'CONTAINS NUTS'],
  ['findik', 2, 'Fırın Sütlaç · Meyveli Waffle', 'CONTAINS NUTS'],
  ['sut', 64, 'Fırın Sütlaç · Pankek · Domates Çorbası', 'CONTAINS MILK'],
  ['domuz', 0, '', 'PORK'],
  ['alkol', 1, 'Deniz Mahsullü Linguine', 'ALCOHOL'],
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

  test.each([
    [
      'vegan',
      [
        'vegan yemek',
        'vegan yemekler',
        'vegan menü',
        'vegan seçenekler',
        'vegan bir şey var mı',
        'vegen',
        'veganım',
      ],
    ],
    ['vegan', ['vegan yok mu', 'Vegan ne var?', 'vegan food', 'vegan options please']],
    [
      'vejetaryen',
      ['vejetaryan', 'vejeteryen', 'vegetaryen', 'vejeteryan', 'vegetarisch', 'etsiz yemekler', 'et yemem'],
    ],
    [
      'glutensiz',
      [
        'glutensiz yemekler',
        'glutensis',
        'gluten free',
        'gluten-free',
        'glutenfrei',
        'gluten içermeyen',
        'ohne Gluten',
      ],
    ],
    [
      'glutensiz',
      [
        'çölyak',
        'çölyak hastasıyım',
        'coeliac',
        'gluten yok',
        'gluten olmasın',
        'glutene alerjim var',
        'without gluten',
      ],
    ],
    [
      'laktozsuz',
      [
        'laktossuz',
        'laktoz içermeyen',
        'süt yok',
        'sut yok',
        'no milk',
        'dairy free',
        'laktosefrei',
        'sütsüz',
        'süt hariç',
        'süt olmasn',
        'süt icermeyn',
        'witout milk',
      ],
    ],
    [
      'fıstıksız',
      [
        'fıstık alerjim var',
        'fistiksiz',
        'fıstığa alerjim var',
        'çocuğumun fıstık alerjisi var',
        'nut free',
        'çam fıstıksız',
      ],
    ],
    ['deniz ürünsüz', ['deniz ürünü yok', 'seafood free', 'deniz ürünleri içermeyen']],
    ['sütsüz çorba', ['çorba süt olmasın', 'süt içermeyen çorbalar', 'çorba sütsüz']],
  ])('understands %s in other words', (search, others) => {
    const found = searchMenu(MENU, search)
    expect(found.dishes.length).toBeGreaterThan(0)
    for (const other of others) {
      const { dishes, questions } = searchMenu(MENU, other)
      expect([other, namesOf(dishes), questions]).toEqual([other, namesOf(found.dishes), found.questions])
    }
  })

  test('takes several foods together', () => {
    const both = namesOf(searchMenu(MENU, 'sütsüz yumurtasız').dishes)
    for (const search of ['süt ve yumurtasız', 'süt, yumurta yok', 'no milk or eggs', 'süt yumurta olmasın'])
      expect([search, namesOf(searchMenu(MENU, search).dishes)]).toEqual([search, both])
    expect(both).toContain('Humus')
    expect(searchMenu(MENU, 'süt ve yumurtasız').questions).toEqual([
      { kind: 'FREE_OF', allergens: ['MILK', 'EGGS'] },
    ])
  })

  test('tells what it left out because of its text', () => {
    for (const search of ['fıstıksız', 'kuruyemişsiz', 'çam fıstıksız', 'nut free', 'fıstıksız meze']) {
      const { dishes, leftOut } = searchMenu(MENU, search)
      expect(namesOf(dishes)).not.toContain('Zeytinyağlı Yaprak Sarma')
      expect(leftOut.map(({ dish, written }) => `${dish.name}: ${written}`)).toEqual([
        'Zeytinyağlı Yaprak Sarma: çam fıstıklı',
      ])
    }
  })

  test.each([
    ['kremasız', 'FREE_OF MILK'],
    ['kremasiz', 'FREE_OF MILK'],
    ['karidessiz', 'FREE_OF CRUSTACEANS'],
    ['kıymasız', 'VEGETARIAN'],
    ['soğansız', ''],
    ['krema olmasın', 'FREE_OF MILK'],
    ['without onion', ''],
  ])('does not know dishes for %s, and tells what it knows', (search, asked) => {
    const { dishes, unknown, questions, nearest } = searchMenu(MENU, search)
    expect([namesOf(dishes), unknown, nearest]).toEqual([[], [search], []])
    expect(
      questions.map((each) => [each.kind, ...('allergens' in each ? each.allergens : [])].join(' ')).join(),
    ).toBe(asked)
  })

  test('shows what it was asked for, where no dish has the other words', () => {
    expect(searchMenu(MENU, 'vegan döner')).toMatchObject({ foundBy: 'vegan', nearest: [] })
    expect(namesOf(searchMenu(MENU, 'vegan köfte').dishes)).toEqual(namesOf(searchMenu(MENU, 'vegan').dishes))
    expect(searchMenu(MENU, 'vegan çorba').foundBy).toBeNull()
  })

  test('is asked about pork and alcohol for halal food', () => {
    const { dishes, questions, isHalal } = searchMenu(MENU, 'helal')
    expect(questions).toEqual([{ kind: 'NO_PORK' }, { kind: 'NO_ALCOHOL' }])
    expect(isHalal).toBe(true)
    expect(namesOf(dishes)).not.toContain('Deniz Mahsullü Linguine')
    // Nobody has answered for it.
    expect(namesOf(dishes)).not.toContain('Sosisli Sandviç')
  })

  test('counts those that have the words in their names', () => {
    const { dishes, named } = searchMenu(MENU, 'sucu')
    expect(namesOf(dishes.slice(0, named))).toEqual(['Sucuklu Yumurta', 'Sucuklu Kaşarlı Pide'])
    expect(dishes.length).toBeGreaterThan(named)
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

const dish = (name: string, food: object, more: Partial<SearchedDish> = {}): SearchedDish => ({
  ...{ id: name, name, categoryId: '1' },
  ...more,
  foodInformation: { isAlcoholicDrink: false, ...food },
})
const menuOf = (...products: SearchedDish[]) => ({ categories: [{ id: '1', name: 'Her şey' }], products })

test('a dish that nobody has answered for is found by its words, and never as suitable', () => {
  const menu = menuOf(
    dish('Sütlaç', {}),
    dish('Kuzu Şiş', { ingredients: 'süt kuzusu', allergens: [] }),
    dish('Pirzola', { allergens: [] }),
    dish('Ayran', { allergens: ['MILK'], diet: 'VEGETARIAN' }),
    dish('Rakı', { ingredients: 'üzüm, anason', isAlcoholicDrink: true }),
  )
  expect(namesOf(searchMenu(menu, 'süt').dishes)).toEqual(['Sütlaç', 'Ayran'])
  expect(namesOf(searchMenu(menu, 'sütsüz').dishes)).toEqual(['Pirzola'])
  expect(searchMenu(menu, 'sütsüz').leftOut.map(({ written }) => written)).toEqual(['süt'])
  expect(namesOf(searchMenu(menu, 'süt kuzusu').dishes)).toEqual(['Kuzu Şiş'])
  expect(namesOf(searchMenu(menu, 'vejetaryen').dishes)).toEqual(['Ayran'])
  expect(namesOf(searchMenu(menu, 'anason').dishes)).toEqual([])
  expect(namesOf(searchMenu(menu, 'raki').dishes)).toEqual(['Rakı'])
})

test('what a dish says of itself is found, unless its texts or the kitchen say otherwise', () => {
  const menu = menuOf(
    dish('Kılçıksız Levrek', {}),
    dish('Levrek Buğulama', {}, { description: 'kılçığı ayıklanır' }),
    dish('Reçel', { ingredients: 'şekersiz çilek' }),
    dish('Limonata', { ingredients: 'limon, şeker' }, { description: 'şekersiz de olur' }),
    dish('Sütsüz Puding', {}),
    dish('Sütsüz Sanılan Kek', { allergens: ['MILK'] }),
    dish('Sütsüz Krema', {}, { description: 'yulaf sütünden' }),
    dish('Vegan Köfte', {}),
    dish('Burger', { ingredients: 'dana köfte, vegan mayonez' }),
    dish('Mantar', {}, { description: 'gluten içermez, glutensiz değildir' }),
    dish('Fransız Tostu', {}),
  )
  expect(namesOf(searchMenu(menu, 'kılçıksız levrek').dishes)).toEqual(['Kılçıksız Levrek'])
  expect(namesOf(searchMenu(menu, 'sekersiz').dishes)).toEqual(['Reçel'])
  expect(searchMenu(menu, 'şekersiz').leftOut.map(({ dish: { name } }) => name)).toEqual(['Limonata'])
  expect(namesOf(searchMenu(menu, 'sütsüz').dishes)).toEqual(['Sütsüz Puding'])
  expect(namesOf(searchMenu(menu, 'vegan').dishes)).toEqual(['Vegan Köfte'])
  expect(namesOf(searchMenu(menu, 'glutensiz').dishes)).toEqual(['Sütsüz Sanılan Kek'])
  expect(namesOf(searchMenu(menu, 'fransız tostu').dishes)).toEqual(['Fransız Tostu'])
})

test('short words know their endings, and are no beginnings', () => {
  const menu = menuOf(
    dish('Kavurma', { ingredients: 'kuzu eti' }),
    dish('Etli Ekmek', {}),
    dish('Etimek Tatlısı', {}),
    dish('Et Döner', {}),
    dish('Çiğ Köfte', { diet: 'VEGAN' }),
    dish('Domates Salatası', { ingredients: 'domates' }),
    dish('Biber Dolması', {}),
  )
  expect(new Set(namesOf(searchMenu(menu, 'et').dishes))).toEqual(
    new Set(['Et Döner', 'Etli Ekmek', 'Kavurma']),
  )
  expect(namesOf(searchMenu(menu, 'dolma').dishes)).toEqual(['Biber Dolması'])
  expect(namesOf(searchMenu(menu, 'domate').dishes)).toEqual(['Domates Salatası'])
})

test('servings are found by their labels', () => {
  const menu = menuOf(
    dish('Döner', {}, { servingLabel: 'porsiyon', servings: [{ label: 'dürüm' }, { label: 'yarım ekmek' }] }),
    dish('Köfte', { ingredients: 'yarım yağlı dana' }),
  )
  expect(namesOf(searchMenu(menu, 'dürüm').dishes)).toEqual(['Döner'])
  expect(namesOf(searchMenu(menu, 'yarım').dishes)).toEqual(['Döner', 'Köfte'])
  expect(searchMenu(menu, 'yarım').named).toBe(1)
})
