import { messages } from '../../language/messages.ts'

export const productMessages = messages('resources.product', {
  reorder: ['Yemek sırası', 'Order of dishes'],
  sortByName: ['Ada göre sırala', 'Sort by name'],
  soldOutMark: ['Tükendi işareti', 'Sold-out mark'],
  availability: { true: ['Var', 'Available'], false: ['Tükendi', 'Sold out'] },
  hiddenCategory: ['%{name} (gizli)', '%{name} (hidden)'],
  availiblityHint: [
    'Kapalıyken yemek menüde “Tükendi” diye görünür.',
    'While it is off, the menu shows the dish as sold out.',
  ],
  reviewEnds: [
    'Gıda bilgisinin “Gözden geçirdim” işareti kaydedince kalkar.',
    'Saving takes the mark “I have reviewed it” off the food information.',
  ],
  serving: {
    label: ['Porsiyon', 'Serving'],
    add: ['Porsiyon ekle', 'Add a serving'],
    ownHint: [
      'Üstteki fiyat neyin fiyatı: porsiyon, kadeh …',
      'What the price above is for: a portion, a glass …',
    ],
    repeated: ['“%{label}” iki kez yazılmış.', '“%{label}” is there twice.'],
  },
  bulk: {
    move: ['Kategoriye taşı', 'Move to a category'],
    areSoldOut: [
      'Yemek tükendi |||| %{smart_count} yemek tükendi',
      'The dish is sold out |||| %{smart_count} dishes are sold out',
    ],
    areAvailable: [
      'Yemek yeniden var |||| %{smart_count} yemek yeniden var',
      'The dish is available |||| %{smart_count} dishes are available',
    ],
    moved: [
      '%{name} kategorisine taşındı |||| %{smart_count} yemek %{name} kategorisine taşındı',
      'Moved to %{name} |||| %{smart_count} dishes moved to %{name}',
    ],
  },
  pictures: {
    first: ['Listelerde görünen', 'Shown in lists'],
    name: ['%{place}. resim', 'Picture %{place}'],
    remove: ['%{place}. resmi kaldır', 'Remove picture %{place}'],
    removed: ['Resim kaldırıldı', 'The picture is removed'],
    cropped: ['Kırpılan resim eskisinin yerini aldı', 'The cropped picture took the place of the old one'],
    added: [
      'Resim eklendi |||| %{smart_count} resim eklendi',
      'The picture is added |||| %{smart_count} pictures are added',
    ],
    moved: ['Resimlerin yeni sırası kaydedildi', 'The new order of the pictures is saved'],
    notSent: [
      'Bir resim yüklenmedi |||| %{smart_count} resim yüklenmedi',
      'One picture was not uploaded |||| %{smart_count} pictures were not uploaded',
    ],
    productOnly: [
      'Yemek eklendi, ama bir resmi yüklenemedi. Aşağıda bekliyor. |||| Yemek eklendi, ama %{smart_count} resmi yüklenemedi. Aşağıda bekliyorlar.',
      'The dish is added, but one picture could not be uploaded. It is listed below. |||| The dish is added, but %{smart_count} pictures could not be uploaded. They are listed below.',
    ],
    giveUp: ['Sil', 'Discard'],
    away: [
      'Bağlantı koptu. Geri gelince yükleme sürer; beklemezseniz resimler bu cihazda saklanır.',
      'The connection is gone. The upload goes on when it is back; if you do not wait, the pictures stay on this device.',
    ],
    later: ['Bekleme, sonra yükle', 'Upload later'],
    keptHere: [
      'Yemek eklendi. Resimleri bu cihazda bekliyor: bu sayfa açıksa bağlantı gelince, değilse yemeğin formundan yüklenir.',
      'The dish is added. Its pictures wait on this device: while this page is open until the connection is back, later until you upload them from the form of the dish.',
    ],
    sending: ['Resimler yükleniyor…', 'Uploading pictures…'],
  },
})
