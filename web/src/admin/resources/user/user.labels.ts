import { common, computed, entityLabels, field, reference } from '../labels.ts'

export const userLabels = entityLabels('user', {
  tr: { one: 'Kullanıcı', many: 'Kullanıcılar', possessed: 'kullanıcısı' },
  en: { one: 'User', many: 'Users' },
  fields: {
    fullName: computed('Ad soyad', 'Name'),
    firstName: field('Ad', 'adını', 'First name'),
    lastName: field('Soyad', 'soyadını', 'Last name'),
    userName: common.userName,
    email: common.email,
    phoneNumber: common.phone,
    password: common.password,
    currentPassword: computed('Kendi şifreniz', 'Your own password'),
    groupIds: reference('group', field('Gruplar', 'gruplarını', 'Groups')),
    groupId: reference('group', field('Grup', 'grubunu', 'Group')),
    avatar: field('Profil resmi adresi', 'profil resmi adresini', 'Profile picture address'),
    mood: field('Ruh hâli', 'ruh hâlini', 'Mood'),
    chatStatus: field('Sohbet durumu', 'sohbet durumunu', 'Chat status'),
    emailConfirmed: field(
      'E-posta doğrulandı',
      'e-posta doğrulamasını',
      'Email confirmed',
      'email confirmation',
    ),
    phoneNumberConfirmed: field(
      'Telefon doğrulandı',
      'telefon doğrulamasını',
      'Phone confirmed',
      'phone confirmation',
    ),
    twoFactorEnabled: field('İki aşamalı giriş', 'iki aşamalı girişini', 'Two-factor sign-in'),
    lockoutEnabled: field(
      'Hatalı girişlerde geçici kilit',
      'hatalı girişlerde geçici kilidini',
      'Temporary lock after failed sign-ins',
    ),
    lockoutEnd: field('Kilit bitişi', 'kilit bitişini', 'Locked until', 'end of the lock'),
    mustChangePassword: field(
      'Şifre değiştirilmeli',
      'şifre değiştirme zorunluluğunu',
      'Password must be changed',
      'need to change the password',
    ),
    erasedAt: field('Verileri silindi', 'kişisel verilerini', 'Data erased', 'personal data'),
  },
})
