import { messages } from '../../language/messages.ts'

export const permissionsMessages = messages('admin.permissions', {
  title: ['Kim ne yapabilir', 'Permissions'],
  intro: [
    'Bir grubun işaretli yetkilerini bütün üyeleri taşır. Değişiklikler hemen kaydedilir ve üyelerin bir sonraki işleminde geçerli olur. Soluk işaretler grubun başka bir yetkisiyle gelir.',
    'All members of a group have the selected roles. Changes are saved at once and apply from a member’s next request. Pale ticks come with another role of the group.',
  ],
  role: ['Yetki', 'Role'],
  tick: ['%{group}: %{role}', '%{group}: %{role}'],
  members: ['Üyeler: %{names}', 'Members: %{names}'],
  granted: ['%{group} artık yapabilir: %{role}', '%{group} may now do this: %{role}'],
  revoked: ['%{group} artık yapamaz: %{role}', '%{group} may no longer do this: %{role}'],
  notYours: [
    'Sizde olmayan yetkilerin kutularını değiştiremezsiniz.',
    'You cannot change the boxes of roles that you do not have.',
  ],
  ownTitle: ['Kendi yetkinizi kaldırıyorsunuz', 'You are removing a role from yourself'],
  own: [
    'Siz de bu grubun üyesisiniz: %{role} yetkisi sizden de kalkar ve kendiniz geri veremeyebilirsiniz.',
    'You are a member of this group: you lose the role %{role}, too, and may be unable to give it back.',
  ],
  ownConfirm: ['Yine de kaldır', 'Remove it anyway'],
})
