import { messages } from '../../language/messages.ts'

export const groupMessages = messages('resources.group', {
  noRoles: ['Verebileceğiniz bir yetki yok.', 'There is no role that you could assign.'],
  noMembers: ['Üyesi yok', 'No members'],
  removeEmpty: [
    'Grubu kaldırmak için önce üyelerini başka bir gruba alın',
    'To remove the group, first move its members to another one',
  ],
  displayNameHint: [
    'Türkçe ekranlarda görünen ad; boşsa yukarıdaki ad görünür.',
    'Shown on Turkish screens; where it is empty, the name above is.',
  ],
  requiresSecondFactorHint: [
    'Üyeler bu grubun yetkilerini ancak ikinci adımla (kod uygulaması ya da geçiş anahtarı) giriş yapınca kullanır; olmayana ilk girişte eklemesi söylenir. Açmadan önce kendi hesabınıza ekleyin.',
    'Members use the roles of this group only after signing in with a second step (code app or passkey); who has none is asked to add one first. Add your own before you switch it on.',
  ],
  above: [
    'Bu grubun sizde olmayan yetkileri var; değiştiremezsiniz.',
    'You cannot change this group, because it has roles that you do not have.',
  ],
})
