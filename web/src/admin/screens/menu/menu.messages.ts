import { messages } from '../../language/messages.ts'

export const menuMessages = messages('admin.menu', {
  title: ['Menü', 'Menu'],
  removed: ['Kaldırılan yemekler', 'Removed dishes'],
  print: ['Fiyat listesini yazdır', 'Print the price list'],
  search: ['Yemek ara', 'Search dishes'],
  all: ['Tümü', 'All'],
  categories: ['Kategoriler', 'Categories'],
  soldOutCount: ['%{smart_count} tükendi', '%{smart_count} sold out'],
  otherCategories: ['Gizli kategorilerde', 'In hidden categories'],
  price: ['%{name}: fiyat', '%{name}: price'],
  allSoldOut: ['Hepsi tükendi', 'All sold out'],
  allAvailable: ['Hepsi var', 'All available'],
  addDish: ['%{name}: yemek ekle', '%{name}: add a dish'],
  sortDishes: ['%{name}: sırala', '%{name}: sort'],
  empty: ['Bu kategoride yemek yok.', 'There are no dishes in this category.'],
  noDishes: ['Menüde henüz yemek yok.', 'There are no dishes on the menu yet.'],
  notFound: ['“%{search}” adında bir yemek yok.', 'There is no dish called “%{search}”.'],
  planned: ['%{when} %{price}', '%{price} on %{when}'],
  plannedServing: ['%{when} %{serving} %{price}', '%{serving} %{price} on %{when}'],
  planTitle: ['Plandaki kalsın mı?', 'Keep the planned price?'],
  planWhat: ['%{name} için plan: %{planned}.', 'Planned for %{name}: %{planned}.'],
  planKeep: ['Kalsın', 'Keep it'],
  planLeaveOut: ['Plandan çıkar', 'Take out of the plan'],
  planLeftOut: ['%{name} plandan çıkarıldı', '%{name} is taken out of the plan'],
  saving: ['Kaydediliyor…', 'Saving…'],
  waiting: ['Sunucu bekleniyor…', 'Waiting for the server…'],
  savedAt: ['Kaydedildi %{time}', 'Saved %{time}'],
  lastSavedAt: ['Son kayıt %{time}', 'Last saved %{time}'],
  nothingYet: [
    'Değişiklikler hemen kaydedilir ve sitede görünür.',
    'Changes are saved at once and appear on the site.',
  ],
  unsaved: [
    '1 değişiklik kaydedilmedi; site kayıtlı olanı gösteriyor. |||| %{smart_count} değişiklik kaydedilmedi; site kayıtlı olanları gösteriyor.',
    '1 change is not saved; the site shows the stored value. |||| %{smart_count} changes are not saved; the site shows the stored values.',
  ],
  unknown: [
    '1 değişikliğin kaydedilip kaydedilmediği bilinmiyor; site kayıtlı olanı gösteriyor. |||| %{smart_count} değişikliğin kaydedilip kaydedilmediği bilinmiyor; site kayıtlı olanları gösteriyor.',
    'It is not known whether 1 change was saved; the site shows the stored value. |||| It is not known whether %{smart_count} changes were saved; the site shows the stored values.',
  ],
  retryAll: ['Tümünü dene', 'Try all'],
  send: ['Gönder', 'Send'],
  discard: ['Vazgeç', 'Discard'],
  notSaved: ['Kaydedilmedi: %{what}.', 'Not saved: %{what}.'],
  maybeSaved: [
    'Kaydedilip kaydedilmediği bilinmiyor: %{what}.',
    'It is not known whether this was saved: %{what}.',
  ],
  cause: {
    conflict: [
      'Bu arada başka biri değiştirdi; şu an kayıtlı olan görünüyor.',
      'Somebody else has changed it meanwhile; the stored value is shown.',
    ],
    unanswered: [
      'Sunucu yanıt vermedi; yeniden denediğinizde önce bu sorulur.',
      'The server has not answered; if you try again, this is asked first.',
    ],
    unsent: [
      '%{time} yazıldı; sayfadan çıkıldığında kaydedilmemişti.',
      'Entered on %{time}; the page was left before it was saved.',
    ],
    removed: ['Bu yemek bu arada kaldırıldı.', 'This dish was removed meanwhile.'],
    restored: [
      'Bu yemek bu arada kaldırıldı ve geri getirildi.',
      'This dish was removed and brought back meanwhile.',
    ],
  },
  failed: ['%{name} kaydedilmedi: %{what}', '%{name} is not saved: %{what}'],
  maybeFailed: [
    '%{name}: kaydedilip kaydedilmediği bilinmiyor: %{what}',
    '%{name}: it is not known whether this was saved: %{what}',
  ],
  changed: ['%{name}: %{what}', '%{name}: %{what}'],
  shown: {
    ACTIVE: ['“%{name}” yeniden menüde', '“%{name}” is on the menu again'],
    PASSIVE: ['“%{name}” gizlendi, konuklar görmüyor', '“%{name}” is hidden from guests'],
  },
  changedAll: [
    '%{name}: 1 yemek %{what} |||| %{name}: %{smart_count} yemek %{what}',
    '%{name}: 1 dish %{what} |||| %{name}: %{smart_count} dishes %{what}',
  ],
})
