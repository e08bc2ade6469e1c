import { common, entityLabels, field } from '../labels.ts'

export const roleLabels = entityLabels('role', {
  tr: { one: 'Yetki', many: 'Yetkiler' },
  en: { one: 'Role', many: 'Roles' },
  fields: {
    name: common.name,
    meaning: field('Neye izin verir', 'What it allows'),
    groups: field('Gruplar', 'Groups'),
  },
})
