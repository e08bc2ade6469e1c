import { messages } from '../../language/messages.ts'

export const contactMessages = messages('resources.contact', {
  site: ['Sitede görünen', 'Shown on the site'],
  siteHint: [
    'Site önce Ayarlar’daki adresi, telefonu ve e-postayı gösterir; orada boş olanlar için ilk kayıttakini. En az bir alan doldurulmalı.',
    'The site shows address, phone and email of the settings, and those of the first entry for what is empty there. Fill in at least one field.',
  ],
  mailAccount: ['E-posta hesabı', 'Mail account'],
  passwordHint: [
    'Şifre hiçbir yerde gösterilmez. Boş bırakırsanız kayıtlı olan, varsa, kalır.',
    'The password is never shown. Leave the field empty to keep the stored one, if any.',
  ],
  passwordClear: ['Kayıtlı şifre varsa sil', 'Delete the stored password, if any'],
  passwordCleared: [
    'Kaydettiğinizde kayıtlı şifre, varsa, silinecek.',
    'The stored password, if any, will be deleted when you save.',
  ],
  passwordKeep: ['Şifre kalsın', 'Keep the password'],
})
