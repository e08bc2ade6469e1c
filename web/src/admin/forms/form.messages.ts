import { messages } from '../language/messages.ts'

export const formMessages = messages('admin', {
  record: {
    about: ['Kayıt bilgileri', 'About this record'],
    neverUpdated: ['Henüz değişmedi', 'Not changed yet'],
    by: ['%{date} · %{name}', '%{date} · %{name}'],
    self: ['siz', 'you'],
    system: ['sistem', 'the system'],
    onSite: ['Sitede gör', 'See it on the site'],
  },
  commonMark: {
    write: ['Yaz', 'Write'],
    preview: ['Önizle', 'Preview'],
    heading: ['Başlık', 'Heading'],
    bold: ['Kalın', 'Bold'],
    italic: ['İtalik', 'Italic'],
    list: ['Liste', 'List'],
    link: ['Bağlantı', 'Link'],
    picture: ['Resim', 'Picture'],
    pictureTitle: ['Yazıya resim ekle', 'Add a picture to the text'],
    alternative: ['Resimde ne var?', 'What does it show?'],
    alternativeHint: [
      'Resmi göremeyenlere okunur. Örnek: “Bahçedeki masalar, akşam”.',
      'Read to people who cannot see it. Example: “Tables in the garden at dusk”.',
    ],
    hint: [
      'Boş satır yeni paragraf başlatır. ## ile başlayan satır ara başlıktır.',
      'An empty line begins a paragraph. A line that begins with ## is a heading.',
    ],
  },
  draft: {
    restored: ['%{date} yazdıklarınız geri yüklendi.', 'What you typed on %{date} was restored.'],
    changedSince: [
      'Kayıt o zamandan beri değişti: kaydederken ikisini yan yana göreceksiniz.',
      'The record was changed since; saving will show both versions.',
    ],
    discard: ['Sil', 'Discard'],
    found: {
      none: ['%{title}: önceki gönderiminiz kaydedilmişti.', '%{title}: what you had sent before was saved.'],
      stored: [
        '%{title}: önceki gönderiminiz kaydedilmişti; sonra yazdıklarınız da şimdi kaydedildi.',
        '%{title}: what you had sent before was saved, and what you typed since is saved now.',
      ],
      left: [
        '%{title}: önceki gönderiminiz kaydedilmişti; sonra yazdıklarınız kaydedilmedi. Bakıp yeniden kaydedin.',
        '%{title}: what you had sent before was saved; what you typed since is not. Look at it and save again.',
      ],
    },
    leaveTitle: ['Kaydedilmemiş değişiklikler', 'Unsaved changes'],
    leave: ['Kaydetmeden çık', 'Leave without saving'],
    savingTitle: ['Kaydediliyor', 'Saving'],
    saving: [
      'Sunucunun yanıtı bekleniyor. Çıkarsanız kayıt sürer; kaydedilemezse yazdıklarınız bu formda durur.',
      'The server has not answered yet. If you leave, saving goes on; if it fails, your input stays in this form.',
    ],
    leaveSaving: ['Beklemeden çık', 'Leave without waiting'],
    stay: ['Kal', 'Stay'],
  },
  form: {
    phoneWrong: ['Telefon numarasında rakam olmalı.', 'A phone number needs digits.'],
    sameName: ['Bu adda bir kayıt daha var.', 'There is another record of this name.'],
    goneChoice: ['Kaldırılmış kayıt: işaretini kaldırın', 'Removed record: untick it'],
    unsaved: [
      '1 değişiklik kaydedilmedi |||| %{smart_count} değişiklik kaydedilmedi',
      '1 change is not saved |||| %{smart_count} changes are not saved',
    ],
    saveAndNext: ['Kaydet ve yenisini ekle', 'Save and add another'],
  },
  refusal: {
    gone: ['Bu kayıt siz yazarken kaldırılmış.', 'This record was removed while you were typing.'],
    goneNew: [
      'Kaydedilmişti, ama bu arada kaldırıldı. Yeniden kaydederseniz yeni bir kayıt olur.',
      'It was stored, but removed since. If you save again, it becomes a new record.',
    ],
    noRecord: ['Bu kayıt yok ya da kaldırılmış', 'This record is not there, or was removed'],
    kept: ['Yazdıklarınız duruyor.', 'Your input is kept.'],
    asNew: ['Yazdıklarımla yeni kayıt aç', 'Open a new record with my input'],
    toList: ['Listeye dön', 'Back to the list'],
  },
  conflict: {
    title: ['Bu kayıt siz yazarken değişti', 'This record changed while you were typing'],
    choose: [
      'Aynı alanlar bu arada başka bir değer aldı. Hangisi kalsın?',
      'The same fields have another value by now. Choose the values to keep.',
    ],
    same: [
      'Değişiklikleriniz zaten kaydedilmiş: kayıt, yazdığınız gibi.',
      'Your changes are stored already: the record is as you typed it.',
    ],
    nothing: [
      'Bu arada başka alanlar değişti. Değişiklikleriniz onlarla birleştirilebilir.',
      'Other fields have changed meanwhile. Both can be merged.',
    ],
    mine: ['Sizin yazdığınız', 'Your value'],
    theirs: ['Şu an kayıtlı olan', 'Stored value'],
    takeOver: ['Birleştir ve forma dön', 'Merge and return to the form'],
    empty: ['boş', 'empty'],
  },
  picture: {
    choose: ['resim seçin', 'choose a picture'],
    drop: [
      'Resmi buraya bırakın, yapıştırın ya da seçmek için dokunun.',
      'Drop a picture here, paste it, or press to choose one.',
    ],
    dropSeveral: [
      'Resimleri buraya bırakın, yapıştırın ya da seçmek için dokunun.',
      'Drop pictures here, paste them, or press to choose some.',
    ],
    remove: ['Resmi kaldır', 'Remove the picture'],
    keep: ['Eski resim kalsın', 'Keep the old picture'],
    uploading: ['Yükleniyor', 'Uploading'],
    preparing: ['Hazırlanıyor: %{done} / %{of}', 'Preparing %{done} of %{of}'],
    notReady: ['Resim hazırlanıyor…', 'Preparing the picture…'],
    savesAfter: ['Resim hazırlanıyor, ardından kaydedilecek…', 'Preparing the picture, then saving…'],
    wrongType: [
      '%{name} alınmadı: yalnızca JPEG, PNG, HEIC, WebP, AVIF ya da GIF resimler.',
      '%{name} was not accepted: pictures must be JPEG, PNG, HEIC, WebP, AVIF or GIF.',
    ],
    tooLarge: [
      '%{name} alınmadı: bir resim en çok 10 MB olabilir.',
      '%{name} was not accepted: a picture may have at most 10 MB.',
    ],
    heic: [
      '%{name} alınmadı: bu tarayıcı iPhone’un HEIC resimlerini açamıyor. Resmi iPhone’dan ekleyin, ya da telefonda Ayarlar › Kamera › Biçimler › “En Uyumlu” seçip yeniden çekin.',
      '%{name} was not accepted: this browser cannot read the HEIC pictures of iPhones. Add it on the iPhone, or choose Settings › Camera › Formats › “Most Compatible” there and take it again.',
    ],
    notRead: [
      '%{name} alınamadı. Bağlantınızı denetleyip yeniden deneyin.',
      '%{name} could not be loaded. Check your connection and try again.',
    ],
    removed: ['Kaydettiğinizde resim kaldırılacak.', 'The picture will be removed when you save.'],
    categoryImage: [
      'Menü kategorilerinde görünür. Yatay bir resim en iyisidir, en az 960 piksel genişlikte.',
      'Shown among the menu’s categories. A wide picture is best, at least 960 pixels wide.',
    ],
    categoryIcon: [
      'Küçük gösterilen kare bir çizim; resim yoksa onun yerini tutar.',
      'A square drawing, shown small and in place of a missing picture.',
    ],
  },
})
