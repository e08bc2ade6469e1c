import { words } from './words.ts'

/** Words of the frame, and those that many screens share. */
export const frameWords = words(
  {
    admin: {
      frame: { openSite: 'Siteyi gör' },
      section: { menu: 'Menü', site: 'Site', blog: 'Blog', people: 'Ekip', records: 'Kayıtlar' },
      status: {
        ACTIVE: 'Yayında',
        PASSIVE: 'Gizli',
        label: 'Durum',
        show: 'Yayına al',
        hide: 'Gizle',
      },
      deleted: { filter: 'Kaldırılanlar', restore: 'Geri getir', restored: 'Geri getirildi' },
      draft: {
        restored: 'Kaydetmeden kalan değişiklikleriniz geri getirildi.',
        discard: 'Bırak',
        leaveTitle: 'Kaydedilmemiş değişiklikler',
        leave: 'Kaydetmeden çık',
        stay: 'Kal',
      },
      conflict: {
        title: 'Bu kayıt siz yazarken değişti',
        choose: 'Aynı alanları başka biri de değiştirdi. Hangisi kalsın?',
        nothing: 'Başka biri başka alanları değiştirdi. Değişiklikleriniz onunkilerle birleştirilebilir.',
        mine: 'Sizin yazdığınız',
        stored: 'Şu an kayıtlı olan',
        takeOver: 'Birleştir ve forma dön',
      },
      picture: {
        choose: 'resim seçin',
        drop: 'Resmi buraya bırakın, yapıştırın ya da seçmek için dokunun.',
        dropSeveral: 'Resimleri buraya bırakın, yapıştırın ya da seçmek için dokunun.',
        remove: 'Resmi kaldır',
        keep: 'Eski resim kalsın',
        uploading: 'Yükleniyor',
        wrongType: '%{name} alınmadı: yalnızca PNG, JPEG, WebP, AVIF ya da GIF resimler.',
        tooLarge: '%{name} alınmadı: bir resim en çok 10 MB olabilir.',
      },
      order: {
        hint: 'Tutup sürükleyin. Klavyeyle: tutamağa gelin, boşluk tuşuyla alın, oklarla taşıyın, boşlukla bırakın.',
        move: '%{name}: yerini değiştir',
        instructions:
          'Almak için boşluk tuşuna basın, oklarla taşıyın, boşlukla bırakın, Escape ile vazgeçin.',
        lifted: '%{name} alındı.',
        over: '%{name}, %{place}. sırada.',
        dropped: '%{name} bırakıldı.',
        cancelled: '%{name} eski yerinde.',
      },
      failure: {
        away: 'Sunucuya ulaşılamadı. Yazdıklarınız duruyor; biraz sonra yeniden deneyin.',
        tooLarge: 'Dosya çok büyük: en çok 10 MB olabilir.',
      },
    },
  },
  {
    admin: {
      frame: { openSite: 'Open the site' },
      section: { menu: 'Menu', site: 'Site', blog: 'Blog', people: 'Team', records: 'Records' },
      status: { ACTIVE: 'Shown', PASSIVE: 'Hidden', label: 'Status', show: 'Show', hide: 'Hide' },
      deleted: { filter: 'Removed', restore: 'Restore', restored: 'Restored' },
      draft: {
        restored: 'What you had not saved is back.',
        discard: 'Discard',
        leaveTitle: 'Changes that are not saved',
        leave: 'Leave without saving',
        stay: 'Stay',
      },
      conflict: {
        title: 'This record changed while you were typing',
        choose: 'Somebody else changed the same fields. Which one stays?',
        nothing: 'Somebody else changed other fields. Your changes can be put together with theirs.',
        mine: 'What you typed',
        stored: 'What is stored now',
        takeOver: 'Put together and go back to the form',
      },
      picture: {
        choose: 'choose a picture',
        drop: 'Drop a picture here, paste it, or press to choose one.',
        dropSeveral: 'Drop pictures here, paste them, or press to choose some.',
        remove: 'Remove the picture',
        keep: 'Keep the old picture',
        uploading: 'Uploading',
        wrongType: '%{name} was not taken: only PNG, JPEG, WebP, AVIF or GIF pictures.',
        tooLarge: '%{name} was not taken: a picture is at most 10 MB.',
      },
      order: {
        hint: 'Drag by the handle. By keyboard: go to a handle, lift with space, move with arrows, drop with space.',
        move: '%{name}: change its place',
        instructions: 'Press space to lift, arrows to move, space to drop, Escape to give up.',
        lifted: '%{name} is lifted.',
        over: '%{name} is at place %{place}.',
        dropped: '%{name} is dropped.',
        cancelled: '%{name} is back in its place.',
      },
      failure: {
        away: 'The server cannot be reached. What you typed is kept; try again in a moment.',
        tooLarge: 'The file is too large: at most 10 MB.',
      },
    },
  },
)
