import { messages } from './messages.ts'

/** Messages of the layout, and messages shared by several screens. */
export const frameMessages = messages(
  {
    admin: {
      frame: { title: 'Yönetim', sections: 'Bölümler', openSite: 'Siteyi gör' },
      section: {
        menu: 'Menü',
        site: 'Site',
        blog: 'Blog',
        people: 'Ekip',
        records: 'Kayıtlar',
        help: 'Yardım',
      },
      status: {
        ACTIVE: 'Yayında',
        PASSIVE: 'Gizli',
        show: 'Yayına al',
        hide: 'Gizle',
      },
      order: {
        hint: 'Tutup sürükleyin. Klavyeyle: tutamağa gelin, boşluk tuşuyla alın, oklarla taşıyın, boşlukla bırakın.',
        move: '%{name}: yerini değiştir',
        sortable: 'sıralanabilir',
        instructions:
          'Almak için boşluk tuşuna basın, oklarla taşıyın, boşlukla bırakın, Escape ile vazgeçin.',
        lifted: '%{name} alındı.',
        over: '%{name}, %{place}. sırada.',
        dropped: '%{name} bırakıldı.',
        cancelled: '%{name} eski yerinde.',
        stored: 'Yeni sıra kaydedildi',
        changed: 'Sıra bu arada değişti. Yeni sıra gösteriliyor; istediğinizi yeniden taşıyın.',
      },
      failure: {
        away: 'Sunucuya ulaşılamadı. Yazdıklarınız duruyor; biraz sonra yeniden deneyin.',
        tooLarge: 'Gönderilenler çok büyük olduğu için alınmadı. Bir resim en çok 10 MB olabilir.',
      },
    },
  },
  {
    admin: {
      frame: { title: 'Back office', sections: 'Sections', openSite: 'Open the site' },
      section: { menu: 'Menu', site: 'Site', blog: 'Blog', people: 'Team', records: 'Records', help: 'Help' },
      status: { ACTIVE: 'Shown', PASSIVE: 'Hidden', show: 'Show', hide: 'Hide' },
      order: {
        hint: 'Drag by the handle. By keyboard: go to a handle, lift with space, move with arrows, drop with space.',
        move: '%{name}: change its place',
        sortable: 'sortable',
        instructions: 'Press space to lift, arrows to move, space to drop, Escape to cancel.',
        lifted: '%{name} is lifted.',
        over: '%{name} is at place %{place}.',
        dropped: '%{name} is dropped.',
        cancelled: '%{name} is back in its place.',
        stored: 'The new order is saved',
        changed: 'The order has changed meanwhile. It is shown now; move again what you want.',
      },
      failure: {
        away: 'The server cannot be reached. Your input is kept; try again in a moment.',
        tooLarge: 'What was sent is too large. A picture may have at most 10 MB.',
      },
    },
  },
)
