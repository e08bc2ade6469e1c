import { CLOTH_COLOURS, DISHES, SCENES } from '../../../rules/drawing.ts'
import { messages, type Text } from '../../language/messages.ts'

const namesOf = (parts: Readonly<Record<string, { readonly tr: string; readonly en: string }>>) =>
  Object.fromEntries(Object.entries(parts).map(([name, { tr, en }]) => [name, [tr, en] satisfies Text]))

export const siteMessages = messages('resources.site', {
  group: {
    identity: ['Kimlik', 'Identity'],
    contact: ['İletişim ve adres', 'Contact and address'],
    place: ['Konum ve yol', 'Place and way'],
    links: ['Bağlantılar', 'Links'],
    tables: ['Masalar', 'Tables'],
    orders: ['Sipariş kuralları', 'Rules for orders'],
    seller: ['Sipariş alan işletme', 'The business that takes orders'],
    pictures: ['Resimler', 'Pictures'],
    pages: ['Sayfalar', 'Pages'],
    languages: ['Diller', 'Languages'],
    legal: ['Yasal bilgiler', 'Legal facts'],
    further: ['Diğer bilgiler', 'Further facts'],
  },
  screen: { pages: ['Sayfalar ve yasal bilgiler', 'Pages and legal facts'] },
  groups: ['Ayar grupları', 'Groups of settings'],
  languagesHint: [
    'Seçtiğiniz diller sitede bu sırayla sunulur; Türkçe hep vardır. Seçmeden önce de çevrilebilir.',
    'The site offers the chosen languages in this order; Turkish is always there. They can be translated before.',
  ],
  languageUp: ['%{name}: yukarı al', '%{name}: move up'],
  languageDown: ['%{name}: aşağı al', '%{name}: move down'],
  languageUnchecked: [
    'Sitenin kendi sözlerini ana dili %{name} olan biri henüz okumadı: sayfa ve düğme adları, saatler, alerjenler, içerik ve beslenme sözleri, masa isteği. Yayımlamadan önce okutun.',
    'No native reader has checked the site’s own words in %{name} yet: names of pages and buttons, hours, allergens, words for contents and diets, requests of tables. Have them read before you publish.',
  ],
  dishesUnnamed: [
    '1 yemeğin adı çevrilmedi; konuklar onu Türkçe görür. |||| %{smart_count} yemeğin adı çevrilmedi; konuklar onları Türkçe görür.',
    'The name of 1 dish is not translated; guests see it in Turkish. |||| The names of %{smart_count} dishes are not translated; guests see them in Turkish.',
  ],
  fallsBack: ['Boş bırakırsanız: %{value}', 'If left empty: %{value}'],
  entriesHint: [
    'Boş bıraktığınız telefon, e-posta ve adres ilk kayıttan alınır:',
    'Phone, email and address that are left empty come from the first entry:',
  ],
  mapHint: [
    'Boş bırakırsanız harita adresten ya da konumdan bulunur.',
    'If left empty, the map is found by address or position.',
  ],
  positionHint: [
    'Haritada yerinize basılı tutunca görünen iki sayı; adresten daha kesindir.',
    'The two numbers that a map shows for your place; more exact than an address.',
  ],
  deliveryHint: [
    'İlk bağlantı “Online sipariş ver” düğmesinin adresidir.',
    'The first link is where “Online sipariş ver” leads.',
  ],
  delivers: ['Paket servisiniz var mı?', 'Do you deliver?'],
  noDeliveryHint: [
    '“Hayır” derseniz teslimat sitenin hiçbir yerinde geçmez.',
    'With “No”, delivery is mentioned nowhere on the site.',
  ],
  unwritten: [
    'Metni henüz yok: yazana kadar ziyaretçiler bu sayfayı görmez.',
    'It has no text yet: visitors do not see this page until you write one.',
  ],
  addLink: ['Bağlantı ekle', 'Add a link'],
  label: ['Görünen ad', 'Name shown'],
  url: ['Bağlantı (https://…)', 'Link (https://…)'],
  network: ['Ağ', 'Network'],
  pagesHint: [
    'Örnek sayfalar hazır metinlerle görünür ve arama motorlarından saklanır. Kullanmadığınızı gizleyin.',
    'Sample pages show ready-made texts and are kept from search engines. Hide those that you do not use.',
  ],
  heroHint: [
    'En çok dört resim. Yeni seçtikleriniz kaydedilince sitedekilerin yerine geçer.',
    'Up to four pictures. New ones replace those on the site when you save.',
  ],
  heroClear: ['Resimleri kaldır', 'Remove the pictures'],
  drawn: {
    scene: ['Nasıl bir yer?', 'What kind of place is it?'],
    byMenu: ['Menünüze göre', 'By your menu'],
    cloth: ['Masa örtüsünün iki rengi', 'The two colours of the tablecloth'],
    onTable: ['Sofrada ne var?', 'What lies on the table?'],
    hint: [
      'Ana sayfanızın çizimi; bağlantınız paylaşıldığında da görünür. Ana sayfada, resimleriniz varsa onlar gösterilir.',
      'The drawing of your home page, also shown where your link is shared. On the home page itself, pictures of yours go before it.',
    ],
    onTableHint: [
      'En çok üç yemek; dördüncüsü sonuncunun yerine geçer. Logonuz yoksa ilki sitenizin simgesi olur.',
      'Up to three dishes; a fourth takes the place of the last. Without a logo, the first is the icon of your site.',
    ],
    further: ['Menünüzde olmayanlar', 'Not on your menu'],
    preview: ['Çizimin önizlemesi', 'Preview of the drawing'],
  },
  scenes: namesOf(SCENES),
  clothColours: namesOf(CLOTH_COLOURS),
  dishes: namesOf(DISHES),
  shareHint: [
    'Bağlantınız paylaşıldığında görünür; 1200 × 630 piksel en iyisidir.',
    'Shown where your link is shared; best at 1200 × 630 pixels.',
  ],
  logoHint: [
    'Kare bir resim; site simgesi de bundan yapılır. Geniş bir logo adınızın yerine geçer.',
    'A square picture; the icon of the site is made of it. A wide logo stands in place of your name.',
  ],
  rules: {
    seats: ['Toplam kaç kişilik yeriniz var?', 'How many seats do you have?'],
    seatsHint: [
      'Boş bırakırsanız kimse saymaz; hiçbir saat dolmaz.',
      'If left empty, nobody counts them, and no time is ever full.',
    ],
    stayMinutes: ['Bir masa kaç dakika dolu kalır?', 'For how many minutes is a table taken?'],
    asking: ['Siteden masa istemek', 'Asking for a table on the site'],
    largestParty: ['En çok kaç kişilik masa istenebilir?', 'Largest party that may ask'],
    largestPartyHint: ['Daha kalabalık olanlara sizi araması söylenir.', 'Larger ones are told to call you.'],
    slotMinutes: ['Hangi saatlere masa istenebilir?', 'At which times?'],
    slots: {
      15: ['Çeyrek saatte bir', 'Every quarter of an hour'],
      30: ['Yarım saatte bir', 'Every half hour'],
      60: ['Saat başı', 'Every hour'],
    },
    noticeMinutes: ['En geç kaç dakika önceden istenmeli?', 'At least how many minutes ahead?'],
    lastArrivalMinutes: [
      'Kapanıştan kaç dakika önce gelinmeli?',
      'At least how many minutes before closing?',
    ],
    daysAhead: ['Kaç gün sonrasına kadar istenebilir?', 'Up to how many days ahead?'],
    closedWeekdays: ['Masa ayrılmayan günler', 'Days without reservations'],
    closedWeekdaysHint: [
      'O günlerde açıksınız, ama masa istenemez: gelen oturur.',
      'You are open on these days, but nobody can ask for a table: whoever comes sits down.',
    ],
    note: ['Masa isterken okunacak not', 'Note for those who ask'],
    noteHint: ['Örneğin: Masanız 15 dakika bekletilir.', 'For example: We keep your table for 15 minutes.'],
    answers: ['Yanıtlarken hazır cümleler', 'Sentences for answers'],
    answersHint: [
      'Her satıra bir cümle, en çok 8. İsteği yanıtlarken tek dokunuşla eklenir; misafir yazdığınız gibi okur.',
      'A sentence in each line, 8 at most. Added to an answer by one tap; guests read them as they are.',
    ],
    answersTooMany: ['En çok %{max} cümle yazabilirsiniz.', 'At most %{max} sentences.'],
    answersTooLong: ['Bir cümle en çok 200 karakter olabilir.', 'A sentence has at most 200 characters.'],
    guests: ['Misafir bilgileri', 'What guests have told'],
    keepDays: ['Masadan kaç gün sonra silinsin?', 'Deleted how many days after the table?'],
    keepDaysHint: [
      'Adı, telefonu ve notu bu süreden sonra kendiliğinden silinir.',
      'Name, phone number and note are deleted by themselves after that.',
    ],
    days: ['1 gün |||| %{smart_count} gün', '1 day |||| %{smart_count} days'],
    hours: ['1 saat |||| %{smart_count} saat', '1 hour |||| %{smart_count} hours'],
    minutes: ['1 dakika |||| %{smart_count} dakika', '1 minute |||| %{smart_count} minutes'],
  },
  legalNameHint: [
    'Fatura ve vergi levhasındaki ad. Gizlilik metninde, bilgilerin sorumlusu olarak yazılır.',
    'The name on invoices. The privacy page names it as responsible for what guests tell.',
  ],
  liveHint: [
    'Konuklar buradan masa ister; isteği siz yanıtlarsınız.',
    'Guests ask for a table there, and you answer.',
  ],
  sizes: {
    SINGLE: ['Tek işletme', 'A single place'],
    PROVINCE_CHAIN: ['Bir ilde en az üç şube', 'Three places or more in a province'],
    NATIONAL_CHAIN: ['Birden çok ilde şube', 'Places in several provinces'],
  },
  sizeHint: [
    'Enerji (kcal) bilgisinin hangi günden sonra sorulacağı buna bağlıdır.',
    'It decides from which day on energy (kcal) is asked for.',
  ],
  officialHint: [
    'Kapıda ve masadaki listelerde, bir de iletişim sayfasında görünür.',
    'Shown on the lists at the door and on tables, and on the contact page.',
  ],
  write: ['İçeriğini yaz', 'Write its content'],
  unknown: ['Belirtilmedi', 'Not stated'],
  mode: {
    TEMPLATE: ['Örnek metin', 'Sample text'],
    OWN: ['Kendi metnim', 'My own text'],
    HIDDEN: ['Gizli', 'Hidden'],
    LIVE: ['Çalışıyor: konuklar buradan masa ister', 'Works: guests ask for a table there'],
  },
  live: ['Çalışıyor', 'Works'],
  page: {
    'home-one': ['Ana sayfa, ikinci tasarım', 'Home page, second design'],
    'home-two': ['Ana sayfa, üçüncü tasarım', 'Home page, third design'],
    blog: ['Blog', 'Blog'],
    chefs: ['Şeflerimiz', 'Chefs'],
    faq: ['Sıkça sorulan sorular', 'Frequently asked questions'],
    'online-order': ['Online sipariş', 'Order online'],
    'book-table': ['Masa ayırtın', 'Book a table'],
    cart: ['Sepet', 'Cart'],
    checkout: ['Ödeme', 'Checkout'],
    'coming-soon': ['Yakında', 'Coming soon'],
    'terms-conditions': ['Kullanım koşulları', 'Terms of use'],
    'privacy-policy': ['Gizlilik ve KVKK', 'Privacy'],
    '360': ['360° tur', '360° tour'],
  },
})
