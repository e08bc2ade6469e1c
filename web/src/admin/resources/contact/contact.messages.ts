import { messages } from '../../language/messages.ts'

export const contactMessages = messages(
  {
    resources: {
      contact: {
        site: 'Sitede görünen',
        siteHint:
          'Site ilk kaydın adresini ve telefonunu, boş olanın yerine kurulumdakini gösterir. En az bir alan doldurulmalı.',
        mailAccount: 'E-posta hesabı',
        passwordHint: 'Şifre hiçbir yerde gösterilmez. Boş bırakırsanız kayıtlı olan, varsa, kalır.',
        passwordClear: 'Kayıtlı şifre varsa sil',
        passwordCleared: 'Kaydettiğinizde kayıtlı şifre, varsa, silinecek.',
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
        passwordHint: 'The password is never shown. Leave the field empty to keep the stored one, if any.',
        passwordClear: 'Delete the stored password, if any',
        passwordCleared: 'The stored password, if any, will be deleted when you save.',
        passwordKeep: 'Keep the password',
      },
    },
  },
)
