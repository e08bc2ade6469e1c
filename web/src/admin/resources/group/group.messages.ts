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
  above: [
    'Bu grubun sizde olmayan yetkileri var; değiştiremezsiniz.',
    'You cannot change this group, because it has roles that you do not have.',
  ],
})
