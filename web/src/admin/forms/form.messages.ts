import { messages } from '../language/messages.ts'

export const formMessages = messages(
  {
    admin: {
      record: {
        about: 'Kayıt bilgileri',
        neverUpdated: 'Henüz değişmedi',
        by: '%{date} · %{name}',
        self: 'siz',
        system: 'sistem',
        onSite: 'Sitede gör',
      },
      draft: {
        restored: '%{date} yazıp kaydetmediğiniz değişiklikler geri getirildi.',
        changedSince: 'Kayıt o zamandan beri değişti: kaydederken ikisini yan yana göreceksiniz.',
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
        empty: 'boş',
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
        removed: 'Kaydettiğinizde resim kaldırılacak.',
        categoryImage:
          'Menü kategorilerinde görünür. Yatay bir resim en iyisidir, en az 960 nokta genişlikte.',
        categoryIcon: 'Küçük gösterilen kare bir çizim; resim yoksa onun yerini tutar.',
      },
    },
  },
  {
    admin: {
      record: {
        about: 'About this record',
        neverUpdated: 'Not changed yet',
        by: '%{date} · %{name}',
        self: 'you',
        system: 'the system',
        onSite: 'See it on the site',
      },
      draft: {
        restored: 'Your unsaved changes of %{date} were restored.',
        changedSince: 'The record was changed since; saving will show both versions.',
        discard: 'Discard',
        leaveTitle: 'Unsaved changes',
        leave: 'Leave without saving',
        stay: 'Stay',
      },
      conflict: {
        title: 'This record changed while you were typing',
        choose: 'Somebody else changed the same fields. Choose the values to keep.',
        nothing: 'Somebody else changed other fields. Both can be merged.',
        mine: 'Your value',
        stored: 'Stored value',
        takeOver: 'Merge and return to the form',
        empty: 'empty',
      },
      picture: {
        choose: 'choose a picture',
        drop: 'Drop a picture here, paste it, or press to choose one.',
        dropSeveral: 'Drop pictures here, paste them, or press to choose some.',
        remove: 'Remove the picture',
        keep: 'Keep the old picture',
        uploading: 'Uploading',
        wrongType: '%{name} was not accepted: pictures must be PNG, JPEG, WebP, AVIF or GIF.',
        tooLarge: '%{name} was not accepted: a picture may have at most 10 MB.',
        removed: 'The picture will be removed when you save.',
        categoryImage: 'Shown among the menu’s categories. A wide picture is best, at least 960 pixels wide.',
        categoryIcon: 'A square drawing, shown small and in place of a missing picture.',
      },
    },
  },
)
