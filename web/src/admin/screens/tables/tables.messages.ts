import { messages } from '../../language/messages.ts'

export const tablesMessages = messages('admin.tables', {
  title: ['Masalar', 'Tables'],
  today: ['Bugün', 'Today'],
  tomorrow: ['Yarın', 'Tomorrow'],
  before: ['Önceki gün', 'The day before'],
  after: ['Sonraki gün', 'The day after'],
  day: ['Gün', 'Day'],
  sum: [
    '1 masa, %{people} kişi |||| %{smart_count} masa, %{people} kişi',
    'One table, %{people} guests |||| %{smart_count} tables, %{people} guests',
  ],
  free: ['Şu an %{free} boş yer', '%{free} seats are free now'],
  full: ['Şu an boş yer yok', 'No seats are free now'],
  kept: [
    'Bağlantı yok. Defter en son şu saatte okundu: %{time}. Şimdilik yalnızca okunabilir.',
    'No connection. The book was last read at %{time}; for now it can only be read.',
  ],
  none: ['Bu gün için masa yok.', 'There are no tables on this day.'],
  inHouse: ['%{people} kişi', '%{people} guests'],
  inHouseOf: ['%{people} / %{seats} kişi', '%{people} of %{seats} guests'],
  guests: ['%{people} kişi', '%{people} guests'],
  wroteIn: ['%{language} yazdı', 'Wrote in %{language}'],
  take: ['Masa yaz', 'Take a table'],
  walkIn: ['Misafir geldi', 'Guests have come'],
  walkInName: ['Misafir', 'Guest'],
  change: ['Değiştir', 'Change'],
  call: ['Ara', 'Call'],
  whatsapp: ['WhatsApp', 'WhatsApp'],
  sms: ['SMS', 'SMS'],
  requests: {
    title: ['Siteden istekler', 'Requests on the site'],
    question: ['Siteden masa isteği alınsın', 'Guests ask for tables on the site'],
    on: ['Misafir siteden sorar, siz burada yanıtlarsınız.', 'Guests ask on the site, and you answer here.'],
    off: [
      'Açarsanız misafir siteden sorar, siz burada yanıtlarsınız. Kişisel bilgilerini ne yaptığınızı anlatan “Gizlilik ve KVKK” sayfası da görünür olur.',
      'Once it is on, guests ask on the site, and you answer here. The page “Privacy policy”, which says what becomes of their data, is shown, too.',
    ],
    look: ['Sayfaya bakın', 'See the page'],
    seats: ['Kaç kişilik yeriniz olduğunu yazın', 'Say how many seats there are'],
    rules: ['Yer sayısı ve kurallar', 'Seats and rules'],
    turnedOn: ['Siteden masa isteği alınıyor', 'Guests can ask for tables on the site'],
    turnedOff: ['Siteden masa isteği alınmıyor', 'Guests cannot ask for tables on the site any more'],
  },
  waiting: [
    'Bir istek yanıt bekliyor |||| %{smart_count} istek yanıt bekliyor',
    'One request waits for an answer |||| %{smart_count} requests wait for an answer',
  ],
  arrived: [
    'Yeni bir masa isteği geldi |||| Yeni istek geldi; %{smart_count} masa isteği yanıt bekliyor',
    'Somebody asks for a table |||| Somebody asks for a table; %{smart_count} requests wait for an answer',
  ],
  allAnswered: ['Yeni yanıtlanan istekler', 'Requests that were just answered'],
  named: {
    NEW: [
      '%{name}, %{moment}: bu istek başka bir gün için. Aşağıda o günün defteri var.',
      '%{name}, %{moment}: this request is for another day. Below is the book of that day.',
    ],
    CONFIRMED: [
      '%{name}, %{moment}: bu istek onaylanmış. Aşağıda o günün defteri var.',
      '%{name}, %{moment}: this request was confirmed. Below is the book of that day.',
    ],
    DECLINED: [
      '%{name}, %{moment}: bu isteğe yok denilmiş. Aşağıda o günün defteri var.',
      '%{name}, %{moment}: this request was declined. Below is the book of that day.',
    ],
    CANCELLED: [
      '%{name}, %{moment}: bu masadan vazgeçilmiş. Aşağıda o günün defteri var.',
      '%{name}, %{moment}: this table was given up. Below is the book of that day.',
    ],
    EXPIRED: [
      '%{name}, %{moment}: bu isteğin süresi yanıtlanmadan dolmuş. Aşağıda o günün defteri var.',
      '%{name}, %{moment}: nobody answered this request in time. Below is the book of that day.',
    ],
    ARRIVED: [
      '%{name}, %{moment}: misafir gelmiş. Aşağıda o günün defteri var.',
      '%{name}, %{moment}: the guests have come. Below is the book of that day.',
    ],
    NO_SHOW: [
      '%{name}, %{moment}: misafir gelmemiş. Aşağıda o günün defteri var.',
      '%{name}, %{moment}: the guests did not come. Below is the book of that day.',
    ],
    GONE: ['Bu istek artık kayıtlarda yok.', 'This request is not on record any more.'],
  },
  waits: {
    now: ['yeni geldi', 'just came'],
    minutes: [
      '1 dakikadır bekliyor |||| %{smart_count} dakikadır bekliyor',
      'waits for a minute |||| waits for %{smart_count} minutes',
    ],
    hours: [
      '1 saattir bekliyor |||| %{smart_count} saattir bekliyor',
      'waits for an hour |||| waits for %{smart_count} hours',
    ],
    days: [
      '1 gündür bekliyor |||| %{smart_count} gündür bekliyor',
      'waits for a day |||| waits for %{smart_count} days',
    ],
  },
  left: ['1 boş yer |||| %{smart_count} boş yer', 'one free seat |||| %{smart_count} free seats'],
  leftTooFew: [
    'Yer aşılır: 1 boş yer |||| Yer aşılır: %{smart_count} boş yer',
    'Too few seats: one is free |||| Too few seats: %{smart_count} are free',
  ],
  answer: { CONFIRM: ['Onayla', 'Confirm'], DECLINE: ['Yok', 'No table'] },
  alike: [
    'Bu %{smart_count} istek aynı bağlantıdan geldi: %{names}.',
    'These %{smart_count} requests came over one connection: %{names}.',
  ],
  declineAlike: ['Hepsine yok de', 'Decline them all'],
  alikeDeclined: [
    'Bir isteğe yok denildi |||| %{smart_count} isteğe yok denildi',
    'One request is declined |||| %{smart_count} requests are declined',
  ],
  answered: { CONFIRMED: ['Onaylandı', 'Confirmed'], DECLINED: ['Yok denildi', 'Declined'] },
  withdraw: ['Geri al', 'Take back'],
  withdrawable: ['30 saniye içinde geri alınabilir.', 'It can be taken back within 30 seconds.'],
  write: ['Mesaj ekle', 'Add a message'],
  message: ['Misafire mesaj', 'Message to the guest'],
  ready: {
    some: ['Hazır cümleler', 'Sentences that are ready'],
    none: ['Hazır cümle ekle', 'Add sentences that are ready'],
  },
  changed: {
    first: [
      'Misafir değiştirdi; önce %{moment}, %{people} kişi istemişti.',
      'Changed by the guest, who asked for %{moment}, %{people} guests, first.',
    ],
    firstOnly: [
      'Önce %{moment}, %{people} kişi istenmişti.',
      'First asked for: %{moment}, %{people} guests.',
    ],
    back: [
      'Misafir değiştirdi; yine ilk istediği gibi.',
      'Changed by the guest, back to what was asked for first.',
    ],
  },
  closing: {
    title: ['Siteden istek', 'Requests on the site'],
    day: ['Bu gün doldu', 'This day is full'],
    from: ['Şu saatten sonrası doldu', 'Full from a time on'],
    fromTime: ['%{time} ve sonrası', 'From %{time} on'],
    closed: [
      'Bu gün dolu: siteden yeni istek gelmez. Siz masa yazabilirsiniz.',
      'This day is full: no more requests come from the site. You can still take tables.',
    ],
    closedFrom: [
      '%{time} ve sonrası dolu: siteden o saatlere yeni istek gelmez. Siz masa yazabilirsiniz.',
      'Full from %{time} on: no more requests come from the site for these times. You can still take tables.',
    ],
    open: ['Yeniden aç', 'Open again'],
  },
  answeredByOther: ['Başkası yanıtladı', 'Somebody else has answered'],
  answeredEarlier: [
    'Önceki yanıtınız sunucuya ulaşmış; geçerli olan o.',
    'Your earlier answer had been stored, and is the one that counts.',
  ],
  gaveUp: ['Misafir bu arada vazgeçti', 'The guest has given up meanwhile'],
  changedSince: [
    'Bu istek bu arada değişti; yeniden bakın.',
    'This request has changed meanwhile; look at it again.',
  ],
  tooLate: [
    '30 saniye geçti: misafir yanıtı görüyor.',
    'The 30 seconds are over: the guest sees the answer.',
  ],
  more: ['diğer işler', 'more'],
  people: ['Kişi', 'Guests'],
  fewer: ['Bir kişi az', 'One guest less'],
  further: ['Bir kişi fazla', 'One guest more'],
  name: ['Ad', 'Name'],
  phone: ['Telefon', 'Phone'],
  note: ['Not', 'Note'],
  time: ['Saat', 'Time'],
  overbooked: ['Sayılan yerlerden fazla', 'Beyond the seats that are counted'],
  outside: ['Bu saatlerin dışında kalıyor: %{what}.', 'Outside of these hours: %{what}.'],
  outsideNow: ['Şimdi kapatılırsa dışarıda kalıyor: %{what}.', 'Outside if you close now: %{what}.'],
  outsidePromised: [
    'söz verilmiş bir masa |||| söz verilmiş %{smart_count} masa',
    'a promised table |||| %{smart_count} promised tables',
  ],
  outsideWaiting: [
    'yanıt bekleyen bir istek |||| yanıt bekleyen %{smart_count} istek',
    'a request that waits for an answer |||| %{smart_count} requests that wait for an answer',
  ],
  outsideMore: [
    'Daha ilerisi için bir masa daha var. |||| Daha ilerisi için %{smart_count} masa daha var.',
    'One more is further ahead. |||| %{smart_count} more are further ahead.',
  ],
  outsideUnread: [
    'Masalar okunamadı: bu saatlerin dışında kalan olabilir. Kaydetmeden önce Masalar sayfasına bakın.',
    'The tables could not be read: some may fall outside of these hours. Look at Tables before you save.',
  ],
  stored: ['Masa yazıldı', 'The table is taken'],
  storedOver: [
    'Masa yazıldı; o saatte sayılan yerlerden fazla misafir var',
    'The table is taken; there are more guests at that time than seats',
  ],
  state: {
    NEW: ['Yanıt bekliyor', 'Waits for an answer'],
    CONFIRMED: ['Bekleniyor', 'Expected'],
    DECLINED: ['Geri çevrildi', 'Declined'],
    CANCELLED: ['Vazgeçti', 'Cancelled'],
    EXPIRED: ['Yanıtlanmadı', 'Not answered'],
    ARRIVED: ['Geldi', 'Arrived'],
    NO_SHOW: ['Gelmedi', 'Did not come'],
  },
})
