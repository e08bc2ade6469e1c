import { messages } from '../../language/messages.ts'

export const securityMessages = messages('admin.security', {
  password: ['Şifre', 'Password'],
  step: ['İkinci adım', 'Second step'],
  stepWhat: [
    'Şifrenizi öğrenen biri, telefonunuz elinde değilse hesabınıza giremez.',
    'Whoever learns your password cannot get in without your phone.',
  ],
  app: {
    title: ['Kod uygulaması', 'Code app'],
    on: [
      'Açık: girişte uygulamanızdaki altı rakam sorulur.',
      'On: the six digits of your app are asked for at sign-in.',
    ],
    off: [
      'Girişte, şifreden sonra telefonunuzdaki bir uygulamanın altı rakamı sorulur.',
      'At sign-in the six digits of an app on your phone are asked for after the password.',
    ],
    add: ['Kod uygulaması ekle', 'Add a code app'],
    move: ['Yeni telefona taşı', 'Move to a new phone'],
    remove: ['Kod uygulamasını kaldır', 'Remove the code app'],
    removeTitle: ['Kod uygulaması kaldırılsın mı?', 'Remove the code app?'],
    removeWhat: [
      'Girişte artık altı rakam sorulmaz. Uygulamadaki kayıt çalışmaz olur; onu kendiniz silin.',
      'The six digits are no longer asked for. The entry in the app stops working; delete it yourself.',
    ],
    removed: ['Kod uygulaması kaldırıldı', 'The code app was removed'],
    scan: [
      'Telefonunuzda bir kod uygulaması açın (Google Authenticator, Microsoft Authenticator, Aegis…), artıya dokunup bu kodu okutun.',
      'Open a code app on your phone (Google Authenticator, Microsoft Authenticator, Aegis…), press the plus and scan this code.',
    ],
    keepsOld: [
      'Yeni uygulamayı onaylayana kadar eskisi çalışır.',
      'The app of before goes on working until you confirm the new one.',
    ],
    open: ['Uygulamada aç', 'Open in the app'],
    secret: ['Okutamıyorsanız bu anahtarı yazın', 'If you cannot scan it, type this key'],
    copy: ['Anahtarı kopyala', 'Copy the key'],
    code: ['Uygulamadaki altı rakam', 'The six digits of the app'],
    confirm: ['Onayla', 'Confirm'],
    added: ['Kod uygulaması eklendi', 'The code app was added'],
  },
  passkey: {
    title: ['Geçiş anahtarları', 'Passkeys'],
    what: [
      'Parmak iziniz, yüzünüz ya da ekran kilidinizle şifre yazmadan girersiniz.',
      'Get in by fingerprint, face or screen lock, without typing a password.',
    ],
    unavailable: [
      'Bu adreste kullanılamıyor: geçiş anahtarı için sitenin https ile başlayan, adı olan bir adresi olmalı. Siteyi kurana söyleyin.',
      'They cannot be used at this address: the site needs one by name that begins with https. Tell whoever installed the site.',
    ],
    add: ['Geçiş anahtarı ekle', 'Add a passkey'],
    nameTitle: ['Anahtara bir ad verin', 'Name the passkey'],
    name: ['Adı', 'Its name'],
    someDevice: ['Cihazım', 'My device'],
    nameHint: ['Hangi cihazda olduğunu anlatsın.', 'So that you know which device has it.'],
    added: ['Geçiş anahtarı eklendi', 'The passkey was added'],
    made: ['eklendi %{when}', 'added %{when}'],
    used: ['son kullanım %{when}', 'last used %{when}'],
    unused: ['henüz kullanılmadı', 'not used yet'],
    elsewhere: ['bu adreste geçmez', 'not for this address'],
    cancelled: [
      'Geçiş anahtarı eklenmedi; istediğiniz zaman yeniden deneyebilirsiniz.',
      'No passkey was added; you can try again whenever you like.',
    ],
    present: [
      'Bu cihazda bu hesabın bir geçiş anahtarı zaten var.',
      'This device has a passkey of this account already.',
    ],
    failed: [
      'Bu tarayıcı geçiş anahtarı oluşturamadı. Başka bir tarayıcıyla ya da telefonunuzla deneyin.',
      'This browser could not make a passkey. Try another one, or your phone.',
    ],
    remove: ['Kaldır', 'Remove'],
    removeTitle: ['“%{name}” kaldırılsın mı?', 'Remove “%{name}”?'],
    removeWhat: [
      'Bu anahtarla artık girilemez. Cihazdaki kaydı kendiniz silin.',
      'It no longer lets anybody in. Delete its entry on the device yourself.',
    ],
    removed: ['Geçiş anahtarı kaldırıldı', 'The passkey was removed'],
  },
  again: {
    what: [
      'Bunun için ikinci adımınızla yeniden giriş yapın; girişten sonra 15 dakika içinde değiştirebilirsiniz.',
      'Sign in again with your second step for this; it can be changed for 15 minutes after that.',
    ],
    signIn: ['Yeniden giriş yap', 'Sign in again'],
  },
  sheet: {
    title: ['Kurtarma kâğıdı', 'Recovery sheet'],
    what: [
      'Üzerinde on kod olan bir kâğıt. Her kod bir kez geçer: şifrenizi unutursanız yenisini belirler, telefonunuz yoksa girişte altı rakamın yerini tutar. İkisi birden gittiyse iki kod yeter.',
      'A sheet with ten codes. Each is good once: it sets a new password, or stands in for the six digits at sign-in. If password and phone are both lost, two codes do.',
    ],
    none: ['Kurtarma kâğıdınız yok.', 'You have no recovery sheet.'],
    left: ['10 koddan %{left} duruyor.', '%{left} of 10 codes are left.'],
    leftMore: ['Kullanılmamış %{left} kodunuz var.', 'You have %{left} unused codes.'],
    madeAt: ['Kâğıt %{when} tarihinde oluşturuldu.', 'The sheet was made on %{when}.'],
    few: [
      'Az kod kaldı: yeni bir kâğıt oluşturup yazdırın.',
      'Few codes are left: make a new sheet and print it.',
    ],
    make: ['Kâğıdı oluştur', 'Make the sheet'],
    renew: ['Kâğıdı yenile', 'Renew the sheet'],
    yours: ['Kurtarma kodlarınız', 'Your recovery codes'],
    keep: [
      'Yazdırıp kasada saklayın ya da telefonunuzun şifre kasasına kaydedin. Kodları bilen, hesabınıza girebilir.',
      'Print them and keep them in the safe, or store them in your password manager. Whoever knows them can get into your account.',
    ],
    once: [
      'Yalnızca şimdi gösterilir; önceki kâğıt artık geçmez.',
      'They are shown only now; a sheet of before is no longer good.',
    ],
    copy: ['Hepsini kopyala', 'Copy all'],
    print: ['Yazdır', 'Print'],
    close: ['Sakladım, kapat', 'I have them, close'],
    made: ['%{email} · %{when}', '%{email} · %{when}'],
    use: [
      'Şifrenizi unutursanız %{address} adresinde, telefonunuz yanınızda değilse girişte altı rakamın yerine bu kodlardan birini yazın; her kod bir kez geçer, kullandığınızı işaretleyin.',
      'If you forget your password, type one of these codes at %{address}; without your phone, type one at sign-in instead of the six digits. Each is good once: tick the one that you have used.',
    ],
  },
  sessions: {
    title: ['Oturumlar', 'Sessions'],
    what: [
      'Hesabınızın açık olduğu yerler. Tanımadığınızı kapatın ve şifrenizi değiştirin.',
      'Where your account is open. End one that you do not know, and change your password.',
    ],
    current: ['bu oturum', 'this session'],
    unknown: ['Bilinmeyen cihaz', 'Unknown device'],
    opened: ['giriş %{when}', 'signed in %{when}'],
    used: ['son kullanım %{when}', 'last used %{when}'],
    end: ['Kapat', 'End'],
    endTitle: ['Bu oturum kapatılsın mı?', 'End this session?'],
    endWhat: [
      '%{name}: orada yeniden giriş yapmak gerekir.',
      '%{name}: it will be necessary to sign in again there.',
    ],
    ended: ['Oturum kapatıldı', 'The session has ended'],
  },
  method: {
    PASSWORD: ['şifreyle', 'by password'],
    CODE: ['şifre ve kodla', 'by password and code'],
    DEVICE: ['şifreyle, kod sorulmayan cihazda', 'by password, on a device without code'],
    RECOVERY_CODE: ['şifre ve kurtarma koduyla', 'by password and recovery code'],
    PASSKEY: ['geçiş anahtarıyla', 'by passkey'],
  },
  must: {
    title: ['Önce ikinci adımınızı ekleyin', 'Add your second step first'],
    what: [
      'Grubunuz şifrenin yanında ikinci bir adım istiyor. Bir kod uygulaması ya da geçiş anahtarı ekleyin; bir dakika sürer.',
      'Your group requires a second step beside the password. Add a code app or a passkey; it takes a minute.',
    ],
    haveTitle: ['İkinci adımınızla giriş yapın', 'Sign in with your second step'],
    have: [
      'Grubunuz şifrenin yanında ikinci bir adım istiyor. Hesabınızda var: onunla yeniden giriş yapın.',
      'Your group requires a second step beside the password. Your account has one: sign in again with it.',
    ],
    later: ['Şimdi değil', 'Not now'],
    laterWhat: [
      'Eklemeden, yalnızca öbür gruplarınızın işlerini yapabilirsiniz.',
      'Without it you can only do what your other groups allow.',
    ],
  },
})
