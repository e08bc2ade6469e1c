import { messages } from '../../language/messages.ts'

export const userMessages = messages('resources.user', {
  credentials: {
    title: ['Giriş bilgileri', 'How to sign in'],
    what: [
      'Aşağıdaki metni kopyalayıp kişiye başkasının göremeyeceği bir yoldan iletin.',
      'Copy this text and give it to the person in a safe way.',
    ],
    label: ['İletilecek metin', 'Text to hand over'],
    once: [
      'Şifre yalnızca şimdi gösterilir; hiçbir yerde saklanmaz. Kaybolursa yeniden sıfırlayın.',
      'The password is shown only once. If it is lost, reset it again.',
    ],
    text: [
      'Yönetim girişi: %{address}\nKullanıcı adı: %{userName}\nŞifre: %{password}',
      'Sign-in: %{address}\nUser name: %{userName}\nPassword: %{password}',
    ],
    copy: ['Metni kopyala', 'Copy the text'],
    copied: ['Kopyalandı', 'Copied'],
    copyYourself: ['Metin seçildi; kopyalamak için Ctrl+C', 'The text is selected; copy it with Ctrl+C'],
    close: ['İlettim, kapat', 'Done, close'],
  },
  invite: {
    title: ['Davet et', 'Invite'],
    what: [
      'Davet edilen, şifresini size gösterilecek ya da e-postasına gidecek bağlantıyla kendi belirler.',
      'They set their own password by a link, which you are shown or which is mailed.',
    ],
    call: ['Davet: %{email}', 'Invitation: %{email}'],
    renew: ['Daveti yenile', 'Renew the invitation'],
    unseen: [
      'Davet edildi, ama bağlantısını kimse görmedi: kullanıcının sayfasında “Daveti yenile” deyin.',
      'They are invited, but nobody has seen the link: use “Renew the invitation” on their page.',
    ],
  },
  link: {
    make: ['Şifre bağlantısı oluştur', 'Make a password link'],
    call: ['Şifre bağlantısı: %{name}', 'Password link: %{name}'],
    invitationTitle: ['Davet bağlantısı', 'Invitation link'],
    resetTitle: ['Şifre bağlantısı', 'Password link'],
    what: [
      '%{name} bu bağlantıyla şifresini kendi belirler. Gönderin ya da kodu telefonuyla okutun.',
      '%{name} sets the own password by this link. Send it, or let them scan the code.',
    ],
    label: ['Bağlantı', 'Link'],
    once: [
      'Bir kez gösterilir ve bir kez kullanılır; %{until} zamanına kadar geçerli. Yalnızca o kişiye verin.',
      'It is shown once and used once, until %{until}. Give it to that person alone.',
    ],
    copy: ['Kopyala', 'Copy'],
    whatsApp: ['WhatsApp’tan gönder', 'Send by WhatsApp'],
    mailedTitle: ['Davet gönderildi', 'The invitation is sent'],
    mailed: [
      'Bağlantı %{email} adresine e-postayla gidiyor; %{until} zamanına kadar geçerli. Gelmezse gereksiz posta klasörüne baksın.',
      'The link goes to %{email} by mail and can be used until %{until}. If it does not arrive, they look into the spam folder.',
    ],
  },
  unseen: [
    'Yapıldı, ama sonucunu kimse görmedi. Yeniden oluşturun.',
    'It was done, but nobody has seen the result. Make it again.',
  ],
  status: { ACTIVE: ['Açık', 'Open'], PASSIVE: ['Kapalı', 'Closed'] },
  addedUnseen: [
    'Hesap önceki denemede açılmıştı, ama şifresini kimse görmedi: “Şifreyi sıfırla” ile yenisini verin.',
    'The attempt before had added the account, but nobody has seen its password: use “Reset the password”.',
  ],
  inviteHint: [
    'Şifreyi biz üretiriz; kaydedince size bir kez gösterilir.',
    'A password is generated and shown once when you save.',
  ],
  userNameHint: ['Harf, rakam ve . _ - @ +; Türkçe harf olmaz.', 'Letters, digits and . _ - @ +'],
  userNameWrong: [
    'Yalnızca İngilizce harfler, rakamlar ve . _ - @ + olabilir',
    'Only ASCII letters, digits and . _ - @ +',
  ],
  hasStep: ['var', 'yes'],
  hasNoStep: ['yok', 'no'],
  noGroups: ['Ekleyebileceğiniz bir grup yok.', 'There is no group that you could assign.'],
  above: [
    'Bu kullanıcının sizde olmayan yetkileri olabilir; değiştiremezsiniz.',
    'You cannot change this user, who may have roles that you do not have.',
  ],
  more: ['Diğer bilgiler', 'More'],
  account: ['Hesap', 'Account'],
  lockedUntil: ['%{until} zamanına kadar kilitli', 'Locked until %{until}'],
  saveFirst: ['Önce formdaki değişiklikleri kaydedin.', 'Save the changes of the form first.'],
  reset: ['Şifreyi sıfırla', 'Reset the password'],
  resetTitle: ['Yeni bir şifre üretilsin mi?', 'Generate a new password?'],
  resetWhat: [
    '%{name} şu anki şifresiyle artık giremez ve açık olduğu her yerden çıkarılır.',
    'The current password of %{name} stops working, and all sessions end.',
  ],
  endSessions: ['Oturumlarını kapat', 'End the sessions'],
  endSessionsTitle: ['Bütün oturumları kapatılsın mı?', 'End all sessions?'],
  endSessionsWhat: [
    '%{name} açık olduğu her yerden hemen çıkarılır; şifresiyle yeniden girebilir.',
    '%{name} is signed out everywhere at once, and can sign in again by the password.',
  ],
  sessionsEnded: ['Oturumları kapatıldı', 'The sessions have ended'],
  resetStep: ['İkinci adımı sıfırla', 'Reset the second step'],
  resetStepTitle: ['İkinci adım sıfırlansın mı?', 'Reset the second step?'],
  resetStepWhat: [
    '%{name}: kod uygulaması, geçiş anahtarları ve kurtarma kâğıdı silinir, bütün oturumları kapanır. Telefonunu kaybeden, şifresiyle girip yenilerini ekler. Karşınızdakinin gerçekten o olduğundan emin olun.',
    '%{name}: code app, passkeys and recovery sheet are removed, and all sessions end. Who has lost the phone signs in by the password and adds new ones. Be certain that it is really them who ask.',
  ],
  stepReset: ['İkinci adım sıfırlandı', 'The second step was reset'],
  unlock: ['Kilidi aç', 'Unlock'],
  unlocked: ['Kilit açıldı', 'Unlocked'],
  lockOut: ['Hesabı kapat', 'Close the account'],
  lockOutTitle: ['Hesap kapatılsın mı?', 'Close the account?'],
  lockOutWhat: [
    '%{name} hemen her yerden çıkarılır ve yeniden giremez. Yaptıkları ve grupları durur; hesabı istediğinizde yeniden açabilirsiniz.',
    '%{name} is signed out everywhere at once and cannot sign in again. Groups and history stay; you can open the account again at any time.',
  ],
  lockedOut: ['Hesap kapatıldı', 'The account is closed'],
  letIn: ['Hesabı yeniden aç', 'Open the account again'],
  letInDone: ['Hesap yeniden açıldı', 'The account is open again'],
  self: ['Bu sizin hesabınız.', 'This is your account.'],
  ownPassword: {
    title: ['Kendi şifrenizi girin', 'Enter your own password'],
    why: [
      'Bu işlem hesapları ilgilendirir: gerçekten siz olduğunuzdan emin olmak için gereklidir.',
      'This concerns accounts, so that it must be certain that it is you.',
    ],
    wrong: ['Bu, sizin şu anki şifreniz değil.', 'This is not your current password.'],
  },
  erase: ['Verilerini sil', 'Erase the data'],
  eraseTitle: ['Kişisel veriler kalıcı olarak silinsin mi?', 'Erase the personal data permanently?'],
  eraseWhat: [
    '%{name}: adı, e-postası, telefonu ve diğer kişisel bilgileri hesaptan ve değişiklik geçmişinden silinir. Bu geri alınamaz; kullanıcı bir daha geri getirilemez.',
    '%{name}: the name, email, phone and other personal data are erased from the account and from the history of changes. This cannot be undone; the user can never be restored.',
  ],
  erased: ['Kişisel veriler silindi', 'The personal data is erased'],
})
