import { messages } from '../../language/messages.ts'

export const productMessages = messages(
  {
    resources: {
      product: {
        reorder: 'Yemek sırası',
        sortByName: 'Ada göre sırala',
        soldOutMark: 'Tükendi işareti',
        availability: { true: 'Var', false: 'Tükendi' },
        hiddenCategory: '%{name} (gizli)',
        availiblityHint: 'Kapalıyken yemek menüde “Tükendi” diye görünür.',
        bulk: {
          move: 'Kategoriye taşı',
          areSoldOut: 'Yemek tükendi |||| %{smart_count} yemek tükendi',
          areAvailable: 'Yemek yeniden var |||| %{smart_count} yemek yeniden var',
          moved: '%{name} kategorisine taşındı |||| %{smart_count} yemek %{name} kategorisine taşındı',
        },
        pictures: {
          first: 'Listelerde görünen',
          name: '%{place}. resim',
          remove: '%{place}. resmi kaldır',
          removed: 'Resim kaldırıldı',
          cropped: 'Kırpılan resim eskisinin yerini aldı',
          added: 'Resim eklendi |||| %{smart_count} resim eklendi',
          moved: 'Resimlerin yeni sırası kaydedildi',
          notSent: 'Bir resim yüklenmedi |||| %{smart_count} resim yüklenmedi',
          productOnly:
            'Yemek eklendi, ama bir resmi yüklenemedi. Aşağıda bekliyor. |||| Yemek eklendi, ama %{smart_count} resmi yüklenemedi. Aşağıda bekliyorlar.',
          giveUp: 'Bırak',
          sending: 'Resimler yükleniyor…',
        },
      },
    },
  },
  {
    resources: {
      product: {
        reorder: 'Order of dishes',
        sortByName: 'Sort by name',
        soldOutMark: 'Sold-out mark',
        availability: { true: 'Available', false: 'Sold out' },
        hiddenCategory: '%{name} (hidden)',
        availiblityHint: 'While it is off, the menu shows the dish as sold out.',
        bulk: {
          move: 'Move to a category',
          areSoldOut: 'The dish is sold out |||| %{smart_count} dishes are sold out',
          areAvailable: 'The dish is available |||| %{smart_count} dishes are available',
          moved: 'Moved to %{name} |||| %{smart_count} dishes moved to %{name}',
        },
        pictures: {
          first: 'Shown in lists',
          name: 'Picture %{place}',
          remove: 'Remove picture %{place}',
          removed: 'The picture is removed',
          cropped: 'The cropped picture took the place of the old one',
          added: 'The picture is added |||| %{smart_count} pictures are added',
          moved: 'The new order of the pictures is saved',
          notSent: 'One picture was not uploaded |||| %{smart_count} pictures were not uploaded',
          productOnly:
            'The dish is added, but one picture could not be uploaded. It is listed below. |||| The dish is added, but %{smart_count} pictures could not be uploaded. They are listed below.',
          giveUp: 'Give up',
          sending: 'Uploading pictures…',
        },
      },
    },
  },
)
