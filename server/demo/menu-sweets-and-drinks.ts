import type { DemoCategory } from './menu-types.ts'

export const sweetsAndDrinks: readonly DemoCategory[] = [
  {
    name: 'Tatlılar',
    description: 'Sıcağı, şerbetlisi, meyvelisi.',
    dishes: [
      ['Künefe', 185, 'Hatay peyniriyle, sıcak; kaymak isteğe göre'],
      ['Fırın Sütlaç', 125, 'üzeri kızarmış, fındıklı'],
      ['Cevizli Baklava', 175, 'dört dilim, kırk kat'],
      ['Kazandibi', 130, null],
      ['Trileçe', 145, 'karamelli, üç sütlü'],
      ['San Sebastian Cheesecake', 190, 'Belçika çikolatası sosuyla'],
      ['Sıcak Çikolatalı Sufle', 180, 'dondurma topuyla'],
      ['Meyveli Waffle', 210, 'mevsim meyveleri ve çikolata'],
      ['Maraş Dondurması', 110, 'üç top'],
      ['Mevsim Meyve Tabağı', 195, null],
      ['Elmalı Turta', 140, 'tarçınlı, sıcak'],
    ],
  },
  {
    name: 'Sıcak İçecekler',
    description: 'Kumda kahve, odun ateşinde demlenmiş çay.',
    dishes: [
      ['Çay', 25, 'ince belli bardakta'],
      ['Türk Kahvesi', 70, 'kumda; lokumla'],
      ['Dibek Kahvesi', 80, null],
      ['Espresso', 75, null],
      ['Latte', 110, null],
      ['Cappuccino', 110, null],
      ['Filtre Kahve', 95, null],
      ['Sıcak Çikolata', 115, null],
      ['Salep', 105, 'tarçınlı; kış aylarında'],
      ['Bitki Çayı', 75.5, 'ıhlamur, adaçayı ya da papatya'],
    ],
  },
  {
    name: 'Soğuk İçecekler',
    description: 'Taze sıkılmışı, köpüklüsü, buz gibisi.',
    dishes: [
      ['Ev Limonatası', 95, 'naneli'],
      ['Taze Portakal Suyu', 110, null],
      ['Yayık Ayranı', 55, 'bakır tasta, köpüklü'],
      ['Şalgam', 50, 'acılı ya da acısız'],
      ['Nar Suyu', 115, null],
      ['Soğuk Kahve', 125, 'buzlu latte'],
      ['Çilekli Milkshake', 135, null],
      ['Muzlu Milkshake', 135, null],
      ['Kutu İçecek', 65, 'kola, gazoz ya da meyve suyu'],
      ['Soda', 40, 'sade ya da limonlu'],
      ['Su', 19.9, null],
    ],
  },
]
