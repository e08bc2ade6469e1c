import { common, computed, entityLabels, field, reference } from '../labels.ts'

export const groupLabels = entityLabels('group', {
  tr: { one: 'Grup', many: 'Gruplar', possessed: 'grubu' },
  en: { one: 'Group', many: 'Groups' },
  fields: {
    name: common.name,
    displayName: field('Türkçe ad', 'Türkçe adını', 'Turkish name'),
    description: common.description,
    roleIds: reference('role', field('Yetkiler', 'yetkilerini', 'Roles')),
    roleId: reference('role', field('Yetki', 'yetkisini', 'Role')),
    currentPassword: computed('Kendi şifreniz', 'Your own password'),
    users: computed('Üyeler', 'Members'),
  },
})
