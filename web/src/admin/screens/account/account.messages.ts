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
