import { messages } from '../../language/messages.ts'

export const dashboardMessages = messages('admin.dashboard', {
  greeting: {
    morning: ['Günaydın, %{name}', 'Good morning, %{name}'],
    day: ['İyi günler, %{name}', 'Good day, %{name}'],
    evening: ['İyi akşamlar, %{name}', 'Good evening, %{name}'],
    night: ['İyi geceler, %{name}', 'Good night, %{name}'],
  },
  hello: {
    morning: ['Günaydın', 'Good morning'],
    day: ['İyi günler', 'Good day'],
    evening: ['İyi akşamlar', 'Good evening'],
    night: ['İyi geceler', 'Good night'],
  },
  ready: ['Siteniz hazır mı?', 'Is your site ready?'],
  readyHint: [
    'Bu liste boşalınca sitede size ait olmayan tek sözcük kalmaz.',
    'Once this list is empty, no word on the site is anybody else’s.',
  ],
  installer: {
    title: ['Siteyi kurana iletin', 'For whoever set the site up'],
    hint: [
      'Bunlar buradan değil, sunucudan ayarlanır. Metni kopyalayıp siteyi kurana gönderin.',
      'This is not set here but on the server. Copy the text, and send it to whoever set the site up.',
    ],
    label: ['Gönderilecek metin', 'Text to send'],
    copy: ['Metni kopyala', 'Copy the text'],
    begin: [
      'Merhaba, sitemizin sunucusunda şu ortam değişkenleri eksik:',
      'Hello, these environment variables are missing on the server of our site:',
    ],
    noAddress: [
      'PUBLIC_URL: sitenin ziyaretçilerin gördüğü adresi, PUBLIC_URL=https://www.example.com gibi. Şimdiki adresi (%{address}) dışarıdan kimse açamaz. Anlatımı: docs/operate.md, “Behind a proxy”.',
      'PUBLIC_URL: the site’s address as visitors see it, such as PUBLIC_URL=https://www.example.com. Nobody outside can open the present one (%{address}). Documented in docs/operate.md, “Behind a proxy”.',
    ],
    noCopy: [
      'BACKUP_URL: yedeklerin başka bir yerdeki kopyaları için s3://bucket/prefix; yanında AWS_ENDPOINT_URL, AWS_ACCESS_KEY_ID ve AWS_SECRET_ACCESS_KEY. Anlatımı: docs/operate.md, “Back up”.',
      'BACKUP_URL: s3://bucket/prefix for the copies of backups elsewhere, with AWS_ENDPOINT_URL, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. Documented in docs/operate.md, “Back up”.',
    ],
    end: [
      'Hepsinin listesi: docs/operate.md, “Variables”. Ayarlayınca siteyi yeniden başlatın.',
      'All of them are listed in docs/operate.md, “Variables”. Restart the site after setting them.',
    ],
  },
  openSetup: ['Kuruluma dön', 'Back to the setup'],
  openPages: ['Sayfaları seç', 'Choose the pages'],
  attention: ['Yapılacaklar', 'To do'],
  fine: ['Her şey yolunda.', 'There is nothing to do.'],
  inList: ['Listede göster', 'Show in the list'],
  answer: ['Sırayla yanıtla', 'Answer one by one'],
  noPrice: ['Fiyatı yok', 'Without a price'],
  addContact: ['İletişim bilgisi ekle', 'Add contact details'],
  addPhone: ['Telefon gir', 'Enter the number'],
  makeSheet: ['Kâğıdı oluştur', 'Make the sheet'],
  openTables: ['Yanıtla', 'Answer'],
  openMail: ['E-postaya bak', 'Open mail'],
  openDevices: ['Cihazlara bak', 'Open devices'],
  addText: ['Metni yaz', 'Write the text'],
  addCategory: ['Kategori ekle', 'Add a category'],
  noRights: [
    'Henüz bir yetkiniz yok. Yöneticiniz sizi bir gruba alınca burada yapabilecekleriniz görünür.',
    'You have no rights yet. Once an administrator puts you into a group, this page shows what you can do.',
  ],
  concern: {
    lateTables: [
      'Bir misafirin saati yaklaştı, masa isteği hâlâ yanıtsız |||| %{smart_count} misafirin saati yaklaştı, masa istekleri hâlâ yanıtsız',
      'A guest who comes soon has no answer about the table yet |||| %{smart_count} guests who come soon have no answer about their tables yet',
    ],
    waitingTables: [
      'Bir masa isteği yanıt bekliyor |||| %{smart_count} masa isteği yanıt bekliyor',
      'A request for a table waits for an answer |||| %{smart_count} requests for tables wait for an answer',
    ],
    waitingPictures: [
      'Bir yemeğin yüklenemeyen resimleri bu cihazda bekliyor |||| %{smart_count} yemeğin yüklenemeyen resimleri bu cihazda bekliyor',
      'Pictures of a dish that could not be uploaded wait on this device |||| Pictures of %{smart_count} dishes that could not be uploaded wait on this device',
    ],
    nothing: [
      'Menüde henüz kategori yok |||| Menüde henüz kategori yok',
      'The menu has no category yet |||| The menu has no category yet',
    ],
    noPrice: [
      'Bir yemeğin fiyatı yok |||| %{smart_count} yemeğin fiyatı yok',
      'One dish has no price |||| %{smart_count} dishes have no price',
    ],
    noPicture: [
      'Bir yemeğin resmi yok |||| %{smart_count} yemeğin resmi yok',
      'One dish has no picture |||| %{smart_count} dishes have no picture',
    ],
    noFood: [
      'Bir yemeğin gıda bilgisi yanıtsız |||| %{smart_count} yemeğin gıda bilgisi yanıtsız',
      'Food information of one dish is not answered |||| Food information of %{smart_count} dishes is not answered',
    ],
    demo: ['Örnek içerik hâlâ sitede', 'The sample content is still on the site'],
    noWords: ['Ana sayfada tanıtım metni yok', 'The home page has no introduction'],
    noAbout: ['Hakkımızda yazısı yok', 'There is no text about you'],
    sampleTexts: [
      'Bir sayfa hâlâ örnek metinle yayında |||| %{smart_count} sayfa hâlâ örnek metinle yayında',
      'One page still shows its sample text |||| %{smart_count} pages still show their sample texts',
    ],
    noCategoryPicture: [
      'Bir kategorinin resmi yok |||| %{smart_count} kategorinin resmi yok',
      'One category has no picture |||| %{smart_count} categories have no picture',
    ],
    noAddress: [
      'Sitenin internet adresi belli değil: QR kodları ve bağlantılar çalışmaz',
      'The public address of the site is not set: QR codes and links do not work',
    ],
    noCopy: [
      'Yedeklerin başka bir yerde kopyası yok: disk bozulursa her şey kaybolur',
      'No backup was copied elsewhere: a broken disk would lose everything',
    ],
    noGrams: [
      'Bir yemeğin et gramajı yazmıyor |||| %{smart_count} yemeğin et gramajı yazmıyor',
      'One dish does not state its grams of meat |||| %{smart_count} dishes do not state their grams of meat',
    ],
    noKcal: [
      'Bir yemeğin enerjisi (kcal) yazmıyor |||| %{smart_count} yemeğin enerjisi (kcal) yazmıyor',
      'One dish does not state its energy (kcal) |||| %{smart_count} dishes do not state their energy (kcal)',
    ],
    soldOut: [
      'Bir yemek tükendi |||| %{smart_count} yemek tükendi',
      'One dish is sold out |||| %{smart_count} dishes are sold out',
    ],
    hidden: [
      'Bir kategori yemekleriyle birlikte gizli |||| %{smart_count} kategori yemekleriyle birlikte gizli',
      'One category is hidden with its dishes |||| %{smart_count} categories are hidden with their dishes',
    ],
    empty: [
      'Bir kategoride hiç yemek yok |||| %{smart_count} kategoride hiç yemek yok',
      'One category has no dishes |||| %{smart_count} categories have no dishes',
    ],
    oldBackup: [
      'Son yedek eski ya da geri yüklenemiyor. Siteyi kurana haber verin: içerik bir arızada kaybolabilir.',
      'The last backup is old or cannot be restored. Tell whoever set the site up: a failure could lose the content.',
    ],
    noCopies: [
      'Yedekler iki gecedir başka bir yere kopyalanamıyor. Siteyi kurana haber verin: disk bozulursa yedekler de kaybolur.',
      'Backups could not be copied elsewhere for two nights. Tell whoever set the site up: a broken disk would take the backups too.',
    ],
    noCode: [
      'Kurtarma kodunuz yok: şifrenizi unutursanız içeri tek başınıza giremezsiniz |||| Kurtarma kodunuz yok',
      'You have no recovery code: without your password you could not get back in by yourself |||| You have no recovery code',
    ],
    mailChanged: [
      'E-posta hesabı değişti: yeniden denenene kadar e-posta çıkmıyor |||| E-posta hesabı değişti',
      'The mail account was changed: nothing leaves until it is tried again |||| The mail account was changed',
    ],
    mailRefused: [
      'E-posta sunucusu girişi kabul etmiyor; e-postalar bekliyor |||| E-posta sunucusu girişi kabul etmiyor',
      'The mail server refuses the sign-in; mails wait |||| The mail server refuses the sign-in',
    ],
    mailUnreachable: [
      'E-posta sunucusuna ulaşılamıyor; e-postalar bekliyor |||| E-posta sunucusuna ulaşılamıyor',
      'The mail server cannot be reached; mails wait |||| The mail server cannot be reached',
    ],
    silentPhones: [
      'Telefonlar susuyor: yeni bir masa isteğinde hiçbir cihaz çalmıyor. Her telefonda yönetimi bir kez açın ya da bu cihazı haber verir yapın |||| Telefonlar susuyor',
      'The phones are silent: no device rings for a new request. Open the back-office once on each phone, or let this device ring |||| The phones are silent',
    ],
    refusedPhones: [
      'Bir bildirim servisi bu siteyi kabul etmiyor: bazı telefonlar çalmıyor |||| Bir bildirim servisi bu siteyi kabul etmiyor',
      'A push service refuses this site: some phones do not ring |||| A push service refuses this site',
    ],
    noContact: [
      'İletişim bilgisi girilmemiş |||| İletişim bilgisi girilmemiş',
      'There are no contact details |||| There are no contact details',
    ],
    noText: [
      '“Kendi metnim” seçili bir sayfanın metni yok; ziyaretçiler onu görmüyor |||| “Kendi metnim” seçili %{smart_count} sayfanın metni yok; ziyaretçiler onları görmüyor',
      'A page in your own words has no text; visitors do not see it |||| %{smart_count} pages in your own words have no text; visitors do not see them',
    ],
    noPhone: [
      'Telefon girilmemiş: site kurulumdaki numarayı gösteriyor |||| Telefon girilmemiş',
      'There is no phone number: the site shows that of its configuration |||| There is no phone number',
    ],
  },
  oldList: {
    DOOR: ['Kapıdaki liste eski: %{change}', 'The list at the door is old: %{change}'],
    TABLE: ['Masadaki liste eski: %{change}', 'The list on the tables is old: %{change}'],
    COUNTER: ['Sipariş noktasındaki liste eski: %{change}', 'The list at the counter is old: %{change}'],
    prices: [
      '1 fiyat değişti |||| %{smart_count} fiyat değişti',
      'one price has changed |||| %{smart_count} prices have changed',
    ],
    products: [
      '1 yemek eklendi ya da kalktı |||| %{smart_count} yemek eklendi ya da kalktı',
      'one dish came or went |||| %{smart_count} dishes came or went',
    ],
  },
  links: ['Kısayollar', 'Shortcuts'],
  addDish: ['Yemek ekle', 'Add a dish'],
  menu: ['Bir bakışta menü', 'Menu at a glance'],
  site: ['Sitede gör', 'Open the site'],
  changes: ['Son değişiklikler', 'Last changes'],
  allChanges: ['Hepsini gör', 'Show all'],
  preview: ['Site şu an böyle', 'The site as it is now'],
  home: ['Ana sayfa', 'Home'],
  menuPage: ['Menü', 'Menu'],
  frame: ['Sitenin telefondaki görünümü: %{page}', 'The site on a phone: %{page}'],
})
