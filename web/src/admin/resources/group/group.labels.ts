import { common, entityLabels, field, reference } from '../labels.ts'

export const groupLabels = entityLabels('group', {
  tr: { one: 'Grup', many: 'Gruplar' },
  en: { one: 'Group', many: 'Groups' },
  fields: {
    name: common.name,
    displayName: field('Türkçe ad', 'Turkish name'),
    description: common.description,
    requiresSecondFactor: field('İkinci adım ister', 'Requires a second step'),
    roleIds: reference('role', field('Yetkiler', 'Roles')),
    roleId: reference('role', field('Yetki', 'Role')),
    currentPassword: field('Kendi şifreniz', 'Your own password'),
    users: field('Üyeler', 'Members'),
  },
})
