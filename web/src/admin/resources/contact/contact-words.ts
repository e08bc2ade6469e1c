import { words } from '../../language/words.ts'

export const contactWords = words(
  {
    resources: {
      contact: {
        name: 'İletişim kaydı |||| İletişim',
        fields: {
          address: 'Adres',
          phoneNumber: 'Telefon',
          mail: 'E-posta',
          mailServer: 'Sunucu adresi',
          port: 'Bağlantı noktası',
          userName: 'Kullanıcı adı',
          password: 'Şifre',
        },
        site: 'Sitede görünen',
        siteHint: 'Site ilk kaydın adresini ve telefonunu gösterir. En az bir alan doldurulmalı.',
        mailAccount: 'Posta sunucusu',
        passwordHint: 'Kayıtlı şifre hiçbir yerde gösterilmez. Boş bırakırsanız olduğu gibi kalır.',
        passwordClear: 'Kayıtlı şifreyi sil',
        passwordCleared: 'Kaydettiğinizde kayıtlı şifre silinecek.',
        passwordKeep: 'Şifre kalsın',
      },
    },
  },
  {
    resources: {
      contact: {
        name: 'Contact entry |||| Contact',
        fields: {
          address: 'Address',
          phoneNumber: 'Phone',
          mail: 'Email',
          mailServer: 'Host',
          port: 'Port',
          userName: 'User name',
          password: 'Password',
        },
        site: 'Shown on the site',
        siteHint: 'The site shows address and phone of the first entry. Fill in one field at least.',
        mailAccount: 'Mail server',
        passwordHint: 'The stored password is shown nowhere. Left empty, it stays as it is.',
        passwordClear: 'Delete the stored password',
        passwordCleared: 'The stored password goes when you save.',
        passwordKeep: 'Keep the password',
      },
    },
  },
)
