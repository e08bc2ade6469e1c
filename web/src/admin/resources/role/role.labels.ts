import { common, computed, entityLabels } from '../labels.ts'

export const roleLabels = entityLabels('role', {
  tr: { one: 'Yetki', many: 'Yetkiler', possessed: 'yetkisi' },
  en: { one: 'Role', many: 'Roles' },
  fields: {
    name: common.name,
    meaning: computed('Neye izin verir', 'What it allows'),
    groups: computed('Gruplar', 'Groups'),
  },
})
