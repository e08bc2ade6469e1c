import { words } from '../../language/words.ts'

export const groupWords = words(
  {
    resources: {
      group: {
        name: 'Grup |||| Gruplar',
        fields: { name: 'Ad', description: 'Açıklama', roleIds: 'Ne yapabilirler', users: 'Üyeler' },
        noRoles: 'Verebileceğiniz bir yetki yok.',
        noMembers: 'Üyesi yok',
        above: 'Bu grubun sizde olmayan yetkileri var; değiştiremezsiniz.',
      },
    },
  },
  {
    resources: {
      group: {
        name: 'Group |||| Groups',
        fields: { name: 'Name', description: 'Description', roleIds: 'What they may do', users: 'Members' },
        noRoles: 'There is no role that you could give.',
        noMembers: 'No members',
        above: 'This group holds roles that you do not; you cannot change it.',
      },
    },
  },
)
