export const title = 'Bize Ulaşın'
export const phone = 'Telefon'
export const write = 'Bize yazın'
export const bookTable = 'Masa ayırtın'
export const address = 'Adres'
export const directions = 'Yol tarifi'
export const parking = 'Otopark'
export const stepFree = 'Basamaksız giriş'
export const yes = 'Var'
export const no = 'Yok'
export const code = 'Bakanlık karekodu'
/** Of the code's picture. */
export const ownCode = 'İşletmenin Bakanlık karekodu'
export const hours = 'Çalışma saatleri'
export const addressOf = (address: string) => `Adres: ${address}`
export const phoneOf = (number: string) => `Telefon: ${number}`
/** Beside the day of the week; in Turkish styles say it. */
export const today = 'bugün'
