import { messages } from '../../language/messages.ts'

export const setupMessages = messages('admin.setup', {
  title: ['Kendi restoranınız yapın', 'Make it your own restaurant'],
  invite: [
    'Site hâlâ örnek restoranı gösteriyor. Beş dakikada sizin olur.',
    'The site still shows the sample restaurant. It is yours in five minutes.',
  ],
  start: ['Başla', 'Begin'],
  step: ['%{number}. adım / %{count}', 'Step %{number} of %{count}'],
  next: ['Kaydet ve ilerle', 'Save and go on'],
  skip: ['Şimdilik geç', 'Skip for now'],
  back: ['Geri', 'Back'],
  steps: {
    menu: ['Menünüz', 'Your menu'],
    name: ['Restoranınızın adı', 'Name of your restaurant'],
    contact: ['İletişim', 'Contact'],
    hours: ['Çalışma saatleri', 'Opening hours'],
    feasts: ['Bayramda açık mısınız?', 'Are you open on feasts?'],
    logo: ['Logo', 'Logo'],
    drawing: ['Ana sayfanızın çizimi', 'The drawing of your home page'],
    words: ['Ne yaparsınız?', 'What do you do?'],
    delivery: ['Paket servis', 'Delivery'],
    pages: ['Sayfalar', 'Pages'],
    live: ['Siteniz yayında', 'Your site is live'],
  },
  menuWhat: [
    'Menünüzü fotoğraftan, PDF’ten, Excel’den ya da yapıştırarak içeri alın; yemekler tek tek de eklenebilir.',
    'Bring your menu in from a photograph, a PDF, Excel or by pasting; dishes can also be added one by one.',
  ],
  feastsWhat: [
    'Kapalıysanız site o günlerde bunu söyler. Başka saatlerde açıksanız “Çalışma saatleri” ekranından girin.',
    'If you are closed, the site says so on these days. Enter other hours on the screen “Opening hours”.',
  ],
  feastOpen: ['Açığız', 'We are open'],
  notLive: [
    'Siteniz hazır, ama henüz dışarıdan açılmıyor',
    'Your site is ready, but not open to the world yet',
  ],
  notLiveWhat: [
    '%{address} adresi yalnızca sitenin kurulduğu bilgisayarda ya da ağda açılır; misafirleriniz onu açamaz. Siteyi kuran kişi internet adresini ayarlayınca paylaşacağınız adres ve QR kodu burada görünür.',
    'Only the computer or network of the site can open %{address}; your guests cannot. Once whoever set the site up has set its public address, the address and the QR code to share are here.',
  ],
  address: ['Sitenizin adresi', 'Address of your site'],
  copyAddress: ['Adresi kopyala', 'Copy the address'],
  share: ['WhatsApp’ta paylaş', 'Share on WhatsApp'],
  seeSite: ['Siteyi gör', 'See the site'],
  readyWhat: [
    'Bunlar kaldı; genel bakışta da durur. Kuruluma sağ üstteki hesap menüsünden dönebilirsiniz.',
    'This is left, and stays on the dashboard. The account menu at the top right leads back to the setup.',
  ],
  ready: ['Her şey sizin. Siteniz hazır.', 'All of it is yours. Your site is ready.'],
  nameWhat: [
    'Başlıkta, sekmelerde ve arama sonuçlarında görünür.',
    'Shown in the heading, in tabs and in search results.',
  ],
  contactWhat: [
    'Telefon her sayfada bir dokunuşla aranır; harita adresten bulunur.',
    'The phone is called by one tap on every page; the map is found by the address.',
  ],
  hoursWhat: [
    'Her gün aynıysa buraya yazın. Gün gün saatleri “Çalışma saatleri” ekranında girersiniz.',
    'If they are the same every day, enter them here. Other days are on the screen “Opening hours”.',
  ],
  closedDays: ['Kapalı olduğunuz günler', 'Days on which you are closed'],
  logoWhat: [
    'Bütün sayfalarda adınızın yanında görünür, telefonlarda sitenin simgesi olur. Geniş bir logonun simge olacak parçasını siz seçin; “Serbest” ile bütünü kalır ve adınızın yerine geçer.',
    'Shown beside your name on every page; it becomes the icon of the site on phones. Choose the part of a wide logo for that; “Free” keeps all of it, which then stands in place of your name.',
  ],
  wordsWhat: [
    'Ana sayfadaki tanıtım ve sayfa altındaki yazı. Boş bırakırsanız hiçbir şey yazmaz.',
    'The introduction on the home page and the text at the foot. If left empty, nothing is shown.',
  ],
  deliveryWhat: [
    'Cevabınıza göre teslimat sitenin her yerinde görünür ya da hiçbir yerinde geçmez.',
    'By your answer, delivery is shown throughout the site or mentioned nowhere.',
  ],
  pagesWhat: [
    'Kendi metninizi yazacağınız sayfaları açın, ötekiler gizli kalsın. Örnek metinler sizi anlatmaz.',
    'Open the pages that you will write yourself, and leave the others hidden. The sample texts are not about you.',
  ],
  demoWhat: [
    'Örnek yemekler, hizmetler ve yazılar: %{count} kayıt. Değiştirdikleriniz kalır; silme geri alınabilir.',
    'Sample dishes, services and posts: %{count} records. Those you changed stay; the removal can be undone.',
  ],
  demoNone: ['Örnek içerik kalmadı.', 'No sample content is left.'],
  demoRemove: ['Örnek içeriği sil', 'Remove the sample content'],
  demoRemoved: ['%{count} örnek kayıt silindi.', '%{count} sample records were removed.'],
  demoLeft: [
    '%{count} kayıt kaldı: değiştirdiğiniz kayıtlar onlara bağlı.',
    '%{count} records are left, because records that you changed refer to them.',
  ],
  demoSure: ['Örnek içerik silinsin mi?', 'Remove the sample content?'],
  undone: ['Örnek içerik geri geldi.', 'The sample content is back.'],
  done: ['Bitir', 'Finish'],
  addDish: ['İlk yemeği ekle', 'Add the first dish'],
})
