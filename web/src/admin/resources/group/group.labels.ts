import { common, computed, entityLabels, field } from '../labels.ts'

export const groupLabels = entityLabels('group', {
  tr: {
    one: 'Grup',
    many: 'Gruplar',
    accusative: 'grubunu',
    genitive: 'grubunun',
    dative: 'grubuna',
    ablative: 'grubundan',
  },
  en: { one: 'Group', many: 'Groups' },
  fields: {
    name: common.name,
    description: common.description,
    roleIds: field('Yetkiler', 'yetkilerini', 'Roles'),
    roleId: field('Yetki', 'yetkisini', 'Role'),
    users: computed('Üyeler', 'Members'),
  },
})
