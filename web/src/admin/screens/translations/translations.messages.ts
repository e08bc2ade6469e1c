import { messages } from '../../language/messages.ts'

export const translationsMessages = messages('admin.translations', {
  title: ['Çeviriler', 'Translations'],
  state: ['Durum', 'State'],
  all: ['Hepsi', 'All'],
  progress: ['%{done} / %{total} tamam', '%{done} / %{total} done'],
  hint: [
    'Enter sonraki alana geçer. Yazdıklarınız beş saniye durunca kendiliğinden kaydedilir.',
    'Enter goes to the next field. What you type is saved by itself after five seconds of rest.',
  ],
  allDone: ['Burada çevrilecek bir şey kalmadı.', 'There is nothing left to translate here.'],
  none: ['Burada metin yok.', 'There are no texts here.'],
  nextPage: ['Sonraki sayfaya geç', 'Go on to the next page'],
  pages: ['Çeviri sayfaları', 'Pages of translations'],
  unsaved: ['Henüz kaydedilmedi', 'Not saved yet'],
  unfinished: [
    'Köşeli ayraçtaki sözcükleri de çevirin; sonra kaydedilir.',
    'Translate the words in brackets, too; then it is saved.',
  ],
  saving: ['Kaydediliyor…', 'Saving…'],
  waiting: ['Bağlantı bekleniyor; yazdığınız saklanıyor', 'Waits for the connection; what you typed is kept'],
  saved: ['Kaydedildi', 'Saved'],
  stale: [
    'Türkçesi çeviriden sonra değişti: çeviriyi düzeltin ya da doğruysa onaylayın.',
    'The Turkish text has changed since: correct the translation, or confirm it if it is right.',
  ],
  confirm: ['Çeviri doğru', 'It is right as it is'],
  sourceChanged: [
    'Türkçe metin bu arada değişti; artık yenisini görüyorsunuz. Çevirinize bakıp kaydedin.',
    'The Turkish text has changed meanwhile; you see the new one. Look at your translation, then save it.',
  ],
  overtaken: ['Bu arada başka bir çeviri kaydedildi:', 'Another translation was saved meanwhile:'],
  removed: ['(çeviri kaldırıldı)', '(the translation was removed)'],
  saveTyped: ['Yazdığımı kaydet', 'Save what I typed'],
  discard: ['Yazdığımı sil', 'Discard what I typed'],
  proposal: ['Öneri:', 'Proposal:'],
  acceptAll: ['Önerileri kabul et', 'Accept proposals'],
  accept: ['Önerileri kabul et (%{smart_count})', 'Accept the proposals (%{smart_count})'],
  accepted: [
    '1 öneri kaydedildi |||| %{smart_count} öneri kaydedildi',
    '1 proposal saved |||| %{smart_count} proposals saved',
  ],
  noneToAccept: ['Kabul edilecek öneri kalmadı.', 'No proposal is left to accept.'],
  table: {
    out: ['CSV indir', 'Download CSV'],
    in: ['CSV yükle', 'Read CSV'],
    title: ['Çeviriler tablodan', 'Translations from a table'],
    file: ['çeviriler', 'translations'],
    kind: ['tür', 'kind'],
    changes: ['Değişecekler', 'What will change'],
    noChanges: ['Bu tabloda değişen bir çeviri yok.', 'No translation in this table differs.'],
    before: ['Şimdi:', 'Now:'],
    faults: [
      'Bir satır yanlış; düzeltip dosyayı yeniden seçin. Hiçbir şey kaydedilmedi. |||| %{smart_count} satır yanlış; düzeltip dosyayı yeniden seçin. Hiçbir şey kaydedilmedi.',
      'One line is wrong; correct it and choose the file again. Nothing was saved. |||| %{smart_count} lines are wrong; correct them and choose the file again. Nothing was saved.',
    ],
    line: ['Satır %{line}:', 'Line %{line}:'],
    save: [
      '1 çeviriyi kaydet |||| %{smart_count} çeviriyi kaydet',
      'Save 1 translation |||| Save %{smart_count} translations',
    ],
    saved: [
      '1 çeviri kaydedildi |||| %{smart_count} çeviri kaydedildi',
      '1 translation saved |||| %{smart_count} translations saved',
    ],
    savedPart: [
      'İlk %{smart_count} çeviri kaydedildi, kalanlar kaydedilmedi.',
      'The first %{smart_count} translations are saved, the others are not.',
    ],
    fault: {
      COLUMNS: [
        'İlk satırda şu sütunlar olmalı: %{columns}',
        'The first line has to name these columns: %{columns}',
      ],
      EMPTY: ['Dosya boş ya da okunamıyor.', 'The file is empty, or cannot be read.'],
      TOO_LARGE: ['Dosya çok büyük: en çok 5 MB olabilir.', 'The file is too large: at most 5 MB.'],
      KIND: ['“%{value}” diye bir tür yok.', 'There is no kind “%{value}”.'],
      FIELD: ['Bu türde “%{value}” diye bir alan yok.', 'This kind has no field “%{value}”.'],
      RECORD: [
        '%{value} numaralı kayıt ya da metni yok.',
        'There is no record %{value}, or it has no such text.',
      ],
      SOURCE: ['Türkçe metin artık başka: “%{value}”', 'The Turkish text is another one by now: “%{value}”'],
      TOO_LONG: ['Çok uzun: en çok %{value} karakter olabilir.', 'Too long: at most %{value} characters.'],
      WORDING: [
        'Menüde “%{value}” yazılamaz: fiyatın yanında ücret istenemez.',
        'A menu cannot say “%{value}”: no charge stands beside a price.',
      ],
      SERVINGS: [
        'Porsiyonlar Türkçesindeki kadar olmalı (%{value}), aralarında “ | ” ile.',
        'There have to be as many servings as in Turkish (%{value}), with “ | ” between them.',
      ],
      LETTERS: [
        'Harfler soru işareti olmuş. Tabloyu “CSV UTF-8” olarak kaydedin.',
        'Letters have become question marks. Save the table as “CSV UTF-8”.',
      ],
      UNFINISHED: ['Köşeli ayraçta çevrilmemiş sözcük var.', 'A word in brackets is not translated.'],
      REPEATED: ['Bu metin tabloda iki kez var.', 'This text is in the table twice.'],
    },
  },
})
