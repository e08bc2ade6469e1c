import { messages } from '../../language/messages.ts'

export const permissionsMessages = messages(
  {
    admin: {
      permissions: {
        title: 'Kim ne yapabilir',
        intro:
          'Bir grubun işaretli yetkilerini bütün üyeleri taşır. Değişiklikler hemen kaydedilir ve üyelerin bir sonraki işleminde geçerli olur.',
        role: 'Yetki',
        tick: '%{group}: %{role}',
        members: 'Üyeler: %{names}',
        granted: '%{group} artık yapabilir: %{role}',
        revoked: '%{group} artık yapamaz: %{role}',
        notYours: 'Soluk kutular sizde olmayan yetkilerle ilgili; onları değiştiremezsiniz.',
        ownTitle: 'Kendi yetkinizi kaldırıyorsunuz',
        own: 'Siz de bu grubun üyesisiniz: %{role} yetkisi sizden de kalkar ve kendiniz geri veremeyebilirsiniz.',
        ownConfirm: 'Yine de kaldır',
      },
    },
  },
  {
    admin: {
      permissions: {
        title: 'Permissions',
        intro:
          'All members of a group have the selected roles. Changes are saved at once and apply from a member’s next request.',
        role: 'Role',
        tick: '%{group}: %{role}',
        members: 'Members: %{names}',
        granted: '%{group} may now do this: %{role}',
        revoked: '%{group} may no longer do this: %{role}',
        notYours: 'You cannot change disabled boxes, because you do not have their roles.',
        ownTitle: 'You are removing a role from yourself',
        own: 'You are a member of this group: you lose the role %{role}, too, and may be unable to give it back.',
        ownConfirm: 'Remove it anyway',
      },
    },
  },
)
