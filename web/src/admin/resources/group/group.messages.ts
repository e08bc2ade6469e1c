import { messages } from '../../language/messages.ts'

export const groupMessages = messages(
  {
    resources: {
      group: {
        noRoles: 'Verebileceğiniz bir yetki yok.',
        noMembers: 'Üyesi yok',
        removeEmpty: 'Grubu kaldırmak için önce üyelerini başka bir gruba alın',
        displayNameHint: 'Türkçe ekranlarda görünen ad; boşsa yukarıdaki ad görünür.',
        above: 'Bu grubun sizde olmayan yetkileri var; değiştiremezsiniz.',
      },
    },
  },
  {
    resources: {
      group: {
        noRoles: 'There is no role that you could assign.',
        noMembers: 'No members',
        removeEmpty: 'To remove the group, first move its members to another one',
        displayNameHint: 'Shown on Turkish screens; where it is empty, the name above is.',
        above: 'You cannot change this group, because it has roles that you do not have.',
      },
    },
  },
)
