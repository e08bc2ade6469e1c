import type { MailKind } from '../../../gql/graphql.ts'
import { messages } from '../../language/messages.ts'

export const mailMessages = messages('admin.mail', {
  title: ['E-posta', 'Mail'],
  state: ['Durum', 'State'],
  held: [
    'Sunucunun ayarları e-postaları tutuyor (MAIL=off, ya da PUBLIC_URL yok): hiçbiri gönderilmez. Davet ve şifre bağlantılarını kendiniz iletin.',
    'The settings of the server hold all mails (MAIL=off, or no PUBLIC_URL): none is sent. Hand over invitations and links yourself.',
  ],
  states: {
    NONE: [
      'Site henüz e-posta göndermiyor. Davetleri ve şifre bağlantılarını siz iletirsiniz; aşağıdan bir hesap tanımlarsanız site kendi gönderir.',
      'The site sends no mails yet. You hand invitations and password links over yourself; with an account below, the site sends them.',
    ],
    OFF: [
      'Gönderim durduruldu. Yeniden başlatmak için aşağıda “Dene ve kullan” deyin.',
      'Sending was stopped. To start again, press “Try and use” below.',
    ],
    READY: ['Site e-posta gönderiyor.', 'The site sends mails.'],
    CHANGED: [
      'Hesabın bilgileri değişti: siz yeniden deneyene kadar hiçbir e-posta çıkmaz. Değişiklik sizinse aşağıda “Dene ve kullan” deyin; değilse Değişiklikler’den kimin yaptığına bakın.',
      'The account was changed: no mail leaves until you try it again. If the change is yours, press “Try and use” below; if not, see in the history whose it is.',
    ],
    REFUSED: [
      'Sunucu girişi ya da gönderen adresini kabul etmiyor; e-postalar bekliyor. Şifreyi yenileyip aşağıda “Dene ve kullan” deyin.',
      'The server refuses the sign-in or the address; all mails wait. Renew the password and press “Try and use” below.',
    ],
    UNREACHABLE: [
      'Sunucuya ulaşılamıyor; site kendiliğinden yeniden dener. Bir saatten uzun sürerse sağlayıcınıza sorun.',
      'The server cannot be reached; the site tries again by itself. If it takes more than an hour, ask your provider.',
    ],
  },
  serverSaid: ['Sunucunun yanıtı: %{text}', 'The server said: %{text}'],
  lastSent: ['Son gönderim %{when}', 'Last sent %{when}'],
  sentToday: [
    'bugün %{smart_count} e-posta |||| bugün %{smart_count} e-posta',
    'one mail today |||| %{smart_count} mails today',
  ],
  waiting: ['%{smart_count} bekliyor |||| %{smart_count} bekliyor', 'one waits |||| %{smart_count} wait'],
  failed: [
    '30 günde %{smart_count} gönderilemedi |||| 30 günde %{smart_count} gönderilemedi',
    'one failed in 30 days |||| %{smart_count} failed in 30 days',
  ],
  stop: ['Durdur', 'Stop'],
  stopTitle: ['Gönderim durdurulsun mu?', 'Stop sending?'],
  stopWhat: [
    'Bekleyen e-postalar gönderilmez ve süreleri dolunca düşer. Yeniden başlatmak için hesabı yeniden denersiniz.',
    'Mails that wait are not sent, and expire. To start again, you try the account again.',
  ],
  stopped: ['Gönderim durduruldu', 'Sending is stopped'],
  account: ['Gönderen hesap', 'Account that sends'],
  accountWhat: [
    'İletişim kaydına kaydedilir; size bir deneme e-postası gider ve sunucu kabul ederse kullanılmaya başlar.',
    'It is stored in the contact entry; a test goes to you, and if the server takes it, the account is used.',
  ],
  provider: ['Sağlayıcı', 'Provider'],
  providers: {
    gmail: ['Gmail / Google Workspace', 'Gmail / Google Workspace'],
    yandex: ['Yandex', 'Yandex'],
    hosting: ['Alan adınızın hosting’i', 'The hosting of your domain'],
    microsoft: ['Microsoft 365', 'Microsoft 365'],
    other: ['Başka', 'Another'],
  },
  address: ['Gönderen e-posta adresi', 'Address that sends'],
  addressHint: [
    'Ayarlar’da başka bir e-posta yoksa sitede de bu görünür.',
    'The site shows it, too, if the settings have no other one.',
  ],
  passwords: {
    gmail: [
      'Google normal şifrenizi kabul etmez; iki adımlı doğrulamayı açıp bir uygulama şifresi oluşturun.',
      'Google does not take your own password; turn on 2-step verification and make an app password.',
    ],
    yandex: [
      'Yandex normal şifrenizi kabul etmez; “Posta” için bir uygulama şifresi oluşturun.',
      'Yandex does not take your own password; make an app password for “Mail”.',
    ],
    hosting: [
      'Hosting panelinizde bu e-posta kutusuna verdiğiniz şifre.',
      'The password of this mailbox in the panel of your hosting.',
    ],
    microsoft: [
      'İş hesaplarında bir uygulama şifresi ve yöneticinin açtığı “SMTP AUTH” gerekir; kişisel Outlook ve Hotmail hesapları hiçbir şifreyle gönderemez.',
      'Work accounts need an app password and “SMTP AUTH” turned on; personal Outlook and Hotmail accounts take no password at all.',
    ],
    other: ['Sağlayıcınızın SMTP için verdiği şifre.', 'The password that your provider gives for SMTP.'],
  },
  passwordPage: ['Şifre sayfasını aç', 'Open the page for it'],
  server: ['Sunucu: %{server}', 'Server: %{server}'],
  userNameHint: ['Boş bırakırsanız e-posta adresiniz kullanılır.', 'If empty, the address is used.'],
  use: ['Dene ve kullan', 'Try and use'],
  trying: ['Deneniyor…', 'Trying…'],
  used: [
    'Deneme e-postası size gitti; site artık e-posta gönderiyor',
    'A test has gone to you; the site sends mails now',
  ],
  onlyStored: [
    'Hesap kaydedildi, ama denenmedi: kullanılmıyor',
    'The account is stored, but not tried: it is not used',
  ],
  publicUrl: [
    'Siteyi kurana söyleyin: sunucunun ortam değişkenlerine sitenin adresi yazılmalı, örneğin PUBLIC_URL=https://restoraniniz.com; sonra sunucu yeniden başlatılmalı. Hesap kaydedildi.',
    'Tell whoever set the site up: its address belongs into the environment of the server, such as PUBLIC_URL=https://your-restaurant.com, and the server must be started again. The account is stored.',
  ],
  mails: ['Gönderilenler', 'Mails'],
  mailsWhat: ['Son 30 gün; alıcıların adresleri gizlenir.', 'The last 30 days; addresses are masked.'],
  noMails: ['Henüz e-posta yok.', 'There are no mails yet.'],
  kinds: {
    INVITATION: ['Davet', 'Invitation'],
    PASSWORD_LINK: ['Şifre bağlantısı', 'Password link'],
    EMAIL_CONFIRMATION: ['E-posta onayı', 'Confirmation of an address'],
    SECURITY_NOTICE: ['Güvenlik bildirimi', 'Security notice'],
    RESERVATION_REQUEST: ['Masa isteği', 'Request for a table'],
    RESERVATION_ANSWER: ['Masa yanıtı', 'Answer about a table'],
    ALERT: ['Uyarı', 'Alert'],
    TEST: ['Deneme', 'Test'],
  } satisfies Record<MailKind, [string, string]>,
  mailStates: {
    WAITING: ['bekliyor', 'waits'],
    SENDING: ['gönderiliyor', 'is being sent'],
    SENT: ['gönderildi', 'sent'],
    FAILED: ['gönderilemedi', 'failed'],
    EXPIRED: ['süresi doldu', 'expired'],
    CANCELLED: ['vazgeçildi', 'cancelled'],
  },
  again: ['yeniden %{when}', 'again %{when}'],
  retry: ['Yeniden dene', 'Try again'],
  cancel: ['Vazgeç', 'Cancel it'],
  records: ['Gereksiz postaya düşmemek için', 'So that mails are not taken for spam'],
  recordsWhat: [
    'Bu metni alan adınızı yönetene (hosting firması ya da siteyi kuran) iletin.',
    'Hand this text to whoever runs your domain (the hosting company, or who set the site up).',
  ],
  recordsLabel: ['İletilecek metin', 'Text to hand over'],
  recordsText: [
    '%{domain} alan adından sitemiz e-posta gönderiyor. Alıcıların bunları gereksiz saymaması için üç DNS kaydı gerekiyor:\n\n1. SPF: %{domain} için TXT kaydı\n%{spf}\n(Bir SPF kaydı zaten varsa ikincisini eklemeyin; “v=spf1” ile “~all” arasındakini ona katın.)\n\n2. DKIM: e-posta sağlayıcısının panelinde üretilen anahtarı, orada yazan adla TXT kaydı olarak ekleyin.\n\n3. DMARC: _dmarc.%{domain} için TXT kaydı\n%{dmarc}',
    'Our site sends mails from %{domain}. So that they are not taken for spam, three DNS records are needed:\n\n1. SPF: a TXT record of %{domain}\n%{spf}\n(If there is an SPF record, add no second one; put what is between “v=spf1” and “~all” into it.)\n\n2. DKIM: make the key in the panel of the mail provider, and add it as a TXT record under the name given there.\n\n3. DMARC: a TXT record of _dmarc.%{domain}\n%{dmarc}',
  ],
})
