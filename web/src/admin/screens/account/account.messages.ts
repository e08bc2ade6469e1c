import { messages } from '../../language/messages.ts'

export const accountMessages = messages('admin.account', {
  title: ['Hesabım', 'My account'],
  details: ['Adınız ve e-postanız', 'Your name and address'],
  exampleEmail: [
    'Girişte de kullanılır. Boş bırakırsanız %{email} kalır.',
    'You sign in with it, too. If empty, %{email} stays.',
  ],
  confirmed: ['onaylı', 'confirmed'],
  unconfirmed: ['onaylı değil', 'not confirmed'],
  confirmEmail: ['Onay e-postası gönder', 'Send a mail to confirm it'],
  confirmationSent: [
    '%{email} adresine bir bağlantı gidiyor; 24 saat geçerli',
    'A link goes to %{email}; it can be used for 24 hours',
  ],
  code: {
    title: ['Kurtarma kodu', 'Recovery code'],
    what: [
      'Şifrenizi unutursanız, giriş sayfasındaki “Şifremi unuttum” ile bu kod sizi kimsenin yardımı olmadan içeri alır.',
      'If you forget your password, “Şifremi unuttum” on the sign-in page lets you in by this code, without anybody’s help.',
    ],
    none: ['Kurtarma kodunuz yok.', 'You have no recovery code.'],
    madeAt: ['Kodunuz %{when} tarihinde oluşturuldu.', 'Your code was made on %{when}.'],
    make: ['Kodu oluştur', 'Make the code'],
    renew: ['Kodu yenile', 'Renew the code'],
    yours: ['Kurtarma kodunuz', 'Your recovery code'],
    keep: [
      'Yazdırıp kasada saklayın ya da telefonunuzun şifre kasasına kaydedin. Kodu bilen, hesabınıza girebilir.',
      'Print it and keep it in the safe, or store it in your password manager. Whoever knows it can get into your account.',
    ],
    once: [
      'Yalnızca şimdi gösterilir; varsa önceki kod artık geçmez.',
      'It is shown only now; a code of before is no longer good.',
    ],
    print: ['Yazdır', 'Print'],
    close: ['Sakladım, kapat', 'I have it, close'],
    sheet: [
      'Şifrenizi unutursanız %{address} adresinde bu kodla yenisini belirleyin. Kod bir kez kullanılır.',
      'If you forget your password, set a new one by this code at %{address}. The code is used once.',
    ],
  },
  current: ['Şimdiki şifre', 'Current password'],
  new: ['Yeni şifre', 'New password'],
  newHint: [
    'En az 10 karakter; adınız, e-postanız ya da yaygın bir şifre olmasın.',
    'At least 10 characters; not your name, your address or a common password.',
  ],
  change: ['Şifreyi değiştir', 'Change the password'],
  changeWhat: [
    'Şifreniz değişince bu oturum açık kalır, diğer bütün oturumlarınız kapanır.',
    'This session continues; all your other sessions end.',
  ],
  changed: [
    'Şifreniz değişti; diğer oturumlarınız kapandı',
    'Your password is changed; your other sessions have ended',
  ],
  sessions: ['Diğer oturumlar', 'Other sessions'],
  sessionsWhat: [
    'Bu tarayıcı dışında giriş yaptığınız her yerden çıkarılırsınız.',
    'You are signed out everywhere except in this browser.',
  ],
  sessionsTitle: ['Diğer oturumlar kapatılsın mı?', 'End the other sessions?'],
  endSessions: ['Diğer oturumları kapat', 'End the other sessions'],
  sessionsEnded: ['Diğer oturumlarınız kapandı', 'Your other sessions have ended'],
  changedBefore: [
    'Önceki denemeniz kaydedilmişti: şifreniz o denemede yazdığınız, şimdi yazdığınız değil.',
    'Your attempt before had been saved: your password is that of then, not the one you have typed now.',
  ],
  firstTitle: ['Önce kendi şifrenizi belirleyin', 'Choose a password of your own first'],
  firstWhat: [
    'Şimdiki şifrenizi başka biri oluşturdu. Devam etmek için yalnızca sizin bildiğiniz bir şifre seçin.',
    'Your current password was made by somebody else. Choose one that only you know.',
  ],
})
