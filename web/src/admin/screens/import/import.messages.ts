import { messages } from '../../language/messages.ts'

export const importMessages = messages('admin.import', {
  title: ['Tablodan yemek ekle', 'Import dishes'],
  paste: ['Tabloyu buraya yapıştırın', 'Paste the table here'],
  pasteHint: [
    'Her satır bir yemek: ad, fiyat, kategori, açıklama. Başlık satırı varsa sütunlar ona göre okunur; “Dışa aktar” ile ya da sitenizin /menu.csv adresinden alınan dosya da olur. “1,5 porsiyon” ya da “Duble” başlıklı bir sütun o porsiyonun fiyatıdır. Gıda bilgisi sütununda boş hücre yanıtsız demektir.',
    'A dish on each line: name, price, category, description. With a line of headings, columns are read by these; a file from “Export” or from /menu.csv of your site works too. A column with the heading “1,5 porsiyon” or “Duble” has the prices of that serving. An empty cell of food information is not answered.',
  ],
  file: ['CSV dosyası seç', 'Choose a CSV file'],
  category: ['Kategorisi yazılmayanların kategorisi', 'Category of lines that name none'],
  preview: ['Önizleme', 'Preview'],
  columns: { number: ['Satır', 'Line'], state: ['Durum', 'State'] },
  state: {
    new: ['Yeni', 'New'],
    changed: ['Değişir', 'Changes'],
    same: ['Aynı', 'Same'],
    refused: ['Hatalı', 'Faulty'],
  },
  summary: [
    '%{new} yeni, %{changed} değişen, %{same} aynı, %{refused} alınamayan satır',
    '%{new} new, %{changed} changed, %{same} same, %{refused} refused lines',
  ],
  noLines: ['Bu tabloda yemek satırı yok.', 'This table has no line with a dish.'],
  refused: [
    'Alınamayan satırlar düzelmeden hiçbiri kaydedilmez.',
    'Nothing is saved until the refused lines are corrected.',
  ],
  refusedLine: [
    'Satır %{number} (%{name}): %{message} Hiçbir satır kaydedilmedi.',
    'Line %{number} (%{name}): %{message} No line was saved.',
  ],
  tooMany: ['Bir kerede en çok 1000 satır kaydedilir.', 'At most 1000 lines are saved at once.'],
  save: [
    'Bir satırı kaydet |||| %{smart_count} satırı kaydet',
    'Save one line |||| Save %{smart_count} lines',
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
