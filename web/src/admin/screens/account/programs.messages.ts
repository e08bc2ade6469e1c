import { messages } from '../../language/messages.ts'

export const programMessages = messages('admin.programs', {
  title: ['Programlar', 'Programs'],
  what: [
    'Yazarkasa ya da menü ekranı gibi bir program, sizin şifrenizi bilmeden sizin adınıza iş yapabilir. Anahtarı yeni bir şifre kapatmaz; buradan kaldırın.',
    'A program such as a cash register or a menu board can act for you without knowing your password. A new password does not end its key; remove it here.',
  ],
  add: ['Program ekle', 'Add a program'],
  addTitle: ['Yeni program', 'New program'],
  name: ['Adı', 'Its name'],
  nameHint: [
    'Geçmişte bu adla görünür: “Kasa”, “Menü ekranı”.',
    'The history shows it: “Till”, “Menu board”.',
  ],
  roles: ['Ne yapabilir?', 'What may it do?'],
  noRoles: [
    'Bir programa verilebilecek bir yetkiniz yok.',
    'You have no permission that a program could be given.',
  ],
  valid: ['Ne kadar geçerli?', 'How long is it valid?'],
  days: ['%{smart_count} gün', '%{smart_count} days'],
  year: ['1 yıl', '1 year'],
  make: ['Anahtarı oluştur', 'Make the key'],
  made: ['Programın anahtarı', 'The key of the program'],
  once: [
    'Bir kez gösterilir. Programın ayarlarına şimdi yapıştırın; kaybolursa yenisini oluşturun.',
    'It is shown once. Paste it into the settings of the program now; if it is lost, make another.',
  ],
  sends: ['Program her isteğinde bunu gönderir:', 'The program sends this with each request:'],
  key: ['Anahtar', 'Key'],
  copy: ['Kopyala', 'Copy'],
  close: ['Kapat', 'Close'],
  until: ['%{until} gününe kadar', 'until %{until}'],
  ended: ['Süresi doldu', 'It has expired'],
  used: ['son kullanım %{when}', 'last used %{when}'],
  unused: ['henüz kullanılmadı', 'not used yet'],
  remove: ['Kaldır', 'Remove'],
  removeTitle: ['“%{name}” kaldırılsın mı?', 'Remove “%{name}”?'],
  removeWhat: [
    'Program hemen çalışmaz olur. Bu geri alınamaz; yeni bir anahtar oluşturabilirsiniz.',
    'The program stops working at once. This cannot be undone; you can make a new key.',
  ],
  removed: ['Programın anahtarı kaldırıldı', 'The key of the program was removed'],
})

/** The name of the kind of record in messages of errors. */
export const apiTokenMessages = messages('resources.apiToken', { name: ['Anahtar', 'Key'] })
