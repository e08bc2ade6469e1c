import type { DemoCategory } from './menu-types.ts'

export const mains: readonly DemoCategory[] = [
  {
    name: 'Izgaralar',
    description: 'Meşe kömüründe, siparişten sonra pişer.',
    dishes: [
      ['Izgara Köfte', 320, 'dana kıyma, altı adet; pilav ve közlenmiş biberle'],
      ['Adana Kebap', 360, 'zırh kıyması, acılı; lavaş ve sumaklı soğanla'],
      ['Urfa Kebap', 360, 'zırh kıyması, acısız'],
      ['Tavuk Şiş', 290, 'yoğurtlu terbiyede dinlenmiş but eti'],
      ['Kuzu Şiş', 430, 'kekik ve zeytinyağıyla'],
      ['Kuzu Pirzola', 495, 'dört kalem; fırın patatesle'],
      ['Dana Bonfile', 560, '200 gram; mantar sosuyla'],
      ['Karışık Izgara', 540, 'köfte, tavuk şiş, pirzola ve Adana'],
      ['Izgara Levrek', 420, 'bütün levrek, roka ve limonla'],
      ['Izgara Tavuk Göğsü', 275, 'sebzeler ve bulgur pilavıyla'],
    ],
  },
  {
    name: 'Pide ve Lahmacun',
    description: 'Taş fırında, odun ateşinde; hamuru her sabah açılır.',
    dishes: [
      ['Lahmacun', 95, 'ince hamur, kıymalı harç; limon ve maydanozla'],
      ['Kıymalı Pide', 215, null],
      ['Kuşbaşılı Pide', 265, 'dana kuşbaşı, domates ve biber'],
      ['Kaşarlı Pide', 205, null],
      ['Sucuklu Kaşarlı Pide', 235, null],
      ['Karışık Pide', 255, 'kıyma, sucuk, kaşar ve yumurta'],
      ['Ispanaklı Pide', 195, 'ıspanak ve lor peyniri'],
      ['Karışık Pizza', 265, 'sucuk, mantar, biber, mısır ve mozzarella'],
      ['Margarita Pizza', 225, 'domates sosu, mozzarella ve fesleğen'],
    ],
  },
  {
    name: 'Makarnalar',
    description: 'Günlük soslarla, diri kıvamda.',
    dishes: [
      ['Napoliten Spagetti', 185, 'domates sosu ve taze fesleğen'],
      ['Bolonez Spagetti', 215, 'ağır ateşte pişmiş kıymalı sos'],
      ['Fettuccine Alfredo', 230, 'tavuk, mantar ve krema'],
      ['Penne Arrabbiata', 190, 'acılı domates sosu'],
      ['Ev Mantısı', 235, 'sarımsaklı yoğurt ve kızdırılmış tereyağı'],
      ['Deniz Mahsullü Linguine', 310, 'karides, kalamar ve beyaz sos'],
      ['Sebzeli Noodle', 205, null],
    ],
  },
  {
    name: 'Burger ve Sandviç',
    description: 'Kendi ekmeğimiz, çıtır patatesle.',
    dishes: [
      ['Klasik Burger', 255, '150 gram dana köfte, marul, domates, turşu'],
      ['Çift Peynirli Burger', 295, 'çedar ve karamelize soğanla'],
      ['Mantarlı Burger', 285, 'sote mantar ve isli sos'],
      ['Çıtır Tavuk Burger', 240, null],
      ['Kulüp Sandviç', 230, 'tavuk, füme et, yumurta ve marul'],
      ['Tavuk Dürüm', 195, 'lavaşta, sumaklı soğanla'],
      ['Köfte Ekmek', 185, null],
      ['Karışık Tost', 130, 'kaşar ve sucuk'],
    ],
  },
  {
    name: 'Çocuk Menüsü',
    description: 'Küçük tabaklar, sevilen tatlar.',
    dishes: [
      ['Minik Köfte', 175, 'üç köfte, pilav ve patates'],
      ['Minik Burger', 170, 'patates kızartması ve meyve suyuyla'],
      ['Tavuk Parçaları', 165, 'altı parça çıtır tavuk'],
      ['Peynirli Makarna', 145, null],
      ['Mini Pizza', 150, 'sucuklu ya da peynirli'],
      ['Sosisli Sandviç', 135, null],
    ],
  },
]
