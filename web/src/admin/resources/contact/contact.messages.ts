import { messages } from '../../language/messages.ts'

export const contactMessages = messages(
  {
    resources: {
      contact: {
        site: 'Sitede görünen',
        siteHint:
          'Site ilk kaydın adresini ve telefonunu, boş olanın yerine kurulumdakini gösterir. En az bir alan doldurulmalı.',
        mailAccount: 'E-posta hesabı',
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
        site: 'Shown on the site',
        siteHint:
          'The site shows address and phone of the first entry, or those of its configuration for what is empty. Fill in at least one field.',
        mailAccount: 'Mail account',
        passwordHint: 'The stored password is never shown. Leave the field empty to keep it.',
        passwordClear: 'Delete the stored password',
        passwordCleared: 'The stored password will be deleted when you save.',
        passwordKeep: 'Keep the password',
      },
    },
  },
)
