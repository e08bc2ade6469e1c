import { messages } from '../../language/messages.ts'

export const importMessages = messages('admin.import', {
  title: ['Menüyü içeri al', 'Bring in the menu'],
  choose: ['Fotoğraf çek ya da dosya seç', 'Take a photograph or choose a file'],
  chooseHint: [
    'Menünün fotoğrafı (en çok 10), PDF, Excel, CSV, kaydedilmiş web sayfası ya da JSON; buraya da sürükleyebilirsiniz. Dosya bu cihazda okunur, hiçbir yere gönderilmez.',
    'Photographs of the menu (up to 10), PDF, Excel, CSV, a saved web page or JSON; you can also drop them here. Files are read on this device and sent nowhere.',
  ],
  paste: ['Ya da tabloyu buraya yapıştırın', 'Or paste a table here'],
  pasteHint: [
    'Excel’den kopyaladığınız gibi, ya da her satırı bir yemek olan bir yazı. Kaydetmeden önce her şeyi görür ve düzeltirsiniz.',
    'As you copy it from Excel, or a text with a dish on each line. You see and correct everything before it is saved.',
  ],
  reading: ['Sayfa %{page} / %{pages} okunuyor…', 'Reading page %{page} of %{pages}…'],
  unread: {
    tooLarge: [
      'Dosya çok büyük: fotoğraf ve PDF en çok 20 MB, diğerleri en çok 5 MB olabilir.',
      'The file is too large: photographs and PDF files up to 20 MB, others up to 5 MB.',
    ],
    tooManyPages: [
      'PDF en çok 30 sayfa olabilir. Menünün olduğu sayfaları ayrı kaydedip yeniden deneyin.',
      'A PDF can have up to 30 pages. Save those of the menu by themselves and try again.',
    ],
    tooManyRows: ['Tabloda en çok 5.000 satır olabilir.', 'A table can have up to 5,000 lines.'],
    tooManyFiles: [
      'Bir kerede en çok 10 fotoğraf, başka türden tek dosya okunur.',
      'Up to 10 photographs are read at once, or one file of another kind.',
    ],
    encrypted: [
      'Bu dosya şifreli. Şifresiz kaydedip yeniden deneyin.',
      'This file is protected by a password. Save it without one and try again.',
    ],
    notReadable: [
      'Bu dosya okunamadı. Fotoğraf, PDF, Excel (.xlsx), CSV, kaydedilmiş web sayfası ya da JSON olabilir.',
      'This file could not be read. It can be a photograph, PDF, Excel (.xlsx), CSV, a saved web page or JSON.',
    ],
    nothingFound: [
      'Burada yemek ve fiyat bulunamadı. Daha yakından, ışıkta ve düz çekilmiş bir fotoğraf deneyin ya da yazıyı yapıştırın.',
      'No dishes and prices were found. Try a photograph from closer, straight and in good light, or paste the text.',
    ],
    noWebAssembly: [
      'Bu tarayıcı fotoğraf okuyamıyor. PDF, Excel ya da yazıyla deneyin, ya da başka bir tarayıcıyla.',
      'This browser cannot read photographs. Try PDF, Excel or text, or another browser.',
    ],
  },
  columns: {
    title: ['Sütunlar', 'Columns'],
    hint: [
      'Her sütunun ne olduğunu tahmin ettik; yanlışsa değiştirin.',
      'We have guessed what each column is; change what is wrong.',
    ],
  },
  rivals: [
    'Birden çok sütunda fiyat var. Menüdeki fiyat hangisi?',
    'Several columns have prices. Which one is the price on the menu?',
  ],
  rival: ['%{heading} (%{sample})', '%{heading} (%{sample})'],
  columnAt: ['%{number}. sütun', 'Column %{number}'],
  use: { serving: ['Porsiyon fiyatı', 'Price of a serving'], none: ['Alma', 'Leave out'] },
  servingLabel: ['Porsiyonun adı', 'Name of the serving'],
  unused: [
    'Alınmayan sütun: %{names} |||| Alınmayan sütunlar: %{names}',
    'Column left out: %{names} |||| Columns left out: %{names}',
  ],
  skipped: [
    'Yemek olmayan bir satır alınmadı |||| Yemek olmayan %{smart_count} satır alınmadı',
    'A line that is no dish is left out |||| %{smart_count} lines that are no dishes are left out',
  ],
  skippedLine: ['Satır %{number}: %{text}', 'Line %{number}: %{text}'],
  category: ['Kategorisi yazılmayanların kategorisi', 'Category of dishes that name none'],
  noCategory: ['Kategorisi yok', 'No category'],
  newCategories: ['Yeni kategoriler', 'New categories'],
  newCategoriesHint: [
    'İşaretli olanlar yemekleriyle birlikte eklenir.',
    'Those that are ticked are added with their dishes.',
  ],
  newCategory: ['%{name} (%{smart_count} yemek)', '%{name} (1 dish) |||| %{name} (%{smart_count} dishes)'],
  mayNotAdd: [
    'Kategori eklemeye yetkiniz yok; menüde olmayan şu kategorilerin yemekleri alınamaz: %{names}',
    'You may not add categories; dishes of these, which the menu does not have, cannot be taken: %{names}',
  ],
  preview: ['Önizleme', 'Preview'],
  list: {
    new: ['Yeni: bir yemek |||| Yeni: %{smart_count} yemek', 'New: one dish |||| New: %{smart_count} dishes'],
    changed: [
      'Menüdekinden farklı: bir yemek |||| Menüdekinden farklı: %{smart_count} yemek',
      'Different from the menu: one dish |||| Different from the menu: %{smart_count} dishes',
    ],
    same: [
      'Menüdekiyle aynı: bir yemek |||| Menüdekiyle aynı: %{smart_count} yemek',
      'As on the menu: one dish |||| As on the menu: %{smart_count} dishes',
    ],
    gone: [
      'Burada olmayan: bir yemek |||| Burada olmayan: %{smart_count} yemek',
      'Not in here: one dish |||| Not in here: %{smart_count} dishes',
    ],
    goneHint: ['Menünüzde var; onlara dokunulmaz.', 'They are on your menu, and stay as they are.'],
  },
  summary: [
    '%{new} yeni, %{changed} değişen, %{same} aynı, %{refused} alınamayan satır',
    '%{new} new, %{changed} changed, %{same} same, %{refused} refused lines',
  ],
  leftOut: [
    '(biri bırakıldı) |||| (%{smart_count} satır bırakıldı)',
    '(one left out) |||| (%{smart_count} left out)',
  ],
  noLines: ['Burada yemek bulunamadı.', 'No dishes were found here.'],
  noPages: [
    'Fotoğraflar saklanmadı; yazıyla karşılaştırmak için yeniden seçebilirsiniz, ama düzeltmeleriniz silinir.',
    'The photographs were not kept; you can choose them again to compare, but corrections are lost then.',
  ],
  empty: ['Boşalt', 'Empty'],
  former: ['Önceki menü ve düzeltmeleri bırakıldı.', 'The former menu and its corrections are left.'],
  bringBack: ['Geri getir', 'Bring back'],
  leftTexts: [
    'Kategori açıklamaları alınmadı: %{texts}',
    'Descriptions of categories are left out: %{texts}',
  ],
  firstShown: ['Burada %{count} satırın 1.000’i görünür.', '1,000 of %{count} lines are shown here.'],
  nameless: ['Adsız', 'Without a name'],
  piece: ['%{name}: okunan yer', '%{name}: where it was read'],
  unpriced: [
    '“%{text}” bir fiyat değil; fiyatını yazın ya da bırakın.',
    '“%{text}” is no price; write one, or leave it out.',
  ],
  servingsHint: ['1,5 porsiyon: 225 | duble: 300', '1,5 porsiyon: 225 | duble: 300'],
  apply: ['Uygula', 'Apply'],
  right: ['Doğru', 'It is right'],
  rightOf: ['%{name}: fiyat doğru', '%{name}: the price is right'],
  leave: ['Bırak', 'Leave out'],
  leaveOf: ['%{name}: bırak', '%{name}: leave out'],
  take: ['Geri koy', 'Take again'],
  takeOf: ['%{name}: geri koy', '%{name}: take again'],
  doubt: {
    NO_PRICE: ['Fiyatı bulunamadı.', 'No price was found.'],
    LOW_CONFIDENCE: ['Fiyat tam okunamadı; bakın.', 'The price was hard to read; look at it.'],
    ODD_PRICE: ['Bu fiyat ötekilerden farklı; bakın.', 'This price is unlike the others; look at it.'],
    FORBIDDEN_WORDING: [
      'Menüde olamayacak bir ücret anıyor.',
      'It names a charge that a menu must not have.',
    ],
    TWICE: ['Bu yemek iki kez geçiyor.', 'This dish is there twice.'],
  },
  alike: [
    'Fiyatların neredeyse hepsi aynı rakamla başlıyor ya da bitiyor: ₺ işareti rakam sanılmış olabilir. Hepsini resimle karşılaştırın.',
    'Nearly all prices begin or end with the same digit: the sign ₺ may have been read as a digit. Compare all of them with the picture.',
  ],
  unreadLines: [
    'Okunamayan bir satır var; yemekse elle ekleyin. |||| Okunamayan %{smart_count} satır var; yemek olanları elle ekleyin.',
    'One line could not be read; add it by hand if it is a dish. |||| %{smart_count} lines could not be read; add those that are dishes by hand.',
  ],
  unreadLine: ['Okunamayan satır', 'Line that could not be read'],
  readPlaces: {
    open: ['Okunan yerleri göster', 'Show what was read'],
    title: ['Okunan yerler', 'What was read'],
    hint: [
      'Yeşil çerçevedekiler yemek olarak okundu; kesik kırmızı çerçevedekiler okunamadı.',
      'What has a green frame was read as a dish; what has a broken red one could not be read.',
    ],
    page: ['Sayfa %{page}', 'Page %{page}'],
  },
  refused: [
    'Bir yemeğe bakmanız gerek; bakana ya da bırakana kadar kaydedilmez. |||| %{smart_count} yemeğe bakmanız gerek; bakana ya da bırakana kadar kaydedilmez.',
    'One dish needs a look; nothing is saved until you correct it or leave it out. |||| %{smart_count} dishes need a look; nothing is saved until you correct them or leave them out.',
  ],
  leaveAll: [
    'Onu bırak |||| %{smart_count} yemeği bırak',
    'Leave it out |||| Leave out %{smart_count} dishes',
  ],
  look: [
    '%{count} yemek, birine bakın |||| %{count} yemek, %{smart_count} tanesine bakın',
    '%{count} dishes, look at one |||| %{count} dishes, look at %{smart_count}',
  ],
  pad: {
    open: ['Fiyatları ben yazayım', 'Let me type the prices'],
    title: ['Fiyat %{at} / %{of}', 'Price %{at} of %{of}'],
    read: ['Okunan: %{price} TL', 'Read: %{price} TL'],
    erase: ['Son rakamı sil', 'Erase the last digit'],
    back: ['Geri', 'Back'],
    skip: ['Atla', 'Skip'],
    next: ['Sonraki', 'Next'],
  },
  refusedLine: [
    'Satır %{number} (%{name}): %{message} Hiçbir satır kaydedilmedi.',
    'Line %{number} (%{name}): %{message} No line was saved.',
  ],
  tooMany: [
    'Bir kerede en çok 1.000 yemek kaydedilir; hiçbiri kaydedilmez. Menüyü iki parçada alın.',
    'At most 1,000 dishes are saved at once, and none of more. Bring the menu in in two parts.',
  ],
  tooManyCategories: [
    'Bir kerede en çok 60 yeni kategori eklenir; hiçbir şey kaydedilmez. Birkaçının işaretini kaldırın ya da kategori sütununu düzeltin.',
    'At most 60 new categories are added at once, and nothing is saved of more. Untick some, or correct the column of categories.',
  ],
  tooManyTogether: [
    'Yemekler ve yeni kategoriler birlikte 1.000’i geçiyor; hiçbiri kaydedilmez. Menüyü iki parçada alın.',
    'Dishes and new categories together are more than 1,000; none is saved. Bring the menu in in two parts.',
  ],
  save: [
    'Bir yemeği kaydet |||| %{smart_count} yemeği kaydet',
    'Save one dish |||| Save %{smart_count} dishes',
  ],
  changed: [
    'Bu yemek bu arada değişti; önizlemeye yeniden bakın.',
    'This dish has changed meanwhile; look at the preview again.',
  ],
  toMenu: ['Menüyü aç', 'Open the menu'],
  done: [
    'Bir yemek kaydedildi |||| %{smart_count} yemek kaydedildi',
    'One dish is saved |||| %{smart_count} dishes are saved',
  ],
  fault: {
    noName: ['Ad yazılmamış.', 'There is no name.'],
    longName: ['Ad en çok 200 karakter olabilir.', 'The name can have at most 200 characters.'],
    noPrice: ['Fiyat yazılmamış.', 'There is no price.'],
    noCategory: [
      'Kategori yazılmamış; yukarıdan da seçilebilir.',
      'There is no category; it can also be chosen above.',
    ],
    category: [
      'Bu adda bir kategori yok ya da birden çok var.',
      'There is no category of this name, or more than one.',
    ],
    id: ['Bu numarada bir yemek yok.', 'There is no dish of this number.'],
    twice: ['Bu yemek tabloda ikinci kez geçiyor.', 'This dish is in the table a second time.'],
    ambiguous: [
      'Bu adda birden çok yemek var; numarasını yazın.',
      'There is more than one dish of this name; write its number.',
    ],
    availiblity: [
      '“Bugün var” sütununa Var ya da Tükendi yazın.',
      'Write Available or Sold out into “Available today”.',
    ],
    status: ['“Durum” sütununa Yayında ya da Gizli yazın.', 'Write Shown or Hidden into “Status”.'],
    description: [
      'Açıklama en çok 20.000 karakter olabilir.',
      'The description can have at most 20,000 characters.',
    ],
    wording: [
      'Menüde servis, masa ya da kuver adıyla ücret yazılamaz.',
      'A menu cannot name a charge for service, table or cover.',
    ],
    servings: [
      'Porsiyonları 1,5 porsiyon: 225 | duble: 300 gibi, fiyatlarını sayı olarak yazın; en çok 8 olabilir.',
      'Write servings like 1,5 porsiyon: 225 | duble: 300, with prices as numbers; there can be up to 8.',
    ],
    contradiction: ['Beslenme biçimi, içindekilerle çelişiyor.', 'The diet contradicts what is in the dish.'],
    ingredients: [
      'İçindekiler en çok 600 karakter olabilir.',
      'The ingredients can have at most 600 characters.',
    ],
    allergens: [
      '“Alerjenler” sütununa adlarını virgülle ya da yok yazın; boş bırakılan yanıtsızdır.',
      'Write the Turkish names of allergens with commas, or yok for none; empty is not answered.',
    ],
    allergenNote: [
      'Alerjen notu en çok 200 karakter olabilir.',
      'The note on allergens can have at most 200 characters.',
    ],
    containsAlcohol: [
      '“Alkol içeriyor” sütununa evet ya da hayır yazın.',
      'Write evet or hayır where the table tells of alcohol.',
    ],
    containsPork: [
      '“Domuz eti içeriyor” sütununa evet ya da hayır yazın.',
      'Write evet or hayır where the table tells of pork.',
    ],
    diet: [
      '“Beslenme biçimi” sütununa vegan, vejetaryen ya da hiçbiri yazın.',
      'Write vegan, vejetaryen or hiçbiri for the diet.',
    ],
    portion: [
      '“Porsiyon” sütununa 180 g dana köfte, 330 ml ya da 2 adet gibi yazın.',
      'Write the portion like 180 g dana köfte, 330 ml or 2 adet.',
    ],
    energyKcal: [
      'Enerji 0 ile 5000 arasında bir tam sayı olmalı.',
      'The energy must be a whole number from 0 to 5000.',
    ],
    energySource: [
      'Enerjinin kaynağı reçete, etiket, laboratuvar ya da tahmin olabilir.',
      'The source of the energy can be reçete, etiket, laboratuvar or tahmin.',
    ],
    isAlcoholicDrink: [
      '“Alkollü içki” sütununa evet ya da hayır yazın.',
      'Write evet or hayır where the table tells of alcoholic drinks.',
    ],
  },
})
