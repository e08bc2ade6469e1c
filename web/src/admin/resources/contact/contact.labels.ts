import { common, entityLabels, field } from '../labels.ts'

export const contactLabels = entityLabels('contact', {
  tr: { one: 'İletişim kaydı', many: 'İletişim kayıtları' },
  en: { one: 'Contact entry', many: 'Contact entries' },
  fields: {
    address: field('Adres', 'Address'),
    phoneNumber: common.phone,
    mail: common.email,
    mailServer: field('Posta sunucusu', 'Mail server'),
    port: field('Bağlantı noktası', 'Port'),
    userName: common.userName,
    password: common.password,
  },
})
