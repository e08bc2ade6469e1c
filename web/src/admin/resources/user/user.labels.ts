import { common, entityLabels, field, reference } from '../labels.ts'

export const userLabels = entityLabels('user', {
  tr: { one: 'Kullanıcı', many: 'Kullanıcılar' },
  en: { one: 'User', many: 'Users' },
  fields: {
    fullName: field('Ad soyad', 'Name'),
    firstName: field('Ad', 'First name'),
    lastName: field('Soyad', 'Last name'),
    userName: common.userName,
    email: common.email,
    phoneNumber: common.phone,
    password: common.password,
    currentPassword: field('Kendi şifreniz', 'Your own password'),
    groupIds: reference('group', field('Gruplar', 'Groups')),
    groupId: reference('group', field('Grup', 'Group')),
    avatar: field('Profil resmi adresi', 'Profile picture address'),
    mood: field('Ruh hâli', 'Mood'),
    chatStatus: field('Sohbet durumu', 'Chat status'),
    emailConfirmed: field('E-posta doğrulandı', 'Email confirmed'),
    phoneNumberConfirmed: field('Telefon doğrulandı', 'Phone confirmed'),
    twoFactorEnabled: field('İkinci adım (kod uygulaması)', 'Second step (code app)'),
    lockoutEnabled: field('Hatalı girişlerde geçici kilit', 'Temporary lock after failed sign-ins'),
    lockoutEnd: field('Kilit bitişi', 'Locked until'),
    mustChangePassword: field('Şifre değiştirilmeli', 'Password must be changed'),
    erasedAt: field('Verileri silindi', 'Data erased'),
  },
})
