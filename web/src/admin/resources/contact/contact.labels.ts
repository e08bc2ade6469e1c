import { common, entityLabels, field } from '../labels.ts'

export const contactLabels = entityLabels('contact', {
  tr: { one: 'İletişim kaydı', many: 'İletişim', possessed: 'iletişim kaydı' },
  en: { one: 'Contact entry', many: 'Contact' },
  fields: {
    address: field('Adres', 'adresini', 'Address'),
    phoneNumber: common.phone,
    mail: common.email,
    mailServer: field('Posta sunucusu', 'posta sunucusunu', 'Mail server'),
    port: field('Bağlantı noktası', 'bağlantı noktasını', 'Port'),
    userName: common.userName,
    password: common.password,
  },
})
