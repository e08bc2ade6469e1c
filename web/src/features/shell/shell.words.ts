/** What is around every page: navigation, footer, bars. */

export const skip = 'İçeriğe geç'
export const openMenu = 'Menüyü aç'
export const closeMenu = 'Menüyü kapat'
export const mainMenu = 'Ana menü'
export const home = 'Anasayfa'
export const about = 'Hakkımızda'
export const menu = 'Menü'
export const services = 'Hizmetler'
export const showServices = 'Hizmetleri göster'
export const contact = 'İletişim'
export const bookTable = 'Masa ayırtın'
export const cart = (count: number) => `Sepet, ${count} ürün`
export const phone = (number: string) => `Telefon ${number}`
export const pages = 'Sayfalar'
export const categories = 'Menü kategorileri'
export const reachUs = 'Bize ulaşın'
export const languages = 'Diller'
export const information = 'Bilgi'
export const order = 'Online sipariş'
export const blog = 'Yazılar'
export const faq = 'Sıkça sorulanlar'
export const terms = 'Kullanım koşulları'
export const privacy = 'Gizlilik ve KVKK'
export const quickAccess = 'Hızlı erişim'
export const table = 'Masa'
export const call = 'Bizi ara'
export const directions = 'Yol tarifi'
/** Of a page that is shown without a connection. @param moment `22 Kasım 13:05`. */
export const offline = 'Bağlantı yok.'
export const pricesOf = (moment: string) => `Fiyatlar ${moment} tarihine ait.`
export const storedAt = (moment: string) => `Bu sayfa ${moment} tarihinde kaydedildi.`
export const outdated = (moment: string) =>
  `Bu sayfa ${moment} tarihinde kaydedildi; güncel fiyatlar için bizi arayın.`
export const reload = 'Yenile'
