/** What search engines read, in documents alone. */

export const home = 'Anasayfa'
export const menu = 'Menü'
export const askForTable = 'Masa isteği'
export const registration = 'İşletme kayıt numarası'
export const parking = 'Otopark'
export const stepFree = 'Basamaksız giriş'
