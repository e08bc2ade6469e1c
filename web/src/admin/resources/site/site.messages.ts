import { messages } from '../../language/messages.ts'

export const siteMessages = messages('resources.site', {
  group: {
    identity: ['Kimlik', 'Identity'],
    contact: ['İletişim ve adres', 'Contact and address'],
    place: ['Konum ve yol', 'Place and way'],
    links: ['Bağlantılar', 'Links'],
    tables: ['Masalar', 'Tables'],
    pictures: ['Resimler', 'Pictures'],
    pages: ['Sayfalar', 'Pages'],
    further: ['Diğer bilgiler', 'Further facts'],
  },
  groups: ['Ayar grupları', 'Groups of settings'],
  fallsBack: ['Boş bırakırsanız: %{value}', 'If left empty: %{value}'],
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
  shareHint: [
    'Bağlantınız paylaşıldığında görünür; 1200 × 630 piksel en iyisidir.',
    'Shown where your link is shared; best at 1200 × 630 pixels.',
  ],
  logoHint: [
    'Kare bir resim; site simgesi de bundan yapılır. Geniş bir logo adınızın yerine geçer.',
    'A square picture; the icon of the site is made of it. A wide logo stands in place of your name.',
  ],
  rules: {
    seats: ['Sayılan yer', 'Seats'],
    seatsHint: ['Boş bırakırsanız kimse saymaz.', 'If left empty, nobody counts them.'],
    stayMinutes: ['Masa kaç dakika dolu kalır?', 'Minutes that a table is taken'],
    slotMinutes: ['Kaç dakikada bir masa?', 'Minutes between tables'],
    keepDays: ['Misafir bilgisi kaç gün saklanır?', 'Days for which guests are kept'],
  },
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
  },
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
