import type { SearchedDish } from '../../web/src/rules/menu-words.ts'

interface VariedDish {
  readonly name: string
  readonly description?: string
  readonly ingredients?: string
  /** Separated by spaces; undefined where nobody has answered. */
  readonly allergens?: string
  readonly diet?: 'VEGAN' | 'VEGETARIAN' | 'NEITHER'
  readonly note?: string
  readonly labels?: readonly string[]
  readonly alcohol?: boolean
  readonly drink?: true
  readonly pork?: boolean
}

interface VariedCategory {
  readonly name: string
  readonly dishes: readonly VariedDish[]
}

/** Menus of ten kinds of houses, with what owners write: promises, traces, sizes, halves of answers. */
export const VARIED_MENUS: Readonly<Record<string, readonly VariedCategory[]>> = {
  'fish house': [
    {
      name: 'Soğuk Deniz Mezeleri',
      dishes: [
        {
          name: 'Lakerda',
          description: 'palamuttan, kırmızı soğanla',
          ingredients: 'palamut, kaya tuzu, kırmızı soğan, zeytinyağı',
          allergens: 'FISH',
          diet: 'NEITHER',
        },
        {
          name: 'Ahtapot Salatası',
          ingredients: 'ahtapot, kapya biber, kapari, limon, zeytinyağı',
          allergens: 'MOLLUSCS',
          diet: 'NEITHER',
        },
        {
          name: 'Deniz Börülcesi',
          ingredients: 'deniz börülcesi, sarımsak, limon',
          allergens: '',
          diet: 'VEGAN',
        },
        { name: 'Levrek Marin', description: 'hardallı, dereotlu', allergens: 'FISH MUSTARD' },
      ],
    },
    {
      name: 'Ara Sıcaklar',
      dishes: [
        {
          name: 'Kalamar Tava',
          description: 'tarator sosuyla',
          ingredients: 'kalamar, mısır unu, bira, ceviz, ekmek içi (buğday unu), yoğurt',
          allergens: 'GLUTEN MILK NUTS MOLLUSCS',
          diet: 'NEITHER',
          alcohol: true,
        },
        {
          name: 'Tereyağlı Karides',
          ingredients: 'karides, tereyağı, sarımsak, pul biber',
          allergens: 'CRUSTACEANS MILK',
          diet: 'NEITHER',
        },
        {
          name: 'Midye Dolma',
          description: 'kuş üzümü ve dolmalık fıstıkla; tanesi',
          ingredients: 'midye, pirinç, dolmalık fıstık, kuş üzümü, yenibahar',
          allergens: 'SULPHITES MOLLUSCS',
          diet: 'NEITHER',
        },
      ],
    },
    {
      name: 'Balıklar',
      dishes: [
        {
          name: 'Kılçıksız Levrek Fileto',
          ingredients: 'levrek, zeytinyağı, roka, limon',
          allergens: 'FISH',
          diet: 'NEITHER',
          labels: ['yarım', 'tam'],
        },
        { name: 'Çipura Izgara', description: 'kılçıklı, bütün', allergens: 'FISH' },
        { name: 'Günün Balığı' },
        {
          name: 'Helva',
          description: 'fırında, limonlu',
          ingredients: 'tahin, şeker, çam fıstığı',
          allergens: 'SESAME',
        },
      ],
    },
  ],
  meyhane: [
    {
      name: 'Mezeler',
      dishes: [
        {
          name: 'Topik',
          ingredients: 'nohut, patates, tahin, çam fıstığı, kuş üzümü, tarçın',
          allergens: 'SESAME SULPHITES',
          diet: 'VEGAN',
        },
        {
          name: 'Çerkez Tavuğu',
          ingredients: 'tavuk göğsü, ceviz, bayat ekmek, krema',
          allergens: 'GLUTEN MILK NUTS',
          diet: 'NEITHER',
        },
        {
          name: 'Atom',
          ingredients: 'süzme yoğurt, arnavut biberi, tereyağı',
          allergens: 'MILK',
          diet: 'VEGETARIAN',
        },
        {
          name: 'Muhammara',
          ingredients: 'kapya biber, ceviz, galeta unu, nar ekşisi',
          allergens: 'GLUTEN NUTS',
          diet: 'VEGAN',
        },
        {
          name: 'Girit Ezmesi',
          ingredients: 'lor, beyaz peynir, Antep fıstığı, fesleğen',
          allergens: 'MILK NUTS',
          diet: 'VEGETARIAN',
        },
        {
          name: 'Pilaki',
          description: 'barbunya; acısız',
          ingredients: 'barbunya, havuç, soğan, domates',
          allergens: '',
          diet: 'VEGAN',
        },
      ],
    },
    {
      name: 'Ara Sıcak',
      dishes: [
        {
          name: 'Arnavut Ciğeri',
          ingredients: 'dana ciğer, un, soğan, sumak',
          allergens: 'GLUTEN',
          diet: 'NEITHER',
        },
        {
          name: 'Sigara Böreği',
          ingredients: 'yufka (buğday unu), lor peyniri, maydanoz',
          allergens: 'GLUTEN MILK',
          diet: 'VEGETARIAN',
        },
        {
          name: 'Sucuklu Humus',
          ingredients: 'nohut, tahin, sucuk, tereyağı',
          allergens: 'MILK SESAME',
          diet: 'NEITHER',
        },
      ],
    },
    {
      name: 'İçkiler',
      dishes: [
        {
          name: 'Rakı',
          ingredients: 'suma, anason',
          allergens: '',
          alcohol: true,
          drink: true,
          labels: ['tek', 'duble'],
        },
        { name: 'Beyaz Şarap', allergens: 'SULPHITES', alcohol: true, drink: true },
        { name: 'Alkolsüz Bira', ingredients: 'arpa maltı, şerbetçi otu', allergens: 'GLUTEN' },
      ],
    },
  ],
  'pastry shop': [
    {
      name: 'Yaş Pastalar',
      dishes: [
        {
          name: 'Çikolatalı Pasta',
          ingredients: 'un, yumurta, krema, bitter çikolata (soya lesitini), şeker',
          allergens: 'GLUTEN EGGS SOYBEANS MILK',
          diet: 'VEGETARIAN',
        },
        {
          name: 'Fıstıklı Pasta',
          ingredients: 'un, yumurta, krem şanti, Antep fıstığı',
          allergens: 'GLUTEN EGGS MILK NUTS',
          diet: 'VEGETARIAN',
        },
        {
          name: 'Glutensiz Brownie',
          description: 'pirinç unundan',
          ingredients: 'pirinç unu, kakao, yumurta, tereyağı',
          allergens: 'EGGS MILK',
          diet: 'VEGETARIAN',
        },
        {
          name: 'Şekersiz Cheesecake',
          description: 'hurmayla tatlandırılır',
          ingredients: 'labne, yulaf, hurma, yumurta',
          allergens: 'GLUTEN EGGS MILK',
        },
      ],
    },
    {
      name: 'Kurabiyeler',
      dishes: [
        {
          name: 'Un Kurabiyesi',
          ingredients: 'un, pudra şekeri, tereyağı',
          allergens: 'GLUTEN MILK',
          diet: 'VEGETARIAN',
          note: 'aynı tezgâhta fındık ve ceviz de işlenir',
        },
        {
          name: 'Acıbadem Kurabiyesi',
          ingredients: 'badem, yumurta akı, şeker',
          allergens: 'EGGS NUTS',
          diet: 'VEGETARIAN',
        },
        {
          name: 'Susamlı Çubuk',
          ingredients: 'un, susam, mahlep',
          allergens: 'GLUTEN SESAME',
          diet: 'VEGAN',
          note: 'eser miktarda süt içerebilir',
        },
        {
          name: 'Mozaik Dilim',
          description: 'yumurtasız',
          ingredients: 'bisküvi (buğday), kakao, süt, tereyağı',
          allergens: 'GLUTEN MILK',
        },
        { name: 'Paskalya Çöreği', labels: ['dilim', 'bütün'] },
      ],
    },
    {
      name: 'Dondurmalar',
      dishes: [
        {
          name: 'Limon Sorbe',
          description: 'sütsüz',
          ingredients: 'limon, şeker, su',
          allergens: '',
          diet: 'VEGAN',
        },
        {
          name: 'Kaymaklı Dondurma',
          ingredients: 'manda sütü, kaymak, salep, şeker',
          allergens: 'MILK',
          diet: 'VEGETARIAN',
          labels: ['külahta', 'kâsede fıstıklı'],
        },
      ],
    },
  ],
  burger: [
    {
      name: 'Burgerler',
      dishes: [
        {
          name: 'Smash Burger',
          ingredients: 'brioche ekmek (un, süt, yumurta), dana kıyma, çedar, turşu, hardallı mayonez',
          allergens: 'GLUTEN EGGS MILK MUSTARD',
          diet: 'NEITHER',
          labels: ['tekli', 'ikili'],
        },
        {
          name: 'Bacon Burger',
          ingredients: 'susamlı ekmek, dana köfte, domuz pastırması, cheddar',
          allergens: 'GLUTEN MILK SESAME',
          diet: 'NEITHER',
          pork: true,
        },
        {
          name: 'Vegan Burger',
          description: 'bezelye köftesi, vegan mayonez',
          ingredients: 'ekmek (buğday unu), bezelye proteini, soya sütü, marul',
          allergens: 'GLUTEN SOYBEANS',
          diet: 'VEGAN',
        },
        {
          name: 'Chicken Burger',
          ingredients: 'patates ekmeği, tavuk but, lahana salatası, sarımsaklı mayonez',
          allergens: 'GLUTEN EGGS',
        },
        {
          name: 'Ekmeksiz Burger',
          description: 'marul arasında',
          ingredients: 'dana köfte, marul, çedar, domates',
          allergens: 'MILK',
          diet: 'NEITHER',
        },
      ],
    },
    {
      name: 'Atıştırmalık',
      dishes: [
        {
          name: 'Soğan Halkası',
          ingredients: 'soğan, buğday unu, bira, galeta',
          allergens: 'GLUTEN',
          alcohol: true,
        },
        {
          name: 'Cheddarlı Patates',
          ingredients: 'patates, çedar peyniri, jalapeno',
          allergens: 'MILK',
          diet: 'VEGETARIAN',
        },
        { name: 'Nugget', ingredients: 'tavuk göğsü, galeta unu', labels: ['6 adet', '9 adet'] },
        { name: 'Coleslaw', ingredients: 'lahana, havuç, mayonez', allergens: 'EGGS MUSTARD CELERY' },
      ],
    },
    {
      name: 'Shake',
      dishes: [
        {
          name: 'Lotus Shake',
          ingredients: 'süt, dondurma, karamelize bisküvi',
          allergens: 'GLUTEN SOYBEANS MILK',
        },
        {
          name: 'Fıstık Ezmeli Shake',
          ingredients: 'süt, yer fıstığı ezmesi, muz',
          allergens: 'PEANUTS MILK',
        },
      ],
    },
  ],
  vegan: [
    {
      name: 'Kâseler',
      dishes: [
        {
          name: 'Buda Kâsesi',
          ingredients: 'kinoa, nohut, avokado, tahin sosu, mor lahana',
          allergens: 'SESAME',
          diet: 'VEGAN',
        },
        {
          name: 'Teriyaki Tofu',
          ingredients: 'tofu, soya sosu, brokoli, susam, pirinç',
          allergens: 'GLUTEN SOYBEANS SESAME',
          diet: 'VEGAN',
        },
        {
          name: 'Yeşil Mercimek Salatası',
          ingredients: 'yeşil mercimek, karabuğday, nar, ceviz',
          allergens: 'NUTS',
          diet: 'VEGAN',
        },
      ],
    },
    {
      name: 'Ana Yemekler',
      dishes: [
        {
          name: 'Seitan Döner',
          description: 'etsiz; buğday proteininden',
          ingredients: 'buğday proteini, baharat, lavaş',
          allergens: 'GLUTEN',
          diet: 'VEGAN',
        },
        {
          name: 'Mantar Stroganoff',
          description: 'kaju kremasıyla',
          ingredients: 'kültür mantarı, kaju, makarna (durum buğdayı)',
          allergens: 'GLUTEN NUTS',
          diet: 'VEGAN',
        },
        {
          name: 'Etsiz Çiğ Köfte',
          ingredients: 'bulgur, isot, domates salçası, ceviz',
          allergens: 'GLUTEN NUTS',
          diet: 'VEGAN',
        },
        {
          name: 'Sütsüz Mac & Cheese',
          description: 'vegan peynirle',
          ingredients: 'makarna, hindistan cevizi sütü, besin mayası',
          allergens: 'GLUTEN',
          diet: 'VEGAN',
        },
      ],
    },
    {
      name: 'İçecekler',
      dishes: [
        { name: 'Badem Sütlü Latte', ingredients: 'badem sütü, espresso', allergens: 'NUTS', diet: 'VEGAN' },
        {
          name: 'Yulaflı Kakao',
          ingredients: 'yulaf sütü, kakao, agave',
          allergens: 'GLUTEN',
          diet: 'VEGAN',
          note: 'gluten içermeyen yulafla da yapılır',
        },
        { name: 'Ev Kombuçası', ingredients: 'çay, şeker, kombu kültürü' },
      ],
    },
  ],
  'esnaf lokantası': [
    {
      name: 'Sulu Yemekler',
      dishes: [
        {
          name: 'Kuru Fasulye',
          description: 'etli ya da etsiz',
          ingredients: 'kuru fasulye, dana kuşbaşı, salça, tereyağı',
          allergens: 'MILK',
          diet: 'NEITHER',
          labels: ['az', 'tam', 'etsiz'],
        },
        {
          name: 'Karnıyarık',
          ingredients: 'patlıcan, dana kıyma, domates, sivri biber',
          allergens: '',
          diet: 'NEITHER',
        },
        {
          name: 'Zeytinyağlı Taze Fasulye',
          ingredients: 'taze fasulye, domates, soğan, zeytinyağı',
          allergens: '',
          diet: 'VEGAN',
        },
        {
          name: 'Tas Kebabı',
          ingredients: 'kuzu eti, patates, arpacık soğan, un',
          allergens: 'GLUTEN',
          diet: 'NEITHER',
        },
        {
          name: 'Hünkâr Beğendi',
          description: 'közlenmiş patlıcan beğendisi üstünde',
          ingredients: 'dana eti, patlıcan, süt, kaşar, un',
          allergens: 'GLUTEN MILK',
          diet: 'NEITHER',
        },
      ],
    },
    {
      name: 'Çorba ve Pilav',
      dishes: [
        {
          name: 'İşkembe Çorbası',
          ingredients: 'işkembe, un, yumurta sarısı, sarımsaklı sirke',
          allergens: 'GLUTEN EGGS SULPHITES',
          diet: 'NEITHER',
        },
        {
          name: 'İç Pilav',
          ingredients: 'pirinç, tavuk ciğeri, çam fıstığı, kuş üzümü, tereyağı',
          allergens: 'MILK SULPHITES',
          diet: 'NEITHER',
        },
        {
          name: 'Tuzsuz Bulgur Pilavı',
          ingredients: 'bulgur, domates, ayçiçek yağı',
          allergens: 'GLUTEN',
          diet: 'VEGAN',
        },
        { name: 'Cacık' },
      ],
    },
    {
      name: 'Tatlı',
      dishes: [
        {
          name: 'Aşure',
          ingredients: 'aşurelik buğday, nohut, kayısı, fındık, ceviz, nar',
          allergens: 'GLUTEN NUTS SULPHITES',
          diet: 'VEGAN',
        },
        { name: 'Sütlaç', ingredients: 'süt, pirinç, şeker', allergens: 'MILK', diet: 'VEGETARIAN' },
      ],
    },
  ],
  kahvaltı: [
    {
      name: 'Serpme',
      dishes: [
        {
          name: 'Köy Kahvaltısı',
          description: 'sınırsız çayla',
          ingredients: 'otlu peynir, tulum, kaymak, petek bal, ceviz, tahin pekmez, gözleme',
          allergens: 'GLUTEN EGGS MILK NUTS SESAME',
          diet: 'VEGETARIAN',
        },
        {
          name: 'Vegan Kahvaltı',
          ingredients: 'zeytin, humus (nohut, tahin), domates, avokado, şekersiz reçel',
          allergens: 'SESAME',
          diet: 'VEGAN',
        },
      ],
    },
    {
      name: 'Yumurtalar',
      dishes: [
        {
          name: 'Muhlama',
          ingredients: 'mısır unu, kolot peyniri, tereyağı',
          allergens: 'MILK',
          diet: 'VEGETARIAN',
        },
        {
          name: 'Kavurmalı Yumurta',
          ingredients: 'yumurta, dana kavurma',
          allergens: 'EGGS',
          diet: 'NEITHER',
        },
        {
          name: 'Çılbır',
          description: 'sarımsaklı yoğurt',
          ingredients: 'yumurta, yoğurt, tereyağı, pul biber',
          allergens: 'EGGS MILK',
          diet: 'VEGETARIAN',
        },
        {
          name: 'Menemen',
          labels: ['soğanlı', 'soğansız', 'kaşarlı'],
          ingredients: 'yumurta, domates, biber',
          allergens: 'EGGS',
        },
      ],
    },
    {
      name: 'Hamur İşleri',
      dishes: [
        { name: 'Boyoz', ingredients: 'un, ayçiçek yağı, tahin', allergens: 'GLUTEN SESAME', diet: 'VEGAN' },
        { name: 'Pişi', description: 'peynir ve reçelle' },
        {
          name: 'Su Böreği',
          ingredients: 'yufka, yumurta, beyaz peynir, maydanoz',
          allergens: 'GLUTEN EGGS MILK',
          diet: 'VEGETARIAN',
        },
      ],
    },
  ],
  döner: [
    {
      name: 'Dönerler',
      dishes: [
        {
          name: 'Yaprak Et Döner',
          ingredients: 'dana eti, kuyruk yağı, soğan suyu',
          allergens: '',
          diet: 'NEITHER',
          labels: ['porsiyon', 'dürüm', 'yarım ekmek'],
        },
        {
          name: 'Tavuk Döner',
          ingredients: 'tavuk but, yoğurt, paprika',
          allergens: 'MILK',
          diet: 'NEITHER',
          labels: ['dürüm', 'porsiyon'],
        },
        {
          name: 'İskender',
          description: 'kızgın tereyağı ve yoğurtla',
          ingredients: 'dana eti, tırnak pide, domates sosu, yoğurt, tereyağı',
          allergens: 'GLUTEN MILK',
          diet: 'NEITHER',
          labels: ['bir porsiyon', 'bir buçuk'],
        },
        {
          name: 'Hatay Usulü Dürüm',
          ingredients: 'tavuk döner, lavaş, mayonez, turşu, nar ekşisi',
          allergens: 'GLUTEN EGGS',
        },
      ],
    },
    {
      name: 'Yanına',
      dishes: [
        { name: 'Acılı Şalgam', labels: ['acılı', 'acısız'] },
        { name: 'Ayran', ingredients: 'yoğurt, su, tuz', allergens: 'MILK', diet: 'VEGETARIAN' },
        {
          name: 'Turşu Tabağı',
          ingredients: 'lahana, havuç, acur, sirke',
          allergens: 'CELERY SULPHITES',
          diet: 'VEGAN',
        },
        { name: 'Patates', ingredients: 'patates, ayçiçek yağı', allergens: '', diet: 'VEGAN' },
      ],
    },
    {
      name: 'Tatlılar',
      dishes: [
        { name: 'Kemalpaşa', ingredients: 'irmik, yumurta, lor, kaymak', allergens: 'GLUTEN EGGS MILK' },
      ],
    },
  ],
  Asian: [
    {
      name: 'Sushi',
      dishes: [
        {
          name: 'California Roll',
          ingredients: 'sushi pirinci, yengeç, avokado, nori, susam, tobiko',
          allergens: 'CRUSTACEANS FISH SESAME',
          diet: 'NEITHER',
        },
        {
          name: 'Salmon Nigiri',
          ingredients: 'somon, sushi pirinci, wasabi, soya sosu',
          allergens: 'GLUTEN FISH SOYBEANS MUSTARD',
          diet: 'NEITHER',
        },
        {
          name: 'Sebzeli Maki',
          description: 'balıksız',
          ingredients: 'salatalık, avokado, nori, pirinç sirkesi',
          allergens: '',
          diet: 'VEGAN',
        },
      ],
    },
    {
      name: 'Wok',
      dishes: [
        {
          name: 'Pad Thai',
          ingredients: 'pirinç eriştesi, karides, yer fıstığı, balık sosu, yumurta',
          allergens: 'CRUSTACEANS EGGS FISH PEANUTS',
          diet: 'NEITHER',
        },
        {
          name: 'Kaju Fıstıklı Tavuk',
          ingredients: 'tavuk, kaju, soya sosu, taze soğan',
          allergens: 'GLUTEN SOYBEANS NUTS',
          diet: 'NEITHER',
        },
        {
          name: 'Acılı Dana Szechuan',
          ingredients: 'dana bonfile, soya sosu, istiridye sosu, acı biber',
          allergens: 'GLUTEN SOYBEANS MOLLUSCS',
          diet: 'NEITHER',
        },
        { name: 'Sebzeli Erişte', ingredients: 'yumurtalı erişte, kabak, havuç, susam yağı' },
      ],
    },
    {
      name: 'Çorba ve Tatlı',
      dishes: [
        {
          name: 'Tom Kha',
          ingredients: 'tavuk, hindistan cevizi sütü, limon otu, balık sosu',
          allergens: 'FISH',
          diet: 'NEITHER',
        },
        {
          name: 'Mochi',
          ingredients: 'pirinç unu, kırmızı fasulye ezmesi, şeker',
          allergens: '',
          note: 'fıstıklı olanı yer fıstığı içerir',
        },
      ],
    },
  ],
  steak: [
    {
      name: 'Izgaradan',
      dishes: [
        {
          name: 'Dallas Steak',
          ingredients: 'kemikli dana antrikot, deniz tuzu',
          allergens: '',
          diet: 'NEITHER',
          labels: ['500 g', '750 g'],
        },
        {
          name: 'Lokum',
          description: 'tereyağında, kekikli',
          ingredients: 'dana bonfile, tereyağı, kekik',
          allergens: 'MILK',
          diet: 'NEITHER',
        },
        {
          name: 'Kemiksiz Kuzu But',
          ingredients: 'süt kuzusu, sarımsak, biberiye',
          allergens: '',
          diet: 'NEITHER',
        },
        {
          name: 'Kaşarlı Köfte',
          ingredients: 'dana kıyma, kaşar, ekmek içi',
          allergens: 'GLUTEN MILK',
          diet: 'NEITHER',
        },
      ],
    },
    {
      name: 'Yanında',
      dishes: [
        { name: 'Trüflü Püre', ingredients: 'patates, krema, trüf yağı, parmesan', allergens: 'MILK' },
        {
          name: 'Izgara Kuşkonmaz',
          ingredients: 'kuşkonmaz, badem, limon',
          allergens: 'NUTS',
          diet: 'VEGAN',
        },
        {
          name: 'Sezar',
          ingredients: 'marul, kruton, ançuez, parmesan, yumurta sarısı',
          allergens: 'GLUTEN EGGS FISH MILK',
        },
        {
          name: 'Biberli Sos',
          description: 'konyaklı',
          ingredients: 'krema, konyak, tane karabiber',
          allergens: 'MILK',
          alcohol: true,
        },
      ],
    },
    {
      name: 'Son',
      dishes: [
        {
          name: 'Fıstıklı Katmer',
          ingredients: 'yufka (un), kaymak, Antep fıstığı, sade yağ',
          allergens: 'GLUTEN MILK NUTS',
          diet: 'VEGETARIAN',
        },
        { name: 'Meyve Tabağı', ingredients: 'çekirdeksiz üzüm, kavun, çilek', allergens: '', diet: 'VEGAN' },
      ],
    },
  ],
}

/** Such a menu as the search takes it. */
export function searchedMenu(categories: readonly VariedCategory[]) {
  return {
    categories: categories.map(({ name }) => ({ id: name, name })),
    products: categories.flatMap(({ name: categoryId, dishes }) =>
      dishes.map(
        ({
          name,
          description,
          ingredients,
          allergens,
          diet,
          note,
          labels,
          alcohol,
          drink,
          pork,
        }): SearchedDish => ({
          ...{ id: name, name, description, categoryId, servingLabel: labels?.[0] },
          servings: (labels ?? []).slice(1).map((label) => ({ label })),
          foodInformation: {
            ingredients: ingredients ?? null,
            allergens: allergens?.split(' ').filter(Boolean) ?? null,
            diet: diet ?? null,
            containsAlcohol: alcohol ?? (allergens === undefined ? null : false),
            containsPork: pork ?? (allergens === undefined ? null : false),
            isAlcoholicDrink: drink ?? false,
            allergenNote: note ?? null,
          },
        }),
      ),
    ),
  }
}
