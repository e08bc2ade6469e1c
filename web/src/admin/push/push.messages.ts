import { messages } from '../language/messages.ts'

export const pushMessages = messages('admin.push', {
  title: ['Bu cihaz haber versin', 'Let this device ring'],
  what: [
    'Yeni bir masa isteği geldiğinde telefonunuz çalar; uygulama kapalıyken de.',
    'Your phone rings when a guest asks for a table, also while nothing is open.',
  ],
  privacy: [
    'Şifreli, tarayıcının üreticisi (Google, Apple, Mozilla, Microsoft) üzerinden gider; misafirin adı ve telefonu gitmez.',
    'Encrypted, by way of the maker of the browser (Google, Apple, Mozilla, Microsoft); no name and no phone number of a guest.',
  ],
  ring: ['Bu cihaz haber versin', 'Let this device ring'],
  later: ['Şimdi değil', 'Not now'],
  name: ['Cihazın adı', 'Name of the device'],
  for: ['Ne için?', 'For what?'],
  topic: {
    TABLES: ['Yeni masa istekleri', 'New requests for tables'],
    CHANGES_OF_TABLES: [
      'Misafirin değiştirdiği ya da vazgeçtiği masalar',
      'Tables that guests change or give up',
    ],
    ALERTS: ['Sitenin uyarıları (yedek, disk)', 'Alerts of the site (backups, disk)'],
  },
  quietFrom: ['Sessiz saatler: başlangıç', 'Quiet hours: from'],
  quietTo: ['Sessiz saatler: bitiş', 'Quiet hours: until'],
  quiet: [
    'Sessiz saatlerde yalnızca üç saat içindeki masalar için çalar; kalanını bitince söyler.',
    'In quiet hours it rings only for tables within three hours, and tells the rest afterwards.',
  ],
  half: ['Başlangıcı ve bitişi birlikte yazın.', 'Give both, from and until.'],
  rings: ['Bu cihaz haber veriyor.', 'This device rings.'],
  change: ['Değiştir', 'Change'],
  changed: ['Kaydedildi.', 'It is saved.'],
  refused: [
    'Tarayıcı izin vermedi. Adres çubuğundaki kilitten bildirimlere izin verip yeniden deneyin.',
    'The browser has refused. Allow notifications by the lock in the address bar, and try again.',
  ],
  BLOCKED: [
    'Bu tarayıcıda bildirimler kapalı. Adres çubuğundaki kilide dokunup bildirimlere izin verin, sonra sayfayı yenileyin.',
    'Notifications are blocked in this browser. Tap the lock in the address bar, allow them, and reload the page.',
  ],
  HOME_SCREEN: [
    'iPhone ve iPad yalnızca ana ekrandan haber verir: Paylaş simgesine, sonra “Ana Ekrana Ekle”ye dokunun ve yönetimi oradan açın.',
    'An iPhone or iPad rings from the home screen alone: tap Share, then “Add to Home Screen”, and open the back-office from there.',
  ],
  NONE: ['Bu tarayıcı haber veremiyor.', 'This browser cannot ring.'],
  off: [
    'Bu sitede cihazlar haber veremiyor: adresi https ile başlamıyor ya da haberler kapatılmış.',
    'Devices cannot ring at this site: its address does not begin with https, or they are turned off.',
  ],
  quietTimes: ['sessiz %{from}–%{to}', 'quiet %{from}–%{to}'],
  devices: ['Haber veren cihazlarınız', 'Your devices that ring'],
  this: ['bu cihaz', 'this device'],
  sent: ['son haber %{when}', 'rang last %{when}'],
  unsent: ['henüz haber vermedi', 'has not rung yet'],
  failed: ['ulaşmadı: %{error}', 'not delivered: %{error}'],
  test: ['Dene', 'Try'],
  tested: ['Haber gönderildi.', 'It was sent.'],
  remove: ['Kapat', 'Turn off'],
  removed: ['Cihaz kapatıldı.', 'The device is off.'],
  removeTitle: ['“%{name}” haber vermesin mi?', 'Turn “%{name}” off?'],
  removeWhat: [
    'Bu cihaz artık çalmaz. İstediğiniz zaman o cihazdan yeniden açabilirsiniz.',
    'This device will ring no more. It can be turned on again from that device.',
  ],
})
