import { messages } from './messages.ts'

/** Messages of the layout, and messages shared by several screens. */
export const frameMessages = messages('admin', {
  frame: {
    title: ['Yönetim', 'Back office'],
    sections: ['Bölümler', 'Sections'],
    openSite: ['Siteyi aç', 'Open the site'],
    sound: ['Ses', 'Sound'],
    soundOn: ['Açık', 'On'],
    soundOff: ['Kapalı', 'Off'],
    help: ['Bu ekranın rehberi', 'Guide for this screen'],
    search: ['Ara (Ctrl K)', 'Search (Ctrl K)'],
    searchAll: ['Ekran, yemek, ayar, iş…', 'A screen, dish, setting, task…'],
    searchHint: ['Oklarla seçin, Enter ile açın.', 'Choose by the arrows, open by Enter.'],
    nothing: ['Bulunamadı', 'Nothing found'],
  },
  section: {
    guests: ['Misafirler', 'Guests'],
    menu: ['Menü', 'Menu'],
    site: ['Site', 'Site'],
    team: ['Ekip', 'Team'],
    help: ['Yardım', 'Help'],
  },
  entry: {
    prices: ['Fiyatlar', 'Prices'],
    texts: ['Metinler', 'Texts'],
    settings: ['Ayarlar', 'Settings'],
  },
  tab: {
    bulk: ['Toplu işlem', 'Several at once'],
    house: ['Restoran', 'Restaurant'],
    pages: ['Sayfalar ve yasal', 'Pages and law'],
  },
  status: {
    ACTIVE: ['Yayında', 'Shown'],
    PASSIVE: ['Gizli', 'Hidden'],
    show: ['Yayına al', 'Show'],
    hide: ['Gizle', 'Hide'],
  },
  order: {
    hint: [
      'Tutup sürükleyin. Klavyeyle: tutamağa gelin, boşluk tuşuyla alın, oklarla taşıyın, boşlukla bırakın.',
      'Drag by the handle. By keyboard: go to a handle, lift with space, move with arrows, drop with space.',
    ],
    move: ['%{name}: yerini değiştir', '%{name}: change its place'],
    sortable: ['sıralanabilir', 'sortable'],
    instructions: [
      'Almak için boşluk tuşuna basın, oklarla taşıyın, boşlukla bırakın, Escape ile vazgeçin.',
      'Press space to lift, arrows to move, space to drop, Escape to cancel.',
    ],
    lifted: ['%{name} alındı.', '%{name} is lifted.'],
    over: ['%{name}, %{place}. sırada.', '%{name} is at place %{place}.'],
    dropped: ['%{name} bırakıldı.', '%{name} is dropped.'],
    cancelled: ['%{name} eski yerinde.', '%{name} is back in its place.'],
    stored: ['Yeni sıra kaydedildi', 'The new order is saved'],
    changed: [
      'Sıra bu arada değişti. Yeni sıra gösteriliyor; istediğinizi yeniden taşıyın.',
      'The order has changed meanwhile. It is shown now; move again what you want.',
    ],
  },
  failure: {
    away: [
      'Sunucuya ulaşılamadı. Biraz sonra yeniden deneyin.',
      'The server cannot be reached. Try again in a moment.',
    ],
    tooLarge: [
      'Gönderilenler çok büyük olduğu için alınmadı. Bir resim en çok 10 MB olabilir.',
      'What was sent is too large. A picture may have at most 10 MB.',
    ],
  },
})
