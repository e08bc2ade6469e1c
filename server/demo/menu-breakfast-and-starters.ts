import type { DemoCategory } from './menu-types.ts'

export const breakfastAndStarters: readonly DemoCategory[] = [
  {
    name: 'Kahvaltı',
    description: 'Köy ürünleri ve demli çay; her gün 08:00’den itibaren.',
    dishes: [
      [
        'Serpme Kahvaltı',
        480,
        'iki kişilik; peynir çeşitleri, zeytin, bal, kaymak, reçel, sıcaklar ve sınırsız çay',
      ],
      ['Kahvaltı Tabağı', 260, 'beyaz peynir, kaşar, zeytin, domates, salatalık, haşlanmış yumurta'],
      ['Menemen', 165, 'köy yumurtası, domates ve sivri biber; sahanda'],
      ['Sucuklu Yumurta', 185, 'kasap sucuğu ve iki köy yumurtası'],
      ['Kuymak', 190, 'mısır unu, tereyağı ve telli Trabzon peyniri'],
      ['Bal ve Kaymak', 155, 'Afyon kaymağı ve süzme çiçek balı'],
      ['Gözleme', 140, 'ıspanaklı, peynirli ya da patatesli; sacda'],
      ['Simit ve Peynir', 95, 'taş fırından çıtır simit, beyaz peynir, domates'],
      ['Pankek', 170, 'orman meyvesi ve akçaağaç şurubuyla'],
    ],
  },
  {
    name: 'Çorbalar',
    description: 'Her sabah kaynayan kazanlardan, limon ve kıtır ekmekle.',
    dishes: [
      ['Mercimek Çorbası', 95, 'süzme kırmızı mercimek, tereyağlı biber'],
      ['Ezogelin Çorbası', 95, 'bulgur, mercimek ve nane'],
      ['Yayla Çorbası', 100, 'yoğurt, pirinç ve kızdırılmış nane'],
      ['Tavuk Suyu Çorbası', 110, 'şehriyeli, bol limonlu'],
      ['Kelle Paça', 165, 'sarımsaklı sirke ile'],
      ['Domates Çorbası', 105, 'közlenmiş domates ve rendelenmiş kaşar'],
      ['Mantar Çorbası', 115, 'kremalı, taze kekikli'],
    ],
  },
  {
    name: 'Mezeler',
    description: 'Sofranın ortasına, paylaşmaya.',
    dishes: [
      ['Haydari', 90, 'süzme yoğurt, sarımsak ve dereotu'],
      ['Humus', 100, 'tahin, limon ve sızma zeytinyağı'],
      ['Acılı Ezme', 90, 'elle kıyılmış domates, biber ve ceviz'],
      ['Patlıcan Salatası', 105, 'közlenmiş patlıcan ve sarımsak'],
      ['Şakşuka', 110, 'kızarmış patlıcan, biber ve domates sosu'],
      ['Zeytinyağlı Yaprak Sarma', 135, 'kuş üzümlü, çam fıstıklı; altı adet'],
      ['İçli Köfte', 85, 'ince bulgur kabuğunda cevizli kıyma; tanesi'],
      ['Paçanga Böreği', 145, 'pastırma ve kaşarlı; iki adet'],
    ],
  },
  {
    name: 'Salatalar',
    description: 'Mevsimin yeşili, günün tazeliğiyle.',
    dishes: [
      ['Çoban Salatası', 120, 'domates, salatalık, biber ve maydanoz'],
      ['Mevsim Salatası', 115, null],
      ['Gavurdağı Salatası', 145, 'ceviz ve nar ekşisiyle'],
      ['Tavuklu Sezar Salatası', 210, 'ızgara tavuk, parmesan ve kıtır ekmek'],
      ['Ton Balıklı Salata', 225, 'mısır, zeytin ve haşlanmış yumurta'],
      ['Akdeniz Salatası', 175, 'avokado, zeytin ve beyaz peynir'],
      ['Roka Salatası', 150, 'parmesan, kuru domates ve balzamik'],
    ],
  },
]
