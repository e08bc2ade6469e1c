import { messages } from '../../language/messages.ts'

export const printMessages = messages('admin.print', {
  title: ['Basılı listeler', 'Printed lists'],
  what: ['Ne basılacak?', 'What to print'],
  kind: {
    DOOR: ['Kapı için fiyat listesi (A4)', 'Price list for the door (A4)'],
    TABLE: ['Masa için fiyat listesi (A5)', 'Price list for tables (A5)'],
    COUNTER: ['Sipariş ve ödeme noktası için fiyat listesi (A4)', 'Price list for the counter (A4)'],
    CARD: ['QR kodlu masa kartı (katlanan A4)', 'Table card with a QR code (A4, folded)'],
    STICKERS: ['QR kodlu masa etiketleri (A4’te 8)', 'Table stickers with QR codes (8 on A4)'],
    ALLERGENS: ['Alerjen çizelgesi (yatay A4)', 'Allergen sheet (A4 across)'],
    INGREDIENTS: ['İçindekiler kitapçığı (A5)', 'Booklet of ingredients (A5)'],
  },
  prices: ['Fiyatlar', 'Prices'],
  pricesNow: ['Şimdiki fiyatlarla', 'Prices of now'],
  pricesOf: ['%{name} (%{when})', '%{name} (%{when})'],
  language: ['Türkçenin yanında', 'Beside Turkish'],
  turkishOnly: ['Yalnızca Türkçe', 'Turkish alone'],
  tables: ['Masa sayısı', 'Tables'],
  print: ['Yazdır', 'Print'],
  preview: ['Önizleme', 'Preview'],
  last: [
    'Son basılan: %{date}. O günden beri fiyatı değişen: %{prices}, eklenen ya da kalkan: %{products}.',
    'Last printed: %{date}. Since then %{prices} changed their price, %{products} came or went.',
  ],
  noAddress: [
    'QR kodları %{address} adresine götürür; onu yalnızca bu bilgisayar açabilir. Basmadan önce siteyi kurandan PUBLIC_URL ayarını isteyin.',
    'The QR codes lead to %{address}, which only this computer can open. Before printing, have whoever set the site up set PUBLIC_URL.',
  ],
  never: ['Daha önce basılmadı.', 'Not printed yet.'],
  changed: [
    'Menü bu arada değişti; liste yenilendi. Bakıp yeniden yazdırın.',
    'The menu has changed meanwhile; the list is up to date now. Check it, and print again.',
  ],
  question: [
    'Basıldı mı? Fiyatları saklanır; değişince genel bakışta hatırlatılır.',
    'Has it been printed? Its prices are remembered, and the dashboard tells when they change.',
  ],
  yes: ['Evet, basıldı', 'Yes, it has'],
  remembered: ['Basılan fiyatlar saklandı', 'The printed prices are remembered'],
  google: {
    title: ['Google İşletme Profili için menü', 'Menu for Google Business Profile'],
    hint: [
      'FoodMenus biçiminde bir dosya; “name” satırına kendi hesap ve konum numaranızı yazın. Google’da karşılığı olmayan bilgiler dosyada yoktur; aşağıda sayılıdır.',
      'A file in the form of FoodMenus; write the numbers of your account and location into “name”. The file leaves out what Google has no place for, as listed below.',
    ],
    download: ['Dosyayı indir', 'Download the file'],
    drinks: ['Alkollü içkiler (hiç yer almaz)', 'Alcoholic drinks (not listed at all)'],
    noPrice: ['Fiyatı olmayanlar (hiç yer almaz)', 'Those without a price (not listed at all)'],
    longName: [
      'Adı 140 karakterden uzun olanlar (hiç yer almaz)',
      'Those with a name above 140 characters (not listed at all)',
    ],
    longDescription: [
      'Açıklaması 1.000 karakterden uzun olanların açıklaması',
      'Descriptions above 1,000 characters',
    ],
    allergens: [
      'Gluten, kereviz, hardal, susam, sülfit ya da acı bakla bilgisi',
      'Gluten, celery, mustard, sesame, sulphites or lupin',
    ],
    unanswered: [
      'Alerjenleri yanıtlanmamış olanlar (alerjen listesi boş kalır)',
      'Those whose allergens are not answered (no list of allergens)',
    ],
    alcoholOrPork: ['Alkol ya da domuz eti bilgisi', 'Alcohol or pork'],
    portion: ['Porsiyonun neden ölçüldüğü ya da küsuratı', 'What a portion is measured of, or its fraction'],
  },
  empty: ['Menüde yayında olan yemek yok.', 'The menu has no dish that is live.'],
  unpriced: [
    'Bir yemeğin fiyatı yok; fiyatı yazılmadan liste basılmaz: |||| %{smart_count} yemeğin fiyatı yok; fiyatları yazılmadan liste basılmaz:',
    'One dish has no price; nothing is printed until it has: |||| %{smart_count} dishes have no price; nothing is printed until they have:',
  ],
})
