import { messages } from '../../language/messages.ts'

export const accountMessages = messages(
  {
    admin: {
      account: {
        title: 'Hesabım',
        current: 'Şimdiki şifre',
        new: 'Yeni şifre',
        newHint: 'En az 10 karakter; adınız, e-postanız ya da yaygın bir şifre olmasın.',
        change: 'Şifreyi değiştir',
        changeWhat: 'Şifreniz değişince bu oturum açık kalır, diğer bütün oturumlarınız kapanır.',
        changed: 'Şifreniz değişti; diğer oturumlarınız kapandı',
        sessions: 'Diğer oturumlar',
        sessionsWhat: 'Bu tarayıcı dışında giriş yaptığınız her yerden çıkarılırsınız.',
        sessionsTitle: 'Diğer oturumlar kapatılsın mı?',
        endSessions: 'Diğer oturumları kapat',
        sessionsEnded: 'Diğer oturumlarınız kapandı',
        maybeChanged:
          'Bu, şu anki şifreniz değil; yanıtsız kalan denemede değişmiş olabilir. Buraya yeni şifrenizi yazıp deneyin.',
        firstTitle: 'Önce kendi şifrenizi belirleyin',
        firstWhat:
          'Şimdiki şifrenizi başka biri oluşturdu. Devam etmek için yalnızca sizin bildiğiniz bir şifre seçin.',
      },
    },
  },
  {
    admin: {
      account: {
        title: 'My account',
        current: 'Current password',
        new: 'New password',
        newHint: 'At least 10 characters; not your name, your address or a common password.',
        change: 'Change the password',
        changeWhat: 'This session continues; all your other sessions end.',
        changed: 'Your password is changed; your other sessions have ended',
        sessions: 'Other sessions',
        sessionsWhat: 'You are signed out everywhere except in this browser.',
        sessionsTitle: 'End the other sessions?',
        endSessions: 'End the other sessions',
        sessionsEnded: 'Your other sessions have ended',
        maybeChanged:
          'This is not your current password; the attempt without a reply may have changed it. Try your new password here.',
        firstTitle: 'Choose a password of your own first',
        firstWhat: 'Your current password was made by somebody else. Choose one that only you know.',
      },
    },
  },
)
